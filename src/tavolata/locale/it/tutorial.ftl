### Che cosa dicono le lezioni, in italiano. I passi sono in tutorials.json; tutorials.py dice a che servono .hint e .done,
### e rules.ftl come si scrivono le carte nei testi.

## Sole Mio!

tutorial-sole-mio = Impara Sole Mio! in cinque minuti
tutorial-sole-mio-welcome = Tre chef cucinano in un solo forno: tu sei Chef Oliva, alla tua sinistra c’è Chef Peperone, alla tua destra Chef Fungo. Il forno è una pila di carte, e nessuno può guardarci dentro. Vince chi consegna più ordinazioni. Hai in mano 5 carte ingrediente e 2 ordinazioni.
    .title = Benvenuti in cucina!
tutorial-sole-mio-play = Tocca a te. Per prima cosa devi mettere nel forno ingredienti di un solo tipo, quanti ne vuoi. La tua ordinazione [[4s]] richiede 4 salami, e una carta doppia vale 2. Quindi scegli tutti i tuoi salami: [[ssS]]. Poi puoi metterci sopra un’ordinazione. Può prendere soltanto ciò che è stato giocato prima, e i 4 salami ci saranno: aggiungi [[4s]].
    .title = Ingredienti, poi un’ordinazione
    .hint = Si può fare. Ma la tua ordinazione richiede 4 salami: ti servono tutti i tuoi salami.
tutorial-sole-mio-order = «4 salami, di cui 1 carta doppia»: la tua giocata è stata annunciata, e tutti l’hanno sentita. Ora puoi aggiungere un’ordinazione. Potrà prendere soltanto ciò che è stato giocato prima. Metti sopra [[4s]]: c’è tutto quello che le serve.
    .title = Aggiungere un’ordinazione
    .hint = Con i tuoi salami nel forno ce ne sono 4. Aggiungi l’ordinazione che li richiede.
tutorial-sole-mio-draw = La tua giocata è stata annunciata, e tutti l’hanno sentita: «4 salami, di cui 1 carta doppia», e sopra un’ordinazione. Alla fine del turno peschi fino ad avere 7 carte: ingredienti dalla dispensa o ordinazioni dal tuo mazzo, mai da entrambi. Ti restano 3 carte. Pescane 4 dalla dispensa.
    .title = Pescare fino a sette
    .hint = Con le sole ordinazioni non si fa la pizza. Stavolta prendi ingredienti dalla dispensa.
tutorial-sole-mio-memory = Intanto Chef Peperone ha giocato 3 peperoni, e Chef Fungo 2 funghi con sopra un’ordinazione, per 4 olive. Tutto questo ora è coperto, quindi tienilo a mente! La tua ordinazione [[4p]] richiede 4 peperoni. Che cosa giochi, e quale ordinazione ci metti sopra?
    .title = Tienilo a mente!
    .hint = Nel forno ci sono già 3 peperoni. Con quale delle tue carte diventano 4?
tutorial-sole-mio-second-order = 3 peperoni e 1 fanno 4. L’ordinazione di Chef Fungo vuole olive, quindi nessuno ti soffia i peperoni. Aggiungi [[4p]].
    .title = Un’altra ordinazione
    .hint = È il momento giusto: con il tuo, nel forno ci sono 4 peperoni. Aggiungi la tua ordinazione.
tutorial-sole-mio-last-draw = Nella dispensa restano solo 3 carte. Quando si pesca l’ultima, il round è finito. Pesca ancora una volta dalla dispensa e guarda che cosa succede.
    .title = L’ultima pesca
    .hint = Potresti prendere ordinazioni. Ma vogliamo vedere il forno rovesciato: pesca dalla dispensa.
tutorial-sole-mio-scoring = Sono usciti 4 salami e poi la tua ordinazione: ha preso [[ssS]], ed è consegnata! Poi sono usciti [[ppp mm]], che ora sono nelle colonne. Ed ecco l’ordinazione [[4o@m]] di Chef Fungo. Di olive nemmeno l’ombra.
    .title = Si rovescia il forno
    .before = Hai pescato la carta del conteggio [[*]], e la dispensa è esaurita. Quindi rovesci tu il forno. Ora le carte escono nell’ordine in cui sono state giocate: gli ingredienti vanno nelle colonne, e un’ordinazione prende ciò che le serve da quello che c’è in quel momento.
