### La famille des pizzas en français.
### $me dit s’il s’agit de la personne qui lit ("yes") ou de quelqu’un d’autre ("no"), dont le nom est $who.

## Types et cartes (P-1, P-9)

kind-o = { $count ->
    [one] olive
   *[other] olives
}
kind-p = { $count ->
    [one] piment
   *[other] piments
}
kind-m = { $count ->
    [one] champignon
   *[other] champignons
}
kind-s = { $count ->
    [one] salami
   *[other] salamis
}
kind-a = { $count ->
    [one] ananas
   *[other] ananas
}
kind-singular = { $kind ->
    [o] olive
    [p] piment
    [m] champignon
    [s] salami
   *[a] ananas
}
kind-plural = { $kind ->
    [o] olives
    [p] piments
    [m] champignons
    [s] salamis
   *[a] ananas
}
chef-o = Chef Olive
chef-p = Chef Piment
chef-m = Chef Champignon
chef-s = Chef Salami
chef-a = Chef Ananas
ingredients = { $count ->
    [one] { $count } ingrédient
   *[other] { $count } ingrédients
}
double-kind = 1 carte double ({ kind-singular })
cards = { $doubles ->
    [0] { $pieces }
    [one] { $pieces }, dont { $doubles } carte double
   *[other] { $pieces }, dont { $doubles } cartes doubles
}
cards-in-list = { $doubles ->
    [0] { $pieces }
    [one] { $pieces } ({ $doubles } carte double)
   *[other] { $pieces } ({ $doubles } cartes doubles)
}
order-of = { $order } ({ $who })

## Commandes : leurs noms et ce qu’il leur faut (P-40 à P-58)

order-four = { $pieces }
order-two-of-each = Deux de chaque
order-contest = Défi
order-match = Même ingrédient
order-without-mine = Sans mon ingrédient
order-two-doubles = Deux doubles
order-4321 = Quatre-trois-deux-un
order-scorers-four = Quatre Sole Mio
order-four-plus-one = { $pieces } + 1
order-mixed = Mixte
order-bombastica = Bombastica
order-monotoni = Monotoni
order-minimale = Minimale

needs-four = { $pieces } (série possible)
needs-two-of-each = { $pieces }
needs-contest = au moins { $pieces } (les autres peuvent bloquer)
needs-match = une carte en main du même type que celle montrée par l’adversaire désigné
needs-without-mine = 2 ingrédients d’un type et 2 d’un autre ; dans les colonnes, aucun du type de celui qui l’a jouée
needs-two-doubles = deux cartes doubles de types différents
needs-4321 = 4 ingrédients d’un type, 3 d’un autre, 2 d’un troisième et 1 d’un quatrième
needs-scorers-four = 4 fois l’ingrédient de celui qui a la carte de décompte ; celui qui réalise la commande prend cette carte
needs-four-plus-one = { $pieces }
needs-mixed = { $pieces }
needs-bombastica = au moins 15 ingrédients au choix ; elle vide toutes les colonnes
needs-monotoni = { $pieces } et 6 d’un autre type
needs-minimale = { $pieces } et 3 de l’ingrédient le moins présent dans les colonnes

## Ce qui est demandé

ask-play = À toi. Quels ingrédients poses-tu sur le four ?
ask-order = Tu ajoutes une commande ?
ask-draw = { $count ->
    [one] Tu pioches { $count } carte. Dans quelle pile ?
   *[other] Tu pioches { $count } cartes. Dans quelle pile ?
}
ask-series = Ta commande « { $order } » est révélée. Tu en ajoutes une autre, pour une série ?
ask-demand = { $amount ->
    [1] { $order } : quel ingrédient choisis-tu pour le dernier ?
   *[other] { $order } : quel ingrédient choisis-tu pour les { $amount } ?
}
ask-demand-double = { $order } : de quel type sera la prochaine carte double ?
ask-add = { $order } : il manque { $missing } dans les colonnes. Qu’ajoutes-tu de ta main ?
ask-add-bombastica = { $order } : il manque encore { $missing }. { $kind ->
    [o] Combien d’olives
    [a] Combien d’ananas
   *[other] Combien de { kind-plural }
} ajoutes-tu ?
ask-ask = { $order } : il manque { $missing }, et tu n’as aucun ingrédient en main. Tu demandes de l’aide ?
ask-amount = { $order } : il reste { $missing } à demander. { $kind ->
    [o] Combien d’olives
    [a] Combien d’ananas
   *[other] Combien de { kind-plural }
} demandes-tu ?
ask-help = { $who } demande { $needs } pour la commande « { $order } ». Veux-tu aider ?
ask-help-next = Tu aides { $who }. Que donnes-tu pour { $needs } ?
ask-contest = { $order } : les colonnes contiennent { $pieces }. Qu’ajoutes-tu de ta main ?
ask-block = { $who } lance un défi avec { $stake }. { $shown ->
    [0] Personne n’a encore rien montré.
   *[other] Les autres en ont déjà montré { $shown }.
} Tu montres les tiens ?
ask-name = { $order } : quel adversaire doit te montrer une carte ?
ask-show = { $who } te désigne pour la commande « { $order } ». Quelle carte montres-tu ?
ask-match = { $order } : { $who } montre { $card }. Tu joues une carte du même type ?

