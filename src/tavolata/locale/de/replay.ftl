### Rückblick, Regeln, Einführungen und die eigene Seite im Browser, auf Deutsch.

## Regeln

rulebook-title = Regeln
rulebook-all = Alle Regeln
rulebook-search = In den Regeln suchen
rulebook-search-hint = { $game ->
    [mamma-mia] Ofen, Bestellung, ziehen …
    [solomino] aussetzen, tauschen, ziehen …
   *[other] Doppelkarte, Hilfe, ziehen …
}
rulebook-found = { $count ->
    [0] nichts gefunden
    [one] { $count } Abschnitt gefunden
   *[other] { $count } Abschnitte gefunden
}
rulebook-none = In diesen Regeln stehen diese Wörter nirgends zusammen.
rulebook-now = Gerade jetzt
rulebook-chapters = Kapitel
rulebook-example = Beispiel
rulebook-ruling = Unsere Festlegung
rulebook-learn = In fünf Minuten lernen
rulebook-difference = Was anders ist als in Sole Mio!

## Einführungen

learn-title = Einführung
learn-step = Schritt { $step } von { $count }
learn-none = Für dieses Spiel gibt es keine Einführung. Seine Regeln sind schnell gelesen.

## Rückblick

replay-title = Rückblick
replay-step = Zug { $step } von { $count }
replay-move = Zug
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Zug
replay-speed = Tempo: { $speed }×
replay-share = Rückblick teilen
replay-table = Der Tisch
replay-eyes = Karten
replay-eyes-all = alle Karten offen
replay-eyes-public = aus Sicht der Zuschauer
replay-eyes-of = aus Sicht von { $who }
replay-eyes-yours = wie du es gesehen hast
replay-you = Du
replay-dealt = Die Karten sind verteilt.
replay-nothing = Von hier aus war nichts zu sehen.
replay-oven = Der ganze Ofen, von der ersten Karte bis zur letzten
replay-chance = Gewinnchance
replay-percent = { $chance } %
replay-chances = Gewinnchancen
replay-chances-hint = mit allen Karten viele Male weitergespielt
replay-reckoning = Von jedem Zug aus wird das Spiel viele Male zu Ende gespielt …
replay-scoring = Wertung { $round }
replay-curve-of = { $who }: von { $from } auf { $to } Prozent.
replay-turns = Wendepunkte
replay-turns-none = Kein einzelner Zug hat dieses Spiel entschieden.
replay-change = { $way ->
    [up] Gewinnchance um { $points } Prozentpunkte gestiegen
   *[down] Gewinnchance um { $points } Prozentpunkte gesunken
}
replay-advice-ask = Was hätte der Bot getan?
replay-advice-wait = Der Bot denkt nach …
replay-advice-same = Der Bot hätte dasselbe getan.
replay-advice-other = Der Bot hätte etwas anderes getan.
replay-advice-only = Es gab keine andere Möglichkeit.
replay-advice-played = gewählt
replay-advice-yours = deine Wahl
replay-advice-hint = Die Gewinnchance nach jeder Antwort, berechnet aus dem, was man an diesem Platz wissen konnte. Die Kurve kennt alle Karten, daher weicht sie ab.
advice-less-sure = Oben steht, was der Bot täte. Antworten weiter unten wurden seltener ausprobiert, ihre Zahlen sind unsicherer.

## Meine Seite

statistics-rate = Siegquote
statistics-against = Nach Gegnern
statistics-people = Menschen
statistics-level = Bots der Stufe { $level }
statistics-greedy = der gierige Bot
statistics-random = der Zufallsbot
statistics-none = Noch kein beendetes Spiel.
statistics-finished = Meine Spiele
statistics-look-back = Rückblick
statistics-victory = gewonnen
statistics-defeat = nicht gewonnen
statistics-more = Ältere Spiele
