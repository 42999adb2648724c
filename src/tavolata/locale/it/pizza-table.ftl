### Il tavolo della famiglia pizza nel browser, in italiano.

## Il tavolo

pizza-you = Tu
pizza-filled-count = { $count ->
    [one] { $count } ordinazione consegnata
   *[other] { $count } ordinazioni consegnate
}
pizza-seat-ingredients = { $count ->
    [one] { $count } carta ingrediente in mano
   *[other] { $count } carte ingrediente in mano
}
pizza-seat-orders = { $count ->
    [one] { $count } ordinazione in mano
   *[other] { $count } ordinazioni in mano
}
pizza-seat-stack = { $count ->
    [one] { $count } carta nel mazzo ordinazioni
   *[other] { $count } carte nel mazzo ordinazioni
}
pizza-seat-filled = { $count ->
    [one] { $count } ordinazione consegnata
   *[other] { $count } ordinazioni consegnate
}
pizza-sign-ingredients = Ingredienti
pizza-sign-orders = Ordinazioni
pizza-sign-stack = Mazzo
pizza-sign-filled = Consegnate
pizza-signs-hide = Nascondi la legenda
pizza-ingredients = I tuoi ingredienti
pizza-orders = Le tue ordinazioni
pizza-no-orders = Nessuna ordinazione in mano
pizza-supply = Dispensa
pizza-stack = Mazzo ordinazioni
pizza-pile-supply = Pesca dalla dispensa ({ $count })
pizza-pile-stack = Pesca dal tuo mazzo ordinazioni ({ $count })
pizza-oven-empty = Il forno è vuoto.
pizza-oven-top = Forno. In cima: { $card }
pizza-oven-turned = Il forno rovesciato
pizza-my-orders = Le tue ordinazioni
pizza-look-at-orders = Guarda le tue ordinazioni
pizza-orders-hint = Ecco che cosa potresti aggiungere dalla mano. Il resto deve trovarsi nel forno, sotto l’ordinazione.

## Un turno

pizza-step-play = Ingredienti
pizza-step-order = Ordinazione
pizza-step-no-order = nessuna ordinazione
pizza-step-draw = Pesca
pizza-step-draw-count = { $count ->
    [one] Pesca { $count } carta
   *[other] Pesca { $count } carte
}
pizza-choose-cards = Scegli gli ingredienti
pizza-choose-kind = Tocca a te. Scegli ingredienti di un solo tipo.
pizza-say = Annunci: { $cards }.
pizza-orders-next = { $count ->
    [one] Poi tocca alla tua ordinazione.
   *[other] Poi tocca alle tue ordinazioni.
}
pizza-holds-no-order = Non hai ordinazioni in mano: la mossa finisce qui.
pizza-choose-order = Scegli un’ordinazione
pizza-next-order = Aggiungi un’ordinazione?
pizza-order-question = Aggiungi un’ordinazione?
pizza-order-hint = Nel forno conta solo ciò che sta sotto. Puoi anche aspettare.
pizza-order-needs = Tutto ciò che le serve deve stare sotto. Toccala di nuovo per toglierla.
pizza-play = Gioca { $cards }
pizza-play-no-order = Gioca { $cards }, nessuna ordinazione
pizza-play-and-order = Gioca { $cards } + «{ $order }»
pizza-add-order = Aggiungi «{ $order }»
pizza-no-order = Nessuna ordinazione stavolta
pizza-then-supply = pesca ingredienti
pizza-then-stack = pesca ordinazioni
pizza-draw-supply = Ingredienti
pizza-draw-stack = Ordinazioni
pizza-why-played = I tuoi ingredienti sono già nel forno.
pizza-why-ingredients-first = Prima gli ingredienti, poi l’ordinazione.
pizza-why-order-before-draw = Un’ordinazione si aggiunge prima di pescare.
pizza-why-not-your-turn = Non tocca a te.

## Un conteggio

pizza-revealed = Carte scoperte
pizza-card-of = Carta { $now } di { $total }
pizza-just-revealed = Appena uscite
pizza-columns = Colonne
pizza-column = Nella colonna: { $pieces }
pizza-revealed-order = L’ordinazione scoperta
pizza-your-order = la tua
pizza-filled = { $me ->
    [yes] Consegnata! Conta per te.
   *[no] Consegnata: conta per { $who }.
}
pizza-unfilled = { $reason ->
    [gave-up] { $me ->
        [yes] Rinunci.
       *[no] { $who } rinuncia.
    }
   *[other] Non consegnata: { unfilled-why }.
} { unfilled-goes }
pizza-any-kinds = tipi qualsiasi
pizza-checklist-row = { $needed }: { $have } di { $need }, di cui { $hand } dalla mano; { $missing ->
    [one] ne manca { $missing }
   *[other] ne mancano { $missing }
}
pizza-have-of = { $have } su { $need }
pizza-from-column = colonne
pizza-from-my-hand = la mia mano
pizza-from-hand = mano
pizza-from-help = aiuto
pizza-missing = manca
pizza-show = Conteggio
pizza-show-pause = Pausa
pizza-show-resume = Riprendi
pizza-show-next = Avanti
pizza-show-speed = Velocità dei conteggi su questo dispositivo: { $speed }×
pizza-show-speed-short = Velocità
pizza-skip-order-short = Salta
pizza-skip-order = Salta l’ordinazione
pizza-skip-short = Risultato
pizza-skip = Vai al risultato
pizza-results = Risultati
pizza-results-round = Round { $round }
pizza-answer = Torna alla domanda

