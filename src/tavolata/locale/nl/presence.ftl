### Wie er is en wie niet, en het volgende spel met dezelfde mensen, in het Nederlands.

## De verbinding

move-waiting = Geen verbinding. Je zet wordt verstuurd zodra het kan.
move-not-made = Je zet is niet doorgegaan. { $reason }

## Iemand is weg

seat-away-for = { $time } weg
seat-away-until = weg, over { $time } neemt een bot het over
seat-stand-in = een bot speelt
bar-away = { $who } is weg
bar-stand-in = een bot speelt voor { $who }
by-bot = { $who } (bot)
away-title = { $who } is even weg
away-until = Over { $time } neemt een bot het over.
away-stand-in = Een bot speelt tot { $who } terug is.
away-keeps = De plek en de kaarten blijven van { $who }.
away-wait = Nog een minuut
away-bot-now = Laat bot spelen
away-spoken = { $count ->
    [one] { $who } is weg; over { $count } seconde neemt een bot het over.
   *[other] { $who } is weg; over { $count } seconden neemt een bot het over.
}
away-spoken-bot = { $who } is weg. Nu speelt een bot.
away-spoken-back = { $who } is terug.
back-title = Welkom terug, { $who }
back-moves = { $count ->
    [one] Terwijl je weg was, heeft een bot één keer voor je beslist:
   *[other] Terwijl je weg was, heeft een bot { $count } keer voor je beslist:
}
back-bot = De bot
back-on = Verderspelen

## Nog een spel

rematch-rules = Andere regels
rematch-with-rules = Nog een keer met deze regels
rematch-wants = { $who } wil nog een spel
rematch-same = Dezelfde tafel, dezelfde plekken.
rematch-other-rules = Met andere huisregels: { $rules }
rematch-in = Ik doe mee
rematch-not-now = Nu niet
rematch-after-all = Ik doe toch mee
rematch-starting = Het volgende spel
rematch-is-in = doet mee
rematch-is-asked = heeft nog niet geantwoord
rematch-is-away = is er niet
rematch-is-out = nu niet
rematch-is-bot = bot, doet altijd mee
rematch-start = { $count ->
    [one] Beginnen met een bot voor { $names }
   *[other] Beginnen met bots voor { $names }
}
rematch-start-in = Over { $time } kun je zonder de anderen beginnen.
rematch-keeps = Voor wie er nog niet is, speelt zolang een bot. De plek blijft gereserveerd.
rematch-seat-kept = Het volgende spel is begonnen. Je plek is gereserveerd.
rematch-is-over = Het volgende spel is al afgelopen.
rematch-to-seat = Naar je plek
series = Stand
series-game = Spel { $number }
series-of = { $count ->
    [one] { $who }: { $count } keer gewonnen
   *[other] { $who }: { $count } keer gewonnen
}