## Ce que l’on peut répondre

do-play = { $cards }
do-order = { $order }
do-order-done = pas de commande cette fois
do-draw-supply = { $count ->
    [one] des ingrédients de la réserve (encore { $count } carte)
   *[other] des ingrédients de la réserve (encore { $count } cartes)
}
do-draw-stack = { $count ->
    [one] des commandes de ta pile (encore { $count })
   *[other] des commandes de ta pile (encore { $count })
}
do-series = ajouter « { $order } »
do-series-done = ne pas ajouter de commande
do-demand = { kind-plural } (dans les colonnes : { $have } ; dans ta main : { $hold })
do-give-up = renoncer
do-add = ajouter { $cards }
do-add-none = ne pas en ajouter
do-ask = demander de l’aide aux autres
do-amount = demander { $pieces }
do-amount-none = ne pas en demander
do-help = donner { $cards }
do-help-no = ne pas aider
do-contest = ajouter { $cards }
do-contest-none = ne rien ajouter
do-block-no = ne rien montrer
do-block-show = tout montrer : { $cards }
do-name = { $who } (cartes Ingrédient en main : { $count })
do-show = montrer { $card }
do-match = jouer { $card }
do-match-no = ne pas jouer de carte

## Ce que dit le point d’interrogation

order-needs = { $order } : { $needs }.
explain-play = { $game ->
    [mamma-mia] Tu dois jouer au moins une carte Ingrédient. Toutes doivent être du même type. Elles vont sur le four. On annonce à tous combien d’ingrédients cela fait.
   *[other] Tu dois jouer au moins une carte Ingrédient. Toutes doivent être du même type, simples ou doubles comme tu veux. Elles vont sur le four. On annonce à tous combien d’ingrédients cela fait (une carte double compte pour 2) et combien de cartes sont doubles.
}
explain-order = Après tes ingrédients, tu peux poser une de tes commandes, face visible, sur le four. Quand on retournera le four, elle prendra ce qu’il lui faut parmi ce qui a été joué avant elle et qui reste. Retiens donc ce qu’il y a dans le four.
explain-draw = Tu pioches jusqu’à avoir 7 cartes, toutes dans la réserve ou toutes dans ta pile de commandes. Celui qui pioche la carte de décompte dans la réserve retournera le four. La manche prend fin quand la dernière carte de la réserve est piochée. Sans ingrédient en main, tu ne peux que passer.
explain-series = Tu peux ajouter de ta main jusqu’à trois autres commandes « quatre identiques ». L’une demande alors 4 ingrédients, une autre 3, puis 2, puis 1 ; c’est toi qui dis laquelle. Elles sont réalisées toutes ensemble, ou aucune ne l’est.
explain-demand = { $game ->
    [mamma-mia] Il y a plusieurs façons de réaliser cette commande, et c’est toi qui choisis. Ce qui manque dans les colonnes doit venir de ta main. Personne ne voit ton choix tant que ta réponse n’est pas complète.
   *[other] Il y a plusieurs façons de réaliser cette commande, et c’est toi qui choisis. Ce qui manque dans les colonnes peut venir de ta main ou d’un adversaire. Personne ne voit ton choix tant que ta réponse n’est pas complète.
}
explain-add = { $game ->
    [mamma-mia] Les colonnes ne suffisent pas. Tu peux ajouter des cartes de ta main, mais aucune carte inutile.
   *[other] Les colonnes ne suffisent pas. Tu peux ajouter des cartes de ta main, mais aucune carte inutile. Tu ne peux dépasser de 1 ce qui manque que si tu n’ajoutes que des cartes doubles. S’il manque encore quelque chose, on demandera de l’aide aux autres.
}
explain-ask = Il manque quelque chose. Tu peux le demander aux adversaires, un par un, en commençant à ta gauche. Le premier qui aide donne tout et reçoit en récompense une commande réalisée. Si personne n’aide, ta commande n’est pas réalisée. Tu peux aussi renoncer.
explain-amount = Bombastica accepte tous les ingrédients. Dis combien tu en demandes de chaque type, jusqu’à atteindre ce qui manque. Un seul adversaire doit tout donner.
explain-help = Tu peux donner tout ce qui est demandé, ou refuser. Si tu aides, la première commande de ta pile compte comme réalisée pour toi. Si tu refuses, personne ne saura pourquoi.
explain-contest = Il te faut au moins 2 fois ton propre ingrédient ; tous ceux des colonnes comptent. Plus tu en ajoutes, plus le défi est dur à bloquer ; mais s’il est bloqué, tes cartes restent dans les colonnes. Personne ne peut t’aider.
explain-block = Si les autres et toi montrez ensemble au moins autant d’ingrédients de ce type que celui qui a lancé le défi, la commande est bloquée. Tu montres tous les tiens ou aucun, puis tu reprends tes cartes. On ne demande rien à ceux qui n’en ont pas.
explain-name = Désigne un adversaire. Il te montre une de ses cartes Ingrédient, puis la reprend. Si tu joues de ta main une carte du même type, ta commande est réalisée.
explain-show = Choisis une de tes cartes Ingrédient. Tout le monde la voit, puis tu la reprends. Si l’adversaire qui t’a désigné a une carte du même type, il peut réaliser sa commande.
explain-match = Si tu joues une carte du type montré, simple ou double, ta commande est réalisée. La carte est défaussée. Si tu n’en joues pas, la commande n’est pas réalisée, et personne ne saura pourquoi.

