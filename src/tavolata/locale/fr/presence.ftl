### Qui est là, qui ne l’est pas, et la partie suivante avec les mêmes personnes, en français.

## La connexion

move-waiting = Pas de connexion. Ton coup attend d’être envoyé.
move-not-made = Ton coup n’a pas été joué. { $reason }

## Quelqu’un n’est pas là

seat-away-for = absent depuis { $time }
seat-away-until = absent, un bot prend le relais dans { $time }
seat-stand-in = un bot joue
bar-away = { $who } n’est pas là
bar-stand-in = un bot joue pour { $who }
by-bot = { $who } (bot)
away-title = { $who } n’est pas là
away-until = Un bot prend le relais dans { $time }.
away-stand-in = Un bot joue jusqu’au retour de { $who }.
away-keeps = La place et les cartes restent à { $who }.
away-wait = Encore une minute
away-bot-now = Passer au bot
away-spoken = { $count ->
    [one] { $who } n’est pas là ; un bot prend le relais dans { $count } seconde.
   *[other] { $who } n’est pas là ; un bot prend le relais dans { $count } secondes.
}
away-spoken-bot = { $who } n’est pas là. Un bot joue maintenant.
away-spoken-back = { $who } est de retour.
back-title = Te revoilà, { $who } !
back-moves = { $count ->
    [one] En ton absence, un bot a joué une fois pour toi :
   *[other] En ton absence, un bot a joué { $count } fois pour toi :
}
back-bot = Le bot
back-on = Continuer la partie

## Encore une partie

rematch-rules = Autres règles
rematch-with-rules = Rejouer avec ces règles
rematch-wants = { $who } propose une autre partie
rematch-same = Même table, mêmes places.
rematch-other-rules = Avec d’autres règles maison : { $rules }
rematch-in = J’en suis
rematch-not-now = Pas maintenant
rematch-after-all = J’en suis quand même
rematch-starting = La partie suivante
rematch-is-in = joue aussi
rematch-is-asked = n’a pas encore répondu
rematch-is-away = n’est pas là
rematch-is-out = pas maintenant
rematch-is-bot = bot, toujours partant
rematch-start = { $count ->
    [one] Commencer avec un bot pour { $names }
   *[other] Commencer avec des bots pour { $names }
}
rematch-start-in = Tu pourras commencer sans les autres dans { $time }.
rematch-keeps = Un bot joue pour ceux qui manquent, jusqu’à leur arrivée. Leur place les attend.
rematch-seat-kept = La partie suivante a commencé. On te garde ta place.
rematch-is-over = La partie suivante est déjà finie.
rematch-to-seat = Prendre ma place
series = Série
series-game = Partie { $number }
series-of = { $count ->
    [one] { $who } : { $count } victoire
   *[other] { $who } : { $count } victoires
}