## La mia ordinazione

pizza-your-order-is = La tua ordinazione: { $order }
pizza-tap-to-add = Tocca una carta per aggiungerla o riprenderla.
pizza-tap-for-series = Tocca un’ordinazione per fare una serie.
pizza-fill = Consegna l’ordinazione
pizza-fill-with = Consegna: aggiungi { $cards }
pizza-ask-for-help = Chiedi aiuto: { $needs }
pizza-ask-and-add = { $count ->
    [one] Metti 1 carta, chiedi { $needs }
   *[other] Metti { $count } carte, chiedi { $needs }
}
pizza-hopeless = Nessuno ha così tante carte in mano: chiedere è inutile.
pizza-ask-note = Si chiede agli altri, uno dopo l’altro. Se tutti rifiutano, l’ordinazione non viene consegnata.
pizza-give-up = Rinuncia
pizza-why-no-series = { $game ->
    [mamma-mia] Prima viene l’ordinazione scoperta. Quelle che hai in mano devono aspettare.
   *[other] Solo le ordinazioni «Quattro uguali» formano una serie, e solo quando ne esce una.
}
pizza-amounts = Scelti { $named } su { $count }. Quali tipi chiedi?
pizza-amounts-left = Scegline ancora { $count }
pizza-less-of = { $kind ->
    [o] Meno olive
   *[other] Meno { kind-plural }
}
pizza-more-of = Più { kind-plural }
pizza-fill-series = { $cards ->
    [none] Consegna { $count } ordinazioni
   *[other] Consegna { $count } ordinazioni: aggiungi { $cards }
}
pizza-other-request = Chiedi altri tipi
pizza-why-no-way = { $kind ->
    [o] Per questa ordinazione le tue olive non servono.
    [a] Per questa ordinazione i tuoi ananas non servono.
   *[other] Per questa ordinazione i tuoi { kind-plural } non servono.
}
pizza-why-not-so-many = I conti non tornano: non si aggiunge una carta che non serve.
pizza-why-columns-first = Prima le colonne: dalla mano si aggiunge solo ciò che lì manca.
pizza-why-no-more = Questa ordinazione non prende { $kind ->
    [o] altre olive
   *[other] altri { kind-plural }
} dalle colonne.
pizza-ways = Modi di consegnare l’ordinazione
pizza-ways-fills = Si può consegnare
pizza-ways-alone = Senza chiedere a nessuno
pizza-ways-help = Uno degli altri deve dare tutto
pizza-ways-hopeless = Nessuno ha così tante carte
pizza-ways-more = { $count ->
    [one] { $count } altro modo
   *[other] { $count } altri modi
}
pizza-ways-tied = Scegli che cosa chiedere
pizza-ways-loading = Cerchiamo i modi di consegnarla…
pizza-ways-failed = Non è stato possibile trovare i modi di consegnarla.
pizza-ways-retry = Non riuscito. Riprova
pizza-way-add = aggiungi { $cards }
pizza-way-ask = chiedi { $needs }
pizza-way-columns = tutto dalle colonne
pizza-way-series = in serie con { $orders }
pizza-way = { $needs }: { $how }
pizza-way-on-table = { $count } sul tavolo
pizza-way-amount = { $more ->
    [yes] +{ $count }
   *[no] { $count }
}
pizza-token-taken = { $card } nella colonna, si usa
pizza-token-stays = { $card } nella colonna, resta
pizza-tokens = { $count } × { $card } nella colonna, di cui { $used } da usare
pizza-tokens-count = ×{ $count }
pizza-tokens-used = { $used }/{ $count }

## L’aiuto

pizza-asks-you = { $who } ti chiede aiuto
pizza-asked-before = Già chiesto a: { $names }.
pizza-still-missing = Manca ancora
pizza-reward = Il tuo premio
pizza-reward-hint = La prima carta del tuo mazzo ordinazioni conta come consegnata.
pizza-no-reward = Il tuo mazzo ordinazioni è vuoto: niente premio.
pizza-you-would-give = Daresti
pizza-doubles-count = Una carta doppia vale 2.
pizza-help = { $count ->
    [one] Aiuta con { $count } carta
   *[other] Aiuta con { $count } carte
}
pizza-help-choose = Scegli ciò che manca
pizza-decline = Rifiuta
pizza-why-not-asked = Nessuno ha chiesto { kind-plural }.
pizza-why-all-or-nothing = Dai tutto ciò che è chiesto, o niente. Nessuna carta di troppo.
pizza-from-now-on = D’ora in poi
pizza-standing-ask = Chiedimelo ogni volta
pizza-standing-never = Non aiutare mai
pizza-nobody-learns = Nessuno saprà se avresti potuto aiutare.

