### Le regole di tutti i giochi per chi gioca, in italiano: un messaggio per ogni clausola di docs/rules.md, che fa testo.
###
### .title è un nome breve, .example un esempio. rules.json dice quali clausole ha un gioco, e in quali capitoli.
### rules-intro-* apre le regole di un gioco; .material fa parte del primo capitolo.
###
### Le carte sono scritte nella notazione di docs/formats.md tra doppie parentesi quadre, e si possono disegnare:
### [[ooO]] ingredienti, [[*]] la carta del conteggio, [[4p]] un’ordinazione, [[r8-bD]] una carta di SOLOmino, [[r8]] una
### sua metà. Una clausola è indicata solo dal suo numero, P-25, che può essere un collegamento.

## Capitoli

rules-chapter-material = Materiale
rules-chapter-setup = Preparazione
rules-chapter-turn = Il tuo turno
rules-chapter-scoring = Il conteggio
rules-chapter-filling = Consegnare un’ordinazione
rules-chapter-help = L’aiuto
rules-chapter-sole-mio-orders = Le ordinazioni di Sole Mio!
rules-chapter-mamma-mia-orders = Le ordinazioni di Mamma Mia!
rules-chapter-end = Nuovo round e fine
rules-chapter-cards = Carte e distribuzione
rules-chapter-symbols = I simboli
rules-chapter-last-card = L’ultima carta
rules-chapter-out-of-turn = Il gioco fuori turno

## I giochi in un minuto

rules-intro-sole-mio = Cucinate tutti nello stesso forno, e nessuno può guardarci dentro. Nel tuo turno metti nel forno ingredienti di un solo tipo e, se vuoi, ci metti sopra una delle tue ordinazioni segrete. Quando la dispensa è esaurita si rovescia il forno, e le carte escono dalla prima all’ultima. Ogni ordinazione prende ciò che le serve tra quello che in quel momento è sul tavolo. Manca qualcosa? Aggiungilo dalla mano, o chiedilo agli altri: chi aiuta riceve un premio. Dopo 2 round vince chi ha consegnato più ordinazioni.
    .title = Il gioco in un minuto
    .material = Da 2 a 5 giocatori. In 5 ci sono 9 carte singole e 2 doppie di ogni tipo, in 4 sono 8 e 2, in 3 sono 8 e 1, in 2 sono 6 e 1. Ognuno ha 11 ordinazioni e comincia con 5 carte ingrediente e 2 ordinazioni in mano. C’è una carta del conteggio, «Sole Mio!». Si giocano 2 round.
rules-intro-mamma-mia-grande = Il grande banchetto: il forno, la memoria e l’aiuto di Sole Mio!, con più ingredienti e 19 ordinazioni di 13 tipi a testa. Da quattro olive a quindici ingredienti qualsiasi, ogni ordinazione prende ciò che le serve quando il forno viene rovesciato. Ma attenzione: un’ordinazione non consegnata esce dal gioco. Dopo 3 round vince chi ha consegnato più ordinazioni.
    .title = Il gioco in un minuto
    .material = Da 2 a 5 giocatori. In 5 ci sono 12 carte singole e 2 doppie di ogni tipo, in 4 sono 11 e 2, in 3 sono 11 e 1, in 2 sono 8 e 1. Ognuno ha 19 ordinazioni e comincia con 5 carte ingrediente e 2 ordinazioni in mano. C’è una carta del conteggio, «Sole Mio!». Si giocano 3 round.
rules-intro-mamma-mia = Il classico: un forno per tutti, ed è tutta questione di memoria. Nel tuo turno metti nel forno ingredienti di un solo tipo e, se vuoi, ci metti sopra una delle tue ordinazioni segrete. Quando la dispensa è esaurita si rovescia il forno, e ogni ordinazione prende ciò che le serve tra quello che è uscito prima. Ciò che manca può venire soltanto dalla tua mano: qui non ti aiuta nessuno. Dopo 3 round vince chi ha consegnato più ordinazioni.
    .title = Il gioco in un minuto
    .material = Da 2 a 5 giocatori. Tutti gli ingredienti sono carte singole: in 5 ce ne sono 13 di ogni tipo, in 4 sono 12, in 3 sono 10, in 2 sono 8. Ognuno ha 8 ordinazioni e comincia con 6 carte ingrediente e 1 ordinazione in mano. C’è una carta del conteggio, «Mamma Mia!». Si giocano 3 round.
rules-intro-solomino = Ogni carta ha due metà, come una tessera del domino. Nel tuo turno giochi una carta a un’estremità della fila: una metà copre l’estremità e deve averne il colore, il numero o il simbolo; l’altra diventa la nuova estremità. Se non puoi o non vuoi, peschi una carta. I simboli fanno saltare il turno, cambiano il giro, fanno pescare o fanno passare le carte da un giocatore all’altro. Ti resta una carta sola? Chiama subito «SOLOmino!». Chi gioca la sua ultima carta vince il round.
    .title = Il gioco in un minuto
    .material = Da 2 a 6 giocatori. 120 carte in 4 colori, con i numeri da 1 a 8: 72 carte hanno due numeri, 48 un numero e un simbolo. Ognuno comincia con 8 carte.

## Materiale

rule-P-1 = Ci sono 5 tipi di ingredienti: oliva, peperone, fungo, salame e ananas. Una carta singola vale 1 ingrediente, una carta doppia ne vale 2.
    .title = Cinque tipi
    .example = [[oO]] sono 2 carte, ma 3 olive.
