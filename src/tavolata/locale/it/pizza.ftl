### La famiglia delle pizze in italiano.
### $me dice se si parla di chi legge ("yes") o di qualcun altro ("no"), il cui nome è $who.

## Tipi e carte (P-1, P-9)

kind-o = { $count ->
    [one] oliva
   *[other] olive
}
kind-p = { $count ->
    [one] peperone
   *[other] peperoni
}
kind-m = { $count ->
    [one] fungo
   *[other] funghi
}
kind-s = { $count ->
    [one] salame
   *[other] salami
}
kind-a = { $count ->
    [one] ananas
   *[other] ananas
}
kind-singular = { $kind ->
    [o] oliva
    [p] peperone
    [m] fungo
    [s] salame
   *[a] ananas
}
kind-plural = { $kind ->
    [o] olive
    [p] peperoni
    [m] funghi
    [s] salami
   *[a] ananas
}
chef-o = Chef Oliva
chef-p = Chef Peperone
chef-m = Chef Fungo
chef-s = Chef Salame
chef-a = Chef Ananas
ingredients = { $count ->
    [one] { $count } ingrediente
   *[other] { $count } ingredienti
}
double-kind = { $kind ->
    [o] 1 oliva doppia
   *[other] 1 { kind-singular } doppio
}
cards = { $doubles ->
    [0] { $pieces }
    [one] { $pieces }, di cui { $doubles } carta doppia
   *[other] { $pieces }, di cui { $doubles } carte doppie
}
cards-in-list = { $doubles ->
    [0] { $pieces }
    [one] { $pieces } ({ $doubles } carta doppia)
   *[other] { $pieces } ({ $doubles } carte doppie)
}
order-of = { $order } ({ $who })

## Ordinazioni: come si chiamano e che cosa richiedono (da P-40 a P-58)

order-four = { $pieces }
order-two-of-each = Due di ogni tipo
order-contest = Sfida
order-match = Stesso tipo
order-without-mine = Senza il mio ingrediente
order-two-doubles = Due doppie
order-4321 = Quattro-tre-due-uno
order-scorers-four = Quattro Sole Mio
order-four-plus-one = { $pieces } più 1
order-mixed = Mista
order-bombastica = Bombastica
order-monotoni = Monotoni
order-minimale = Minimale

needs-four = { $pieces } (può diventare una serie)
needs-two-of-each = { $pieces }
needs-contest = almeno { $pieces } (gli altri possono bloccarla)
needs-match = una carta in mano dello stesso tipo di quella mostrata dall’avversario scelto
needs-without-mine = 2 ingredienti di un tipo e 2 di un altro; nelle colonne nessuno del tipo di chi l’ha giocata
needs-two-doubles = due carte doppie di tipi diversi
needs-4321 = 4 di un tipo, 3 di un altro, 2 di un terzo e 1 di un quarto
needs-scorers-four = 4 ingredienti del tipo di chi ha la carta del conteggio; chi la consegna prende quella carta
needs-four-plus-one = { $pieces }
needs-mixed = { $pieces }
needs-bombastica = almeno 15 ingredienti di qualsiasi tipo, e svuota tutte le colonne
needs-monotoni = { $pieces } e 6 di un altro tipo
needs-minimale = { $pieces } e 3 del tipo meno presente nelle colonne

## Che cosa si chiede

ask-play = Tocca a te. Quali ingredienti metti nel forno?
ask-order = Aggiungi un’ordinazione?
ask-draw = { $count ->
    [one] Peschi { $count } carta. Da dove?
   *[other] Peschi { $count } carte. Da dove?
}
ask-series = È uscita la tua ordinazione «{ $order }». Ne aggiungi un’altra, per una serie?
ask-demand = { $amount ->
    [1] { $order }: quale tipo scegli per l’ultimo?
   *[other] { $order }: quale tipo scegli per i { $amount }?
}
ask-demand-double = { $order }: di quale tipo sarà la prossima carta doppia?
ask-add = { $order }. Ingredienti mancanti: { $missing }. Che cosa aggiungi dalla mano?
ask-add-bombastica = { $order }. Ancora da trovare: { $missing }. { $kind ->
    [o] Quante olive aggiungi?
   *[other] Quanti { kind-plural } aggiungi?
}
ask-ask = { $order }. Ingredienti mancanti: { $missing }. In mano non ne hai: chiedi aiuto?
ask-amount = { $order }: devi ancora chiedere { $missing }. { $kind ->
    [o] Quante olive chiedi?
   *[other] Quanti { kind-plural } chiedi?
}
ask-help = { $who } chiede { $needs } per l’ordinazione «{ $order }». Vuoi aiutare?
ask-help-next = Aiuti { $who }. Che cosa dai per { $needs }?
ask-contest = { $order }. Nelle colonne: { $pieces }. Che cosa aggiungi dalla mano?
ask-block = { $who } lancia una sfida con { $stake }. { $shown ->
    [0] Nessuno ha ancora mostrato niente.
   *[other] Finora gli altri arrivano a { $shown }.
} Mostri le tue carte?
ask-name = { $order }: quale avversario deve mostrarti una carta?
ask-show = { $who } ha scelto te per l’ordinazione «{ $order }». Quale carta mostri?
ask-match = { $order }: { $who } mostra { $card }. Giochi una carta di questo tipo?

