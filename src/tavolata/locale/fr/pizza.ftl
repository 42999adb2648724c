### La famille des pizzas en français.
### $me dit s’il s’agit de la personne qui lit ("yes") ou de quelqu’un d’autre ("no"), dont le nom est $who.

## Sortes et cartes (P-1, P-9)

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
chef-o = Chef Olive
chef-p = Chef Piment
chef-m = Chef Champignon
chef-s = Chef Salami
chef-a = Chef Ananas
ingredients = { $count ->
    [one] { $count } ingrédient
   *[other] { $count } ingrédients
}
double-kind = 1 carte double ({ $kind })
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
order-contest = Duel
order-match = Même sorte
order-without-mine = Sans ma sorte
order-two-doubles = Deux doubles
order-4321 = Quatre-trois-deux-un
order-scorers-four = Quatre du marqueur
order-four-plus-one = { $pieces } plus un
order-mixed = Mixte
order-bombastica = Bombastica
order-monotoni = Monotoni
order-minimale = Minimale

needs-four = { $pieces } (peut former une série)
needs-two-of-each = { $pieces }
needs-contest = au moins { $pieces } (les autres peuvent la bloquer)
needs-match = une carte de la main, de la sorte que montre un adversaire désigné
needs-without-mine = deux sortes, 2 ingrédients de chacune, tant qu’aucun ingrédient de la sorte du propriétaire n’est dans les colonnes
needs-two-doubles = deux cartes doubles de sortes différentes
needs-4321 = 4 ingrédients d’une sorte, 3 d’une autre, 2 d’une troisième et 1 d’une quatrième
needs-scorers-four = 4 ingrédients de la sorte de la personne qui détient la carte de score ; son propriétaire reçoit cette carte
needs-four-plus-one = { $pieces }
needs-mixed = { $pieces }
needs-bombastica = au moins 15 ingrédients au choix ; elle consomme toutes les colonnes
needs-monotoni = { $pieces } et 6 d’une autre sorte
needs-minimale = { $pieces } et 3 de la sorte la moins présente dans les colonnes

## Ce qui est demandé

ask-play = À toi. Quels ingrédients poses-tu sur le four ?
ask-order = Ajoutes-tu une commande ?
ask-draw = { $count ->
    [one] Tu pioches { $count } carte. Dans quelle pile ?
   *[other] Tu pioches { $count } cartes. Dans quelle pile ?
}
ask-series = Ta commande « { $order } » est révélée. En ajoutes-tu une autre, pour une série ?
ask-demand = { $order } : il en faut { $amount }. De quelle sorte ?
ask-demand-double = { $order } : de quelle sorte sera la prochaine carte double ?
ask-add = { $order } : il manque { $missing } dans les colonnes. Qu’ajoutes-tu de ta main ?
ask-add-bombastica = { $order } : il manque encore { $missing }. Qu’ajoutes-tu de la sorte { $kind } ?
ask-ask = { $order } : il manque { $missing }, et tu n’as aucun ingrédient en main. Demandes-tu de l’aide ?
ask-amount = { $order } : il reste { $missing } à demander. Combien de la sorte { $kind } ?
ask-help = { $who } demande { $needs } pour la commande « { $order } ». L’aides-tu ?
ask-help-next = Tu aides { $who }. Que donnes-tu pour { $needs } ?
ask-contest = { $order } : les colonnes contiennent { $pieces }. Qu’ajoutes-tu de ta main ?
ask-block = { $who } veut réaliser « { $order } » avec { $stake }. Déjà montré pour bloquer : { $shown }. Montres-tu ce que tu en as ?
ask-name = { $order } : quel adversaire doit te montrer une carte ?
ask-show = { $who } te désigne pour la commande « { $order } ». Quelle carte montres-tu ?
ask-match = { $order } : { $who } montre { $card }. Joues-tu une carte de cette sorte ?

## Ce que l’on peut répondre

do-play = { $cards }
do-order = { $order }
do-order-done = pas de commande cette fois
do-draw-supply = { $count ->
    [one] des ingrédients de la cuisine (encore { $count } carte)
   *[other] des ingrédients de la cuisine (encore { $count } cartes)
}
do-draw-stack = { $count ->
    [one] des commandes de ton serveur (encore { $count })
   *[other] des commandes de ton serveur (encore { $count })
}
do-series = ajouter { $order }
do-series-done = n’ajouter aucune commande
do-demand = { $kind } (dans les colonnes : { $have } ; dans ta main : { $hold })
do-give-up = renoncer
do-add = ajouter { $cards }
do-add-none = ne rien ajouter de cette sorte
do-ask = demander de l’aide aux autres
do-amount = demander { $pieces }
do-amount-none = ne rien demander de cette sorte
do-help = donner { $cards }
do-help-no = ne pas aider
do-contest = ajouter { $cards }
do-contest-none = ne rien ajouter
do-block-no = ne rien montrer
do-block-show = tout montrer : { $cards }
do-name = { $who } (cartes ingrédients en main : { $count })
do-show = montrer { $card }
do-match = jouer { $card }
do-match-no = ne pas jouer de carte

