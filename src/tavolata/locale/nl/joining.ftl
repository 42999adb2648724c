### Via een link aan tafel komen, daar wachten, en te laat komen, in het Nederlands.

## De uitnodiging

invited-by = { $host } nodigt je uit om mee te spelen
invited-sole-mio = Samen vullen jullie één oven met ingrediënten en schuiven er bestellingen tussen die bij de inhoud passen. Wie het best onthoudt, wint.
invited-mamma-mia-grande = Het grote ovenspel: ieder 19 bestellingen, in 13 soorten, drie rondes, en helpen loont.
invited-mamma-mia = De klassieker: iedereen vult één oven. Onthoud wat erin zit en plaats je bestellingen op het juiste moment.
invited-solomino = Leg kaarten aan als dominostenen. Symbolen zetten alles op z’n kop, en wie geen kaarten meer heeft, wint.
invited-name = Je naam aan tafel
invited-note = Geen account nodig. { $host } start het spel.
guests-here = { $count ->
    [one] Er is al { $count } speler
   *[other] Er zijn al { $count } spelers
}
take-seat = Ga zitten
take-your-seat = Neem je plek in
take-seat-of = Neem de plek van { $who }
back-to-seat = Terug naar je plek
only-watch = Alleen kijken
kept-for-you = Het spel is begonnen. Je plek blijft nog { $time } gereserveerd; zolang speelt een bot voor je.
late-title = Het spel is al bezig. Schuif gerust aan.
late-hint = Neem de plek van een bot over, met zijn kaarten en alles wat hij al heeft. Vanaf de volgende beslissing speel jij.
late-back-hint = Je plek is er nog. Vanaf de volgende beslissing speel jij weer.
late-others = { $count ->
    [one] { $names } speelt al.
   *[other] { $names } spelen al.
}
table-full = Alle plekken zijn bezet
table-full-hint = Je ziet het hier zodra er een plek vrijkomt.
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
over-hint = Je kunt nog terugkijken hoe het ging.

## Links die nergens heen leiden

link-broken = Deze link is niet compleet.
link-hint = Misschien is er een stukje van de link zoekgeraakt. Vraag nog eens om de hele link, of scan de code.
closed-hint = Je kunt altijd zelf een tafel openen.

## Wie er kan komen

reach-title = Alleen deze computer kan de link openen
reach-hint = Andere apparaten kunnen { $address } niet bereiken, dus er is geen code om te scannen. Start de server met deze opdracht en kom terug. Dan staan link en code hier.
reach-copy = Kopieer de opdracht
reach-here = Hier spelen: geef het apparaat door
copy-by-hand = Kopiëren lukt niet in deze browser: selecteer de tekst en kopieer die zelf.

## Voor het spel

table-seats = Plekken
seat-you-host = jij, de host
seat-you-guest = jij
seat-host = de host
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
    [one] Voor de gast die onderweg is, blijft 60 s een plek gereserveerd; zolang speelt een bot.
   *[other] Voor de gasten die onderweg zijn, blijven 60 s plekken gereserveerd; zolang spelen bots.
}
start-for-host = Start zonder { $host }
start-for-host-hint = { $host } is er niet. Als je start, kan iedereen het nog 10 s tegenhouden.
starting = { $name } start het spel: { $time }
starting-stop = Nog niet
rules-changed = De huisregels zijn gewijzigd.
host-you = Jij bent nu de host.
make-host = Maak { $name } host
remove-person = Haal { $name } van tafel
remove-hint = { $name } krijgt dat te horen en kan alleen terugkomen als je { $name } opnieuw uitnodigt.
remove-hint-playing = { $name } krijgt dat te horen, een bot speelt door, en { $name } kan alleen terugkomen na een nieuwe uitnodiging.
removed-title = Van tafel gehaald
readmit = Nodig { $name } opnieuw uit
seat-rename = Naam wijzigen
people-title = Mensen aan tafel