rule-P-1-mamma-mia = Ci sono 5 tipi di ingredienti: oliva, peperone, fungo, salame e ananas. Ogni carta vale 1 ingrediente.
    .example = [[oo p]] sono 3 ingredienti: 2 olive e 1 peperone.
rule-P-2 = Ogni giocatore ha il suo tipo, con il suo colore: l’oliva è blu, il peperone verde, il fungo marrone, il salame rosso, l’ananas giallo. Tutti e 5 i tipi sono in gioco, qualunque sia il numero di giocatori.
    .title = Il tuo tipo
rule-P-3 = C’è una carta del conteggio [[*]]. Si chiama «Sole Mio!». Chi ce l’ha rovescia il forno e comincia il round successivo.
    .title = La carta del conteggio
rule-P-3-mamma-mia = C’è una carta del conteggio [[*]]. Si chiama «Mamma Mia!». Chi ce l’ha rovescia il forno e comincia il round successivo.
rule-P-4 = Tutti hanno le stesse ordinazioni. Dove si parla del tuo tipo, per ognuno vale il suo.
    .title = Ordinazioni uguali per tutti

## Preparazione

rule-P-5 = Prendete di ogni tipo le carte previste per il vostro numero di giocatori, mescolatele e distribuitele. Poi mescolate la carta del conteggio con il resto. Questa è la dispensa, e resta coperta.
    .title = La dispensa
    .example = Sole Mio! in 3 ha 8 carte singole e 1 doppia di ogni tipo: 45 carte. Se ne distribuiscono 15. Con la carta del conteggio la dispensa ha 31 carte.
rule-P-5-mamma-mia-grande =
    .example = In 3 ci sono 11 carte singole e 1 doppia di ogni tipo: 60 carte. Se ne distribuiscono 15. Con la carta del conteggio la dispensa ha 46 carte.
rule-P-5-mamma-mia =
    .example = In 3 ci sono 10 carte di ogni tipo: 50 carte. Se ne distribuiscono 18. Con la carta del conteggio la dispensa ha 33 carte.
rule-P-6 = Mescola le tue ordinazioni e forma un mazzo coperto: il tuo mazzo ordinazioni. Prendi in mano le prime 2. Con gli ingredienti hai 7 carte in mano.
    .title = Il tuo mazzo ordinazioni
rule-P-6-mamma-mia = Mescola le tue ordinazioni e forma un mazzo coperto: il tuo mazzo ordinazioni. Prendi in mano la prima. Con gli ingredienti hai 7 carte in mano.
rule-P-7 = Il forno è una pila scoperta, all’inizio vuota. Chi comincia si sorteggia. Si gioca in senso orario. I tipi si assegnano ai posti nell’ordine oliva, peperone, fungo, salame, ananas. Potete anche accordarvi diversamente.
    .title = Chi comincia

## Il tuo turno

rule-P-8 = Devi giocare nel forno almeno una carta ingrediente dalla mano. Tutte le carte che giochi devono essere dello stesso tipo, singole e doppie a piacere.
    .title = Giocare ingredienti
    .example = Hai [[ooO p]]. Puoi giocare [[o]], [[oo]], [[O]], [[oO]] o [[ooO]], oppure [[p]]; mai olive e peperoni insieme.
rule-P-8-mamma-mia = Devi giocare nel forno almeno una carta ingrediente dalla mano. Tutte le carte che giochi devono essere dello stesso tipo.
    .example = Hai [[ooo p]]. Puoi giocare [[o]], [[oo]] o [[ooo]], oppure [[p]]; mai olive e peperoni insieme.
rule-P-9 = Ciò che giochi viene annunciato: il tipo, il numero di ingredienti (una carta doppia vale 2) e quante carte doppie ci sono. Ascolta bene gli altri: presto queste carte saranno coperte.
    .title = L’annuncio
    .example = [[oOO]] si annuncia così: 5 olive, di cui 2 carte doppie.
rule-P-9-mamma-mia = Ciò che giochi viene annunciato: il tipo e il numero di ingredienti. Ascolta bene gli altri: presto queste carte saranno coperte.
    .example = [[ooo]] si annuncia così: 3 olive.
rule-P-10 = Poi puoi aggiungere nel forno una delle ordinazioni che hai in mano, scoperta. Quando uscirà, potrà prendere soltanto ciò che è stato giocato prima e che c’è ancora.
    .title = Aggiungere un’ordinazione
rule-P-11 = Alla fine del turno peschi fino ad avere 7 carte: tutte dalla dispensa o tutte dal tuo mazzo ordinazioni, mai da entrambi. Pescare è obbligatorio. Se le carte del mazzo scelto non bastano, resti con meno di sette. Non puoi scegliere un mazzo vuoto finché l’altro ha carte.
    .title = Pescare fino a sette
rule-P-12 = Se peschi la carta del conteggio, mettila scoperta davanti a te e pesca un’altra carta al suo posto, se ce n’è ancora.
    .title = Pescare la carta del conteggio
rule-P-13 = Senza carte ingrediente in mano passi: niente ingredienti, niente ordinazione, soltanto la pesca. Se passi con 7 ordinazioni in mano, non peschi nulla e rischi di non poter più giocare. Il gioco ti avverte prima di una pesca che porta a questo.
    .title = Passare