## Sfida e stesso tipo

pizza-contest-hint = { $kind ->
    [o] Contano solo le olive; una carta doppia vale 2.
    [a] Contano solo gli ananas; una carta doppia vale 2.
   *[other] Contano solo i { kind-plural }; una carta doppia vale 2.
}
pizza-contest-total = { $pieces }: { $there } sul tavolo, { $added } dalla tua mano
pizza-contest-blocks = Bloccata se gli altri mostrano { $pieces }
pizza-contest-then = { $count ->
    [0] Se la sfida è bloccata, l’ordinazione non è consegnata.
   *[other] Se la sfida è bloccata, le tue carte restano nelle colonne.
}
pizza-contest-with = Sfida con { $pieces }
pizza-contest-too-few = Per una sfida servono almeno 2 { kind-plural }.
pizza-contest-none = Non bastano per una sfida
pizza-contest-of = { $who }: { $order }
pizza-contest-stake = Per bloccarla: { $pieces }.
pizza-contest-shown = { $count ->
    [0] Nessuno ha ancora mostrato niente.
   *[other] Finora gli altri mostrano { $pieces }.
}
pizza-contest-with-mine = Con le tue carte: { $pieces }.
pizza-why-own-kind = { $kind ->
    [o] Qui contano solo le olive.
    [a] Qui contano solo gli ananas.
   *[other] Qui contano solo i { kind-plural }.
}
pizza-block-hint = Mostra tutto ciò che hai di questo tipo, o niente. Poi riprendi le carte.
pizza-block-enough = Con le tue carte la sfida è bloccata.
pizza-block-hopeless = Nemmeno con le tue carte si blocca la sfida, e dopo di te non tocca più a nessuno.
pizza-block-left = Per bloccarla, chi viene dopo di te dovrebbe mostrare ancora { $pieces }.
pizza-name-hint = Quale avversario deve mostrare una carta? Con una carta dello stesso tipo consegni l’ordinazione.
pizza-cards-in-hand = { $count ->
    [one] { $count } carta ingrediente
   *[other] { $count } carte ingrediente
}
pizza-name = Scegli { $who }
pizza-name-somebody = Scegli un avversario
pizza-choose-card = Scegli una carta
pizza-why-no-match = Questa carta non è del tipo mostrato.

## La fine

pizza-end-rounds = { $count ->
    [one] Dopo { $count } round
   *[other] Dopo { $count } round
}
pizza-all-filled = Tutte e { $count } le ordinazioni!
pizza-end-all = Tutte e { $count } le ordinazioni consegnate: una partita perfetta!
pizza-end-lead = { $count ->
    [one] Con { $count } ordinazione consegnata.
   *[other] Con { $count } ordinazioni consegnate.
}
pizza-end-why = Perché alcune ordinazioni non sono state consegnate
pizza-end-none = Tutte le ordinazioni che hai messo nel forno sono state consegnate.
pizza-end-of = { $who }: { $count }
pizza-end-short = Ingredienti mancanti: { $missing }.
pizza-end-lost = { $me ->
    [yes] { $count ->
        [one] La tua ordinazione «{ $order }», uscita { $count } carta prima, ne aveva già presa una parte.
       *[other] La tua ordinazione «{ $order }», uscita { $count } carte prima, ne aveva già presa una parte.
    }
   *[no] { $count ->
        [one] L’ordinazione «{ $order }» di { $who }, uscita { $count } carta prima, ne aveva già presa una parte.
       *[other] L’ordinazione «{ $order }» di { $who }, uscita { $count } carte prima, ne aveva già presa una parte.
    }
}
pizza-end-blocked = Per bloccarla ne servivano { $stake }: gli altri sono arrivati a { $shown }.
pizza-end-gave-up = { $me ->
    [yes] Ci hai rinunciato.
   *[no] { $who } ci ha rinunciato.
}
pizza-end-refused = Tutti hanno rifiutato di aiutare.
pizza-end-lacking = Nessuno ha potuto aggiungere ciò che mancava.
pizza-end-own-kind = { $me ->
    [yes] Nelle colonne c’era un ingrediente del tuo tipo.
   *[no] Nelle colonne c’era un ingrediente del tipo di { $who }.
}
pizza-end-no-kind = Non restava nessun tipo adatto.
pizza-end-nobody = Nessun avversario aveva una carta ingrediente.
pizza-end-no-match = Non è stata giocata nessuna carta di quel tipo.

## Niente da decidere

pizza-forced-none = Non hai { kind-plural }.
pizza-forced-missing = Ti mancano: { $needs }.
pizza-forced-contest = Anche con la tua mano ci sono meno di 2 { kind-plural }.
pizza-forced-give-up = Né le colonne né la tua mano bastano per questa ordinazione.
pizza-forced-play = Giochi il tuo unico ingrediente.
pizza-forced-show = Hai una sola carta da mostrare.
pizza-forced-one-way = C’è un solo modo di consegnare questa ordinazione.