## Ce que dit le point d’interrogation

order-needs = { $order } : { $needs }.
explain-play = Tu dois jouer une ou plusieurs cartes ingrédients, toutes d’une même sorte, simples et doubles à volonté. Elles vont sur le four. Tout le monde entend combien d’ingrédients cela fait (une carte double compte pour 2) et combien de cartes doubles il y a.
explain-order = Après tes ingrédients, tu peux poser une de tes commandes, face visible, sur le four. Quand le four sera retourné, elle prendra ce qu’il lui faut parmi ce qui a été joué avant elle et qui reste. Retiens donc ce qu’il y a dans le four.
explain-draw = Tu pioches jusqu’à avoir 7 cartes, toutes de la cuisine ou toutes de ton serveur. Qui trouve la carte de score dans la cuisine retournera le four. La manche finit quand la dernière carte de la cuisine est piochée. Sans ingrédient en main, tu ne peux que passer.
explain-series = Tu peux ajouter de ta main jusqu’à trois autres commandes « quatre identiques ». L’une demande alors 4, la suivante 3, puis 2, puis 1 ; tu diras laquelle. Elles sont réalisées toutes ensemble, ou aucune ne l’est.
explain-demand = Cette commande peut être réalisée de plusieurs façons, et tu dis de laquelle. Ce qui manque dans les colonnes peut venir de ta main ou, là où l’aide existe, d’un adversaire. Personne ne voit ton choix avant que ta réponse soit complète.
explain-add = { $game ->
    [mamma-mia] Les colonnes ne suffisent pas. Tu peux ajouter des cartes de ta main, mais aucune carte inutile.
   *[other] Les colonnes ne suffisent pas. Tu peux ajouter des cartes de ta main, mais aucune carte inutile. Dépasser de 1 ce qui manque n’est permis que si tu n’ajoutes que des cartes doubles. S’il manque encore quelque chose, on demande de l’aide aux autres.
}
explain-ask = Il manque quelque chose. Tu peux le demander : les adversaires sont sollicités un à un, à partir de ta gauche. Le premier qui aide donne tout et reçoit en récompense une commande réalisée. Si personne n’aide, la commande n’est pas réalisée. Tu peux aussi renoncer.
explain-amount = Bombastica accepte toutes les sortes. Dis pour chaque sorte combien d’ingrédients tu demandes, jusqu’à atteindre ce qui manque. Un seul adversaire doit tout donner.
explain-help = Tu peux donner tout ce qui est demandé, ou refuser. Si tu aides, la première commande de ton propre serveur compte comme réalisée pour toi. Personne n’apprend pourquoi tu refuses.
explain-contest = Il te faut au moins 2 ingrédients de ta propre sorte ; tous ceux des colonnes comptent. Ce que tu ajoutes rend le blocage plus difficile ; mais si la commande est bloquée, tes cartes restent dans les colonnes. Il n’y a pas d’aide.
explain-block = Si toi et les autres montrez ensemble au moins autant de cette sorte que n’en a le propriétaire, la commande est bloquée. Tu montres tout ce que tu en as ou rien, et tu reprends tes cartes. Qui n’en a pas n’est pas sollicité.
explain-name = Désigne un adversaire. Il te montre une de ses cartes ingrédients et la reprend. Si tu joues de ta main une carte de la même sorte, ta commande est réalisée.
explain-show = Choisis une de tes cartes ingrédients. Tout le monde la voit, puis tu la reprends. Si le propriétaire a une carte de cette sorte, il peut réaliser la commande.
explain-match = Avec une carte de la sorte montrée, simple ou double, tu réalises la commande. La carte est consommée. Si tu n’en joues pas, la commande n’est pas réalisée, et personne n’apprend pourquoi.

## Ce qui s’est passé

