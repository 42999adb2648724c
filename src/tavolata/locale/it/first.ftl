### Ciò che il browser spiega una volta, al primo incontro: le domande, poi i simboli. Una o due frasi brevi.

first-play = Gioca sul forno carte di un solo tipo. Poi se ne vedrà soltanto la carta in cima.
first-order = Se vuoi, aggiungi un’ordinazione. Può usare solo ciò che è stato giocato prima.
first-draw = Pesca fino ad avere 7 carte: tutte dalla dispensa, o tutte dal tuo mazzo ordinazioni.
first-series = Puoi aggiungere altre ordinazioni «Quattro uguali»: allora servono 4, 3, 2 e 1, e si consegnano tutte o nessuna.
first-demand = Questa ordinazione si può consegnare in più modi. Scegline uno, per ora non lo vede nessuno.
first-add = Le colonne non bastano. Aggiungi dalla mano esattamente ciò che manca.
first-ask = Chiedi agli altri ciò che manca. Chi aiuta dà tutto, e in premio riceve un’ordinazione.
first-amount = Di’ quanti ne chiedi di ogni tipo. Un solo avversario deve dare tutto.
first-help = Da’ tutto ciò che viene chiesto, e la tua prima ordinazione conta come consegnata. Oppure rifiuta: nessuno saprà perché.
first-contest = Contano tutti quelli del tuo tipo nelle colonne. Ciò che aggiungi rende più difficile il blocco.
first-block = Se gli altri insieme ne mostrano tanti quanti ce ne sono qui, l’ordinazione è bloccata. Altrimenti è consegnata.
first-name = Chi scegli decide da sé quale carta mostrare, e poi la riprende.
first-show = Scegli una carta da mostrare. La riprendi, ma il suo tipo può far consegnare l’ordinazione.
first-match = Con una carta del tipo mostrato consegni l’ordinazione. Se non ne giochi, nessuno saprà perché.
first-turn = Gioca una carta che abbia il colore, il numero o il simbolo di un’estremità. Se non puoi o non vuoi, pesca.
first-drawn = Puoi giocare subito la carta appena pescata, ma nessun’altra.
first-answer = Prendi le carte dovute e gioca, oppure metti un «pesca 1»: allora il prossimo ne deve una in più.
first-asked = Metti una carta con una metà identica a una di quella in cima. Qui i simboli non hanno effetto.
first-swap = Ricevi tutte le carte dell’altra persona: meno sono, meglio è. Dopo, ognuno di voi sa che cosa ha l’altro.
first-rotate = Tu scegli la direzione per tutti. Dopo conosci le carte del vicino che ha ricevuto le tue.
first-call = Ti resta una carta: grida SOLOmino! in tempo, o ne peschi una.
first-window = Chiunque può giocare fuori turno una carta con una metà identica a un’estremità. Conta chi è più veloce.

first-order-four = Per questa ordinazione servono { $order }. Più ordinazioni «Quattro uguali» possono formare una serie.

first-symbol-S = Salta il turno: il prossimo giocatore non gioca.
first-symbol-R = Cambio giro: si gioca nell’altro senso.
first-symbol-D = Pesca 1: il prossimo prende una carta, o la passa con un «pesca 1».
first-symbol-W = Scambio: chi lo gioca scambia la mano con qualcuno.
first-symbol-T = Scambio in giro: tutte le mani passano a un vicino.
first-symbol-A = Chiedi carta: a turno ognuno mette una carta con una metà identica; chi non può prende il mucchio.

explain-new = Spiega le novità una volta
explain-new-hint = Una frase quando una domanda, un’ordinazione o un simbolo compare per la prima volta.
explain-again = Spiega di nuovo tutto
first-close = Capito
