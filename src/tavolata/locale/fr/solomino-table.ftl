### La table de SOLOmino dans le navigateur, en français.

domino-you = Toi
domino-plays = est en train de jouer
domino-next = ensuite
domino-clockwise = sens horaire
domino-counter = sens antihoraire
rules-for-now = Les règles en ce moment
domino-direction = On joue dans le { $direction }

## La rangée et la pioche

domino-row = La rangée, { $amount }
domino-unfold = { $count ->
    [one] { $count } carte au milieu. Montrer toute la rangée
   *[other] { $count } cartes au milieu. Montrer toute la rangée
}
domino-place-L = Bout gauche, { $end } : poser un { $half } ici, { domino-same } ; nouveau bout : { $other }
domino-place-R = Bout droit, { $end } : poser un { $half } ici, { domino-same } ; nouveau bout : { $other }
domino-same = { $match ->
    [colour] même couleur
    [number] même chiffre
    [symbol] même symbole
   *[half] même moitié
}
domino-pile-hint = Pioche si tu ne peux pas ou ne veux pas poser de carte.

## La main

domino-card = { $fits ->
    [L] { $card }, jouable à gauche
    [R] { $card }, jouable à droite
    [both] { $card }, jouable des deux côtés
    [heap] { $card }, jouable sur le tas
   *[none] { $card }, pas jouable maintenant
}
domino-card-new = { $card }, nouvelle
domino-log = Depuis ton dernier tour
domino-where = Où la poses-tu ? Touche un bout.
domino-draw = Piocher une carte
domino-turn-of = { $who } joue
domino-keep = La garder
domino-pass = Ne pas jouer
domino-number-hint = Va sur toute moitié de même couleur ou de même chiffre.

## Ce qui s’est passé, en bref

domino-laid-own = { $me ->
    [yes] { $end ->
        [L] Tu poses un { $half } à gauche.
       *[R] Tu poses un { $half } à droite.
    }
   *[no] { $end ->
        [L] { $who } pose un { $half } à gauche.
       *[R] { $who } pose un { $half } à droite.
    }
}
domino-laid-out = { $me ->
    [yes] { $end ->
        [L] Hors tour, tu poses un { $half } à gauche.
       *[R] Hors tour, tu poses un { $half } à droite.
    }
   *[no] { $end ->
        [L] Hors tour, { $who } pose un { $half } à gauche.
       *[R] Hors tour, { $who } pose un { $half } à droite.
    }
}

## Pourquoi une carte ne peut pas être posée

domino-cannot-turn = { $card } ne va à aucun des deux bouts.
domino-cannot-drawn = Tu ne peux poser que la carte que tu viens de piocher.
domino-cannot-answer = { $card } ne répond pas : il faut un « pioche 1 » jouable.
domino-cannot-asked = { $card } n’a aucune moitié en commun avec la carte du dessus du tas.
domino-cannot-window = { $card } ne peut pas se jouer hors tour : aucune moitié n’est identique à un bout.
domino-cannot-call = Décide d’abord si tu l’annonces.
domino-cannot-swap = Choisis d’abord avec qui tu échanges.
domino-cannot-rotate = Choisis d’abord dans quel sens tourner.
domino-cannot-wait = Ce n’est pas ton tour.
domino-cannot-L = { $card } ne va pas à gauche, seulement à droite.
domino-cannot-R = { $card } ne va pas à droite, seulement à gauche.

## SOLOmino!

domino-call = SOLOmino !
domino-call-title = Plus qu’une carte. Annonce-le !
domino-call-soon = Il ne te restera qu’une carte. Appuie d’abord sur « SOLOmino ! », puis pose la carte.
domino-call-made = Ton annonce part avec ta carte.
domino-call-not-due = Rien à annoncer maintenant. Tu l’annonces quand il te reste exactement une carte à la fin de ton tour.

## Jouer hors tour

domino-window = Jouer hors tour ?
domino-window-hint = Tout le monde a le même temps, avec ou sans carte à jouer.
domino-window-can = Tu peux jouer hors tour : { $cards }
domino-bar-window = hors tour ?

## Échange, fais tourner, demande une carte

domino-swap = Échanger les mains
domino-swap-hint = Tu as { $amount }. Vous échangez toutes vos cartes.
domino-swap-choose = Choisis avec qui échanger
domino-swap-with = Échanger avec { $who }
domino-rotate = Faire tourner les mains
domino-rotate-hint = Chacun donne sa main à un voisin, quel que soit le sens du jeu.
domino-rotate-gets = { $who } te donne { $amount }.
domino-chain = La demande jusqu’ici
domino-chain-asked = a demandé
domino-chain-matched = a répondu
domino-chain-now = maintenant
domino-match = Une moitié doit être identique.
domino-match-hint = Même couleur, et même chiffre ou symbole. Puis le tas passe au suivant.
domino-must = Tu peux, donc tu dois ! À toi de choisir la carte.

## Les manches et la fin

domino-round-over = La manche { $round } est finie
domino-round-next = Passer à la manche { $round }
domino-round-begins = La manche { $round } va commencer.
domino-round-waits-for = On attend { $who }
domino-player = Joueur
domino-this-round = Cette manche
domino-total = Total
domino-round = Manche { $round }
domino-minus-by-round = Points négatifs par manche
domino-after-rounds = { $count ->
    [one] Après une manche
   *[other] Après { $count } manches
}
domino-last-card = La dernière carte est posée.
domino-fewest = Avec le moins de points négatifs : { $count }.
domino-left-in-hand = Cartes restées en main
domino-forced-card = Seule la carte { $card } est jouable : tu la poses.
