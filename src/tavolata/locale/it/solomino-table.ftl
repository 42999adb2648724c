### Il tavolo di SOLOmino nel browser, in italiano.

domino-you = Tu
domino-plays = è di turno
domino-next = a seguire
domino-clockwise = senso orario
domino-counter = senso antiorario
rules-for-now = Le regole per questo momento
domino-direction = Senso di gioco: { $direction }

## La fila e il mazzo

domino-row = La fila, { $amount }
domino-unfold = { $count ->
    [one] { $count } carta nel mezzo. Mostra tutta la fila
   *[other] { $count } carte nel mezzo. Mostra tutta la fila
}
domino-place-L = Estremità sinistra, { $end }: gioca qui { $half }, { domino-same }; nuova estremità: { $other }
domino-place-R = Estremità destra, { $end }: gioca qui { $half }, { domino-same }; nuova estremità: { $other }
domino-same = { $match ->
    [colour] stesso colore
    [number] stesso numero
    [symbol] stesso simbolo
   *[half] stessa metà
}
domino-pile-hint = Pesca se non puoi o non vuoi giocare una carta.

## La mano

domino-card = { $fits ->
    [L] { $card }, va bene a sinistra
    [R] { $card }, va bene a destra
    [both] { $card }, va bene a sinistra e a destra
    [heap] { $card }, va bene sul mucchio
   *[none] { $card }, ora non si può giocare
}
domino-card-new = { $card }, nuova
domino-log = Dal tuo ultimo turno
domino-where = Dove la giochi? Tocca un’estremità.
domino-draw = Pesca una carta
domino-turn-of = Tocca a { $who }
domino-keep = Tienila
domino-pass = Non giocare
domino-number-hint = Va bene con ogni metà dello stesso colore o dello stesso numero.

## Che cosa è successo, in breve

domino-laid-own = { $me ->
    [yes] { $end ->
        [L] Giochi a sinistra: { $half }.
       *[R] Giochi a destra: { $half }.
    }
   *[no] { $end ->
        [L] { $who } gioca a sinistra: { $half }.
       *[R] { $who } gioca a destra: { $half }.
    }
}
domino-laid-out = { $me ->
    [yes] { $end ->
        [L] Giochi fuori turno a sinistra: { $half }.
       *[R] Giochi fuori turno a destra: { $half }.
    }
   *[no] { $end ->
        [L] { $who } gioca fuori turno a sinistra: { $half }.
       *[R] { $who } gioca fuori turno a destra: { $half }.
    }
}

## Perché una carta non si può giocare

domino-cannot-turn = { $card } non va bene né a sinistra né a destra.
domino-cannot-drawn = Ora si può giocare solo la carta appena pescata.
domino-cannot-answer = Con { $card } non puoi rispondere: serve un «pesca 1» che vada bene.
domino-cannot-asked = { $card }: nessuna metà è identica a una metà della carta in cima al mucchio.
domino-cannot-window = { $card } non si può giocare fuori turno: nessuna metà è identica a un’estremità.
domino-cannot-call = Prima decidi se chiamare.
domino-cannot-swap = Prima scegli con chi scambiare.
domino-cannot-rotate = Prima scegli in che senso passano le carte.
domino-cannot-wait = Non tocca a te.
domino-cannot-L = { $card } va bene solo a destra, non a sinistra.
domino-cannot-R = { $card } va bene solo a sinistra, non a destra.

## SOLOmino!

domino-call = SOLOmino!
domino-call-title = Ti resta una carta. Di’ «SOLOmino!»
domino-call-soon = Ti resterà una carta sola. Prima premi SOLOmino!, poi gioca la carta.
domino-call-made = La chiamata parte con la tua carta.
domino-call-not-due = Ora non c’è niente da chiamare. Si chiama quando alla fine del proprio turno resta una carta sola.

## Il gioco fuori turno

domino-window = Gioca fuori turno
domino-window-hint = Tutti hanno lo stesso tempo, che possano giocare o no.
domino-window-can = Puoi giocare fuori turno: { $cards }
domino-bar-window = fuori turno?

## Scambio, passa le carte, chiedi carta

domino-swap = Scambia le carte
domino-swap-hint = Hai { $amount }. Vi scambiate tutte le carte in mano.
domino-swap-choose = Scegli con chi scambiare
domino-swap-with = Scambia con { $who }
domino-rotate = Fai passare le carte
domino-rotate-hint = Ognuno passa tutte le sue carte a un vicino, qualunque sia il senso di gioco.
domino-rotate-gets = Ricevi { $amount } da { $who }.
domino-chain = La richiesta finora
domino-chain-asked = ha chiesto
domino-chain-matched = ha risposto
domino-chain-now = adesso
domino-match = Serve una metà identica.
domino-match-hint = Stesso colore e stesso numero o simbolo. Poi il mucchio passa avanti.
domino-must = Puoi rispondere, quindi devi. La carta la scegli tu.

## I round e la fine

domino-round-over = Il round { $round } è finito
domino-round-next = Avanti con il round { $round }
domino-round-begins = Il round { $round } sta per cominciare.
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
