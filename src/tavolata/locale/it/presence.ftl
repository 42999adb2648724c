### Chi c’è e chi no, e la prossima partita con le stesse persone, in italiano.

## La connessione

move-waiting = Nessuna connessione. La tua mossa parte appena torna.
move-not-made = La tua mossa non è stata fatta. { $reason }

## Qualcuno è via

seat-away-for = assente da { $time }
seat-away-until = assente: tra { $time } subentra un bot
seat-stand-in = gioca un bot
bar-away = { $who } non c’è
bar-stand-in = un bot gioca per { $who }
by-bot = { $who } (bot)
away-title = { $who } non c’è
away-until = Un bot subentra tra { $time }.
away-stand-in = Un bot gioca finché { $who } non torna.
away-keeps = Il posto e le carte restano a { $who }.
away-wait = Ancora un minuto
away-bot-now = Gioca il bot
away-spoken = { $count ->
    [one] { $who } non c’è; un bot subentra tra { $count } secondo.
   *[other] { $who } non c’è; un bot subentra tra { $count } secondi.
}
away-spoken-bot = { $who } non c’è. Ora gioca un bot.
away-spoken-back = { $who } è di nuovo qui.
back-title = Rieccoti, { $who }!
back-moves = { $count ->
    [one] Mentre eri via, un bot ha deciso una volta per te:
   *[other] Mentre eri via, un bot ha deciso { $count } volte per te:
}
back-bot = Il bot
back-on = Continua a giocare

## Un’altra partita

rematch-rules = Altre regole
rematch-with-rules = Gioca ancora con queste regole
rematch-wants = { $who } vuole un’altra partita
rematch-same = Stesso tavolo, stessi posti.
rematch-other-rules = Con altre regole della casa: { $rules }
rematch-in = Ci sto
rematch-not-now = Non ora
rematch-after-all = Ci ho ripensato: ci sto
rematch-starting = La prossima partita
rematch-is-in = ci sta
rematch-is-asked = non ha ancora risposto
rematch-is-away = non è al tavolo
rematch-is-out = non ora
rematch-is-bot = bot, ci sta sempre
rematch-start = { $count ->
    [one] Inizia con un bot per { $names }
   *[other] Inizia con i bot per { $names }
}
rematch-start-in = Puoi iniziare senza gli altri tra { $time }.
rematch-keeps = Al posto di chi manca gioca un bot, finché non arriva. Il posto resta suo.
rematch-seat-kept = La prossima partita è iniziata. Ti abbiamo tenuto il posto.
rematch-is-over = La prossima partita è già finita.
rematch-to-seat = Vai al tuo posto
series = Serie
series-game = Partita { $number }
series-of = { $count ->
    [one] { $who }: { $count } vittoria
   *[other] { $who }: { $count } vittorie
}