## Ce qui s’est passé

event-started = { $me ->
    [yes] Tu commences.
   *[no] { $who } commence.
}
event-shuffled = Les cartes sont mélangées. La réserve compte { $count } cartes.
event-round-began = { $me ->
    [yes] La manche { $round } commence, et c’est à toi.
   *[no] La manche { $round } commence : à { $who } de jouer.
}
event-got-card = { $me ->
    [yes] Tu pioches { $cards }.
   *[no] { $who } pioche { $cards }.
}
event-got-order = { $me ->
    [yes] { $count ->
        [one] Tu pioches une commande : { $orders }.
       *[other] Tu pioches des commandes : { $orders }.
    }
   *[no] { $count ->
        [one] { $who } pioche une commande : { $orders }.
       *[other] { $who } pioche des commandes : { $orders }.
    }
}
event-played = { $me ->
    [yes] Tu joues { $cards }.
   *[no] { $who } joue { $cards }.
}
event-order-played = { $me ->
    [yes] Tu ajoutes ta commande « { $order } ».
   *[no] { $who } ajoute une commande : « { $order } ».
}
event-passed = { $me ->
    [yes] Tu n’as aucun ingrédient : tu passes.
   *[no] { $who } n’a aucun ingrédient et passe.
}
event-drew-supply = { $me ->
    [yes] { $count ->
        [one] Tu pioches { $count } carte dans la réserve.
       *[other] Tu pioches { $count } cartes dans la réserve.
    }
   *[no] { $count ->
        [one] { $who } pioche { $count } carte Ingrédient.
       *[other] { $who } pioche { $count } cartes Ingrédient.
    }
}
event-drew-stack = { $me ->
    [yes] { $count ->
        [one] Tu pioches { $count } commande.
       *[other] Tu pioches { $count } commandes.
    }
   *[no] { $count ->
        [one] { $who } pioche { $count } commande.
       *[other] { $who } pioche { $count } commandes.
    }
}
event-scoring-card-drawn = { $me ->
    [yes] Tu pioches la carte de décompte et tu la poses sur la table.
   *[no] { $who } pioche la carte de décompte et la pose sur la table.
}
event-scoring-card-by-order = { $me ->
    [yes] Tu as maintenant la carte de décompte.
   *[no] { $who } a maintenant la carte de décompte.
}
event-scoring-card-by-ruling = { $me ->
    [yes] Plus personne ne peut jouer. Tu prends la carte de décompte dans la réserve.
   *[no] Plus personne ne peut jouer. { $who } prend la carte de décompte dans la réserve.
}
event-round-ended = { $me ->
    [yes] Manche { $round } terminée : tu retournes le four.
   *[no] Manche { $round } terminée : { $who } retourne le four.
}
event-revealed = Sorti du four : { $cards }.
event-order-revealed = { $me ->
    [yes] Ta commande « { $order } » est révélée. Il lui faut { $needs }.
   *[no] La commande « { $order } » ({ $who }) est révélée. Il lui faut { $needs }.
}
event-series = { $me ->
    [yes] Tu annonces une série et ajoutes : { $orders }.
   *[no] { $who } annonce une série et ajoute : { $orders }.
}
event-demanded = { $me ->
    [yes] Tu choisis { $needs }.
   *[no] { $who } choisit { $needs }.
}
event-added = { $me ->
    [yes] Tu ajoutes { $cards } de ta main.
   *[no] { $who } ajoute { $cards } de sa main.
}
event-asked = { $me ->
    [yes] Tu demandes { $needs }.
   *[no] { $who } demande { $needs }.
}
event-declined = { $me ->
    [yes] Tu n’aides pas.
   *[no] { $who } n’aide pas.
}
event-helped = { $me ->
    [yes] Tu aides avec { $cards }.
   *[no] { $who } aide avec { $cards }.
}
event-taken = Pris dans les colonnes : { $cards }.
event-filled = { $me ->
    [yes] Réalisée ! Ta commande « { $order } » compte pour toi.
   *[no] Réalisée : la commande « { $order } » compte pour { $who }.
}
event-rewarded = { $me ->
    [yes] Ta récompense : « { $order } » compte comme réalisée pour toi.
   *[no] Récompense pour { $who } : « { $order } » compte comme réalisée.
}
event-returned = { $me ->
    [yes] Tu reprends { $cards }.
   *[no] { $who } reprend { $cards }.
}
event-unfilled = { $reason ->
    [gave-up] { $me ->
        [yes] Tu renonces à ta commande « { $order } ».
       *[no] { $who } renonce à la commande « { $order } ».
    }
   *[other] { $me ->
        [yes] Ta commande « { $order } » n’est pas réalisée : { unfilled-why }.
       *[no] La commande « { $order } » ({ $who }) n’est pas réalisée : { unfilled-why }.
    }
} { unfilled-goes }
event-showed = { $me ->
    [yes] Tu montres { $cards }.
   *[no] { $who } montre { $cards }.
}
event-kept-back = { $me ->
    [yes] { $kind ->
        [o] Tu ne montres aucune olive.
       *[other] Tu ne montres aucun { kind-singular }.
    }
   *[no] { $kind ->
        [o] { $who } ne montre aucune olive.
       *[other] { $who } ne montre aucun { kind-singular }.
    }
}
event-named = { $me ->
    [yes] Tu désignes { $whom }.
   *[no] { $to ->
        [me] { $who } te désigne.
       *[other] { $who } désigne { $whom }.
    }
}
event-card-shown = { $me ->
    [yes] Tu montres { $card }.
   *[no] { $who } montre { $card }.
}
event-matched = { $me ->
    [yes] Tu réponds avec { $cards }.
   *[no] { $who } répond avec { $cards }.
}
event-scored = Le décompte de la manche { $round } est terminé.
event-won = { $me ->
    [yes] Tu gagnes !
   *[no] { $who } gagne.
}
unfilled-why = { $reason ->
    [refused] personne n’a aidé
    [own-kind] { $me ->
        [yes] ton ingrédient est dans les colonnes
       *[no] l’ingrédient propre à { $who } est dans les colonnes
    }
    [no-kind] aucun ingrédient possible
    [blocked] les autres l’ont bloquée
    [nobody] aucun adversaire n’a de carte Ingrédient
    [no-match] aucune carte du même type n’a été jouée
   *[lacking] il manquait quelque chose
}
unfilled-goes = { $goes ->
    [under] Elle va sous la pile de commandes.
   *[out] Elle est retirée du jeu.
}