## Che cosa si può rispondere

do-play = { $cards }
do-order = { $order }
do-order-done = nessuna ordinazione stavolta
do-draw-supply = { $count ->
    [one] ingredienti dalla dispensa (resta { $count } carta)
   *[other] ingredienti dalla dispensa (restano { $count } carte)
}
do-draw-stack = { $count ->
    [one] ordinazioni dal tuo mazzo (ne resta { $count })
   *[other] ordinazioni dal tuo mazzo (ne restano { $count })
}
do-series = aggiungi { $order }
do-series-done = non aggiungere ordinazioni
do-demand = { kind-plural } (nelle colonne: { $have }; in mano: { $hold })
do-give-up = rinuncia
do-add = aggiungi { $cards }
do-add-none = non aggiungere nulla di questo tipo
do-ask = chiedi aiuto agli altri
do-amount = chiedi { $pieces }
do-amount-none = non chiedere nulla di questo tipo
do-help = dai { $cards }
do-help-no = non aiutare
do-contest = aggiungi { $cards }
do-contest-none = non aggiungere nulla
do-block-no = non mostrare nulla
do-block-show = mostra { $cards }
do-name = { $who } (carte ingrediente in mano: { $count })
do-show = mostra { $card }
do-match = gioca { $card }
do-match-no = non giocare nessuna carta

## Che cosa dice il punto interrogativo

order-needs = { $order }: { $needs }.
explain-play = { $game ->
    [mamma-mia] Devi mettere nel forno una o più carte ingrediente, tutte dello stesso tipo. Tutti sentono quanti ingredienti sono.
   *[other] Devi mettere nel forno una o più carte ingrediente, tutte dello stesso tipo, singole e doppie a piacere. Tutti sentono quanti ingredienti sono (una carta doppia vale 2) e quante carte doppie ci sono.
}
explain-order = Dopo gli ingredienti puoi mettere nel forno una delle tue ordinazioni, scoperta. Quando il forno viene rovesciato, prende ciò che le serve tra quello che è stato giocato prima e che c’è ancora. Quindi tieni a mente che cosa c’è nel forno.
explain-draw = Peschi fino ad avere 7 carte, tutte dalla dispensa o tutte dal tuo mazzo ordinazioni. Chi pesca la carta del conteggio rovescerà il forno. Il round finisce quando si pesca l’ultima carta della dispensa. Senza ingredienti in mano puoi soltanto passare.
explain-series = Puoi aggiungere dalla mano fino ad altre tre ordinazioni «Quattro uguali». Allora per una servono 4 ingredienti, per un’altra 3, poi 2, poi 1: decidi tu quale. Si consegnano tutte insieme, oppure nessuna.
explain-demand = { $game ->
    [mamma-mia] Questa ordinazione si può consegnare in più modi: scegli tu quale. Ciò che manca nelle colonne deve venire dalla tua mano. Nessuno vede la tua scelta finché la risposta non è completa.
   *[other] Questa ordinazione si può consegnare in più modi: scegli tu quale. Ciò che manca nelle colonne può venire dalla tua mano o da un avversario. Nessuno vede la tua scelta finché la risposta non è completa.
}
explain-add = { $game ->
    [mamma-mia] Le colonne non bastano. Puoi aggiungere carte dalla mano, ma solo quelle che servono.
   *[other] Le colonne non bastano. Puoi aggiungere carte dalla mano, ma solo quelle che servono. Puoi superare di 1 ciò che manca soltanto se aggiungi solo carte doppie. Se manca ancora qualcosa, si chiede aiuto agli altri.
}
explain-ask = Manca qualcosa. Puoi chiederlo agli avversari: rispondono uno dopo l’altro, a partire dalla tua sinistra. Il primo che aiuta dà tutto e riceve in premio un’ordinazione. Se nessuno aiuta, l’ordinazione non viene consegnata. Puoi anche rinunciare.
explain-amount = Bombastica accetta tutti i tipi. Di ogni tipo di’ quanti ingredienti chiedi, fino ad arrivare a quanti ne mancano. Un solo avversario deve darli tutti.
explain-help = Puoi dare tutto ciò che viene chiesto, oppure rifiutare. Se aiuti, la prima ordinazione del tuo mazzo conta per te come consegnata. Nessuno saprà perché rifiuti.
explain-contest = Ti servono almeno 2 ingredienti del tuo tipo; contano tutti quelli nelle colonne. Più ne aggiungi, più è difficile bloccarti, ma se l’ordinazione viene bloccata le tue carte restano nelle colonne. Non c’è aiuto.
explain-block = Se tu e gli altri mostrate insieme almeno tanti ingredienti di questo tipo quanti ne conta la sfida, l’ordinazione è bloccata. Mostri tutti quelli che hai o nessuno, poi riprendi le carte. A chi non ne ha non si chiede nulla.
explain-name = Scegli un avversario. Ti mostra una delle sue carte ingrediente e la riprende. Se giochi dalla mano una carta dello stesso tipo, la tua ordinazione è consegnata.
explain-show = Scegli una delle tue carte ingrediente. Tutti la vedono, poi la riprendi. Chi ti ha scelto consegna l’ordinazione se ha una carta dello stesso tipo e la gioca.
explain-match = Con una carta del tipo mostrato, singola o doppia, consegni l’ordinazione. La carta va negli scarti. Se non ne giochi, l’ordinazione non viene consegnata, e nessuno saprà perché.

