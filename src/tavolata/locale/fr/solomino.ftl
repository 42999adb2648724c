### SOLOmino en français.
### $me dit si l’on parle de la personne qui lit ("yes") ou de quelqu’un d’autre ("no"), nommé $who.

## Joueurs, moitiés et cartes (S-1)

solo-player = Joueur { $seat }
solo-colour-r = rouge
solo-colour-y = jaune
solo-colour-g = vert
solo-colour-b = bleu
solo-colour-p = violet
solo-colour-o = orange
solo-symbol-S = passe ton tour
solo-symbol-R = change de sens
solo-symbol-D = pioche 1
solo-symbol-W = échange
solo-symbol-T = fais tourner
solo-symbol-A = demande une carte
solo-symbol = { $symbol ->
    [S] { solo-symbol-S }
    [R] { solo-symbol-R }
    [D] { solo-symbol-D }
    [W] { solo-symbol-W }
    [T] { solo-symbol-T }
   *[A] { solo-symbol-A }
}
solo-meaning-S = passe ton tour
solo-meaning-R = change de sens
solo-meaning-D = pioche 1
solo-meaning-W = échange (avec un joueur)
solo-meaning-T = fais tourner (les mains)
solo-meaning-A = demande une carte
solo-half-number = { $colour ->
    [r] { $number } rouge
    [y] { $number } jaune
    [g] { $number } vert
    [b] { $number } bleu
    [p] { $number } violet
   *[o] { $number } orange
}
solo-half-symbol = { $colour ->
    [r] « { solo-symbol } » rouge
    [y] « { solo-symbol } » jaune
    [g] « { solo-symbol } » vert
    [b] « { solo-symbol } » bleu
    [p] « { solo-symbol } » violet
   *[o] « { solo-symbol } » orange
}
solo-card = { $half } / { $other }
solo-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Avant la partie

solo-welcome = { $title } à { $players }. Tu es { $who }.
solo-opponent = { $who } ({ $bot })
solo-rounds = { $count ->
    [one] On joue une manche.
   *[other] On joue { $count } manches ; les points négatifs s’additionnent.
}
solo-throwing = On peut jouer hors tour.
solo-letters = Couleurs : { $colours }. Symboles : { $symbols }. L est le bout gauche, R le bout droit.

## Ce qui est demandé

solo-ask-turn = À toi de jouer. Quelle carte poses-tu, et où ?
solo-ask-drawn = Tu as pioché la carte { $card }. Tu la poses ?
solo-ask-answer = { $count ->
    [one] Tu dois prendre { $count } carte. Tu la prends, ou tu réponds par un « pioche 1 » ?
   *[other] Tu dois prendre { $count } cartes. Tu les prends, ou tu réponds par un « pioche 1 » ?
}
solo-ask-swap = Avec qui échanges-tu ta main ?
solo-ask-rotate = Dans quel sens fais-tu tourner les mains ?
solo-ask-asked = Sur le tas, il y a { $card }. Quelle carte avec une moitié identique poses-tu ?
solo-ask-call = Il te reste une carte. (Écris ce que tu veux dire.)
solo-ask-window = Tu peux jouer une carte hors tour. Tu le fais ?

## Ce qu’on peut répondre

solo-do-place-L = poser un { $half } à gauche ; nouveau bout : { $other }
solo-do-place-R = poser un { $half } à droite ; nouveau bout : { $other }
solo-do-heap = { $card }
solo-do-seat = { $count ->
    [one] { $who }, qui a { $count } carte
   *[other] { $who }, qui a { $count } cartes
}
solo-do-clockwise = dans le sens horaire : ta main va à { $who }
solo-do-counter = dans le sens antihoraire : ta main va à { $who }
solo-do-draw = plutôt piocher une carte
solo-do-keep = la garder
solo-do-take = { $count ->
    [one] prendre { $count } carte
   *[other] prendre { $count } cartes
}
solo-do-solomino = annoncer « SOLOmino ! »
solo-do-silent = ne rien dire
solo-do-pass = ne pas jouer hors tour
solo-forced-draw = Tu n’as aucune carte jouable : tu pioches.
solo-forced-keep = Elle n’est pas jouable : tu la gardes.
solo-forced-take = { $count ->
    [one] Tu n’as pas de « pioche 1 » jouable : tu prends { $count } carte.
   *[other] Tu n’as pas de « pioche 1 » jouable : tu prends { $count } cartes.
}

