### Über einen Link an den Tisch kommen, dort warten, und zu spät kommen, auf Deutsch.

## Die Einladung

invited-by = { $host } lädt dich zum Spielen ein
invited-sole-mio = Alle füllen zusammen einen Ofen mit Zutaten und schieben Bestellungen dazwischen, die zum Inhalt passen. Wer sich am besten erinnert, gewinnt.
invited-mamma-mia-grande = Das große Ofenspiel: für jeden 19 Bestellungen in 13 Varianten, drei Runden, und Helfen lohnt sich.
invited-mamma-mia = Der Klassiker: Alle füllen einen Ofen. Merk dir, was drin ist, und spiel deine Bestellungen im richtigen Moment.
invited-solomino = Karten anlegen wie Dominosteine. Symbole stellen alles auf den Kopf, und wer keine Karten mehr hat, gewinnt.
invited-name = Dein Name am Tisch
invited-note = Ohne Konto. { $host } startet das Spiel.
guests-here = { $count ->
    [one] { $count } Person ist da
   *[other] { $count } Personen sind da
}
take-seat = Platz nehmen
take-your-seat = Platz einnehmen
take-seat-of = { $who } ablösen
back-to-seat = Zurück an deinen Platz
only-watch = Nur zuschauen
kept-for-you = Das Spiel hat begonnen. Dein Platz bleibt noch { $time } frei; bis du da bist, spielt ein Bot.
late-title = Das Spiel läuft. Setz dich trotzdem dazu.
late-hint = Nimm den Platz eines Bots, mit seinen Karten und allem, was er erreicht hat. Ab der nächsten Entscheidung spielst du.
late-back-hint = Dein Platz ist noch da. Ab der nächsten Entscheidung spielst du wieder.
late-others = { $count ->
    [one] { $names } spielt schon.
   *[other] { $names } spielen schon.
}
table-full = Alle Plätze sind besetzt
table-full-hint = Sobald ein Platz frei wird, erfährst du es hier.
seat-got-free = Ein Platz ist frei geworden.
seat-pizza = { $ingredients ->
    [one] { $ingredients } Zutat
   *[other] { $ingredients } Zutaten
}, { $orders ->
    [one] { $orders } Bestellung
   *[other] { $orders } Bestellungen
}
seat-pizza-filled = { $count } erfüllt
seat-solomino = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
over-title = Dieses Spiel ist zu Ende
over-hint = Du kannst dir noch ansehen, wie es gelaufen ist.

## Links, die ins Leere führen

link-broken = Dieser Link ist nicht vollständig.
link-hint = Vielleicht ist ein Stück des Links verloren gegangen. Lass ihn dir noch einmal ganz schicken, oder scanne den Code.
closed-hint = Du kannst jederzeit selbst einen Tisch eröffnen.

## Wer kommen kann

reach-title = Nur dieser Computer kann den Link öffnen
reach-hint = Andere Geräte erreichen { $address } nicht, deshalb gibt es keinen Code zum Scannen. Starte den Server mit diesem Befehl und komm zurück. Dann stehen Link und Code hier.
reach-copy = Befehl kopieren
reach-here = Hier spielen: das Gerät herumreichen
copy-by-hand = Dein Browser kopiert nicht von selbst: Markiere den Text und kopiere ihn.

## Vor dem Spiel

table-seats = Plätze
seat-you-host = du, Gastgeber
seat-you-guest = du
seat-host = Gastgeber
seat-yields = macht einem Gast Platz
joining-guest = Ein Gast hat den Link geöffnet
joining-named = { $name } hat den Link geöffnet
joining-hint = setzt sich gleich
joining = kommt gerade
just-arrived = gerade gekommen
more-arriving = { $count ->
    [one] Noch ein Gast wartet auf einen Platz.
   *[other] Noch { $count } Gäste warten auf einen Platz.
}
arrived = { $name } ist da.
arriving = Ein Gast hat den Link geöffnet.
arriving-named = { $name } hat den Link geöffnet.
took-over = { $name } spielt ab jetzt statt eines Bots.
count-here = { $count } da
count-away = { $count } nicht da
count-joining = { $count } unterwegs
count-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
start-with = Start: { $who }
start-keeps = { $count ->
    [one] Ein Gast ist noch unterwegs: 60 s lang spielt ein Bot und hält den Platz frei.
   *[other] Einige Gäste sind noch unterwegs: 60 s lang spielen Bots und halten die Plätze frei.
}
start-for-host = Ohne { $host } starten
start-for-host-hint = { $host } ist nicht da. Wenn du startest, können alle 10 s lang widersprechen.
starting = { $name } startet das Spiel: { $time }
starting-stop = Noch nicht
rules-changed = Die Hausregeln wurden geändert.
host-you = Du bist jetzt Gastgeber.
make-host = { $name } zum Gastgeber machen
remove-person = { $name } ausladen
remove-hint = { $name } erfährt das und kann nur wiederkommen, wenn du erneut einlädst.
remove-hint-playing = { $name } erfährt das, ein Bot spielt weiter, und { $name } kann nur wiederkommen, wenn du erneut einlädst.
removed-title = Ausgeladen
readmit = { $name } wieder einladen
seat-rename = Namen ändern
people-title = Leute am Tisch