rule-P-14 = Il round finisce appena si pesca l’ultima carta della dispensa. La carta del conteggio vale come carta della dispensa.
    .title = La fine del round
    .example = Devi pescare 4 carte e scegli la dispensa. Ne ha solo 3, e la carta del conteggio non è tra queste. Resti con una carta in meno, e il round è finito.
    .ruling = I regolamenti stampati non dicono se la carta del conteggio vale. Qui sì: il round finisce quando la dispensa è vuota, qualunque sia l’ultima carta.
rule-P-15 = Se tutti, uno dopo l’altro, passano senza pescare perché ognuno ha 7 ordinazioni, il round finisce lo stesso. Se la carta del conteggio è ancora nella dispensa, la prende il giocatore a cui toccherebbe. Il resto della dispensa si mescola in quella del round successivo; dopo l’ultimo round non conta per nessuno.
    .title = Nessuno può giocare
rule-P-16 = Tutti possono sapere: gli annunci, la carta in cima al forno, quante carte ingrediente e quante ordinazioni ha in mano ognuno, quante carte hanno i mazzi, le ordinazioni consegnate e tutto ciò che si scopre in un conteggio. Ciò che tutti hanno potuto vedere resta noto: gli scarti, che cosa è finito in una nuova dispensa, tranne le carte che nessuno aveva pescato (P-15), le ordinazioni andate sotto un mazzo, le carte mostrate o riprese, e a chi non si è chiesto nulla in una sfida. Sono segreti le carte in mano, i mazzi e il forno sotto la carta in cima. Tieni tutto a mente: non si può guardare. Per chi è alle prime armi, un tavolo può giocare a forno aperto. Ogni altro tavolo è rigoroso: mostra ciò che c’è in quel momento, e il resto è affidato alla memoria. Ogni tavolo sceglie se puoi rileggere gli annunci fatti dopo il tuo ultimo turno, oppure se ciascuno si sente una volta sola.
    .title = Noto e segreto
    .ruling = Due dei regolamenti stampati mettono gli scarti a faccia in giù, gli altri li lasciano scoperti. Qui puoi ricordarli, ma un tavolo rigoroso non li mostra di nuovo.
rule-P-16-mamma-mia = Tutti possono sapere: gli annunci, la carta in cima al forno, quante carte ingrediente e quante ordinazioni ha in mano ognuno, quante carte hanno i mazzi, le ordinazioni consegnate e tutto ciò che si scopre in un conteggio. Ciò che tutti hanno potuto vedere resta noto: gli scarti, che cosa è finito in una nuova dispensa, tranne le carte che nessuno aveva pescato (P-15), e le ordinazioni andate sotto un mazzo. Sono segreti le carte in mano, i mazzi e il forno sotto la carta in cima. Tieni tutto a mente: non si può guardare. Per chi è alle prime armi, un tavolo può giocare a forno aperto. Ogni altro tavolo è rigoroso: mostra ciò che c’è in quel momento, e il resto è affidato alla memoria. Ogni tavolo sceglie se puoi rileggere gli annunci fatti dopo il tuo ultimo turno, oppure se ciascuno si sente una volta sola.

## Il conteggio

rule-P-17 = Chi ha la carta del conteggio rovescia il forno. Le carte si scoprono nell’ordine in cui sono state giocate. Gli ingredienti vanno nelle colonne sul tavolo, una per tipo. Durante il conteggio nessuno pesca.
    .title = Si rovescia il forno
rule-P-18 = Un’ordinazione scoperta si risolve subito, con le colonne come sono in quel momento.
    .title = Si risolve subito
    .example = Nel forno ci sono, dal basso, [[ooo]], poi l’ordinazione [[4o]], poi [[o]]. Quando l’ordinazione esce, ci sono solo 3 olive. La quarta arriva troppo tardi.
rule-P-19 = Gli ingredienti usati da un’ordinazione vanno negli scarti; tutti gli altri restano nelle colonne. Un’ordinazione consegnata si mette scoperta davanti a chi l’ha giocata, e conta.
    .title = Ordinazione consegnata
rule-P-20 = Un’ordinazione non consegnata non costa nulla. Le colonne restano com’erano, e le carte aggiunte tornano in mano a chi le ha giocate; solo in una sfida bloccata restano sul tavolo. L’ordinazione va sotto il mazzo ordinazioni di chi l’ha giocata.
    .title = Ordinazione non consegnata
rule-P-20-mamma-mia-grande = Un’ordinazione non consegnata non costa nulla, ma esce dal gioco. Le colonne restano com’erano, e le carte aggiunte tornano in mano a chi le ha giocate; solo in una sfida bloccata restano sul tavolo.
rule-P-20-mamma-mia = Un’ordinazione non consegnata non costa nulla. Le colonne restano com’erano, e l’ordinazione va sotto il mazzo ordinazioni di chi l’ha giocata.
rule-P-21 = Gli ingredienti rimasti nelle colonne formano il fondo del forno nel round successivo. Si impilano tipo per tipo, dal basso oliva, peperone, fungo, salame, ananas; di ogni tipo le carte singole stanno sotto le doppie. Così tutti conoscono la carta in cima.
    .title = Ciò che avanza
    .example = Avanzano [[ooO s]]. Vanno nel forno in quest’ordine, e il salame sta in cima.
rule-P-21-mamma-mia = Gli ingredienti rimasti nelle colonne formano il fondo del forno nel round successivo. Si impilano tipo per tipo, dal basso oliva, peperone, fungo, salame, ananas. Così tutti conoscono la carta in cima.
    .example = Avanzano [[ooo s]]. Vanno nel forno in quest’ordine, e il salame sta in cima.

