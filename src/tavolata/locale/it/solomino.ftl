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
solo-symbol-T = scambio in giro
solo-symbol-A = chiedi carta
solo-meaning-S = salta il turno
solo-meaning-R = cambio giro
solo-meaning-D = pesca 1
solo-meaning-W = scambio (con un giocatore)
solo-meaning-T = scambio in giro
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
    [r] { $symbol } in rosso
    [y] { $symbol } in giallo
    [g] { $symbol } in verde
    [b] { $symbol } in blu
    [p] { $symbol } in viola
   *[o] { $symbol } in arancione
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
solo-throwing = È permesso il gioco fuori turno.
solo-letters = Colori: { $colours }. Simboli: { $symbols }. L è l’estremità sinistra, R la destra.

## Che cosa si chiede

solo-ask-turn = Tocca a te. Quale carta giochi, e dove?
solo-ask-drawn = Hai pescato { $card }. La giochi?
solo-ask-answer = { $count ->
    [one] C’è { $count } carta da prendere. Rispondi con un «pesca 1» o la prendi?
   *[other] Ci sono { $count } carte da prendere. Rispondi con un «pesca 1» o le prendi?
}
solo-ask-swap = Con chi scambi la mano?
solo-ask-rotate = In che senso girano le mani?
solo-ask-asked = In cima al mucchio c’è { $card }. Quale carta con una metà identica ci metti sopra?
solo-ask-call = Ti resta una carta. (Scrivi che cosa vuoi dire.)
solo-ask-window = Puoi giocare fuori turno. Lo fai?

## Che cosa si può rispondere

solo-do-place-L = { $half } copre a sinistra, { $other } diventa l’estremità
solo-do-place-R = { $half } copre a destra, { $other } diventa l’estremità
solo-do-heap = { $card }
solo-do-seat = { $count ->
    [one] { $who }, che ha { $count } carta
   *[other] { $who }, che ha { $count } carte
}
solo-do-clockwise = in senso orario: la tua mano va a { $who }
solo-do-counter = in senso antiorario: la tua mano va a { $who }
solo-do-draw = pesca invece una carta
solo-do-keep = tienila
solo-do-take = { $count ->
    [one] prendi { $count } carta
   *[other] prendi { $count } carte
}
solo-do-solomino = grida «SOLOmino!»
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
solo-explain-symbols = Salta il turno: il prossimo giocatore non gioca. Cambio giro: si gioca nell’altro senso. Pesca 1: il prossimo prende una carta, o risponde con un «pesca 1» e ne passa una in più. Scambio: scambi la mano con qualcuno. Scambio in giro: tutte le mani passano a un vicino. Chiedi carta: su una carta del mazzo ognuno, a turno, ne mette una con una metà identica; chi non può prende il mucchio, ed è il suo turno.
solo-explain-drawn = Se la carta appena pescata va bene puoi giocarla subito, ma nessun’altra. Altrimenti la tieni. Poi il tuo turno è finito.
solo-explain-answer = Devi prendere delle carte. Prendile e poi gioca il tuo turno normale. Oppure gioca un «pesca 1» che vada bene a un’estremità: il prossimo ne deve prendere una in più, e il tuo turno è finito.
solo-explain-swap = Scegli un altro giocatore. Vi scambiate tutte le carte in mano, e ognuno sa allora che cosa ha l’altro.
solo-explain-rotate = Tutte le mani passano a un vicino, in senso orario o antiorario, qualunque sia il senso del gioco. Ognuno conosce allora la mano che ha dato via.
solo-explain-asked = Devi mettere una carta con una metà identica, per colore e per numero o simbolo, a una metà della carta in cima. Quale, lo scegli tu. I simboli nel mucchio non hanno effetto. Se è la tua ultima carta, vinci.
solo-explain-call = Se alla fine del tuo turno hai esattamente una carta, devi gridare il nome del gioco. Se non lo fai, peschi subito una carta. Qualunque altra cosa tu scriva, anche niente, vale come silenzio.
solo-explain-window = Prima del prossimo turno puoi giocare una carta con una metà identica a un’estremità. Ha l’effetto di sempre, e si continua con il giocatore dopo di te. Se non giochi niente, nessuno saprà che potevi farlo.

## Che cosa è successo

solo-event-started = { $me ->
    [yes] Cominci tu.
   *[no] Comincia { $who }.
}
solo-event-round-began = { $me ->
    [yes] Comincia il round { $round }, e tocca a te.
   *[no] Il round { $round } comincia con { $who }.
}
solo-event-got-card = { $me ->
    [yes] Peschi { $cards }.
   *[no] { $who } pesca { $cards }.
}
solo-event-new-hand = { $me ->
    [yes] Ora hai { $cards }.
   *[no] { $who } ora ha { $cards }.
}
solo-event-row-began = La fila comincia con { $card }.
solo-event-laid-own = { $me ->
    [yes] { $end ->
        [L] Giochi { $half } a sinistra; la nuova estremità è { $other }.
       *[R] Giochi { $half } a destra; la nuova estremità è { $other }.
    }
   *[no] { $end ->
        [L] { $who } gioca { $half } a sinistra; la nuova estremità è { $other }.
       *[R] { $who } gioca { $half } a destra; la nuova estremità è { $other }.
    }
}
solo-event-laid-out = { $me ->
    [yes] { $end ->
        [L] Giochi fuori turno { $half } a sinistra; la nuova estremità è { $other }.
       *[R] Giochi fuori turno { $half } a destra; la nuova estremità è { $other }.
    }
   *[no] { $end ->
        [L] { $who } gioca fuori turno { $half } a sinistra; la nuova estremità è { $other }.
       *[R] { $who } gioca fuori turno { $half } a destra; la nuova estremità è { $other }.
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
    [yes] Devi prendere { $amount }, o rispondere.
   *[no] { $who } deve prendere { $amount }, o rispondere.
}
solo-event-swapped = { $me ->
    [yes] Scambi la mano con { $whom }.
   *[no] { $to ->
        [me] { $who } scambia la mano con te.
       *[other] { $who } scambia la mano con { $whom }.
    }
}
solo-event-rotated-clockwise = { $me ->
    [yes] Fai girare tutte le mani in senso orario.
   *[no] { $who } fa girare tutte le mani in senso orario.
}
solo-event-rotated-counter = { $me ->
    [yes] Fai girare tutte le mani in senso antiorario.
   *[no] { $who } fa girare tutte le mani in senso antiorario.
}
solo-event-asked = { $me ->
    [yes] Chiedi una carta da mettere su { $card }.
   *[no] { $who } chiede una carta da mettere su { $card }.
}
solo-event-answered = { $me ->
    [yes] Metti { $card } sul mucchio.
   *[no] { $who } mette { $card } sul mucchio.
}
solo-event-took-heap = { $me ->
    [yes] Non hai una metà identica e prendi il mucchio: { $amount }.
   *[no] { $who } non ha una metà identica e prende il mucchio: { $amount }.
}
solo-event-called = { $me ->
    [yes] Gridi «SOLOmino!»
   *[no] { $who } grida «SOLOmino!»
}
solo-event-forgot = { $me ->
    [yes] Hai dimenticato di gridare SOLOmino!
   *[no] { $who } ha dimenticato di gridare SOLOmino!
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
    [yes] Ricevi { $points }, in tutto { $total }.
   *[no] { $who } riceve { $points }, in tutto { $total }.
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
    [yes] da prendere per te: { $amount }
   *[no] da prendere per { $who }: { $amount }
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
