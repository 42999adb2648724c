### La table de la famille pizza dans le navigateur, en français.

## La table

pizza-you = Toi
pizza-filled-count = { $count ->
    [one] { $count } commande réalisée
   *[other] { $count } commandes réalisées
}
pizza-seat-ingredients = { $count ->
    [one] { $count } carte Ingrédient en main
   *[other] { $count } cartes Ingrédient en main
}
pizza-seat-orders = { $count ->
    [one] { $count } commande en main
   *[other] { $count } commandes en main
}
pizza-seat-stack = { $count ->
    [one] { $count } carte dans la pile de commandes
   *[other] { $count } cartes dans la pile de commandes
}
pizza-seat-filled = { $count ->
    [one] { $count } commande réalisée
   *[other] { $count } commandes réalisées
}
pizza-sign-ingredients = Ingrédients
pizza-sign-orders = Commandes
pizza-sign-stack = Pile
pizza-sign-filled = Réalisées
pizza-signs-hide = Masquer la légende
pizza-ingredients = Tes ingrédients
pizza-orders = Tes commandes
pizza-no-orders = Pas de commande en main
pizza-supply = Réserve
pizza-stack = Commandes
pizza-pile-supply = Piocher dans la réserve ({ $count })
pizza-pile-stack = Piocher dans ma pile de commandes ({ $count })
pizza-oven-empty = Le four est vide.
pizza-oven-top = Four. Sur le dessus : { $card }
pizza-oven-turned = Le four retourné
pizza-my-orders = Tes commandes
pizza-look-at-orders = Regarder mes commandes
pizza-orders-hint = Voilà ce que ta main pourrait ajouter. Le reste doit être dans le four, sous la commande.

## Un tour

pizza-step-play = Ingrédients
pizza-step-order = Commande
pizza-step-no-order = pas de commande
pizza-step-draw = Piocher
pizza-step-draw-count = { $count ->
    [one] Piocher { $count } carte
   *[other] Piocher { $count } cartes
}
pizza-choose-cards = Choisis des ingrédients
pizza-choose-kind = À toi. Choisis des ingrédients d’un même type.
pizza-say = Tu annonceras : { $cards }.
pizza-orders-next = { $count ->
    [one] Ta commande vient juste après.
   *[other] Tes commandes viennent juste après.
}
pizza-holds-no-order = Tu n’as pas de commande en main : ton coup s’arrête là.
pizza-choose-order = Choisis une commande
pizza-next-order = Tu ajoutes une commande ?
pizza-order-question = Une commande par-dessus ?
pizza-order-hint = Seul compte ce qu’il y a sous elle dans le four. Tu peux aussi la garder.
pizza-order-needs = Tout ce qu’il lui faut doit être sous elle. Touche-la encore pour la retirer.
pizza-play = Jouer { $cards }
pizza-play-no-order = Jouer { $cards }, sans commande
pizza-play-and-order = Jouer { $cards } + « { $order } »
pizza-add-order = Ajouter « { $order } »
pizza-no-order = Pas de commande cette fois
pizza-then-supply = piocher des ingrédients
pizza-then-stack = piocher des commandes
pizza-draw-supply = Ingrédients
pizza-draw-stack = Commandes
pizza-why-played = Tes ingrédients sont déjà sur le four.
pizza-why-ingredients-first = D’abord les ingrédients, puis la commande.
pizza-why-order-before-draw = On ajoute une commande avant de piocher.
pizza-why-not-your-turn = Ce n’est pas ton tour.

## Un décompte

pizza-revealed = Cartes révélées
pizza-card-of = Carte { $now } sur { $total }
pizza-just-revealed = Dernières cartes
pizza-columns = Colonnes
pizza-column = Dans la colonne : { $pieces }
pizza-revealed-order = La commande révélée
pizza-your-order = ta commande
pizza-filled = { $me ->
    [yes] Réalisée ! Elle compte pour toi.
   *[no] Réalisée : elle compte pour { $who }.
}
pizza-unfilled = { $reason ->
    [gave-up] { $me ->
        [yes] Tu renonces.
       *[no] { $who } renonce.
    }
   *[other] Non réalisée : { unfilled-why }.
} { unfilled-goes }
pizza-any-kinds = au choix
pizza-checklist-row = { $needed } : { $have } sur { $need }, dont { $hand } pris dans les mains ; il manque { $missing }
pizza-have-of = { $have } sur { $need }
pizza-from-column = colonnes
pizza-from-my-hand = ma main
pizza-from-hand = main
pizza-from-help = aide
pizza-missing = manque
pizza-show = Décompte
pizza-show-pause = Pause
pizza-show-resume = Lecture
pizza-show-next = Suivant
pizza-show-speed = Vitesse des décomptes sur cet appareil : { $speed }×
pizza-show-speed-short = Vitesse
pizza-skip-order-short = Commande
pizza-skip-order = Sauter cette commande
pizza-skip-short = Résultat
pizza-skip = Aller au résultat
pizza-results = Résultats
pizza-results-round = Manche { $round }
pizza-answer = Revenir à la question