## Che cosa è successo

event-started = { $me ->
    [yes] Cominci tu.
   *[no] Comincia { $who }.
}
event-shuffled = Le carte sono state mescolate. La dispensa ha { $count } carte.
event-round-began = { $me ->
    [yes] Comincia il round { $round }: tocca a te.
   *[no] Comincia il round { $round }: tocca a { $who }.
}
event-got-card = { $me ->
    [yes] Peschi { $cards }.
   *[no] { $who } pesca { $cards }.
}
event-got-order = { $me ->
    [yes] { $count ->
        [one] Prendi in mano un’ordinazione: { $orders }.
       *[other] Prendi in mano queste ordinazioni: { $orders }.
    }
   *[no] { $count ->
        [one] { $who } prende in mano un’ordinazione: { $orders }.
       *[other] { $who } prende in mano queste ordinazioni: { $orders }.
    }
}
event-played = { $me ->
    [yes] Giochi { $cards }.
   *[no] { $who } gioca { $cards }.
}
event-order-played = { $me ->
    [yes] Aggiungi la tua ordinazione «{ $order }».
   *[no] { $who } aggiunge un’ordinazione: «{ $order }».
}
event-passed = { $me ->
    [yes] Non hai ingredienti e passi.
   *[no] { $who } non ha ingredienti e passa.
}
event-drew-supply = { $me ->
    [yes] { $count ->
        [one] Peschi { $count } carta dalla dispensa.
       *[other] Peschi { $count } carte dalla dispensa.
    }
   *[no] { $count ->
        [one] { $who } pesca { $count } carta ingrediente.
       *[other] { $who } pesca { $count } carte ingrediente.
    }
}
event-drew-stack = { $me ->
    [yes] { $count ->
        [one] Peschi { $count } ordinazione dal tuo mazzo.
       *[other] Peschi { $count } ordinazioni dal tuo mazzo.
    }
   *[no] { $count ->
        [one] { $who } pesca { $count } ordinazione.
       *[other] { $who } pesca { $count } ordinazioni.
    }
}
event-scoring-card-drawn = { $me ->
    [yes] Peschi la carta del conteggio e la metti davanti a te.
   *[no] { $who } pesca la carta del conteggio e la mette davanti a sé.
}
event-scoring-card-by-order = { $me ->
    [yes] Ora la carta del conteggio è tua.
   *[no] Ora la carta del conteggio passa a { $who }.
}
event-scoring-card-by-ruling = { $me ->
    [yes] Nessuno può più giocare. Prendi la carta del conteggio dalla dispensa.
   *[no] Nessuno può più giocare. { $who } prende la carta del conteggio dalla dispensa.
}
event-round-ended = { $me ->
    [yes] Il round { $round } è finito. Rovesci tu il forno.
   *[no] Il round { $round } è finito. { $who } rovescia il forno.
}
event-revealed = Dal forno: { $cards }.
event-order-revealed = { $me ->
    [yes] Esce una tua ordinazione: «{ $order }». Richiede { $needs }.
   *[no] Esce un’ordinazione di { $who }: «{ $order }». Richiede { $needs }.
}
event-series = { $me ->
    [yes] Dichiari una serie e aggiungi: { $orders }.
   *[no] { $who } dichiara una serie e aggiunge: { $orders }.
}
event-demanded = { $me ->
    [yes] Scegli { $needs }.
   *[no] { $who } sceglie { $needs }.
}
event-added = { $me ->
    [yes] Aggiungi dalla mano { $cards }.
   *[no] { $who } aggiunge dalla mano { $cards }.
}
event-asked = { $me ->
    [yes] Chiedi { $needs }.
   *[no] { $who } chiede { $needs }.
}
event-declined = { $me ->
    [yes] Non aiuti.
   *[no] { $who } non aiuta.
}
event-helped = { $me ->
    [yes] Aiuti con { $cards }.
   *[no] { $who } aiuta con { $cards }.
}
event-taken = Dalle colonne: { $cards }.
event-filled = { $me ->
    [yes] Consegnata! La tua ordinazione «{ $order }» conta per te.
   *[no] Consegnata: l’ordinazione «{ $order }» conta per { $who }.
}
event-rewarded = { $me ->
    [yes] Il tuo premio: «{ $order }» conta per te come consegnata.
   *[no] Il premio: «{ $order }» conta come consegnata per { $who }.
}
event-returned = { $me ->
    [yes] Riprendi { $cards }.
   *[no] { $who } riprende { $cards }.
}
event-unfilled = { $reason ->
    [gave-up] { $me ->
        [yes] Rinunci alla tua ordinazione «{ $order }».
       *[no] { $who } rinuncia all’ordinazione «{ $order }».
    }
   *[other] { $me ->
        [yes] La tua ordinazione «{ $order }» non viene consegnata: { unfilled-why }.
       *[no] L’ordinazione «{ $order }» di { $who } non viene consegnata: { unfilled-why }.
    }
} { unfilled-goes }
event-showed = { $me ->
    [yes] Mostri { $cards }.
   *[no] { $who } mostra { $cards }.
}
event-kept-back = { $me ->
    [yes] Non mostri { kind-plural }.
   *[no] { $who } non mostra { kind-plural }.
}
event-named = { $me ->
    [yes] Scegli { $whom }.
   *[no] { $to ->
        [me] { $who } sceglie te.
       *[other] { $who } sceglie { $whom }.
    }
}
event-card-shown = { $me ->
    [yes] Mostri { $card }.
   *[no] { $who } mostra { $card }.
}
event-matched = { $me ->
    [yes] Rispondi con { $cards }.
   *[no] { $who } risponde con { $cards }.
}
event-scored = Il conteggio del round { $round } è finito.
event-won = { $me ->
    [yes] Hai vinto!
   *[no] Vince { $who }.
}
unfilled-why = { $reason ->
    [refused] nessuno ha aiutato
    [own-kind] { $me ->
        [yes] nelle colonne c’è un ingrediente del tuo tipo
       *[no] nelle colonne c’è un ingrediente del tipo di { $who }
    }
    [no-kind] nessun tipo era adatto
    [blocked] è stata bloccata
    [nobody] nessun avversario ha una carta ingrediente
    [no-match] non è stata giocata nessuna carta di quel tipo
   *[lacking] mancava qualcosa
}
unfilled-goes = { $goes ->
    [under] Va sotto il mazzo ordinazioni.
   *[out] Esce dal gioco.
}


