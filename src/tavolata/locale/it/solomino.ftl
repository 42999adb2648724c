### SOLOmino in italiano.
### $me dice se si parla di chi legge ("yes") o di qualcun altro ("no"), di nome $who.

## Giocatori, metà e carte (S-1)

solo-player = Giocatore { $seat }
solo-colour-r = rosso
solo-colour-y = giallo
solo-colour-g = verde
solo-colour-b = blu
solo-colour-p = viola
solo-colour-o = arancione
solo-symbol-S = salta il turno
solo-symbol-R = cambio giro
solo-symbol-D = pesca 1
solo-symbol-W = scambio
solo-symbol-T = passa le carte
solo-symbol-A = chiedi carta
solo-symbol = { $symbol ->
    [S] { solo-symbol-S }
    [R] { solo-symbol-R }
    [D] { solo-symbol-D }
    [W] { solo-symbol-W }
    [T] { solo-symbol-T }
   *[A] { solo-symbol-A }
}
solo-meaning-S = salta il turno
solo-meaning-R = cambio giro
solo-meaning-D = pesca 1
solo-meaning-W = scambio (con un giocatore)
solo-meaning-T = passa le carte
solo-meaning-A = chiedi carta
solo-half-number = { $colour ->
    [r] { $number } rosso
    [y] { $number } giallo
    [g] { $number } verde
    [b] { $number } blu
    [p] { $number } viola
   *[o] { $number } arancione
}
solo-half-symbol = { $colour ->
    [r] «{ solo-symbol }» rosso
    [y] «{ solo-symbol }» giallo
    [g] «{ solo-symbol }» verde
    [b] «{ solo-symbol }» blu
    [p] «{ solo-symbol }» viola
   *[o] «{ solo-symbol }» arancione
}
solo-card = { $half }/{ $other }
solo-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}

## Prima della partita

solo-welcome = { $title } in { $players }. Tu sei { $who }.
solo-opponent = { $who } ({ $bot })
solo-rounds = { $count ->
    [one] Si gioca un round.
   *[other] Si giocano { $count } round; i punti negativi si sommano.
}
solo-throwing = Si può giocare fuori turno.
solo-letters = Colori: { $colours }. Simboli: { $symbols }. L è l’estremità sinistra, R la destra.

## Che cosa si chiede

solo-ask-turn = Tocca a te. Quale carta giochi, e dove?
solo-ask-drawn = Hai pescato: { $card }. La giochi?
solo-ask-answer = { $count ->
    [one] Devi prendere { $count } carta. La prendi o rispondi con un «pesca 1»?
   *[other] Devi prendere { $count } carte. Le prendi o rispondi con un «pesca 1»?
}
solo-ask-swap = Con chi scambi le carte?
solo-ask-rotate = In che senso girano le carte?
solo-ask-asked = In cima al mucchio c’è { $card }. Quale carta con una metà identica ci metti sopra?
solo-ask-call = Ti resta una carta. (Scrivi che cosa vuoi dire.)
solo-ask-window = Puoi giocare fuori turno. Lo fai?

## Che cosa si può rispondere

solo-do-place-L = a sinistra: { $half }; nuova estremità: { $other }
solo-do-place-R = a destra: { $half }; nuova estremità: { $other }
solo-do-heap = { $card }
solo-do-seat = { $count ->
    [one] { $who }, che ha { $count } carta
   *[other] { $who }, che ha { $count } carte
}
solo-do-clockwise = in senso orario: le tue carte vanno a { $who }
solo-do-counter = in senso antiorario: le tue carte vanno a { $who }
solo-do-draw = pesca invece una carta
solo-do-keep = tienila
solo-do-take = { $count ->
    [one] prendi { $count } carta
   *[other] prendi { $count } carte
}
solo-do-solomino = chiama «SOLOmino!»
solo-do-silent = non dire niente
solo-do-pass = non giocare fuori turno
solo-forced-draw = Nessuna delle tue carte va bene: peschi.
solo-forced-keep = Non va bene: la tieni.
solo-forced-take = { $count ->
    [one] Non hai un «pesca 1» che vada bene: prendi { $count } carta.
   *[other] Non hai un «pesca 1» che vada bene: prendi { $count } carte.
}