tutorial-sole-mio-help = Chef Fungo aggiunge [[oO]] dalla mano, e fanno 3 olive, poi ne chiede ancora 1. Chi aiuta riceve un premio: la prima ordinazione del suo mazzo conta come consegnata. Tu hai un’oliva. Vuoi aiutare?
    .title = Aiutare conviene
    .hint = Puoi rifiutare, e nessuno saprà perché. Ma pensa al premio: un’ordinazione intera per una sola oliva!
    .done = «Quattro-tre-due-uno», la prima ordinazione del tuo mazzo, conta per te come consegnata. Poi è uscito il tuo peperone, e [[4p]] ha avuto i suoi 4 peperoni. Fanno 3 ordinazioni consegnate nel primo round!
tutorial-sole-mio-own-cards = Siamo al conteggio del secondo e ultimo round. Esce la tua ordinazione [[4m]], ma nelle colonne ci sono solo [[mm]]. Ciò che manca puoi aggiungerlo dalla mano. Aggiungi i tuoi 2 funghi.
    .title = Dalla tua mano
    .hint = Mancano 2 funghi, e in mano ne hai 2. Aggiungili, e non ti serve l’aiuto di nessuno.
tutorial-sole-mio-asking = Consegnata! Ora esce la tua ordinazione [[4a]]. Ci sono [[aaa]], manca 1 ananas, e tu non ne hai. Non aggiungere nulla: si chiederà aiuto agli altri, uno dopo l’altro.
    .title = Chiedere agli altri
    .hint = Non rinunciare così presto! Un solo ananas non è chiedere troppo.
tutorial-sole-mio-helped = Chef Peperone ha rifiutato. Non ha ananas o non ha voglia? Non lo saprà nessuno. Chef Fungo ha aiutato, in cambio di un premio, e la tua ordinazione è consegnata. Ora esce la tua ordinazione [[contest]].
    .title = Un aiuto da destra
tutorial-sole-mio-contest = Nella sfida contano gli ingredienti del tuo tipo: ti servono almeno 2 olive. Una c’è già, e puoi aggiungerne quante ne vuoi. Poi gli altri possono mostrare le olive che hanno in mano. Se insieme ne mostrano almeno quante ne hai tu, la tua ordinazione è bloccata. Aggiungi la tua oliva doppia: fanno 3.
    .title = Sfida
    .hint = 1 oliva non basta, ma ne hai una doppia. Aggiungila e vedi se gli altri ti raggiungono.
tutorial-sole-mio-match = Chef Fungo ha mostrato 1 oliva. È meno delle tue 3, quindi la sfida è vinta. Ora esce [[match]]: scegli un altro giocatore, che ti mostra una carta. Se ne hai una dello stesso tipo, la giochi e l’ordinazione è consegnata. Ti resta solo un peperone, e Chef Fungo ha appena mostrato un’oliva. Prova con Chef Peperone!
    .title = Stesso tipo
    .hint = Si può fare. Ma chi dei due mostrerà più facilmente un peperone?
tutorial-sole-mio-match-card = Chef Peperone mostra un peperone, e ne hai uno anche tu. Giocalo!
    .title = Trovato!
    .hint = Il tuo peperone vale un’ordinazione intera. Giocalo!
tutorial-sole-mio-giving-up = Consegnata! Per ultima esce [[two-of-each]], ma manca quasi tutto. Rinuncia: non costa nulla, e l’ordinazione va sotto il tuo mazzo ordinazioni.
    .title = Stavolta no
    .hint = Richiede 2 ingredienti di ognuno degli altri 4 tipi, e sul tavolo c’è solo [[s]]. Nessuno può dartene così tanti: rinuncia.
tutorial-sole-mio-end = Si contano le ordinazioni consegnate: tu ne hai 7, Chef Fungo 3, Chef Peperone 2. In caso di parità avrebbero deciso gli ingredienti in mano. Ora puoi sederti a un vero tavolo. Lì potrai anche consegnare più ordinazioni in una volta, in serie; ogni ordinazione dice che cosa le serve.
    .title = Hai vinto!

## Mamma Mia! Grande

tutorial-mamma-mia-grande = Che cosa cambia in Mamma Mia! Grande
tutorial-mamma-mia-grande-welcome = Conosci Sole Mio!? Allora sai già quasi tutto. Grande dura tre round, e ognuno ha 19 ordinazioni: le 11 di Sole Mio! e altre 8, come [[4m+1]]. E c’è una regola dura: un’ordinazione non consegnata esce dal gioco per sempre.
    .title = Di tutto, di più
tutorial-mamma-mia-grande-four-plus-one = Siamo al conteggio dell’ultimo round. Ecco la tua ordinazione [[4m+1]]: richiede 4 funghi e 1 ingrediente del tuo tipo. Queste ordinazioni non formano serie. I 4 funghi ci sono. Aggiungi la tua oliva.
    .title = Quattro più uno
    .hint = Manca solo l’oliva, e tu ce l’hai. Aggiungila.
