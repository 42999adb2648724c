### Il tavolo della famiglia pizza nel browser, in italiano.

## Il tavolo

pizza-you = Tu
pizza-filled-count = { $count ->
    [one] { $count } ordinazione consegnata
   *[other] { $count } ordinazioni consegnate
}
pizza-ingredients = I tuoi ingredienti
pizza-orders = Le tue ordinazioni
pizza-supply = Dispensa
pizza-stack = Mazzo ordinazioni
pizza-pile-supply = Pesca dalla dispensa ({ $count })
pizza-pile-stack = Pesca dal tuo mazzo ordinazioni ({ $count })
pizza-oven-empty = Il forno è vuoto.
pizza-oven-top = Forno. In cima: { $card }
pizza-oven-turned = Il forno rovesciato
pizza-my-orders = Le tue ordinazioni
pizza-look-at-orders = Guarda le tue ordinazioni
pizza-orders-hint = Questo è ciò che la tua mano potrebbe aggiungere. Il resto deve trovarsi nel forno, sotto l’ordinazione.

## Un turno

pizza-step-play = Un tipo
pizza-step-order = Ordinazione
pizza-step-draw = Pesca
pizza-step-draw-count = { $count ->
    [one] Pescare { $count } carta
   *[other] Pescare { $count } carte
}
pizza-choose-cards = Scegli le carte
pizza-choose-kind = Tocca a te. Scegli ingredienti di un solo tipo.
pizza-say = Annuncerai: { $cards }.
pizza-say-with-order = Annuncerai: { $cards } e un’ordinazione.
pizza-play = Gioca { $cards }
pizza-play-and-order = Gioca { $cards } + ordinazione
pizza-add-order = Aggiungi «{ $order }»
pizza-no-order = Nessuna ordinazione stavolta
pizza-then-supply = pesca ingredienti
pizza-then-stack = pesca ordinazioni
pizza-draw-supply = Ingredienti
pizza-draw-stack = Ordinazioni
pizza-why-played = I tuoi ingredienti sono già sul forno.
pizza-why-order-before-draw = Un’ordinazione si aggiunge prima di pescare.
pizza-why-not-your-turn = Non tocca a te.

## Un conteggio

pizza-revealed = Carte scoperte
pizza-card-of = Carta { $now } di { $total }
pizza-just-revealed = Appena scoperte
pizza-columns = Colonne
pizza-column = { $kind } nella colonna: { $count }
pizza-revealed-order = L’ordinazione scoperta
pizza-your-order = la tua ordinazione
pizza-any-kinds = tipi qualsiasi
pizza-checklist-row = { $kind }: { $have } di { $need }, dalle mani { $hand }, mancanti { $missing }
pizza-from-column = colonne
pizza-from-my-hand = la mia mano
pizza-from-hand = mano
pizza-from-help = aiuto
pizza-missing = manca
pizza-skip = Vai alla prossima domanda
pizza-skipping = Si va avanti…
pizza-ready-count = { $ready } su { $people } vogliono proseguire.
pizza-answer = Torna alla domanda

## La mia ordinazione

pizza-your-order-is = La tua ordinazione: { $order }
pizza-tap-to-add = Tocca una carta per aggiungerla o riprenderla.
pizza-tap-for-series = Tocca un’ordinazione per una serie.
pizza-choose-kinds = Scegli i tipi
pizza-other-kinds = Altri tipi
pizza-fill = Consegna l’ordinazione
pizza-ask-for-help = Chiedi aiuto: { $needs }
pizza-ask-note = Gli altri vengono interpellati a turno. Se tutti rifiutano, l’ordinazione non è consegnata.
pizza-give-up = Rinuncia
pizza-does-not-fit = Queste carte non coprono esattamente ciò che manca.
pizza-why-not-lacking = Non manca nulla che { $kind } possano coprire.
pizza-why-no-series = Solo le ordinazioni da quattro di un tipo formano una serie, e solo quando una di esse è scoperta.
pizza-amounts = { $named } di { $count }. Quali tipi chiedi?
pizza-less-of = Meno: { $kind }
pizza-more-of = Di più: { $kind }
pizza-kinds = Tipi e quantità
pizza-kinds-hint = Dai un tipo a ogni numero. Un tipo serve una volta sola.
pizza-kinds-equal = Scegli { $count } tipi diversi.
pizza-on-the-table = Sul tavolo
pizza-cell-enough = { $need } × { $kind }: bastano le colonne
pizza-cell-hand = { $need } × { $kind }: { $count } dalla tua mano
pizza-cell-missing = { $need } × { $kind }: mancano { $count }
pizza-enough = abbastanza
pizza-with-my-hand = con la mia mano
pizza-missing-after = manca anche con la mia mano
pizza-kinds-left = Resta qualcosa da scegliere.
pizza-kinds-missing = Manca ancora: { $missing }
pizza-kinds-with-hand = Consegnata con { $cards } dalla tua mano
pizza-kinds-covered = Consegnata con le colonne
pizza-kinds-on = Vai a ciò che manca