event-started = { $me ->
    [yes] Tu commences.
   *[no] { $who } commence.
}
event-shuffled = Les cartes sont mélangées. La cuisine a { $count } cartes.
event-round-began = { $me ->
    [yes] La manche { $round } commence, et c’est à toi.
   *[no] La manche { $round } commence avec { $who }.
}
event-got-card = { $me ->
    [yes] Tu pioches { $cards }.
   *[no] { $who } pioche { $cards }.
}
event-got-order = { $me ->
    [yes] { $count ->
        [one] Tu prends une commande en main : { $orders }.
       *[other] Tu prends des commandes en main : { $orders }.
    }
   *[no] { $count ->
        [one] { $who } prend une commande en main : { $orders }.
       *[other] { $who } prend des commandes en main : { $orders }.
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
    [yes] Tu n’as pas d’ingrédients et tu passes.
   *[no] { $who } n’a pas d’ingrédients et passe.
}
event-drew-supply = { $me ->
    [yes] Tu pioches dans la cuisine : { $count }.
   *[no] { $count ->
        [one] { $who } pioche { $count } carte ingrédient.
       *[other] { $who } pioche { $count } cartes ingrédients.
    }
}
event-drew-stack = { $me ->
    [yes] Tu pioches chez ton serveur : { $count }.
   *[no] { $count ->
        [one] { $who } pioche { $count } commande.
       *[other] { $who } pioche { $count } commandes.
    }
}
event-scoring-card-drawn = { $me ->
    [yes] Tu pioches la carte de score et la poses sur la table.
   *[no] { $who } pioche la carte de score et la pose sur la table.
}
event-scoring-card-by-order = { $me ->
    [yes] Tu as maintenant la carte de score.
   *[no] { $who } a maintenant la carte de score.
}
event-scoring-card-by-ruling = { $me ->
    [yes] Plus personne ne peut jouer. Tu prends la carte de score dans la cuisine.
   *[no] Plus personne ne peut jouer. { $who } prend la carte de score dans la cuisine.
}
event-round-ended = { $me ->
    [yes] La manche { $round } est finie. Tu retournes le four.
   *[no] La manche { $round } est finie. { $who } retourne le four.
}
event-revealed = Sorti du four : { $cards }.
event-order-revealed = { $me ->
    [yes] Ta commande est révélée : « { $order } ». Il lui faut { $needs }.
   *[no] Une commande est révélée : « { $order } » ({ $who }). Il lui faut { $needs }.
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
   *[no] La récompense : « { $order } » compte comme réalisée pour { $who }.
}
event-returned = { $me ->
    [yes] Tu reprends { $cards }.
   *[no] { $who } reprend { $cards }.
}
event-unfilled = { $me ->
    [yes] Ta commande « { $order } » n’est pas réalisée : { $reason }. { $goes }
   *[no] La commande « { $order } » ({ $who }) n’est pas réalisée : { $reason }. { $goes }
}
event-showed = { $me ->
    [yes] Tu montres { $cards }.
   *[no] { $who } montre { $cards }.
}
event-kept-back = { $me ->
    [yes] Tu ne montres rien de la sorte { $kind }.
   *[no] { $who } ne montre rien de la sorte { $kind }.
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

reason-gave-up = { $me ->
    [yes] tu y as renoncé
   *[no] on y a renoncé
}
reason-refused = personne n’a aidé
reason-lacking = il manquait quelque chose
reason-own-kind = { $me ->
    [yes] un ingrédient de ta sorte est dans les colonnes
   *[no] un ingrédient de la sorte du propriétaire est dans les colonnes
}
reason-no-kind = aucune sorte ne convenait
reason-blocked = elle a été bloquée
reason-nobody = aucun adversaire n’a de carte ingrédient
reason-no-match = aucune carte de la même sorte n’a été jouée
goes-under = Elle va sous le serveur.
goes-out = Elle quitte la partie.

## La table

letters = Lettres : { $letters }. Une majuscule est une carte double.
table-supply = { $count ->
    [one] Cuisine : { $count } carte
   *[other] Cuisine : { $count } cartes
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
column-stack = serveur
column-filled = réalisées
scoring-card = carte de score
table-orders = réalisées : { $orders }
table-gone = hors jeu : { $orders }
stuck-warning = Attention : tu n’as pas d’ingrédients. Si tu prends maintenant des commandes, tu en auras 7 et tu ne pourras plus ni jouer ni piocher, peut-être jusqu’à la fin de la partie.

## La fin (P-61)

result-line = { $filled ->
    [one] { $filled } commande réalisée, { $ingredients } en main
   *[other] { $filled } commandes réalisées, { $ingredients } en main
}
result-tie-break = Égalité de commandes réalisées : les ingrédients en main décident.
result-shared = Égalité là aussi : la victoire est partagée.
