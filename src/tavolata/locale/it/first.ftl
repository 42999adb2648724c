### Ciò che il browser spiega una volta, al primo incontro: le domande, poi i simboli. Una o due frasi brevi.

first-play = Metti nel forno ingredienti di un solo tipo. Poi vedrai soltanto la carta in cima.
first-order = Se vuoi, aggiungi un’ordinazione. Può usare solo ciò che è stato giocato prima.
first-draw = Pesca fino ad avere 7 carte: tutte dalla dispensa, o tutte dal tuo mazzo ordinazioni.
first-series = Puoi aggiungere altre ordinazioni «Quattro uguali»: in serie ne servono 4, 3, 2 e 1, e si consegnano tutte o nessuna.
first-demand = Questa ordinazione si può consegnare in più modi. Scegline uno: per ora non lo vede nessuno.
first-add = Le colonne non bastano. Aggiungi dalla mano esattamente ciò che manca.
first-ask = Chiedi agli altri ciò che manca. Chi aiuta dà tutto, e in premio riceve un’ordinazione.
first-amount = Di’ quanti ne chiedi di ogni tipo. Un solo avversario deve dare tutto.
first-help = Dai tutto ciò che viene chiesto, e la prima ordinazione del tuo mazzo conta come consegnata. O rifiuta: nessuno saprà perché.
first-contest = Contano tutti gli ingredienti del tuo tipo nelle colonne. Più ne aggiungi, più è difficile bloccare la sfida.
first-block = Se insieme agli altri ne mostri almeno altrettanti, la sfida è bloccata. Altrimenti l’ordinazione è consegnata.
first-name = Chi scegli decide quale carta mostrare, e poi la riprende.
first-show = Scegli una carta da mostrare, poi la riprendi. Ma se l’altro ne ha una dello stesso tipo, può consegnare l’ordinazione.
first-match = Se giochi una carta del tipo mostrato, consegni l’ordinazione. Se non ne giochi, nessuno saprà perché.
first-turn = Gioca una carta che abbia il colore, il numero o il simbolo di un’estremità. Se non puoi o non vuoi, pesca.
first-drawn = Puoi giocare subito la carta appena pescata, ma nessun’altra.
first-answer = Prendi le carte e poi gioca, oppure rispondi con un «pesca 1»: chi viene dopo ne prende una in più.
first-asked = Metti una carta con una metà identica a una metà della carta in cima. Qui i simboli non hanno effetto.
first-swap = Ricevi tutte le carte dell’altro giocatore: meno sono, meglio è. Dopo, ognuno dei due sa che cosa ha l’altro.
first-rotate = Scegli tu il senso per tutti. Dopo conosci le carte del vicino che ha ricevuto le tue.
first-call = Ti resta una carta: chiama SOLOmino! in tempo, o ne peschi una.
first-window = Chiunque può giocare fuori turno una carta con una metà identica a un’estremità. Vale chi è più veloce.

first-order-four = Per questa ordinazione servono { $order }. Più ordinazioni «Quattro uguali» possono formare una serie.

first-symbol-S = Salta il turno: il prossimo giocatore non gioca.
first-symbol-R = Cambio giro: si gioca nell’altro senso.
first-symbol-D = Pesca 1: il prossimo giocatore prende una carta, o la passa con un «pesca 1».
first-symbol-W = Scambio: chi lo gioca scambia le carte con qualcuno.
first-symbol-T = Passa le carte: ognuno le passa tutte a un vicino.
first-symbol-A = Chiedi carta: a turno ognuno mette una carta con una metà identica; chi non può prende il mucchio.

explain-new = Spiega le novità una volta
explain-new-hint = Una frase la prima volta che compare una domanda, un’ordinazione o un simbolo.
explain-again = Spiega di nuovo tutto
first-close = Capito
