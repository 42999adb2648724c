### Arriver à une table par un lien, y attendre, et arriver en retard, en français.

## L’invitation

invited-by = { $host } t’invite à jouer
invited-sole-mio = Tout le monde garnit le même four et y glisse ses commandes au bon moment. La meilleure mémoire gagne.
invited-mamma-mia-grande = La grande version du jeu du four : 19 commandes par joueur, de 13 types, trois manches, et aider rapporte.
invited-mamma-mia = Le classique : tout le monde garnit le même four. Retiens ce qu’il contient et glisses-y tes commandes au bon moment.
invited-solomino = Pose tes cartes comme des dominos. Les symboles changent tout, et le premier à ne plus avoir de cartes gagne.
invited-name = Ton nom à la table
invited-note = Pas besoin de compte. { $host } lance la partie.
guests-here = { $count ->
    [one] { $count } personne est là
   *[other] { $count } personnes sont là
}
take-seat = Prendre place
take-your-seat = Prendre ma place
take-seat-of = Prendre la place de { $who }
back-to-seat = Reprendre ma place
only-watch = Seulement regarder
kept-for-you = La partie a commencé. On te garde ta place encore { $time } ; un bot joue en attendant.
late-title = La partie a commencé. Prends place quand même !
late-hint = Prends la place d’un bot, avec ses cartes et tout ce qu’il a déjà réussi. Tu joues dès la prochaine décision.
late-back-hint = Ta place est toujours là. Tu rejoues dès la prochaine décision.
late-others = { $count ->
    [one] { $names } joue déjà.
   *[other] { $names } jouent déjà.
}
table-full = Toutes les places sont prises
table-full-hint = On te prévient ici dès qu’une place se libère.
seat-got-free = Une place s’est libérée.
seat-pizza = { $ingredients ->
    [one] { $ingredients } ingrédient
   *[other] { $ingredients } ingrédients
}, { $orders ->
    [one] { $orders } commande
   *[other] { $orders } commandes
}
seat-pizza-filled = { $count ->
    [one] { $count } réalisée
   *[other] { $count } réalisées
}
seat-solomino = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
over-title = Cette partie est terminée
over-hint = Tu peux encore voir comment elle s’est déroulée.

## Les liens qui ne mènent nulle part

link-broken = Ce lien est incomplet.
link-hint = Il en manque peut-être un morceau. Redemande-le en entier, ou scanne le code.
closed-hint = Tu peux ouvrir ta propre table à tout moment.

## Qui peut venir

reach-title = Seul cet ordinateur peut ouvrir le lien
reach-hint = Les autres appareils n’ont pas accès à { $address }, il n’y a donc pas de code à scanner. Lance le serveur avec cette commande et reviens : le lien et le code s’afficheront ici.
reach-copy = Copier la commande
reach-here = Jouer ici : faire passer l’appareil
copy-by-hand = Ton navigateur ne copie pas tout seul : sélectionne le texte et copie-le.

## Avant la partie

table-seats = Places
seat-you-host = toi, l’hôte
seat-you-guest = toi
seat-host = l’hôte
seat-yields = laissera sa place à un invité
joining-guest = Un invité a ouvert le lien
joining-named = { $name } a ouvert le lien
joining-hint = en train de s’installer
joining = en train d’arriver
just-arrived = vient d’arriver
more-arriving = { $count ->
    [one] Un autre invité attend une place.
   *[other] { $count } autres invités attendent une place.
}
arrived = { $name } est là.
arriving = Un invité a ouvert le lien.
arriving-named = { $name } a ouvert le lien.
took-over = { $name } remplace désormais un bot.
count-here = { $count } à table
count-away = { $count ->
    [one] { $count } absent
   *[other] { $count } absents
}
count-joining = { $count } en route
count-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
start-with = Commencer : { $who }
start-keeps = { $count ->
    [one] On garde sa place à l’invité en route pendant 60 s ; un bot joue en attendant.
   *[other] On garde leur place aux invités en route pendant 60 s ; des bots jouent en attendant.
}
start-for-host = Commencer sans { $host }
start-for-host-hint = { $host } n’est pas là. Si tu lances la partie, chacun a 10 s pour s’y opposer.
starting = { $name } lance la partie : { $time }
starting-stop = Pas encore
rules-changed = Les règles maison ont changé.
host-you = L’hôte, c’est toi maintenant.
make-host = Faire de { $name } l’hôte
remove-person = Exclure { $name }
remove-hint = On prévient { $name }, qui ne pourra revenir que si tu l’invites à nouveau.
remove-hint-playing = On prévient { $name }, qui ne pourra revenir que si tu l’invites à nouveau. Un bot joue à sa place.
removed-title = Exclus
readmit = Réinviter { $name }
seat-rename = Changer de nom
people-title = À la table