## Consegnare un’ordinazione

rule-P-22 = Se un’ordinazione si può consegnare in più modi, sceglie chi l’ha giocata. Prepari la tua risposta in segreto: l’eventuale serie, i tipi scelti, le carte dalla mano e l’aiuto che chiedi. Gli altri la scoprono tutta in una volta, quando è completa: quando l’ordinazione è consegnata, quando chiedi aiuto o quando rinunci. Solo «Sfida» e «Stesso tipo» si giocano allo scoperto, passo dopo passo.
    .title = Una risposta segreta
rule-P-22-mamma-mia = Se un’ordinazione si può consegnare in più modi, sceglie chi l’ha giocata. Prepari la tua risposta in segreto: i tipi e le carte dalla mano. Gli altri la scoprono tutta in una volta, quando è completa: quando l’ordinazione è consegnata o quando rinunci.
rule-P-23 = Se le colonne bastano da sole, l’ordinazione è consegnata, e non puoi rinunciare. Se ci sono più modi, scegli tu; puoi anche sceglierne uno che richiede carte dalla mano o aiuto.
    .title = Le colonne bastano
    .ruling = I regolamenti stampati non dicono se puoi rinunciare. Qui, se le colonne bastano e c’è un solo modo, l’ordinazione è consegnata subito.
rule-P-23-mamma-mia = Se le colonne bastano da sole, l’ordinazione è consegnata, e non puoi rinunciare. Se ci sono più modi, scegli tu; puoi anche sceglierne uno che richiede carte dalla mano.
rule-P-24 = Se le colonne non bastano, puoi aggiungere ingredienti dalla mano, chiedere aiuto, fare entrambe le cose, o rinunciare. Non peschi altre carte al posto di quelle aggiunte. Puoi rinunciare prima di scegliere un modo, non dopo. Senza aiuto puoi scegliere solo un modo per cui bastano le colonne e la tua mano. E attenzione: se scegli un modo che richiede aiuto e nessuno aiuta, l’ordinazione fallisce, anche se le colonne bastavano per un altro.
    .title = Manca qualcosa
rule-P-24-mamma-mia = Se le colonne non bastano, puoi aggiungere ingredienti dalla mano o rinunciare. Non peschi altre carte al posto di quelle aggiunte. Puoi rinunciare prima di scegliere un modo, non dopo, e puoi scegliere solo un modo per cui bastano le colonne e la tua mano.
rule-P-25 = Se l’ordinazione è consegnata, tutte le carte aggiunte da una mano vanno negli scarti. Il resto viene dalle colonne, prima le doppie: finché di un tipo manca qualcosa e la sua colonna ha una carta doppia, si prende quella, anche se serve soltanto 1 ingrediente. Poi vengono le singole. Non si prendono mai più carte del necessario.
    .title = Prima le doppie
    .example = Servono 4 olive, ci sono [[ooo]], tu aggiungi [[O]]: si usano [[O]] e [[oo]], e una singola resta. Oppure servono 3 olive e ci sono [[oOO]]: si usano entrambe le doppie, e la singola resta.
rule-P-25-mamma-mia = Se l’ordinazione è consegnata, tutte le carte aggiunte dalla mano vanno negli scarti. Il resto viene dalle colonne, e non si prendono mai più carte del necessario.
    .title = Che cosa si usa
    .example = Servono 4 olive, ci sono [[ooo]], tu aggiungi [[o]]: si usano tutte e quattro.
rule-P-26 = Nessuno aggiunge una carta che non serve. Chi completa un tipo dà esattamente quanto manca, o 1 in più se manca un numero dispari e dà soltanto doppie; può farlo anche chi ha carte singole. Se vuoi chiedere il resto, aggiungi meno di quanto manca, e chi ti aiuta completa con la stessa regola.
    .title = Nessuna carta di troppo
    .example = Mancano 3 salami. [[sss]], [[sS]] o [[SS]] bastano. [[ssS]] non va, perché una singola sarebbe di troppo. Se vuoi chiedere il resto, puoi non aggiungere nulla, oppure aggiungere [[s]], [[ss]] o [[S]].
rule-P-26-mamma-mia = Non aggiungere carte che non servono: di ogni tipo, esattamente quante ne mancano.
    .example = Mancano 2 salami. Aggiungi [[ss]]; non vanno né [[s]] né [[sss]].
rule-P-27 = Dalla mano aggiungi soltanto ciò che manca nelle colonne per il modo scelto. Non puoi risparmiare le carte sul tavolo.
    .title = Solo ciò che manca
    .example = Servono 4 peperoni, e ci sono [[ppp]]. Non puoi aggiungere [[pp]] per lasciare un peperone sul tavolo, perché ne manca solo 1.

## L’aiuto

rule-P-30 = Quando esce la tua ordinazione, puoi chiedere esattamente ciò che manca ancora dopo aver aggiunto le tue carte. Di’ tipi e quantità, per esempio 1 oliva e 2 peperoni; per «Due doppie» (P-53) di’ la carta doppia. Puoi chiedere aiuto per ogni ordinazione tranne «Sfida» (P-46) e «Stesso tipo» (P-51), anche se ci sono poche speranze.
    .title = Chiedere aiuto
