### Via een link aan tafel komen, daar wachten, en te laat komen, in het Nederlands.

## De uitnodiging

invited-by = { $host } nodigt je uit voor
invited-sole-mio = Iedereen vult samen één oven met ingrediënten en schuift er bestellingen tussen die bij de inhoud passen. Wie het best onthoudt, wint.
invited-mamma-mia-grande = Het grote ovenspel: ieder 19 bestellingen, in 13 soorten, drie rondes, en helpen loont.
invited-mamma-mia = De klassieker: iedereen vult één oven. Onthoud wat erin zit en plaats je bestellingen op het juiste moment.
invited-solomino = Leg kaarten aan als dominostenen. Symbolen zetten alles op z’n kop, en wie geen kaarten meer heeft, wint.
invited-name = Je naam aan tafel
invited-note = Geen account nodig. { $host } start het spel.
guests-here = { $count ->
    [one] { $count } persoon is er
   *[other] { $count } mensen zijn er
}
take-seat = Ga zitten
take-your-seat = Neem je plek in
take-seat-of = Neem de plek van { $who }
back-to-seat = Terug naar je plek
only-watch = Alleen kijken
kept-for-you = Het spel is begonnen. Je plek blijft nog { $time } vrij; tot die tijd speelt een bot.
late-title = Het spel is bezig. Schuif toch aan.
late-hint = Neem de plek van een bot, met zijn kaarten en alles wat hij gehaald heeft. Vanaf de volgende beslissing speel jij.
late-back-hint = Je plek is er nog. Vanaf de volgende beslissing speel jij weer.
late-others = { $count ->
    [one] speelt al
   *[other] spelen al
}
table-full = Alle plekken zijn bezet
table-full-hint = Je hoort het hier zodra er een plek vrijkomt.
seat-got-free = Er is een plek vrijgekomen.
seat-pizza = { $ingredients ->
    [one] { $ingredients } ingrediënt
   *[other] { $ingredients } ingrediënten
}, { $orders ->
    [one] { $orders } bestelling
   *[other] { $orders } bestellingen
}
seat-pizza-filled = { $count } vervuld
seat-solomino = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
over-title = Dit spel is afgelopen
over-hint = Je kunt nog bekijken hoe het ging.

## Links die nergens heen leiden

link-broken = Deze link is niet compleet.
link-hint = Misschien is er een stukje van de link zoekgeraakt. Vraag nog eens om de hele link, of scan de code.
closed-hint = Je kunt altijd zelf een tafel openen.

## Wie er kan komen

reach-title = Alleen deze computer kan de link openen
reach-hint = Andere apparaten kunnen { $address } niet bereiken, dus er is geen code om te scannen. Start de server met deze opdracht en kom terug. Dan staan link en code hier.
reach-copy = Kopieer de opdracht
reach-here = Hier spelen: geef het apparaat door
copy-by-hand = Je browser kopieert niet vanzelf: selecteer de tekst en kopieer die.

## Voor het spel

table-seats = Plekken
seat-you-host = jij, de gastheer
seat-you-guest = jij
seat-host = de gastheer
seat-yields = maakt plaats voor een gast
joining-guest = Een gast heeft de link geopend
joining-named = { $name } heeft de link geopend
joining-hint = gaat zo zitten
joining = komt eraan
just-arrived = net aangekomen
more-arriving = { $count ->
    [one] Nog één gast wacht op een plek.
   *[other] Nog { $count } gasten wachten op een plek.
}
arrived = { $name } is er.
arriving = Een gast heeft de link geopend.
arriving-named = { $name } heeft de link geopend.
took-over = { $name } speelt vanaf nu in plaats van een bot.
count-here = { $count } hier
count-away = { $count } afwezig
count-joining = { $count } onderweg
count-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
start-with = Start: { $who }
start-keeps = { $count ->
    [one] De gast die onderweg is, houdt 60 s een plek; tot die tijd speelt een bot.
   *[other] De gasten die onderweg zijn, houden 60 s hun plek; tot die tijd spelen bots.
}
start-for-host = Start zonder { $host }
start-for-host-hint = { $host } is er niet. Als je start, kan iedereen het nog 10 s tegenhouden.
starting = { $name } start het spel: { $time }
starting-stop = Nog niet
rules-changed = De huisregels zijn veranderd.
host-you = Jij bent nu de gastheer.
make-host = Maak { $name } gastheer
remove-person = Haal { $name } van tafel
remove-hint = { $name } krijgt dat te horen en kan alleen terugkomen als je opnieuw uitnodigt.
remove-hint-playing = { $name } krijgt dat te horen, een bot speelt door, en { $name } kan alleen terugkomen als je opnieuw uitnodigt.
removed-title = Van tafel gehaald
readmit = Nodig { $name } opnieuw uit
seat-rename = Verander de naam
people-title = Mensen aan tafel