## L’aiuto

pizza-asks-you = { $who } ti chiede aiuto
pizza-asked-before = Interpellati prima di te: { $names }.
pizza-still-missing = Manca ancora
pizza-reward = La tua ricompensa
pizza-reward-hint = La prima carta del tuo mazzo conta come consegnata.
pizza-no-reward = Il tuo mazzo ordinazioni è vuoto: nessuna ricompensa.
pizza-you-would-give = Daresti
pizza-doubles-count = Una carta doppia vale 2.
pizza-help = { $count ->
    [0] Aiuta
    [one] Aiuta con { $count } carta
   *[other] Aiuta con { $count } carte
}
pizza-decline = Rifiuta
pizza-why-not-asked = Nessuno ha chiesto { $kind }.
pizza-gift-does-not-fit = Dai tutto ciò che manca, e nessuna carta inutile.
pizza-from-now-on = D’ora in poi
pizza-standing-ask = Chiedimelo ogni volta
pizza-standing-never = Non aiutare mai
pizza-nobody-learns = Nessuno saprà se avresti potuto aiutare.

## Sfida e carta uguale

pizza-contest-hint = Contano tutti quelli del tuo tipo nelle colonne. Ciò che aggiungi rende più difficile il blocco.
pizza-contest-with = Gareggia con { $pieces }
pizza-contest-too-few = Ne servono almeno 2
pizza-contest-of = { $who }: { $order }
pizza-contest-stake = Da bloccare
pizza-contest-shown = Mostrati contro
pizza-why-own-kind = Qui contano solo { $kind }.
pizza-block-hint = Mostra tutto ciò che hai di questo tipo, o niente. Riprendi le carte.
pizza-name-hint = Chi deve mostrare una carta? Con una carta dello stesso tipo consegni l’ordinazione.
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
pizza-end-lead = { $count ->
    [one] Con { $count } ordinazione consegnata.
   *[other] Con { $count } ordinazioni consegnate.
}
pizza-end-why = Perché alcune ordinazioni non sono state consegnate
pizza-end-none = Tutte le ordinazioni che hai messo nel forno sono state consegnate.
pizza-end-of = { $who }: { $count }
pizza-end-short = Mancava: { $missing }.
pizza-end-lost = { $me ->
    [yes] { $count ->
        [one] La tua stessa ordinazione «{ $order }» ne aveva presi, { $count } carta prima.
       *[other] La tua stessa ordinazione «{ $order }» ne aveva presi, { $count } carte prima.
    }
   *[no] { $count ->
        [one] { $who } ne aveva presi per «{ $order }», { $count } carta prima.
       *[other] { $who } ne aveva presi per «{ $order }», { $count } carte prima.
    }
}
pizza-end-blocked = Da bloccare: { $stake }, mostrati: { $shown }.
pizza-end-gave-up = È stata abbandonata.
pizza-end-refused = Tutti sono stati interpellati e hanno rifiutato.
pizza-end-lacking = Nessuno poteva aggiungerlo.
pizza-end-own-kind = Nelle colonne c’era un ingrediente del tipo del proprietario.
pizza-end-no-kind = Non restava alcun tipo adatto.
pizza-end-nobody = Nessun avversario aveva una carta ingrediente.
pizza-end-no-match = Non è stata giocata una carta uguale.