rule-P-31 = Si chiede agli altri in senso orario, a partire dalla tua sinistra. Ognuno dà tutto o rifiuta: non si può dare solo una parte. Appena qualcuno aiuta, la richiesta finisce.
    .title = Aiuta uno solo
    .ruling = Secondo uno dei regolamenti stampati puoi chiedere a ciascun giocatore. Qui la richiesta fa il giro da sola, così nessuno viene saltato.
rule-P-32 = Chi aiuta dà carte dalla sua mano, singole o doppie a piacere, ma nessuna che non serva (P-26).
    .title = Aiutare dalla mano
rule-P-33 = Chi aiuta scopre la prima carta del proprio mazzo ordinazioni. Conta come consegnata e si mette scoperta tra le sue ordinazioni consegnate. Se il mazzo è vuoto, non c’è premio.
    .title = Il premio
rule-P-34 = Se tutti rifiutano, la tua ordinazione non è consegnata, anche se la tua mano sarebbe bastata, e le carte che hai aggiunto ti tornano in mano. Se qualcuno ha aiutato, l’ordinazione va consegnata.
    .title = Nessuno aiuta
rule-P-35 = Per gli altri «Non posso» e «Non voglio» sono la stessa cosa. Perciò il gioco fa la domanda a tutti, tranne a chi ha una risposta che ognuno può già prevedere. Risponde per te soltanto se ognuno può vedere che c’è una sola risposta, per esempio perché non hai nessun ingrediente.
    .title = Potere o volere
    .example = Qualcuno chiede 1 oliva, e tu hai [[p s a]]. La domanda ti arriva lo stesso, e rifiuti come chi si tiene la sua oliva.
rule-P-36 = L’aiuto vale per tutta la serie (P-42): aiuta un solo giocatore, per un solo premio.
    .title = L’aiuto per una serie

## Le ordinazioni di Sole Mio!

rule-P-40 = Hai 4 di queste ordinazioni, una per ogni tipo tranne il tuo. Ognuna richiede 4 ingredienti del suo tipo. Due o più insieme possono formare una serie (P-42).
    .title = Quattro uguali
    .example = Per [[4o]] servono 4 olive, per esempio [[oooo]], [[ooO]] o [[OO]].
rule-P-41 = Solo le ordinazioni «Quattro uguali» (P-40) possono formare una serie; le altre no, nemmeno «Quattro più uno».
    .title = Che cosa forma una serie
rule-P-42 = Quando esce una delle tue ordinazioni «Quattro uguali», puoi aggiungerne dalla mano fino ad altre 3. Allora una richiede 4 ingredienti, un’altra 3, poi 2, poi 1. Decidi tu quanti ne richiede ognuna.
    .title = Serie
    .example = Nelle colonne ci sono [[oooo sss]] quando esce la tua [[4s]]. Da sola le manca 1 salame. Aggiungi [[4o]] dalla mano: le olive valgono per i 4, i salami per i 3, ed entrambe le ordinazioni sono consegnate.
rule-P-43 = Una serie riesce o fallisce tutta insieme: si consegnano tutte le sue ordinazioni, o nessuna. Se fallisce, seguono tutte la sorte di un’ordinazione non consegnata (P-20): prima quella uscita dal forno, e sotto quelle aggiunte, nell’ordine in cui le hai aggiunte. Non devi per forza dichiarare una serie. Una volta dichiarata, rispondi come per una sola ordinazione, e non puoi aggiungerne altre.
    .title = Tutte o nessuna
    .ruling = Uno dei regolamenti stampati si può leggere in un altro modo. Ma allora si potrebbero aggiungere ordinazioni senza speranza solo per consegnare con meno ingredienti quella che interessa.
rule-P-44 = Richiede 2 ingredienti per ognuno dei 4 tipi che non sono il tuo.
    .title = Due di ogni tipo
    .example = A Chef Oliva servono [[pp mm ss aa]].
rule-P-46 = Richiede almeno 2 ingredienti del tuo tipo. Contano tutti quelli nelle colonne, e dalla mano puoi aggiungerne quanti vuoi. Non c’è aiuto. Puoi rinunciare solo se nelle colonne ce ne sono meno di 2.
    .title = Sfida
rule-P-47 = Poi gli altri, in senso orario dalla tua sinistra, possono mostrare tutti gli ingredienti di quel tipo che hanno in mano. Se insieme ne mostrano almeno quanti ne hai tu, la tua ordinazione è bloccata. Chi ha mostrato carte le riprende in mano.
    .title = Bloccare una sfida
    .example = Nelle colonne c’è 1 salame, e Chef Salame aggiunge [[S]]: fanno 3. Un avversario mostra [[s]], un altro [[ss]]. Fanno 3 anche questi: bloccata!
rule-P-48 = Ognuno decide se mostrare le sue carte: o tutte o nessuna. Ci si ferma appena l’ordinazione è bloccata. Chi non ha niente di quel tipo viene saltato.
    .title = Tutto o niente
rule-P-49 = Se non viene bloccata, la sfida riesce e l’ordinazione è consegnata. Allora vanno negli scarti tutte le carte di quel tipo, quelle nelle colonne e quelle dalla tua mano.
    .title = Una sfida riuscita
rule-P-50 = Se la sfida viene bloccata, l’ordinazione non è consegnata, e le carte che hai aggiunto restano nelle colonne.
    .title = Una sfida bloccata