## Che cosa dice il punto interrogativo

solo-explain-turn = Gioca una carta a un’estremità della fila, o pescane una. Una carta va bene se una delle sue metà ha il colore, il numero o il simbolo dell’estremità; quella metà la copre, l’altra diventa la nuova estremità.
solo-explain-symbols = Salta il turno: il prossimo giocatore non gioca. Cambio giro: si gioca nell’altro senso. Pesca 1: il prossimo giocatore prende una carta, o risponde con un «pesca 1» e ne passa una in più. Scambio: scambi tutte le carte con qualcuno. Passa le carte: ognuno passa tutte le sue carte a un vicino. Chiedi carta: su una carta del mazzo ognuno, a turno, ne mette una con una metà identica; chi non può prende il mucchio e poi gioca.
solo-explain-drawn = Se la carta appena pescata va bene puoi giocarla subito, ma nessun’altra. Altrimenti la tieni. Poi il tuo turno è finito.
solo-explain-answer = Devi prendere delle carte. Prendile e poi gioca il tuo turno normale. Oppure gioca un «pesca 1» che vada bene a un’estremità: il prossimo giocatore ne dovrà prendere una in più, e il tuo turno è finito.
solo-explain-swap = Scegli un altro giocatore. Vi scambiate tutte le carte in mano, così ognuno dei due sa che cosa ha l’altro.
solo-explain-rotate = Ognuno passa tutte le sue carte a un vicino, in senso orario o antiorario, qualunque sia il senso di gioco. Così ognuno conosce le carte che ha dato via.
solo-explain-asked = Devi mettere una carta con una metà identica, per colore e per numero o simbolo, a una metà della carta in cima. La carta la scegli tu. I simboli nel mucchio non hanno effetto. Se è la tua ultima carta, vinci il round.
solo-explain-call = Se alla fine del tuo turno ti resta una carta sola, devi dire ad alta voce il nome del gioco. Se non lo fai, peschi subito una carta. Se scrivi altro, o niente, conta come silenzio.
solo-explain-window = Prima del prossimo turno puoi giocare una carta con una metà identica a un’estremità. Ha l’effetto di sempre, e si continua con il giocatore dopo di te. Se non giochi niente fuori turno, nessuno saprà che potevi farlo.

## Che cosa è successo