## Ma commande

pizza-your-order-is = Ta commande : { $order }
pizza-tap-to-add = Touche une carte pour l’ajouter ou la reprendre.
pizza-tap-for-series = Touche une commande pour une série.
pizza-fill = Réaliser la commande
pizza-fill-with = Réaliser : ajouter { $cards }
pizza-ask-for-help = Demander de l’aide : { $needs }
pizza-ask-and-add = Demander { $needs } (+{ $count } de ma main)
pizza-hopeless = Personne n’a autant de cartes en main : inutile de demander.
pizza-ask-note = On demande aux autres, un par un. Si tous refusent, la commande n’est pas réalisée.
pizza-give-up = Renoncer
pizza-why-no-series = { $game ->
    [mamma-mia] D’abord la commande révélée. Celles de ta main doivent attendre.
   *[other] Seules les commandes « quatre identiques » forment une série, et seulement quand l’une d’elles est révélée.
}
pizza-amounts = { $named } sur { $count } choisis. Quels ingrédients demandes-tu ?
pizza-amounts-left = Encore { $count } à choisir
pizza-less-of = { $kind ->
    [o] Moins d’olives
    [a] Moins d’ananas
   *[other] Moins de { kind-plural }
}
pizza-more-of = { $kind ->
    [o] Plus d’olives
    [a] Plus d’ananas
   *[other] Plus de { kind-plural }
}
pizza-fill-series = { $cards ->
    [none] Réaliser { $count } commandes
   *[other] Réaliser { $count } commandes : ajouter { $cards }
}
pizza-other-request = Demander autre chose
pizza-why-no-way = Tes { kind-plural } ne servent à rien pour cette commande.
pizza-why-not-so-many = Le compte n’y est pas : on n’ajoute aucune carte inutile.
pizza-why-columns-first = Les colonnes d’abord : on n’ajoute que ce qui y manque.
pizza-why-no-more = Cette commande ne prend pas plus { $kind ->
    [o] d’olives
    [a] d’ananas
   *[other] de { kind-plural }
} dans les colonnes.
pizza-ways = Façons de réaliser la commande
pizza-ways-fills = Tu peux la réaliser
pizza-ways-alone = Sans demander à personne
pizza-ways-help = Un adversaire doit tout donner
pizza-ways-hopeless = Personne n’a assez de cartes
pizza-ways-more = { $count ->
    [one] { $count } autre façon
   *[other] { $count } autres façons
}
pizza-ways-tied = Choisis ce que tu demandes
pizza-ways-loading = On cherche comment la réaliser…
pizza-ways-failed = Impossible de trouver comment la réaliser.
pizza-ways-retry = Échec. Réessayer
pizza-way-add = ajouter { $cards }
pizza-way-ask = demander { $needs }
pizza-way-columns = tout vient des colonnes
pizza-way-series = en série avec { $orders }
pizza-way = { $needs } : { $how }
pizza-way-on-table = { $count } sur la table
pizza-way-amount = { $more ->
    [yes] +{ $count }
   *[no] { $count }
}
pizza-token-taken = { $card } dans la colonne, à prendre
pizza-token-stays = { $card } dans la colonne, à laisser
pizza-tokens = { $count } × { $card } dans la colonne, dont { $used } à prendre
pizza-tokens-count = ×{ $count }
pizza-tokens-used = { $used }/{ $count }

## L’aide

pizza-asks-you = { $who } te demande de l’aide
pizza-asked-before = Déjà interrogés : { $names }.
pizza-still-missing = Il manque encore
pizza-reward = Ta récompense
pizza-reward-hint = La première carte de ta pile de commandes compte comme réalisée.
pizza-no-reward = Ta pile de commandes est vide : pas de récompense.
pizza-you-would-give = Tu donnerais
pizza-doubles-count = Une carte double compte pour 2.
pizza-help = { $count ->
    [one] Aider avec { $count } carte
   *[other] Aider avec { $count } cartes
}
pizza-help-choose = Choisis ce qui manque
pizza-decline = Refuser
pizza-why-not-asked = Personne n’a demandé { $kind ->
    [o] d’olives
    [a] d’ananas
   *[other] de { kind-plural }
}.
pizza-why-all-or-nothing = Donne tout ce qui est demandé, ou rien ; pas une carte de trop.
pizza-from-now-on = Désormais
pizza-standing-ask = Me demander à chaque fois
pizza-standing-never = Ne jamais aider
pizza-nobody-learns = Personne ne saura si tu pouvais aider.