## Il tavolo

letters = { $game ->
    [mamma-mia] Lettere: { $letters }.
   *[other] Lettere: { $letters }. Una maiuscola è una carta doppia.
}
table-supply = { $count ->
    [one] Dispensa: { $count } carta
   *[other] Dispensa: { $count } carte
}
table-oven-empty = forno: vuoto
table-oven = { $count ->
    [one] forno: { $count } carta
   *[other] forno: { $count } carte
}
table-top = in cima: { $card }
table-inside = nel forno, dal basso: { $cards }
table-columns = Colonne: { $cards }
table-columns-empty = Colonne: vuote
table-my-orders = Ordinazioni
column-ingredients = ingredienti
column-orders = ordinazioni
column-stack = mazzo
column-filled = consegnate
scoring-card = carta del conteggio
table-orders = consegnate: { $orders }
table-gone = fuori gioco: { $orders }
stuck-warning = Attenzione: non hai ingredienti. Se ora peschi ordinazioni, ne avrai 7 e non potrai più né giocare né pescare, forse fino alla fine della partita.

## La fine (P-61)

result-line = { $filled ->
    [one] { $filled } ordinazione consegnata, { $ingredients } in mano
   *[other] { $filled } ordinazioni consegnate, { $ingredients } in mano
}
result-tie-break = Parità di ordinazioni consegnate: decidono gli ingredienti in mano.
result-shared = Parità anche qui: la vittoria è condivisa.
