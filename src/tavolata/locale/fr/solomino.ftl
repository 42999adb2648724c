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
solo-symbol-R = changement de sens
solo-symbol-D = pioche 1
solo-symbol-W = échange
solo-symbol-T = échange tournant
solo-symbol-A = demande de carte
solo-meaning-S = passe ton tour
solo-meaning-R = changement de sens
solo-meaning-D = pioche 1
solo-meaning-W = échange (avec un joueur)
solo-meaning-T = échange tournant
solo-meaning-A = demande de carte
solo-half-number = { $colour ->
    [r] { $number } rouge
    [y] { $number } jaune
    [g] { $number } vert
    [b] { $number } bleu
    [p] { $number } violet
   *[o] { $number } orange
}
solo-half-symbol = { $colour ->
    [r] { $symbol } en rouge
    [y] { $symbol } en jaune
    [g] { $symbol } en vert
    [b] { $symbol } en bleu
    [p] { $symbol } en violet
   *[o] { $symbol } en orange
}
solo-card = { $half }/{ $other }
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
solo-throwing = Le jeu intercalé est permis.
solo-letters = Couleurs : { $colours }. Symboles : { $symbols }. L est le bout gauche, R le bout droit.

## Ce qui est demandé

solo-ask-turn = À toi de jouer. Quelle carte poses-tu, et où ?
solo-ask-drawn = Tu as pioché { $card }. Poses-tu cette carte ?
solo-ask-answer = { $count ->
    [one] Il faut prendre { $count } carte. Réponds-tu par « pioche 1 », ou la prends-tu ?
   *[other] Il faut prendre { $count } cartes. Réponds-tu par « pioche 1 », ou les prends-tu ?
}
solo-ask-swap = Avec qui échanges-tu ta main ?
solo-ask-rotate = Dans quel sens les mains tournent-elles ?
solo-ask-asked = Sur le dessus du tas : { $card }. Quelle carte ayant une moitié identique poses-tu ?
solo-ask-call = Il te reste une carte. (Écris ce que tu veux dire.)
solo-ask-window = Tu pourrais intercaler une carte. Le fais-tu ?

## Ce qu’on peut répondre

solo-do-place-L = { $half } couvre le bout gauche, { $other } devient le bout
solo-do-place-R = { $half } couvre le bout droit, { $other } devient le bout
solo-do-heap = { $card }
solo-do-seat = { $count ->
    [one] { $who }, qui a { $count } carte
   *[other] { $who }, qui a { $count } cartes
}
solo-do-clockwise = dans le sens horaire : ta main va à { $who }
solo-do-counter = dans le sens antihoraire : ta main va à { $who }
solo-do-draw = piocher plutôt une carte
solo-do-keep = la garder
solo-do-take = { $count ->
    [one] prendre { $count } carte
   *[other] prendre { $count } cartes
}
solo-do-solomino = crier « SOLOmino ! »
solo-do-silent = ne rien dire
solo-do-pass = ne rien intercaler
solo-forced-draw = Aucune de tes cartes ne convient : tu pioches.
solo-forced-keep = Elle ne convient pas : tu la gardes.
solo-forced-take = { $count ->
    [one] Tu n’as pas de « pioche 1 » qui convient : tu prends { $count } carte.
   *[other] Tu n’as pas de « pioche 1 » qui convient : tu prends { $count } cartes.
}

## Ce que dit le point d’interrogation