## Défi et même ingrédient

pizza-contest-hint = { $kind ->
    [o] Seules les olives comptent ; une carte double compte pour 2.
   *[other] Seuls les { kind-plural } comptent ; une carte double compte pour 2.
}
pizza-contest-total = { $pieces } : { $there } sur la table, { $added } de ta main
pizza-contest-blocks = Bloqué si les autres montrent { $pieces }
pizza-contest-then = { $count ->
    [0] Si le défi est bloqué, ta commande n’est pas réalisée.
   *[other] Si le défi est bloqué, tes cartes restent dans les colonnes.
}
pizza-contest-with = Lancer le défi : { $pieces }
pizza-contest-too-few = Un défi demande au moins 2 { kind-plural }.
pizza-contest-none = Pas assez pour un défi
pizza-contest-of = { $who } : { $order }
pizza-contest-stake = À bloquer : { $pieces }.
pizza-contest-shown = { $count ->
    [0] Personne n’a encore rien montré.
   *[other] Déjà montré : { $pieces }.
}
pizza-contest-with-mine = Avec tes cartes : { $pieces }.
pizza-why-own-kind = { $kind ->
    [o] Ici, seules les olives comptent.
   *[other] Ici, seuls les { kind-plural } comptent.
}
pizza-block-hint = Montre toutes tes cartes de ce type, ou aucune. Tu les reprends ensuite.
pizza-block-enough = Avec tes cartes, le défi est bloqué.
pizza-block-hopeless = Même avec tes cartes, le défi n’est pas bloqué, et il n’y a plus personne après toi.
pizza-block-left = Pour bloquer le défi, les suivants devraient encore montrer { $pieces }.
pizza-name-hint = Qui doit montrer une carte ? Avec une carte du même type, tu réalises la commande.
pizza-cards-in-hand = { $count ->
    [one] { $count } carte Ingrédient
   *[other] { $count } cartes Ingrédient
}
pizza-name = Désigner { $who }
pizza-name-somebody = Choisis un adversaire
pizza-choose-card = Choisis une carte
pizza-why-no-match = Cette carte n’est pas du type montré.

## La fin

pizza-end-rounds = { $count ->
    [one] Après { $count } manche
   *[other] Après { $count } manches
}
pizza-all-filled = Les { $count } commandes !
pizza-end-all = Les { $count } commandes réalisées : une partie parfaite !
pizza-end-lead = { $count ->
    [one] Avec { $count } commande réalisée.
   *[other] Avec { $count } commandes réalisées.
}
pizza-end-why = Les commandes non réalisées
pizza-end-none = Toutes les commandes que tu as mises au four ont été réalisées.
pizza-end-of = { $who } : { $count }
pizza-end-short = Il manquait { $missing }.
pizza-end-lost = { $me ->
    [yes] { $count ->
        [one] Ta propre commande « { $order } », sortie { $count } carte plus tôt, s’était déjà servie.
       *[other] Ta propre commande « { $order } », sortie { $count } cartes plus tôt, s’était déjà servie.
    }
   *[no] { $count ->
        [one] { $who } en avait déjà pris pour « { $order } », { $count } carte plus tôt.
       *[other] { $who } en avait déjà pris pour « { $order } », { $count } cartes plus tôt.
    }
}
pizza-end-blocked = Il suffisait d’en montrer { $stake } pour bloquer le défi ; les autres en ont montré { $shown }.
pizza-end-gave-up = { $me ->
    [yes] Tu y as renoncé.
   *[no] { $who } y a renoncé.
}
pizza-end-refused = Tout le monde a refusé d’aider.
pizza-end-lacking = Personne ne pouvait compléter.
pizza-end-own-kind = { $me ->
    [yes] Ton ingrédient était dans les colonnes.
   *[no] L’ingrédient propre à { $who } était dans les colonnes.
}
pizza-end-no-kind = Aucun ingrédient possible.
pizza-end-nobody = Aucun adversaire n’avait de carte Ingrédient.
pizza-end-no-match = Aucune carte du même type n’a été jouée.

## Rien à décider

pizza-forced-none = Tu n’as pas { $kind ->
    [o] d’olive
    [a] d’ananas
   *[other] de { kind-singular }
}.
pizza-forced-missing = Il te manque { $needs }.
pizza-forced-contest = Même avec ta main, il y a moins de 2 { kind-plural }.
pizza-forced-give-up = Les colonnes et ta main ne suffisent pas pour cette commande.
pizza-forced-play = Tu joues ton seul ingrédient.
pizza-forced-show = Tu n’as qu’une carte à montrer.
pizza-forced-one-way = Il n’y a qu’une façon de réaliser cette commande.