rule-P-51 = Scegli un avversario che ha una carta ingrediente. Ne mostra una a sua scelta e la riprende. Se giochi dalla mano una carta dello stesso tipo, singola o doppia, la tua ordinazione è consegnata, e la tua carta va negli scarti. Le colonne non contano, e non c’è aiuto. Scegliere un avversario è obbligatorio, giocare una carta no. Se nessun avversario ha ingredienti, l’ordinazione non è consegnata.
    .title = Stesso tipo
    .example = L’avversario mostra [[A]]. Hai in mano [[a]] e la giochi: consegnata!
    .ruling = Secondo uno dei regolamenti stampati, giocare la carta potrebbe essere obbligatorio. Qui puoi tenerla.
rule-P-52 = Quest’ordinazione non si può consegnare finché nelle colonne c’è anche un solo ingrediente del tuo tipo. Altrimenti richiede 2 ingredienti di ognuno di 2 altri tipi a tua scelta.
    .title = Senza il mio ingrediente
    .example = A Chef Oliva bastano [[mm ss]]. Se accanto c’è [[o]], non servono a niente.
rule-P-53 = Richiede 2 carte doppie di tipi diversi; uno può essere il tuo. Due singole non fanno una doppia. Se chiedi aiuto, di’ il tipo della carta doppia.
    .title = Due doppie
    .example = Nelle colonne c’è [[O]]. Puoi aggiungere [[P]] dalla mano, o chiedere per esempio [[S]]. Non puoi chiedere una doppia qualsiasi.
rule-P-54 = Richiede 4 ingredienti di un tipo, 3 di un altro, 2 di un terzo e 1 di un quarto. Scegli tu quali; uno può essere il tuo.
    .title = Quattro-tre-due-uno
    .example = Con [[oooo mmm aa s]] la consegni.
rule-P-55 = Richiede 4 ingredienti del tipo di chi in quel momento ha la carta del conteggio, «Sole Mio!». Appena la consegni, prendi la carta del conteggio e continui tu il conteggio. Se hai già la carta, puoi consegnare lo stesso questa ordinazione, e la carta resta a te.
    .title = Quattro Sole Mio
    .example = Chef Fungo ha [[*]], quindi l’ordinazione di Chef Oliva richiede 4 funghi. Quando è consegnata, [[*]] passa a Chef Oliva, e la prossima «Quattro Sole Mio» richiede 4 olive.

## Le ordinazioni di Mamma Mia!

rule-P-56 = Quattro più uno: hai 4 di queste ordinazioni, una per ogni tipo tranne il tuo. Ognuna richiede 4 ingredienti di quel tipo e 1 del tuo. Mista: richiede 1 ingrediente di ognuno dei 5 tipi. Nessuna di queste forma una serie.
    .title = Quattro più uno, mista
    .example = Per [[4s+1]] a Chef Oliva servono [[ssss o]]; per [[mixed]] a tutti servono [[o p m s a]].
rule-P-56-mamma-mia = Quattro più uno: hai 4 di queste ordinazioni, una per ogni tipo tranne il tuo. Ognuna richiede 4 ingredienti di quel tipo e 1 del tuo. Mista: richiede 1 ingrediente di ognuno dei 5 tipi.
rule-P-57 = Bombastica richiede almeno 15 ingredienti di qualsiasi tipo. Quando è consegnata, tutto ciò che è nelle colonne va negli scarti. Ciò che manca si conta su tutti i tipi insieme. Chi chiede aiuto dice quanti ingredienti di ogni tipo vuole, fino al totale che manca; per ogni tipo vale la regola di sempre (P-26). Monotoni richiede 1 ingrediente del tuo tipo e 6 di un altro tipo a tua scelta.
    .title = Bombastica e Monotoni
    .example = Nelle colonne ci sono 12 ingredienti, quindi ne mancano 3 per [[bombastica]]. Potresti aggiungere [[o]] e [[P]]. Oppure aggiungi [[P]] e chiedi 1 salame.
rule-P-57-mamma-mia = Bombastica richiede almeno 15 ingredienti di qualsiasi tipo. Quando è consegnata, tutto ciò che è nelle colonne va negli scarti. Ciò che manca si conta su tutti i tipi insieme. Monotoni richiede 1 ingrediente del tuo tipo e 6 di un altro tipo a tua scelta.
    .example = Nelle colonne ci sono 12 ingredienti, quindi ne mancano 3 per [[bombastica]]. Potresti aggiungere, per esempio, [[o pp]].
rule-P-58 = Richiede 1 ingrediente del tuo tipo e 3 del tipo meno presente nelle colonne. Il tuo tipo non conta, e nemmeno quelli che nelle colonne non ci sono. In caso di parità scegli tu. Se non resta nessun tipo, l’ordinazione non si può consegnare. Le carte doppie valgono 2. Il tipo si stabilisce una volta sola, quando l’ordinazione esce.
    .title = Minimale
    .example = Ci sono [[ooo mm S]] quando esce l’ordinazione di Chef Peperone. Funghi e salami sono i meno presenti, 2 ciascuno. Chef Peperone sceglie uno dei due tipi: gli servono 3 ingredienti di quel tipo e 1 peperone.
    .ruling = I regolamenti stampati non dicono quanto vale qui una carta doppia. Vale 2, come sempre.
