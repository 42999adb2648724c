### La table de SOLOmino dans le navigateur, en français.

domino-you = Toi
domino-plays = joue en ce moment
domino-next = ensuite
domino-clockwise = sens horaire
domino-counter = sens antihoraire
rules-for-now = Les règles pour ce moment
domino-direction = Sens du jeu : { $direction }

## La rangée et la pioche

domino-row = La rangée, { $amount }
domino-unfold = { $count ->
    [one] { $count } carte au milieu. Montrer toute la rangée
   *[other] { $count } cartes au milieu. Montrer toute la rangée
}
domino-place-L = Bout gauche, { $end } : poser { $half } ici, { $match } ; { $other } devient le nouveau bout
domino-place-R = Bout droit, { $end } : poser { $half } ici, { $match } ; { $other } devient le nouveau bout
domino-same-colour = même couleur
domino-same-number = même chiffre
domino-same-symbol = même symbole
domino-same-half = même moitié
domino-pile-hint = Pioche si tu ne peux ou ne veux pas poser de carte.

## La main

domino-card = { $card }, { $fits }
domino-card-new = { $card }, nouvelle
domino-log = Depuis ton dernier tour
domino-fits-L = convient à gauche
domino-fits-R = convient à droite
domino-fits-both = convient des deux côtés
domino-fits-heap = convient sur le tas
domino-fits-none = ne peut pas être posée maintenant
domino-where = Où la poses-tu ? Touche un bout.
domino-draw = Piocher une carte
domino-turn-of = { $who } joue
domino-keep = La garder
domino-pass = Ne rien intercaler
domino-number-hint = Convient à toute moitié de même couleur ou de même chiffre.

## Ce qui s’est passé, en bref

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

## Pourquoi une carte ne peut pas être posée

domino-cannot-turn = { $card } ne convient à aucun des deux bouts.
domino-cannot-drawn = Seule la carte que tu viens de piocher peut être posée maintenant.
domino-cannot-answer = { $card } ne répond pas : il faut un « pioche 1 » qui convient.
domino-cannot-asked = { $card } n’a aucune moitié en commun avec la carte du dessus du tas.
domino-cannot-window = { $card } ne peut pas être intercalée : aucune moitié n’est identique à un bout.
domino-cannot-call = Décide d’abord si tu cries.
domino-cannot-swap = Choisis d’abord avec qui tu échanges.
domino-cannot-rotate = Choisis d’abord le sens de l’échange.
domino-cannot-wait = Ce n’est pas ton tour.
domino-cannot-L = { $card } ne va pas au bout gauche, seulement au droit.
domino-cannot-R = { $card } ne va pas au bout droit, seulement au gauche.

## SOLOmino!

domino-call = SOLOmino !
domino-call-title = Plus qu’une carte. Crie-le !
domino-call-soon = Il ne te restera qu’une carte. Appuie d’abord sur SOLOmino !, puis pose la carte.
domino-call-made = Ton cri part avec ta carte.
domino-call-not-due = Rien à crier maintenant. Tu cries quand il te reste exactement une carte à la fin de ton propre tour.

## Intercaler

domino-window = Intercale maintenant
domino-window-hint = Chacun a le même temps, qu’il puisse jouer ou non.
domino-window-can = Intercale maintenant : { $cards }
domino-bar-window = intercaler ?

## Échange, échange tournant, demande de carte

domino-swap = Échanger les mains
domino-swap-hint = Tu as { $amount }. On échange les mains entières.
domino-swap-choose = Choisis avec qui échanger
domino-swap-with = Échanger avec { $who }
domino-rotate = Faire tourner les mains
domino-rotate-hint = Toutes les mains passent à un voisin, quel que soit le sens du jeu.
domino-rotate-gets = { $who } te donne { $amount }.
domino-chain = Où en est la demande
domino-chain-asked = a demandé
domino-chain-matched = a répondu
domino-chain-now = maintenant
domino-match = Une moitié doit être identique.
domino-match-hint = Même couleur et même chiffre ou symbole. Puis le tas passe au suivant.
domino-must = Tu le peux, donc tu le dois. À toi de choisir la carte.

## Les manches et la fin

domino-round-over = La manche { $round } est finie
domino-round-next = Passer à la manche { $round }
domino-round-begins = La manche { $round } commence dans
domino-round-waits-for = On attend { $who }
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
domino-forced-card = Seule { $card } convient : tu la poses.