## Ce que dit le point d’interrogation

solo-explain-turn = Pose une carte à un bout de la rangée, ou pioche. Une carte est jouable si une de ses moitiés a la couleur, le chiffre ou le symbole du bout ; cette moitié couvre le bout, et l’autre devient le nouveau bout.
solo-explain-symbols = Passe ton tour : le suivant ne joue pas. Change de sens : on joue dans l’autre sens. Pioche 1 : le suivant prend une carte, ou répond par un « pioche 1 », et celui d’après en prend une de plus. Échange : tu échanges ta main avec un autre joueur. Fais tourner : chacun donne sa main à un voisin. Demande une carte : on retourne une carte de la pioche, et chacun à son tour doit poser dessus une carte avec une moitié identique ; celui qui ne peut pas prend le tas, puis joue.
solo-explain-drawn = Si la carte que tu viens de piocher est jouable, tu peux la poser tout de suite, mais aucune autre. Sinon, tu la gardes. Ton tour est alors fini.
solo-explain-answer = Tu dois prendre des cartes. Prends-les, puis joue ton tour normalement. Ou pose à un bout un « pioche 1 » jouable : le suivant devra en prendre une de plus, et ton tour est fini.
solo-explain-swap = Choisis un autre joueur. Vous échangez toutes vos cartes, et chacun sait alors ce que l’autre a.
solo-explain-rotate = Chacun donne sa main à un voisin, dans le sens horaire ou antihoraire, quel que soit le sens du jeu. Chacun connaît alors la main qu’il a donnée.
solo-explain-asked = Tu dois poser une carte dont une moitié est identique (même couleur et même chiffre ou symbole) à une moitié de la carte du dessus. Si tu en as plusieurs, tu choisis. Les symboles du tas n’ont pas d’effet. Si c’est ta dernière carte, tu gagnes la manche.
solo-explain-call = S’il te reste exactement une carte à la fin de ton tour, tu dois annoncer le nom du jeu. Sinon, tu pioches aussitôt une carte. Si tu écris autre chose, ou rien, c’est comme si tu te taisais.
solo-explain-window = Avant le tour suivant, tu peux poser une carte dont une moitié est identique à un bout. Elle agit comme d’habitude, et on continue avec le joueur après toi. Si tu ne joues rien hors tour, personne ne saura que tu aurais pu.

## Ce qui s’est passé

