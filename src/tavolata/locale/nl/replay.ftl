### Terugkijken, de spelregels, de lessen en de eigen pagina in de browser, in het Nederlands.

## Spelregels

rulebook-title = Spelregels
rulebook-all = Alle regels
rulebook-search = Zoeken in de spelregels
rulebook-search-hint = { $game ->
    [mamma-mia] oven, bestelling, trekken…
    [solomino] ruil, uiteinde, trekken…
   *[other] dubbel, hulp, trekken…
}
rulebook-found = { $count ->
    [0] niets gevonden
    [one] { $count } regel gevonden
   *[other] { $count } regels gevonden
}
rulebook-none = Geen enkele regel bevat al deze woorden.
rulebook-now = Op dit moment
rulebook-chapters = Hoofdstukken
rulebook-example = Voorbeeld
rulebook-ruling = Onze uitleg
rulebook-learn = Leer het in vijf minuten
rulebook-difference = Wat er anders is dan in Sole Mio!

## Lessen

learn-title = Les
learn-step = Stap { $step } van { $count }
learn-none = Voor dit spel is er geen les. De spelregels zijn zo gelezen.

## Terugkijken

replay-title = Terugkijken
replay-step = zet { $step } van { $count }
replay-move = Zet
replay-back = Een zet terug
replay-on = Een zet verder
replay-play = Afspelen
replay-pause = Pauze
replay-slider = Zet
replay-speed = Snelheid: { $speed }×
replay-share = Spel delen
replay-table = De tafel
replay-eyes = Kaarten
replay-eyes-all = alle kaarten open
replay-eyes-public = zoals toeschouwers het zagen
replay-eyes-of = zoals { $who } het zag
replay-eyes-yours = zoals jij het zag
replay-you = Jij
replay-dealt = De kaarten zijn gedeeld.
replay-nothing = Vanaf deze plek was er niets te zien.
replay-oven = De hele oven, van de eerste kaart tot de laatste
replay-chance = Winstkans
replay-percent = { $chance }%
replay-chances = Winstkansen
replay-chances-hint = vele keren uitgespeeld, met alle kaarten bekend
replay-reckoning = Vanaf elke zet wordt het spel vele keren uitgespeeld…
replay-scoring = waardering { $round }
replay-curve-of = { $who }: van { $from } naar { $to } procent.
replay-turns = Keerpunten
replay-turns-none = Geen enkele zet heeft dit spel beslist.
replay-change = { $way ->
    [up] Winstkans { $points } procentpunten omhoog
   *[down] Winstkans { $points } procentpunten omlaag
}
replay-advice-ask = Wat had de bot gedaan?
replay-advice-wait = De bot denkt na…
replay-advice-same = De bot had hetzelfde gedaan.
replay-advice-other = De bot had iets anders gedaan.
replay-advice-only = Er was geen andere keuze.
replay-advice-played = gekozen
replay-advice-yours = jouw keuze
replay-advice-hint = De kans om te winnen na elk antwoord, met wat deze speler kon weten. De grafiek kent alle kaarten, dus daar zijn de getallen anders.
advice-less-sure = Bovenaan staat de keuze van de bot. Antwoorden die lager staan, zijn minder vaak geprobeerd, dus hun getallen zijn minder zeker.

## Mijn pagina

statistics-rate = % gewonnen
statistics-against = Per tegenstander
statistics-people = mensen
statistics-level = bots van niveau { $level }
statistics-greedy = de gulzige bot
statistics-random = de willekeurige bot
statistics-none = Nog geen spel uitgespeeld.
statistics-finished = Mijn spellen
statistics-look-back = Terugkijken
statistics-victory = gewonnen
statistics-defeat = niet gewonnen
statistics-more = Oudere spellen
