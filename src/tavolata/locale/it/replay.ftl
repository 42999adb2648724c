### Rivedere le partite, le regole, i tutorial e la pagina personale nel browser, in italiano.

## Regole

rulebook-title = Regole
rulebook-all = Tutte le regole
rulebook-search = Cerca nelle regole
rulebook-search-hint = { $game ->
    [mamma-mia] forno, ordinazione, pescare…
    [solomino] scambio, simbolo, pescare…
   *[other] doppia, aiuto, pescare…
}
rulebook-found = { $count ->
    [0] nessun risultato
    [one] { $count } regola trovata
   *[other] { $count } regole trovate
}
rulebook-none = Nessuna regola contiene tutte queste parole.
rulebook-now = In questo momento
rulebook-chapters = Capitoli
rulebook-example = Esempio
rulebook-ruling = La nostra interpretazione
rulebook-learn = Imparalo in cinque minuti
rulebook-difference = Che cosa cambia rispetto a Sole Mio!

## Tutorial

learn-title = Tutorial
learn-step = Passo { $step } di { $count }
learn-none = Per questo gioco non c’è un tutorial. Le sue regole si leggono in fretta.

## Rivedere la partita

replay-title = Rivedi la partita
replay-step = mossa { $step } di { $count }
replay-move = Mossa
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-play = Riproduci
replay-pause = Pausa
replay-slider = Mossa
replay-speed = Velocità: { $speed }×
replay-share = Condividi la partita
replay-table = Il tavolo
replay-eyes = Carte
replay-eyes-all = tutte le carte scoperte
replay-eyes-public = come l’hanno vista gli spettatori
replay-eyes-of = come l’ha vista { $who }
replay-eyes-yours = come l’hai vista tu
replay-you = Tu
replay-dealt = Le carte sono state distribuite.
replay-nothing = Da questo posto non si vedeva niente.
replay-oven = Tutto il forno, dalla prima carta all’ultima
replay-chance = Probabilità di vincere
replay-percent = { $chance }%
replay-chances = Probabilità di vincere
replay-chances-hint = da molte partite simulate, con tutte le carte note
replay-reckoning = Da ogni mossa simuliamo molte partite fino alla fine…
replay-scoring = conteggio { $round }
replay-curve-of = { $who }: da { $from } a { $to } per cento.
replay-turns = Momenti decisivi
replay-turns-none = Nessuna mossa ha deciso da sola questa partita.
replay-change = { $way ->
    [up] Probabilità di vincere: { $points } punti in più
   *[down] Probabilità di vincere: { $points } punti in meno
}
replay-advice-ask = Che cosa avrebbe fatto il bot?
replay-advice-wait = Il bot sta pensando…
replay-advice-same = Il bot avrebbe fatto lo stesso.
replay-advice-other = Il bot avrebbe scelto altro.
replay-advice-only = Non c’era altra scelta.
replay-advice-played = mossa fatta
replay-advice-yours = la tua scelta
replay-advice-hint = La probabilità di vincere dopo ogni risposta, in base a ciò che quel giocatore poteva sapere. La curva conosce tutte le carte, perciò i numeri sono diversi.
advice-less-sure = In cima c’è la scelta del bot. Le risposte più in basso sono state provate meno volte: i loro numeri sono meno sicuri.

## La mia pagina

statistics-rate = Vittorie (%)
statistics-against = Per avversario
statistics-people = persone
statistics-level = bot di livello { $level }
statistics-greedy = il bot avido
statistics-random = il bot casuale
statistics-none = Ancora nessuna partita finita.
statistics-finished = Le mie partite
statistics-look-back = Rivedi
statistics-victory = vinta
statistics-defeat = non vinta
statistics-more = Partite precedenti
