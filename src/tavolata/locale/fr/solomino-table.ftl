### La table de SOLOmino dans le navigateur, en français.

domino-you = Toi
domino-plays = joue
domino-next = ensuite
domino-clockwise = sens horaire
domino-counter = sens antihoraire
rules-for-now = Les règles de ce moment
domino-direction = Sens du jeu : { $direction }

## The row and the pile

domino-row = La rangée, { $amount }
domino-unfold = { $count ->
    [one] { $count } carte au milieu. Montrer toute la rangée
   *[other] { $count } cartes au milieu. Montrer toute la rangée
}
domino-place-L = Bout gauche, { $end } : poser { $half } ici, { $match } ; { $other } devient le nouveau bout
domino-place-R = Bout droit, { $end } : poser { $half } ici, { $match } ; { $other } devient le nouveau bout
domino-same-colour = même couleur
domino-same-number = même nombre
domino-same-symbol = même symbole
domino-same-half = même moitié
domino-pile-hint = Pioche si tu ne peux ou ne veux pas poser de carte.

## The hand

domino-card = { $card }, { $fits }
domino-fits-L = va à gauche
domino-fits-R = va à droite
domino-fits-both = va des deux côtés
domino-fits-heap = va sur le tas
domino-fits-none = ne peut pas être posée maintenant
domino-where = Où la poses-tu ? Touche un bout.
domino-draw = Piocher une carte
domino-keep = La garder
domino-pass = Ne rien intercaler
domino-number-hint = Va avec toute moitié de même couleur ou de même nombre.

## What happened, in short

domino-laid-own = { $me ->
    [yes] { $end ->
        [L] Tu poses { $half } à gauche.
       *[R] Tu poses { $half } à droite.
    }
   *[no] { $end ->
        [L] { $who } pose { $half } à gauche.
       *[R] { $who } pose { $half } à droite.
    }
}
domino-laid-out = { $me ->
    [yes] { $end ->
        [L] Tu intercales { $half } à gauche.
       *[R] Tu intercales { $half } à droite.
    }
   *[no] { $end ->
        [L] { $who } intercale { $half } à gauche.
       *[R] { $who } intercale { $half } à droite.
    }
}

## Why a card cannot be laid

domino-cannot-turn = { $card } ne va à aucun des deux bouts.
domino-cannot-drawn = Seule la carte que tu viens de piocher peut être posée maintenant.
domino-cannot-answer = { $card } ne répond pas : il faut un « pioche 1 » qui va.
domino-cannot-asked = { $card } n’a aucune moitié de la carte du dessus.
domino-cannot-window = { $card } ne peut pas être intercalée : aucune moitié n’est identique à un bout.
domino-cannot-call = Décide d’abord si tu cries.
domino-cannot-swap = Choisis d’abord avec qui tu échanges.
domino-cannot-rotate = Choisis d’abord le sens de l’échange.
domino-cannot-wait = Ce n’est pas ton tour.

## SOLOmino!

domino-call = SOLOmino !
domino-call-title = Plus qu’une carte. Crie-le !
domino-call-soon = Il ne te restera qu’une carte. Appuie d’abord sur SOLOmino !, puis pose la carte.
domino-call-made = L’annonce part avec ta carte.
domino-call-not-due = Rien à crier maintenant. On crie quand il reste exactement une carte à la fin de son propre tour.

## Throwing in

domino-window = À toi d’intercaler
domino-window-hint = Chacun a le même temps, qu’il puisse jouer ou non.
domino-window-can = Tu peux intercaler : { $cards }
domino-bar-window = intercaler ?

## Swap, rotate, ask

domino-swap = Échanger les mains
domino-swap-hint = Tu as { $amount }. On échange les mains entières.
domino-swap-with = Échanger avec { $who }
domino-rotate = Faire tourner les mains
domino-rotate-hint = Chaque main va au voisin, quel que soit le sens du jeu.
domino-rotate-gets = Tu reçois { $amount } de { $who }.
domino-chain = Où en est la demande
domino-chain-asked = a demandé
domino-chain-matched = a répondu
domino-chain-now = maintenant
domino-match = Une moitié identique
domino-match-hint = Même couleur et même nombre ou symbole. Puis le tas passe au suivant.
domino-must = Tu peux, donc tu dois. Tu choisis la carte.

## Rounds and the end

domino-round-over = La manche { $round } est finie
domino-round-next = Passer à la manche { $round }
domino-player = Joueur
domino-this-round = Cette manche
domino-total = En tout
domino-round = Manche { $round }
domino-minus-by-round = Points négatifs par manche
domino-after-rounds = { $count ->
    [one] Après une manche
   *[other] Après { $count } manches
}
domino-last-card = La dernière carte est posée.
domino-fewest = Le moins de points négatifs : { $count }.
domino-left-in-hand = Cartes restées en main