rule-P-58-mamma-mia = Richiede 1 ingrediente del tuo tipo e 3 del tipo meno presente nelle colonne. Il tuo tipo non conta, e nemmeno quelli che nelle colonne non ci sono. In caso di parità scegli tu. Se non resta nessun tipo, l’ordinazione non si può consegnare. Il tipo si stabilisce una volta sola, quando l’ordinazione esce.
    .example = Ci sono [[ooo mm ss]] quando esce l’ordinazione di Chef Peperone. Funghi e salami sono i meno presenti, 2 ciascuno. Chef Peperone sceglie uno dei due tipi: gli servono 3 ingredienti di quel tipo e 1 peperone.
    .ruling = I regolamenti stampati non dicono quando si stabilisce il tipo. Qui si fa quando esce l’ordinazione.

## Nuovo round e fine

rule-P-60 = Si mescolano gli scarti e la carta del conteggio: è la nuova dispensa. Comincia chi ha la carta del conteggio. Le carte in mano e i mazzi ordinazioni restano come sono. Chi ha in mano meno di 7 carte torna ad averne sette alla fine del suo prossimo turno.
    .title = Il round successivo
rule-P-61 = Dopo l’ultimo round vince chi ha consegnato più ordinazioni. In caso di parità vince chi ha più ingredienti in mano; le doppie valgono 2. Se c’è ancora parità, la vittoria è condivisa.
    .title = Chi vince
rule-P-61-mamma-mia = Dopo l’ultimo round vince chi ha consegnato più ordinazioni. In caso di parità vince chi ha più ingredienti in mano. Se c’è ancora parità, la vittoria è condivisa.

## SOLOmino: carte e distribuzione

rule-S-1 = Ci sono 120 carte. Ognuna ha due metà. Ogni metà ha un colore, e un numero o uno di 6 simboli: salta il turno, cambio giro, pesca 1, scambio, passa le carte e chiedi carta.
    .title = Carte con due metà
    .example = [[r8-bD]] ha un 8 rosso e un «pesca 1» blu.
rule-S-2 = Il mazzo normale ha 4 colori (rosso, giallo, verde, blu) e i numeri da 1 a 8. 72 carte hanno due numeri, 48 un numero e un simbolo. In ogni colore ogni numero c’è 6 volte e ogni simbolo 2 volte. Non ci sono due carte uguali, né carte con due metà uguali. Un tavolo può usare un mazzo suo, anche con viola e arancione e con numeri fino a 9. Può avere al massimo 1 simbolo per carta e in tutto deve avere almeno 8 carte per giocatore più altre 2, ma non più di 126. In quel caso possono esserci carte con due metà uguali, e carte uguali che nessuno può distinguere.
    .title = Le carte
rule-S-3 = I giocatori sono da 2 a 6. Ognuno riceve 8 carte. Il resto è il mazzo, e la sua prima carta dà inizio alla fila. Un simbolo su quella carta non ha effetto.
    .title = Distribuire
rule-S-4 = Chi comincia lo decidete voi, altrimenti si sorteggia. All’inizio si gioca in senso orario.
    .title = Chi comincia

## SOLOmino: il tuo turno

rule-S-5 = Nel tuo turno giochi una carta dalla mano a una delle due estremità della fila, oppure peschi una carta.
    .title = Giocare o pescare
rule-S-6 = Una carta va bene a un’estremità se una delle sue metà ha il colore, il numero o il simbolo di quell’estremità. Quella metà la copre, e l’altra diventa la nuova estremità. Se nella fila c’è una carta sola, entrambe le sue metà sono estremità. Se due modi di giocarla danno lo stesso risultato, contano come uno solo; se le due estremità sono uguali, si gioca a sinistra.
    .title = Quale carta va bene
    .example = Un’estremità mostra [[r2]]. Va bene ogni 2, e anche ogni metà rossa. [[r6-b2]] va bene in due modi: o copre [[r6]] e [[b2]] è la nuova estremità, o viceversa.
rule-S-7 = Se non puoi o non vuoi giocare una carta, ne peschi una. Se va bene, puoi giocarla subito, ma nessun’altra; altrimenti la tieni. Poi il tuo turno è finito. Nessuno saprà se andava bene.
    .title = Pescare una carta
rule-S-8 = Un simbolo sulla carta che giochi ha effetto subito, sia che la sua metà copra l’estremità, sia che diventi la nuova.
    .title = Effetto immediato

## SOLOmino: i simboli

rule-S-10 = Il prossimo giocatore salta il turno. In 2 tocca di nuovo a te.
    .title = Salta il turno
rule-S-11 = Da questo momento si gioca nell’altro senso. In 2 non cambia nulla.
    .title = Cambio giro
rule-S-12 = Il prossimo giocatore prende 1 carta dal mazzo, oppure risponde con un «pesca 1» che vada bene a un’estremità. Allora chi viene dopo prende 2 carte o risponde a sua volta, e così via. Per chi risponde, il turno finisce lì. Chi prende le carte gioca poi un turno normale. Nessuno saprà se potevi rispondere.
    .title = Pesca 1
    .example = Giochi un «pesca 1», e i due dopo di te rispondono con il loro. Il giocatore successivo non ne ha uno che vada bene: prende 3 carte e poi gioca come sempre.
rule-S-13 = Scegli un altro giocatore, e vi scambiate tutte le carte in mano. Così ognuno dei due sa che cosa ha l’altro.
    .title = Scambio
rule-S-14 = Ognuno passa tutte le sue carte a un vicino. Scegli tu in che senso, qualunque sia il senso di gioco. Così ognuno conosce le carte che ha dato via.
    .title = Passa le carte