solo-event-started = { $me ->
    [yes] Tu commences.
   *[no] { $who } commence.
}
solo-event-round-began = { $me ->
    [yes] La manche { $round } commence, et c’est à toi.
   *[no] La manche { $round } commence : à { $who } de jouer.
}
solo-event-got-card = { $me ->
    [yes] Tu pioches : { $cards }.
   *[no] { $who } pioche : { $cards }.
}
solo-event-new-hand = { $me ->
    [yes] Tu as maintenant : { $cards }.
   *[no] { $who } a maintenant : { $cards }.
}
solo-event-row-began = La rangée commence par la carte { $card }.
solo-event-laid-own = { $me ->
    [yes] { $end ->
        [L] Tu poses un { $half } à gauche ; nouveau bout : { $other }.
       *[R] Tu poses un { $half } à droite ; nouveau bout : { $other }.
    }
   *[no] { $end ->
        [L] { $who } pose un { $half } à gauche ; nouveau bout : { $other }.
       *[R] { $who } pose un { $half } à droite ; nouveau bout : { $other }.
    }
}
solo-event-laid-out = { $me ->
    [yes] { $end ->
        [L] Hors tour, tu poses un { $half } à gauche ; nouveau bout : { $other }.
       *[R] Hors tour, tu poses un { $half } à droite ; nouveau bout : { $other }.
    }
   *[no] { $end ->
        [L] Hors tour, { $who } pose un { $half } à gauche ; nouveau bout : { $other }.
       *[R] Hors tour, { $who } pose un { $half } à droite ; nouveau bout : { $other }.
    }
}
solo-event-drew-choice = { $me ->
    [yes] Tu pioches une carte.
   *[no] { $who } pioche une carte.
}
solo-event-drew-draw-one = { $me ->
    [yes] Tu prends { $amount }.
   *[no] { $who } prend { $amount }.
}
solo-event-drew-silence = { $me ->
    [yes] Tu pioches une carte.
   *[no] { $who } pioche une carte.
}
solo-event-drew-and-kept = { $me ->
    [yes] Tu pioches une carte et tu la gardes.
   *[no] { $who } pioche une carte et la garde.
}
solo-event-kept = { $me ->
    [yes] Tu gardes la carte.
   *[no] { $who } garde la carte.
}
solo-event-skipped = { $me ->
    [yes] Tu passes ton tour.
   *[no] { $who } passe son tour.
}
solo-event-reversed-clockwise = On joue maintenant dans le sens horaire.
solo-event-reversed-counter = On joue maintenant dans le sens antihoraire.
solo-event-due = { $me ->
    [yes] Tu dois prendre { $amount } ou répondre.
   *[no] { $who } doit prendre { $amount } ou répondre.
}
solo-event-swapped = { $me ->
    [yes] Tu échanges ta main avec { $whom }.
   *[no] { $to ->
        [me] { $who } échange sa main avec toi.
       *[other] { $who } échange sa main avec { $whom }.
    }
}
solo-event-rotated-clockwise = { $me ->
    [yes] Tu fais tourner toutes les mains dans le sens horaire.
   *[no] { $who } fait tourner toutes les mains dans le sens horaire.
}
solo-event-rotated-counter = { $me ->
    [yes] Tu fais tourner toutes les mains dans le sens antihoraire.
   *[no] { $who } fait tourner toutes les mains dans le sens antihoraire.
}
solo-event-asked = { $me ->
    [yes] Tu demandes une carte. Carte retournée : { $card }.
   *[no] { $who } demande une carte. Carte retournée : { $card }.
}
solo-event-answered = { $me ->
    [yes] Tu poses sur le tas : { $card }.
   *[no] { $who } pose sur le tas : { $card }.
}
solo-event-took-heap = { $me ->
    [yes] Tu n’as pas de moitié identique : tu prends le tas ({ $amount }).
   *[no] { $who } n’a pas de moitié identique et prend le tas ({ $amount }).
}
solo-event-called = { $me ->
    [yes] Tu annonces « SOLOmino ! »
   *[no] { $who } annonce « SOLOmino ! »
}
solo-event-forgot = { $me ->
    [yes] Tu as oublié d’annoncer SOLOmino !
   *[no] { $who } a oublié d’annoncer SOLOmino !
}
solo-event-took-from-row = { $me ->
    [yes] Tu prends { $amount } dans la rangée.
   *[no] { $who } prend { $amount } dans la rangée.
}
solo-event-last-card = { $me ->
    [yes] C’était ta dernière carte !
   *[no] { $who } vient de poser sa dernière carte !
}
solo-event-pile-ended = La pioche est épuisée.
solo-event-minus = { $me ->
    [yes] Tu prends { $points }, ce qui te fait { $total } en tout.
   *[no] { $who } prend { $points }, ce qui fait { $total } en tout.
}
solo-event-won = { $me ->
    [yes] Tu gagnes !
   *[no] { $who } gagne.
}

## La table

solo-table-pile = Pioche : { $amount }
solo-table-clockwise = on joue dans le sens horaire
solo-table-counter = on joue dans le sens antihoraire
solo-table-due = { $me ->
    [yes] tu dois prendre : { $amount }
   *[no] { $who } doit prendre : { $amount }
}
solo-table-row = Rangée ({ $amount }) : à gauche { $left }, à droite { $right }
solo-table-folded = … { $amount } …
solo-table-heap = Tas : { $amount }, sur le dessus { $card }
solo-table-next = { $me ->
    [yes] Ensuite, c’est à toi
   *[no] Ensuite, c’est à { $who }
}
solo-table-holds = a forcément { $cards }
solo-table-lacked = { $count ->
    [0] cartes inconnues : aucune avec { $halves }
    [one] cartes inconnues : aucune avec { $halves }, sauf { $count } piochée depuis
   *[other] cartes inconnues : aucune avec { $halves }, sauf { $count } piochées depuis
}
solo-column-cards = cartes
solo-column-minus = points négatifs

## La fin (S-22, S-24)

solo-minus = { $count ->
    [one] { $count } point négatif
   *[other] { $count } points négatifs
}
solo-result-shared = Égalité de points négatifs : la victoire est partagée.