solo-explain-turn = Pose une carte à un bout de la rangée, ou pioche. Une carte convient si une de ses moitiés a la couleur, le chiffre ou le symbole du bout ; cette moitié couvre le bout, et l’autre devient le nouveau bout.
solo-explain-symbols = Passe ton tour : le suivant ne joue pas. Changement de sens : on joue dans l’autre sens. Pioche 1 : le suivant prend une carte, ou répond par « pioche 1 » et en transmet une de plus. Échange : tu échanges ta main avec quelqu’un. Échange tournant : toutes les mains passent à un voisin. Demande de carte : sur une carte de la pioche, chacun à son tour pose une carte ayant une moitié identique ; qui ne peut pas prend le tas et joue ensuite.
solo-explain-drawn = Si la carte que tu viens de piocher convient, tu peux la poser tout de suite, mais aucune autre. Sinon tu la gardes. Ton tour est alors fini.
solo-explain-answer = Tu dois prendre des cartes. Prends-les, puis joue ton tour normal. Ou pose une carte « pioche 1 » qui convient à un bout : le suivant devra en prendre une de plus, et ton tour est fini.
solo-explain-swap = Choisis un autre joueur. Vous échangez vos mains entières, et chacun sait alors ce que l’autre a.
solo-explain-rotate = Toutes les mains passent à un voisin, dans le sens horaire ou antihoraire, quel que soit le sens du jeu. Chacun connaît alors la main qu’il a donnée.
solo-explain-asked = Tu dois poser une carte dont une moitié est identique (même couleur et même chiffre ou symbole) à une moitié de la carte du dessus. À toi de choisir laquelle. Les symboles du tas n’ont pas d’effet. Si c’est ta dernière carte, tu gagnes.
solo-explain-call = Si tu as exactement une carte à la fin de ton propre tour, tu dois crier le nom du jeu. Sinon, tu pioches aussitôt une carte. Tout ce que tu écris d’autre, même rien, compte comme un silence.
solo-explain-window = Avant le tour suivant, tu peux poser une carte dont une moitié est identique à un bout. Elle agit comme d’habitude, et le jeu continue avec le joueur après toi. Si tu n’intercales rien, personne ne saura que tu pouvais le faire.

## Ce qui s’est passé

solo-event-started = { $me ->
    [yes] Tu commences.
   *[no] { $who } commence.
}
solo-event-round-began = { $me ->
    [yes] La manche { $round } commence, et c’est à toi.
   *[no] La manche { $round } commence avec { $who }.
}
solo-event-got-card = { $me ->
    [yes] Tu pioches { $cards }.
   *[no] { $who } pioche { $cards }.
}
solo-event-new-hand = { $me ->
    [yes] Tu as maintenant { $cards }.
   *[no] { $who } a maintenant { $cards }.
}
solo-event-row-began = La rangée commence par { $card }.
solo-event-laid-own = { $me ->
    [yes] { $end ->
        [L] Tu poses { $half } à gauche ; le nouveau bout est { $other }.
       *[R] Tu poses { $half } à droite ; le nouveau bout est { $other }.
    }
   *[no] { $end ->
        [L] { $who } pose { $half } à gauche ; le nouveau bout est { $other }.
       *[R] { $who } pose { $half } à droite ; le nouveau bout est { $other }.
    }
}
solo-event-laid-out = { $me ->
    [yes] { $end ->
        [L] Tu intercales { $half } à gauche ; le nouveau bout est { $other }.
       *[R] Tu intercales { $half } à droite ; le nouveau bout est { $other }.
    }
   *[no] { $end ->
        [L] { $who } intercale { $half } à gauche ; le nouveau bout est { $other }.
       *[R] { $who } intercale { $half } à droite ; le nouveau bout est { $other }.
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
    [yes] Tu dois prendre { $amount }, ou répondre.
   *[no] { $who } doit prendre { $amount }, ou répondre.
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
    [yes] Tu demandes une carte pour { $card }.
   *[no] { $who } demande une carte pour { $card }.
}
solo-event-answered = { $me ->
    [yes] Tu poses { $card } sur le tas.
   *[no] { $who } pose { $card } sur le tas.
}
solo-event-took-heap = { $me ->
    [yes] Tu n’as rien d’identique et tu prends le tas : { $amount }.
   *[no] { $who } n’a rien d’identique et prend le tas : { $amount }.
}
solo-event-called = { $me ->
    [yes] Tu cries « SOLOmino ! »
   *[no] { $who } crie « SOLOmino ! »
}
solo-event-forgot = { $me ->
    [yes] Tu as oublié de crier SOLOmino !
   *[no] { $who } a oublié de crier SOLOmino !
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
    [yes] Tu reçois { $points } : cela te fait { $total }.
   *[no] { $who } reçoit { $points } : cela fait { $total }.
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
solo-table-holds = a sûrement { $cards }
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