solo-event-started = { $me ->
    [yes] Cominci tu.
   *[no] Comincia { $who }.
}
solo-event-round-began = { $me ->
    [yes] Comincia il round { $round }: tocca a te.
   *[no] Comincia il round { $round }: tocca a { $who }.
}
solo-event-got-card = { $me ->
    [yes] Peschi: { $cards }.
   *[no] { $who } pesca: { $cards }.
}
solo-event-new-hand = { $me ->
    [yes] Ora hai in mano: { $cards }.
   *[no] { $who } ora ha in mano: { $cards }.
}
solo-event-row-began = La fila comincia con la carta { $card }.
solo-event-laid-own = { $me ->
    [yes] { $end ->
        [L] Giochi a sinistra: { $half }. Nuova estremità: { $other }.
       *[R] Giochi a destra: { $half }. Nuova estremità: { $other }.
    }
   *[no] { $end ->
        [L] { $who } gioca a sinistra: { $half }. Nuova estremità: { $other }.
       *[R] { $who } gioca a destra: { $half }. Nuova estremità: { $other }.
    }
}
solo-event-laid-out = { $me ->
    [yes] { $end ->
        [L] Giochi fuori turno a sinistra: { $half }. Nuova estremità: { $other }.
       *[R] Giochi fuori turno a destra: { $half }. Nuova estremità: { $other }.
    }
   *[no] { $end ->
        [L] { $who } gioca fuori turno a sinistra: { $half }. Nuova estremità: { $other }.
       *[R] { $who } gioca fuori turno a destra: { $half }. Nuova estremità: { $other }.
    }
}
solo-event-drew-choice = { $me ->
    [yes] Peschi una carta.
   *[no] { $who } pesca una carta.
}
solo-event-drew-draw-one = { $me ->
    [yes] Prendi { $amount }.
   *[no] { $who } prende { $amount }.
}
solo-event-drew-silence = { $me ->
    [yes] Peschi una carta.
   *[no] { $who } pesca una carta.
}
solo-event-drew-and-kept = { $me ->
    [yes] Peschi una carta e la tieni.
   *[no] { $who } pesca una carta e la tiene.
}
solo-event-kept = { $me ->
    [yes] Tieni la carta.
   *[no] { $who } tiene la carta.
}
solo-event-skipped = { $me ->
    [yes] Salti il turno.
   *[no] { $who } salta il turno.
}
solo-event-reversed-clockwise = Ora si gioca in senso orario.
solo-event-reversed-counter = Ora si gioca in senso antiorario.
solo-event-due = { $me ->
    [yes] Devi prendere { $amount } o rispondere.
   *[no] { $who } deve prendere { $amount } o rispondere.
}
solo-event-swapped = { $me ->
    [yes] Scambi le carte con { $whom }.
   *[no] { $to ->
        [me] { $who } scambia le carte con te.
       *[other] { $who } scambia le carte con { $whom }.
    }
}
solo-event-rotated-clockwise = { $me ->
    [yes] Fai girare tutte le carte in senso orario.
   *[no] { $who } fa girare tutte le carte in senso orario.
}
solo-event-rotated-counter = { $me ->
    [yes] Fai girare tutte le carte in senso antiorario.
   *[no] { $who } fa girare tutte le carte in senso antiorario.
}
solo-event-asked = { $me ->
    [yes] Chiedi una carta da mettere sopra { $card }.
   *[no] { $who } chiede una carta da mettere sopra { $card }.
}
solo-event-answered = { $me ->
    [yes] Metti sul mucchio: { $card }.
   *[no] { $who } mette sul mucchio: { $card }.
}
solo-event-took-heap = { $me ->
    [yes] Non hai una metà identica e prendi il mucchio: { $amount }.
   *[no] { $who } non ha una metà identica e prende il mucchio: { $amount }.
}
solo-event-called = { $me ->
    [yes] Chiami «SOLOmino!»
   *[no] { $who } chiama «SOLOmino!»
}
solo-event-forgot = { $me ->
    [yes] Hai dimenticato di chiamare SOLOmino!
   *[no] { $who } ha dimenticato di chiamare SOLOmino!
}
solo-event-took-from-row = { $me ->
    [yes] Prendi { $amount } dalla fila.
   *[no] { $who } prende { $amount } dalla fila.
}
solo-event-last-card = { $me ->
    [yes] Era la tua ultima carta!
   *[no] Era l’ultima carta di { $who }!
}
solo-event-pile-ended = Il mazzo è finito.
solo-event-minus = { $me ->
    [yes] Prendi { $points }: ora ne hai { $total }.
   *[no] { $who } prende { $points }: ora ne ha { $total }.
}
solo-event-won = { $me ->
    [yes] Hai vinto!
   *[no] Vince { $who }.
}

## Il tavolo

solo-table-pile = Mazzo: { $amount }
solo-table-clockwise = si gioca in senso orario
solo-table-counter = si gioca in senso antiorario
solo-table-due = { $me ->
    [yes] devi prendere { $amount }
   *[no] { $who } deve prendere { $amount }
}
solo-table-row = Fila ({ $amount }): a sinistra { $left }, a destra { $right }
solo-table-folded = … { $amount } …
solo-table-heap = Mucchio: { $amount }, in cima { $card }
solo-table-next = { $me ->
    [yes] Poi tocca a te
   *[no] Poi tocca a { $who }
}
solo-table-holds = ha di sicuro { $cards }
solo-table-lacked = { $count ->
    [0] carte ignote: nessuna con { $halves }
    [one] carte ignote: nessuna con { $halves }, tranne { $count } pescata dopo
   *[other] carte ignote: nessuna con { $halves }, tranne { $count } pescate dopo
}
solo-column-cards = carte
solo-column-minus = punti negativi

## La fine (S-22, S-24)

solo-minus = { $count ->
    [one] { $count } punto negativo
   *[other] { $count } punti negativi
}
solo-result-shared = Parità di punti negativi: la vittoria è condivisa.
