### Arrivare a un tavolo con un link, aspettare, e arrivare tardi, in italiano.

## L’invito

invited-by = { $host } ti invita a giocare
invited-sole-mio = Tutti riempiono lo stesso forno di ingredienti e ci infilano le ordinazioni giuste al momento giusto. Vince la memoria migliore.
invited-mamma-mia-grande = Il grande gioco del forno: 19 ordinazioni a testa, di 13 tipi, tre round, e aiutare conviene.
invited-mamma-mia = Il classico: tutti riempiono lo stesso forno. Ricorda che cosa c’è dentro e gioca le tue ordinazioni al momento giusto.
invited-solomino = Si giocano carte come tessere del domino. I simboli ribaltano tutto, e vince chi resta senza carte.
invited-name = Il tuo nome al tavolo
invited-note = Non serve un account. { $host } dà il via alla partita.
guests-here = { $count ->
    [one] { $count } persona è qui
   *[other] { $count } persone sono qui
}
take-seat = Siediti
take-your-seat = Prendi il tuo posto
take-seat-of = Prendi il posto di { $who }
back-to-seat = Torna al tuo posto
only-watch = Guarda e basta
kept-for-you = La partita è iniziata. Ti teniamo il posto ancora per { $time }; intanto gioca un bot.
late-title = La partita è in corso. Puoi sederti lo stesso.
late-hint = Prendi il posto di un bot, con le sue carte e i suoi risultati. Entri in gioco dalla prossima decisione.
late-back-hint = Il tuo posto c’è ancora. Rientri in gioco dalla prossima decisione.
late-others = { $count ->
    [one] { $names } sta già giocando.
   *[other] { $names } stanno già giocando.
}
table-full = Tutti i posti sono occupati
table-full-hint = Ti avvisiamo qui appena si libera un posto.
seat-got-free = Si è liberato un posto.
seat-pizza = { $ingredients ->
    [one] { $ingredients } ingrediente
   *[other] { $ingredients } ingredienti
}, { $orders ->
    [one] { $orders } ordinazione
   *[other] { $orders } ordinazioni
}
seat-pizza-filled = { $count ->
    [one] { $count } consegnata
   *[other] { $count } consegnate
}
seat-solomino = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
over-title = Questa partita è finita
over-hint = Puoi ancora vedere com’è andata.

## Link che non portano da nessuna parte

link-broken = Questo link non è completo.
link-hint = Forse si è perso un pezzo del link. Fattelo mandare di nuovo per intero, o inquadra il codice.
closed-hint = Puoi aprire un tavolo tuo quando vuoi.

## Chi può venire

reach-title = Solo questo computer può aprire il link
reach-hint = Gli altri dispositivi non raggiungono { $address }, perciò non c’è un codice da inquadrare. Avvia il server con questo comando e torna qui: troverai link e codice.
reach-copy = Copia il comando
reach-here = Giocate qui, passandovi il dispositivo
copy-by-hand = Il tuo browser non copia da solo: seleziona il testo e copialo.

## Prima della partita

table-seats = Posti
seat-you-host = tu (chi ospita)
seat-you-guest = tu
seat-host = chi ospita
seat-yields = lascia il posto a un ospite
joining-guest = Un ospite ha aperto il link
joining-named = { $name } ha aperto il link
joining-hint = sta per sedersi
joining = in arrivo
just-arrived = nuovo arrivo
more-arriving = { $count ->
    [one] Un altro ospite aspetta un posto.
   *[other] Altri { $count } ospiti aspettano un posto.
}
arrived = { $name } è qui.
arriving = Un ospite ha aperto il link.
arriving-named = { $name } ha aperto il link.
took-over = Ora { $name } gioca al posto di un bot.
count-here = { $count } qui
count-away = { $count ->
    [one] { $count } assente
   *[other] { $count } assenti
}
count-joining = { $count } in arrivo
count-bots = { $count } bot
start-with = Inizia: { $who }
start-keeps = { $count ->
    [one] Teniamo un posto all’ospite in arrivo per 60 s; intanto gioca un bot.
   *[other] Teniamo il posto agli ospiti in arrivo per 60 s; intanto giocano i bot.
}
start-for-host = Inizia senza { $host }
start-for-host-hint = { $host } non c’è. Se inizi tu, tutti hanno 10 s per fermarti.
starting = { $name } dà il via alla partita: { $time }
starting-stop = Non ancora
rules-changed = Le regole della casa sono cambiate.
host-you = Ora ospiti tu.
make-host = Affida il tavolo a { $name }
remove-person = Rimuovi { $name }
remove-hint = Lo diremo a { $name }, che potrà tornare solo con un tuo nuovo invito.
remove-hint-playing = Lo diremo a { $name }, un bot giocherà al suo posto, e { $name } potrà tornare solo con un tuo nuovo invito.
removed-title = Rimossi dal tavolo
readmit = Invita di nuovo { $name }
seat-rename = Cambia nome
people-title = Persone al tavolo