tutorial-mamma-mia-grande-bombastica = 15 o più: Bombastica è consegnata e ha svuotato le colonne, tutte quante. Pensaci prima di giocarla: ciò che esce dopo trova il tavolo vuoto. Ora c’è [[4p]], e nel frattempo sono usciti solo [[ppp]].
    .title = Bombastica si mangia tutto
    .before = Ora la tua ordinazione viene consegnata. E subito dopo esce la tua Bombastica: richiede 15 ingredienti qualsiasi. Conta anche tu!
tutorial-mamma-mia-grande-last-chance = Manca 1 peperone, e tu non ne hai. In Sole Mio! potresti rinunciare e rigiocare l’ordinazione più avanti. Qui sarebbe persa. Quindi chiedi agli altri: chiedere non costa nulla.
    .title = Meglio chiedere
    .hint = Così l’ordinazione esce dal gioco. Prima chiedi aiuto: non hai nulla da perdere.
tutorial-mamma-mia-grande-end = Nessuno ha aiutato, quindi l’ordinazione è fuori dal gioco. Hai vinto lo stesso, con 4 ordinazioni! In Grande le nuove ordinazioni vogliono quasi sempre anche ingredienti del tuo tipo: tienine sempre qualcuno da parte.
    .title = Questo è Grande

## Mamma Mia!

tutorial-mamma-mia = Che cosa cambia in Mamma Mia!
tutorial-mamma-mia-welcome = Conosci Sole Mio!? Questa è la sorella maggiore, ed è più severa. Ci sono solo carte singole, nessuno aiuta nessuno e si giocano tre round. Cominci con 6 ingredienti e 1 ordinazione, e di ordinazioni ne hai 8 in tutto. Quasi tutte vogliono anche un ingrediente del tuo tipo: [[4s+1]] richiede 4 salami e 1 oliva.
    .title = Il classico
tutorial-mamma-mia-four-plus-one = Siamo al conteggio dell’ultimo round. Ci sono 4 salami, ma nessuna oliva. Non puoi chiedere a nessuno: ciò che manca può venire solo dalla tua mano. Aggiungi la tua oliva.
    .title = Chi fa da sé
    .hint = Manca solo 1 oliva, e tu ce l’hai. Aggiungila.
tutorial-mamma-mia-minimale = Consegnata! Ora [[minimale]]: richiede 1 oliva e 3 ingredienti del tipo meno presente nelle colonne, esclusi il tuo e quelli che non ci sono. È il peperone, con 1. Aggiungi i tuoi 2 peperoni.
    .title = Minimale
    .hint = I peperoni sono i meno presenti. Ne hai 2, giusto quelli che servono.
tutorial-mamma-mia-end = Minimale è consegnata. Per ultima è uscita «Mista»: vuole 1 ingrediente di ogni tipo, ma non c’erano più olive e non avevi più carte in mano. Così è finita sotto il tuo mazzo ordinazioni. Hai vinto con 4 ordinazioni!
    .title = Questo è Mamma Mia!

## SOLOmino

tutorial-solomino = Impara SOLOmino in cinque minuti
tutorial-solomino-colour = Ogni carta ha due metà, come una tessera del domino. Giochi le carte alle due estremità della fila: una metà deve avere il colore, il numero o il simbolo dell’estremità. A sinistra c’è [[r5]]. Gioca lì [[r1-g3]], rosso su rosso.
    .title = Rosso su rosso
    .hint = Si può fare anche questo. Ma prova prima l’1 rosso a sinistra.
tutorial-solomino-number = Il tuo 1 rosso ha coperto l’estremità, e il 3 verde è diventato quella nuova. Gli altri hanno continuato da lì. A destra c’è ancora [[y6]], e tu hai un 6: coprilo con la metà blu di [[b6-r8]].
    .title = Sei su sei
    .hint = Si può fare anche questo. Ma vogliamo il 6 blu sul 6 giallo, a destra.
tutorial-solomino-skip = Alcune metà hanno un simbolo. Ha effetto appena giochi la carta, su qualunque metà si trovi. [[gS]] è «salta il turno»: il prossimo giocatore non gioca. Gioca [[y7-gS]] a sinistra, 7 giallo su 7 giallo.
    .title = Salta il turno
    .hint = Si può fare anche questo. Ma cerca la carta con «salta il turno»: la sua metà gialla va bene a sinistra.