rule-S-15 = La prima carta del mazzo si mette scoperta davanti al prossimo giocatore, che deve metterci sopra una carta con una metà identica a una metà di quella scoperta: stesso colore e stesso numero o simbolo. Chi viene dopo deve rispondere alla carta che ora è in cima, e così via nel senso di gioco, fino a tornare anche a te. Chi non può prende in mano tutto il mucchio e poi gioca. Chi può rispondere deve farlo, con una carta a sua scelta. I simboli nel mucchio non hanno effetto. Tutti ricordano che cosa c’era nel mucchio e quali metà mancavano a chi lo ha preso.
    .title = Chiedi carta
    .example = Si scopre [[r8-b1]]. Il prossimo giocatore ci mette sopra [[b1-b7]]. Quello dopo non ha né [[b1]] né [[b7]], prende entrambe le carte e poi gioca.
rule-S-16 = Se la tua ultima carta va nel mucchio, vinci subito il round.
    .title = Ultima carta nel mucchio
    .ruling = Il regolamento stampato non lo dice. L’ultima carta è l’ultima carta, ovunque finisca.

## SOLOmino: l’ultima carta

rule-S-20 = Se alla fine del tuo turno hai esattamente 1 carta, devi chiamare «SOLOmino!». Se non lo fai, peschi subito una carta. Il turno finisce quando il simbolo della tua carta ha avuto effetto: dopo lo scambio, dopo il passaggio delle carte, quando la richiesta di carta è finita; con «pesca 1» appena il prossimo giocatore deve prendere la carta. Una carta giocata fuori turno vale come turno. Se resti con 1 carta per il simbolo di un altro, non c’è bisogno di chiamare.
    .title = Chiamare SOLOmino!
    .example = Giochi uno scambio, ti restano 5 carte e prendi quelle di qualcuno che ne ha 1: di’ «SOLOmino!» Chi resta con 1 carta per il tuo scambio non ha bisogno di chiamare.
rule-S-21 = Chi gioca la sua ultima carta vince subito il round; il simbolo della carta non ha effetto. Le carte ancora da prendere non si prendono più, e il mucchio non va a nessuno.
    .title = L’ultima carta vince
rule-S-22 = Quando il mazzo è esaurito, il round finisce subito. Lo vince chi ha meno carte; in caso di parità la vittoria è condivisa. Questo vale anche se l’ultima carta è stata appena pescata e andrebbe bene, e chi ha preso l’ultima carta o il mucchio non gioca più. Solo una richiesta di carta già in corso viene prima portata a termine, con la chiamata che segue.
    .title = Il mazzo è esaurito
rule-S-23 = Se in quel momento qualcuno deve ancora prendere carte, per «pesca 1» o per una chiamata dimenticata, le prende prima che si contino le carte in mano: prima ciò che resta del mazzo, poi carte della fila, le ultime giocate per prime e la carta iniziale per ultima. La chiamata dimenticata viene prima di «pesca 1». Le carte da prendere per «pesca 1» toccano al prossimo giocatore.
    .title = Carte ancora da prendere
    .example = Ci sono 3 carte da prendere, e nel mazzo ne resta 1. Il giocatore la prende, insieme alle 2 carte giocate per ultime. Poi si contano le carte in mano.
rule-S-24 = Se giocate più round, ogni carta che ti resta in mano è un punto negativo. Dopo il numero di round stabilito, da 1 a 20, vince chi ha meno punti negativi; in caso di parità la vittoria è condivisa. A ogni nuovo round comincia chi sta al posto successivo, in senso orario.
    .title = Più round

## SOLOmino: il gioco fuori turno

rule-S-30 = In questa variante puoi giocare fuori turno: se una metà di una tua carta è identica a un’estremità, la giochi lì subito, anche se non tocca a te o se hai appena giocato. La metà identica copre l’estremità. Il simbolo della carta ha l’effetto di sempre, e si continua con il giocatore dopo di te. Un «salta il turno» o un «chiedi carta» giocato prima non decide più a chi tocca.
    .title = Giocare fuori turno
    .example = Le estremità sono [[y5]] e [[b7]]. Hai [[y5-g6]] e la giochi subito. Tocca al giocatore dopo di te; chi sta in mezzo viene saltato.
rule-S-31 = Durante una richiesta di carta nessuno gioca fuori turno.
    .title = Non durante una richiesta
rule-S-32 = Le carte da prendere per «pesca 1» restano da prendere: chi è di turno dopo la carta giocata fuori turno le prende o risponde. Un «pesca 1» giocato fuori turno aggiunge 1 carta. Chi deve prendere carte non può cavarsela giocando fuori turno.
    .title = Restano da prendere
rule-S-33 = Dopo ogni carta giocata nella fila, quando il suo simbolo ha avuto effetto e la chiamata è stata fatta o dimenticata, c’è un breve momento per giocare fuori turno. Solo dopo comincia il turno successivo. Dopo la carta iniziale e dopo una pesca questo momento non c’è. Se possono farlo in più d’uno, vince il più veloce. Il momento dura lo stesso tempo per tutti, che qualcuno possa approfittarne o no; così una pausa non rivela nulla. Quando non si gioca in tempo reale, si chiede a chi potrebbe, uno alla volta, in senso orario a partire da chi segue l’ultimo che ha giocato una carta, e solo chi riceve la domanda se ne accorge.
    .title = Quando si può
    .ruling = Il regolamento stampato non indica un momento. Un momento uguale per tutti dopo ogni carta è equo; dopo la carta iniziale non c’è, così il primo turno comincia con calma.