## La table

letters = { $game ->
    [mamma-mia] Lettres : { $letters }.
   *[other] Lettres : { $letters }. Une majuscule désigne une carte double.
}
table-supply = { $count ->
    [one] Réserve : { $count } carte
   *[other] Réserve : { $count } cartes
}
table-oven-empty = four : vide
table-oven = { $count ->
    [one] four : { $count } carte
   *[other] four : { $count } cartes
}
table-top = sur le dessus : { $card }
table-inside = dans le four, du bas vers le haut : { $cards }
table-columns = Colonnes : { $cards }
table-columns-empty = Colonnes : vides
table-my-orders = Commandes
column-ingredients = ingrédients
column-orders = commandes
column-stack = pile
column-filled = réalisées
scoring-card = carte de décompte
table-orders = réalisées : { $orders }
table-gone = hors jeu : { $orders }
stuck-warning = Attention : tu n’as aucun ingrédient. Si tu pioches maintenant des commandes, tu en auras 7 et tu ne pourras plus ni jouer ni piocher, peut-être jusqu’à la fin de la partie.

## La fin (P-61)

result-line = { $filled ->
    [one] { $filled } commande réalisée, { $ingredients } en main
   *[other] { $filled } commandes réalisées, { $ingredients } en main
}
result-tie-break = Égalité de commandes réalisées : les ingrédients en main font la différence.
result-shared = Égalité là aussi : la victoire est partagée.