tutorial-solomino-reverse = Il giocatore alla tua sinistra ha saltato il turno, quello alla tua destra ha giocato, e tocca di nuovo a te. [[yR]] è «cambio giro»: si gioca nell’altro senso. Gioca [[r8-yR]] a destra, rosso su rosso.
    .title = Cambio giro
    .hint = Si può fare anche questo. Ma cerca la carta con «cambio giro»: la sua metà rossa va bene a destra.
    .done = Ora si gioca in senso antiorario, quindi tocca al giocatore alla tua destra.
tutorial-solomino-draw-one = Un nuovo tavolo. Il giocatore alla tua destra ha giocato un «pesca 1», e tu dovresti prendere una carta. Ma puoi rispondere con un tuo «pesca 1»! Gioca [[yD-b4]]: a destra, simbolo su simbolo, o a sinistra, 4 su 4.
    .title = Pesca 1
    .hint = Puoi prendere la carta. Ma perché, se puoi passare il guaio a chi viene dopo?
    .done = Ora il prossimo giocatore deve prendere 2 carte, o rispondere anche lui.
tutorial-solomino-swap = Hai giocato uno «scambio»: scegli un giocatore, e vi scambiate tutte le carte in mano. Tu hai 4 carte. Il giocatore alla tua sinistra ne ha 2, quello alla tua destra 5.
    .title = Scambio
    .hint = Vince chi si libera di tutte le carte. Di chi vorresti le carte?
    .done = 4 carte per 2, un buon affare! E sai esattamente che cosa ha ora l’altro.
tutorial-solomino-rotate = Hai giocato un «passa le carte»: ognuno passa tutte le sue carte a un vicino, e tu dici in che senso. In senso orario ricevi le 6 carte del giocatore alla tua destra. In senso antiorario ricevi le 2 carte del giocatore alla tua sinistra.
    .title = Passa le carte
    .hint = Vuoi poche carte. In che senso ti arrivano le 2 carte?
    .done = Ora hai 2 carte! Ognuno conosce le carte che ha dato via: quindi sai che cosa ha il giocatore alla tua destra.
tutorial-solomino-ask = Il giocatore alla tua destra ha giocato un «chiedi carta», e dal mazzo è uscita [[r1-r5]]. Devi metterci sopra una carta con una metà identica a una metà di quella scoperta: [[r1]] o [[r5]]. Quasi uguale non basta. Hai due carte adatte; scegline una.
    .title = Chiedi carta
    .done = Poi il giocatore alla tua sinistra doveva rispondere alla tua carta: non ha potuto e ha preso tutto il mucchio, 2 carte.
tutorial-solomino-draw = La fine è vicina: hai 2 carte. Ma nessuna va bene per [[r3]] o per [[g5]]. Chi non può o non vuole giocare una carta ne pesca una.
    .title = Non va bene niente
tutorial-solomino-drawn = Hai pescato [[g1-b2]], e va bene a destra, verde su verde. Una carta appena pescata si può giocare subito. Fallo!
    .title = Che fortuna!
    .hint = Puoi tenerla. Ma allora hai una carta in più di cui liberarti.
tutorial-solomino-two-left = Gli altri hanno giocato, e a destra c’è [[r4]]. La tua [[y4-b1]] va bene lì. Giocala, e ti resterà una carta sola.
    .title = La penultima carta
    .hint = Pescare sarebbe un peccato. Il tuo 4 giallo va bene sul 4 rosso.
tutorial-solomino-call = Una sola carta alla fine del tuo turno! Tutti devono sentirlo, altrimenti peschi subito una carta. Che cosa devi dire?
    .title = Dillo!
    .hint = Se taci, peschi una carta: di’ «SOLOmino!», presto!
tutorial-solomino-last-card = Tutti l’hanno sentito. E la tua ultima carta [[b6-y1]] va bene a destra: blu su blu, o 1 su 1. Giocala e hai vinto!
    .title = L’ultima carta
    .hint = Pescare, proprio ora? La tua ultima carta va bene a destra!
    .done = Hai vinto! Gli altri prendono un punto negativo per ogni carta in mano: 2 e 3. Se giocate più round, vince chi ha meno punti negativi. Un round finisce anche quando il mazzo è esaurito.
tutorial-solomino-throw-in = Un’ultima cosa, per i tavoli dove si gioca fuori turno. Il giocatore alla tua sinistra ha appena giocato [[b7-y5]], e a destra c’è [[y5]]. Tu hai la stessa metà, identica per colore e numero: gioca [[y5-g6]], anche se non tocca a te!
    .title = Fuori turno!
    .hint = Nessuno se ne accorgerebbe. Ma qui puoi liberarti di una carta al volo!
    .done = Fatto! Si continua con il giocatore dopo di te, e quello alla tua destra viene saltato. Ora sai tutto quello che serve. Buon divertimento!
