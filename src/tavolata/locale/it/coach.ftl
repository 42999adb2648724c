### Quello che dice il coach di tutti i tutorial, in italiano.

learn-other = Si può fare anche così. Ma qui vogliamo provare un’altra cosa.
learn-tried = Ecco che cosa succede. Per continuare il tutorial, annulla la mossa.
learn-take-back = Annulla la mossa
learn-your-turn = Tocca a te, al tavolo.
learn-next = Avanti
learn-back = Un passo indietro
learn-again = Ricomincia
learn-play = Gioca una vera partita
learn-watch = Guarda il tavolo…
learn-watch-now = Vediamo
