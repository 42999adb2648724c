### Il tavolo di SOLOmino nel browser, in italiano.

domino-you = Tu
domino-plays = è di turno
domino-next = a seguire
domino-clockwise = senso orario
domino-counter = senso antiorario
rules-for-now = Le regole di questo momento
domino-direction = Senso di gioco: { $direction }

## La fila e il mazzo

domino-row = La fila, { $amount }
domino-unfold = { $count ->
    [one] { $count } carta nel mezzo. Mostra tutta la fila
   *[other] { $count } carte nel mezzo. Mostra tutta la fila
}
domino-place-L = Estremità sinistra, { $end }: gioca qui { $half }, { $match }; { $other } diventa la nuova estremità
domino-place-R = Estremità destra, { $end }: gioca qui { $half }, { $match }; { $other } diventa la nuova estremità
domino-same-colour = stesso colore
domino-same-number = stesso numero
domino-same-symbol = stesso simbolo
domino-same-half = stessa metà
domino-pile-hint = Pesca se non puoi o non vuoi giocare una carta.

## La mano

domino-card = { $card }, { $fits }
domino-card-new = { $card }, nuova
domino-log = Dal tuo ultimo turno
domino-fits-L = va bene a sinistra
domino-fits-R = va bene a destra
domino-fits-both = va bene a sinistra e a destra
domino-fits-heap = va bene sul mucchio
domino-fits-none = ora non si può giocare
domino-where = Dove la giochi? Tocca un’estremità.
domino-draw = Pesca una carta
domino-turn-of = Gioca { $who }
domino-keep = Tienila
domino-pass = Lascia stare
domino-number-hint = Va bene con ogni metà dello stesso colore o dello stesso numero.

## Che cosa è successo, in breve

domino-laid-own = { $me ->
    [yes] { $end ->
        [L] Giochi { $half } a sinistra.
       *[R] Giochi { $half } a destra.
    }
   *[no] { $end ->
        [L] { $who } gioca { $half } a sinistra.
       *[R] { $who } gioca { $half } a destra.
    }
}
domino-laid-out = { $me ->
    [yes] { $end ->
        [L] Giochi fuori turno { $half } a sinistra.
       *[R] Giochi fuori turno { $half } a destra.
    }
   *[no] { $end ->
        [L] { $who } gioca fuori turno { $half } a sinistra.
       *[R] { $who } gioca fuori turno { $half } a destra.
    }
}

## Perché una carta non si può giocare

domino-cannot-turn = { $card } non va bene a nessuna estremità.
domino-cannot-drawn = Ora si può giocare solo la carta appena pescata.
domino-cannot-answer = Con { $card } non puoi rispondere: serve un «pesca 1» che vada bene.
domino-cannot-asked = { $card } non ha nessuna metà identica a una della carta in cima al mucchio.
domino-cannot-window = { $card } non si può giocare fuori turno: nessuna sua metà è identica a un’estremità.
domino-cannot-call = Decidi prima se gridare.
domino-cannot-swap = Scegli prima con chi scambiare.
domino-cannot-rotate = Scegli prima in che senso girano le mani.
domino-cannot-wait = Non tocca a te.
domino-cannot-L = { $card } non va bene all’estremità sinistra, solo alla destra.
domino-cannot-R = { $card } non va bene all’estremità destra, solo alla sinistra.

## SOLOmino!

domino-call = SOLOmino!
domino-call-title = Ti resta una carta. Gridalo!
domino-call-soon = Ti resterà una sola carta. Premi prima SOLOmino!, poi gioca la carta.
domino-call-made = Il grido parte con la tua carta.
domino-call-not-due = Ora non c’è niente da gridare. Si grida quando si ha esattamente una carta alla fine del proprio turno.

## Il gioco fuori turno

domino-window = Gioca fuori turno
domino-window-hint = Tutti hanno lo stesso tempo, che possano giocare o no.
domino-window-can = Puoi giocare fuori turno: { $cards }
domino-bar-window = fuori turno?

## Scambio, scambio in giro, chiedi carta

domino-swap = Scambia le mani
domino-swap-hint = Hai { $amount }. Si scambiano le mani intere.
domino-swap-choose = Scegli con chi scambiare
domino-swap-with = Scambia con { $who }
domino-rotate = Fai girare le mani
domino-rotate-hint = Ogni mano va a un vicino, qualunque sia il senso del gioco.
domino-rotate-gets = Ricevi { $amount } da { $who }.
domino-chain = A che punto è la richiesta
domino-chain-asked = ha chiesto
domino-chain-matched = ha risposto
domino-chain-now = adesso
domino-match = Una metà identica.
domino-match-hint = Stesso colore e stesso numero o simbolo. Poi il mucchio passa al prossimo.
domino-must = Puoi, quindi devi. Quale carta, lo scegli tu.

## I round e la fine

domino-round-over = Il round { $round } è finito
domino-round-next = Avanti con il round { $round }
domino-round-begins = Il round { $round } comincia tra
domino-round-waits-for = Si aspetta { $who }
domino-player = Giocatore
domino-this-round = Questo round
domino-total = In tutto
domino-round = Round { $round }
domino-minus-by-round = Punti negativi per round
domino-after-rounds = { $count ->
    [one] Dopo un round
   *[other] Dopo { $count } round
}
domino-last-card = È stata giocata l’ultima carta.
domino-fewest = Il minor numero di punti negativi: { $count }.
domino-left-in-hand = Carte rimaste in mano
domino-forced-card = Solo { $card } va bene: la giochi.
