### Was nur der Browser sagt, auf Deutsch.

tavolata = Tavolata
close = Schließen
more = Mehr
change = Ändern
save = Speichern
saved = Gespeichert
menu = Menü
settings = Einstellungen
language = Sprache
sound = Ton
theme = Farben
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
speed = Animationen
show-speed = Wertungen auf diesem Gerät
speed-times = { $speed }×
speed-off = Aus
to-start = Zurück zur Startseite
see-rule = Regel: { $title }
connecting = Verbindung wird aufgebaut …
dealing = Die Karten werden ausgeteilt …
reconnecting = Die Verbindung ist abgerissen und wird neu aufgebaut …
error-unreachable = Der Server ist nicht erreichbar. Bist du online?
error-no-answer = Der Server hat nicht geantwortet. Schau bitte nach, ob es geklappt hat, und versuch es sonst noch einmal.
error-unknown = Da ist etwas Unerwartetes passiert. Bitte versuch es noch einmal.
load-failed = Ein Teil der Seite konnte nicht geladen werden. Es geht nichts verloren.
load-again = Seite neu laden
try-again = Noch einmal versuchen
server-away-hint = Das geht nur mit dem Server. Die Seite sucht ihn und macht dann von selbst weiter. Bis dahin hast du Regeln, Einführungen und Spiele auf diesem Gerät.
no-server = Diese Seite läuft ohne Server.
no-server-hint = Mit Freunden an anderen Geräten kannst du hier nicht spielen, aber gegen Bots und mit allen, die sich dieses Gerät mit dir teilen.
friends-need-server = Mit Freunden an anderen Geräten spielst du nur über einen Server, und diese Seite hat keinen.
me-server-away = Solange der Server nicht erreichbar ist, siehst du nur, was dieser Browser gespeichert hat.
me-no-server = Dein Name wird nur in diesem Browser gespeichert.
new-version = Es gibt eine neue Version.
new-version-take = Aktualisieren
new-version-held-up = Die neue Version kommt, sobald in keinem anderen Tab mehr gespielt wird.
nowhere = Unter dieser Adresse gibt es nichts.

## Die Startseite

start-title = Setz dich dazu.
start-pitch = Kartenspiele für die lange Tafel, mit Freunden oder mit Bots, die ehrlich spielen.
greeting = Ciao!
greeting-name = Ciao, { $name }
choose-game = Wähle ein Spiel
players-range = { $least }–{ $most } Spieler
minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
game-sole-mio = Merk dir den Ofen, erfülle deine Bestellungen.
game-mamma-mia-grande = Die große Ausgabe: für jeden 19 Bestellungen in 13 Varianten.
game-mamma-mia = Der Klassiker, ohne Doppelkarten und ohne Hilfe.
game-solomino = Domino mit Kniff. Werde als Erster alle Karten los.
bots-play = Bots: { $level }
level-name = Stufe { $number }: { $name }
opponents-label = Gegner
opponents-fewer = Weniger Gegner
opponents-more = Mehr Gegner
bots-label = Bots
people-here = Personen an diesem Gerät
people-fewer = Weniger Personen an diesem Gerät
people-more = Mehr Personen an diesem Gerät
people-name = Spieler { $number }
play-now = Jetzt spielen
play-with-friends = Mit Freunden spielen
open-tables = Offene Tische
continue-game = Weiter: { $game }
table-of = { $game } mit { $host }
table-of-host = Tisch von { $host }
state-waiting = { $count ->
    [0] wartet auf den Start
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
state-paused = Das Spiel macht Pause.
state-playing = läuft gerade
state-my-turn = du bist am Zug

## Ein Tisch für Freunde

friends-title = { $game } mit Freunden
your-name = Dein Name
players = Spieler
players-fewer = Weniger Spieler
players-more = Mehr Spieler
house-rules = Hausregeln
house-rules-all = Alle Hausregeln
option-memory = Ansagen
option-memory-is = Ansagen: { $memory }
memory-once = nur einmal
memory-once-hint = Jede Ansage ist nur einmal zu sehen. Für alle mit gutem Gedächtnis.
memory-lap = bis zu deinem Zug
memory-lap-hint = Sie bleiben sichtbar, bis du gespielt hast.
memory-open = offener Ofen
memory-open-hint = Alle dürfen in den Ofen schauen. Gut für das erste Spiel.
option-rounds = Runden
option-rounds-are = Runden: { $count }
option-out-of-turn = Zwischenwerfen
option-out-of-turn-hint = Hast du eine identische Hälfte, darfst du sie auch außer der Reihe legen.
deck-label = Karten
deck-usual = Die üblichen 120
deck-own = Eigenes Deck
deck-cards = Karten deines Decks, eine pro Zeile
deck-notation = Zwei Hälften ergeben eine Karte: r8-bD ist eine rote 8 und „Zieh 1“ in Blau. Diese Buchstaben stehen für Farben und Symbole:
deck-file = Datei wählen
deck-line = Zeile { $line }: { $text }
deck-fine = { $count ->
    [one] 1 Karte: Das Deck passt.
   *[other] { $count } Karten: Das Deck passt.
}
option-deck-is = { $count ->
    [one] Eigenes Deck mit 1 Karte
   *[other] Eigenes Deck mit { $count } Karten
}
deck-wrong = Korrigiere erst dein Deck, oder nimm das übliche.
fault-no-card = „{ $word }“ ist keine Karte. Schreib zwei Hälften wie r8-bD: eine Farbe (r, y, g, b, p, o) mit einer Zahl von 1 bis 9 oder einem Symbol (S, R, D, W, T, A).
fault-two-symbols = „{ $word }“ hat zwei Symbole. Eine Karte darf nur eins haben.
fault-deck-size = Das Deck hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}. Für so viele Spieler braucht es { $fewest } bis { $most }.
option-clock = Zeit für einen Zug
option-clock-is = Zeit für einen Zug: { $clock }
option-listed = Für alle sichtbar
option-listed-hint = Der Tisch erscheint unter den offenen Tischen.
option-private = Nur mit dem Link
option-spectators = Zuschauer
option-spectators-are = Zuschauer: { $spectators }
spectators-none = keine
spectators-live = live dabei
spectators-later = { $delay } später
option-pace-is = Tempo: { $pace }
clock-none = unbegrenzt
clock-relaxed = gemütlich
clock-fast = schnell
clock-days = Fernpartie
clock-with-limit = { $clock } ({ $limit })
option-windows = Zeit zum Zwischenwerfen und Rufen
option-windows-call = Zeit für den SOLOmino-Ruf
option-windows-are = { $label }: { $windows }
windows-normal = normal
windows-long = lang
windows-longest = sehr lang
windows-both = { $windows } ({ $window }, Ruf { $call })
windows-call = { $windows } ({ $call })
open-table = Tisch eröffnen

## Vor dem Spiel

door-title = Du bist eingeladen
door-hint = Wie sollen dich die anderen nennen? Mehr brauchen wir nicht: Es gibt kein Konto.
door-come-in = Eintreten
invite-title = Lade deine Freunde ein
invite-hint = Schick den Link oder lass ihn scannen. Niemand braucht ein Konto.
invite-link = Link zu diesem Tisch
invite-qr = QR-Code mit dem Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
share = Teilen
at-the-table = Am Tisch
seats-taken = { $taken } von { $seats }
seat-you = { $name } (du)
seat-free = Freier Platz
seat-free-hint = wartet auf einen Gast
seat-bot = Bot
seat-ready = da
seat-away = nicht da
seat-fill = Platz besetzen
seat-fill-title = Wer sitzt hier?
seat-fill-bot = Ein Bot
sit-down = Platz nehmen
bot-remove = Kein Bot, der Platz bleibt frei
hotseat-title = Noch jemand an diesem Gerät
hotseat-hint = Ihr reicht das Gerät herum. Vor jedem Zug fragt es, wer es in der Hand hat, damit niemand fremde Karten sieht.
start-game = Spiel beginnen
start-with-bots = { $count ->
    [one] Beginnen, mit einem Bot auf dem freien Platz
   *[other] Beginnen, mit Bots auf { $count } freien Plätzen
}
wait-for-host = Das Spiel beginnt, sobald der Gastgeber es startet.

## Am Tisch

seats = Gegner
bar-waiting = wartet auf Spieler
bar-over = das Spiel ist aus
bar-your-turn = du bist am Zug
bar-scoring = Wertung
bar-waits-for = { $who } überlegt
story = Was geschah
your-move = Dein Zug
wait-for-others = Die anderen sind dran. Du erfährst es, wenn du am Zug bist.
watching = Du schaust zu.
table-closed = Dieser Tisch ist geschlossen.
hand-over-to = Gib das Gerät an { $who }
hand-over-now = An { $who } weitergeben
table-deserted = An diesem Tisch war lange niemand mehr. Deshalb wurde er geschlossen.
hand-over-done = Fertig, { $who }. Deine Karten sind verdeckt.
hand-over-hint = Alle anderen bitte wegschauen!
stood-in = Ein Bot hat für dich gespielt. Ab jetzt entscheidest du wieder selbst.
i-am = Ich bin { $who }
show-my-cards = Meine Karten zeigen
cards-covered = Die Karten sind verdeckt. Alle dürfen schauen.
meanwhile-scoring = Was passiert ist
meanwhile-once = So, wie es am Tisch angesagt wurde. Sobald du weitergehst, ist die Liste weg.
meanwhile-lap = Das kannst du nachlesen, bis du gespielt hast.
lap-title = Seit deinem letzten Zug
lap-title-all = Die letzten Züge
lap-order = { $cards } + „{ $order }“
lap-passed = gepasst
lap-scoring-card = hat die Wertungskarte
lap-drew-supply = { $count ->
    [one] +1 Zutat
   *[other] +{ $count } Zutaten
}
lap-drew-stack = { $count ->
    [one] +1 Bestellung
   *[other] +{ $count } Bestellungen
}
card-new = neu
card-is-new = { $card }, neu
rematch = Noch ein Spiel
go-to-rematch = Zum nächsten Spiel
download-record = Aufzeichnung herunterladen
pause = Spiel anhalten
resume = Weiterspielen
pace = Tempo der Bots und Wertungen
pace-slow = Langsam
pace-normal = Normal
pace-quick = Schnell
pace-with-break = { $pace } (höchstens { $limit } zwischen den Runden)
host-title = Als Gastgeber
say-something = Etwas sagen
says = { $who } sagt: { $phrase }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla!
phrase-hurry = Na los …
phrase-thinking = Ich denke nach …
phrase-wow = Wow!
phrase-again = Noch eins?
phrase-bye = Tschüss!
phrase-cheers = Prost!
help-never = Nie helfen
help-never-hint = Bitten um Hilfe lehnt das Spiel für dich ab, nach derselben Bedenkzeit wie sonst.
leave = Platz aufgeben
leave-hint = Ein Bot spielt für dich zu Ende.
leave-hint-waiting = Der Platz wird für andere frei.
leave-sure = Ja, Platz aufgeben
ask-call = Du hast noch eine Karte.
explain-call = Hast du am Ende deines eigenen Zugs genau eine Karte, musst du den Namen des Spiels rufen. Tust du es nicht, ziehst du sofort eine Karte.
bot-name-0 = Basilikum
bot-name-1 = Salbei
bot-name-2 = Rosmarin
bot-name-3 = Thymian
bot-name-4 = Minze
bot-name-5 = Lorbeer

## Namen für das, was gezeichnet ist

name-order = Bestellung: { $order }. { $needs }
name-seat = { $scorer ->
    [yes] { $who }: Zutatenkarten { $ingredients }, Bestellkarten { $orders }, Bestellstapel { $stack }, erfüllt { $filled }, hat die Wertungskarte
   *[no] { $who }: Zutatenkarten { $ingredients }, Bestellkarten { $orders }, Bestellstapel { $stack }, erfüllt { $filled }
}

## Meine Seite

me-title = Meine Seite
devices-title = Meine anderen Geräte
devices-hint = Öffne diesen Link auf einem anderen Gerät, dann bist du dort derselbe Spieler. Behalte ihn für dich. Ein neuer Link ersetzt den alten.
devices-make = Persönlichen Link erzeugen
devices-qr = QR-Code mit dem persönlichen Link
become-title = Du bist hier { $me }. Willst du { $other } werden?
become-hint = Dieser Link gehört { $other }. Wenn du in diesem Browser { $other } wirst, spielst du an den Tischen von { $other } und nicht mehr an denen von { $me }. Auf „Meine Seite“ kannst du zurückwechseln.
become-stay = { $me } bleiben
become-sure = { $other } werden
former-hint = Bevor du einen persönlichen Link geöffnet hast, warst du in diesem Browser { $name }.
former-back = Wieder { $name } sein
sign-out-title = Überall sonst abmelden
sign-out-hint = Alle anderen Browser und Geräte vergessen dich, und deine persönlichen Links funktionieren nicht mehr. Dieser Browser bleibt angemeldet.
sign-out = Überall sonst abmelden …
sign-out-sure = Ja, überall sonst abmelden
sign-out-done = Erledigt. Jetzt kennt dich nur noch dieser Browser.
statistics-title = Was ich gespielt habe
statistics-game = Spiel
statistics-played = Gespielt
statistics-won = Gewonnen
forget-title = Meine Daten löschen
forget-hint = In laufenden Spielen übernehmen Bots deine Plätze. Beendete Spiele bleiben, ohne deinen Namen.
forget = Alles löschen …
forget-sure = Ja, alles endgültig löschen

## Das beendete Spiel in Zahlen

numbers-title = Das Spiel in Zahlen
numbers-duration = { $time } Spielzeit
numbers-decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
numbers-games = { $count ->
    [one] { $count } Spiel an diesem Tisch
   *[other] { $count } Spiele an diesem Tisch
}
numbers-longest = Am längsten überlegt: { $who }, { $time }
numbers-longest-yours = Am längsten überlegt: du, { $time }
numbers-person = Mensch
numbers-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
numbers-of-decisions = Entscheidungen
numbers-thinking = Bedenkzeit
numbers-median = meist { $time } je Zug
numbers-thrown-in = Dazwischengeworfen
numbers-stand-in = davon { $count } durch einen Bot

## Was nach einem Spiel kommt

watch-replay = Rückblick ansehen
share-replay = Rückblick teilen

## War das Mischen ehrlich?

fair-checking = Das Mischen wird geprüft …
fair-own-used = Ehrlich gemischt, auf diesem Gerät geprüft: Niemand konnte die Karten auswählen, denn niemand kannte deine Zahl rechtzeitig.
fair-own-alone = Deine Zahl wurde mitgemischt. Als das Spiel begann, merkte sich diese Seite aber noch nicht, was die anderen versprochen hatten. Ob danach eine Zahl dazukam, kann dieses Gerät deshalb nicht sagen.
fair-own-late = Deine Zahl kam nicht rechtzeitig an und wurde nicht mitgemischt. Ob ehrlich gemischt wurde, kann dieses Gerät deshalb nicht sagen.
fair-own-none = Was der Tisch über das Mischen sagt, passt zusammen. Mehr kann dieses Gerät nicht beweisen, denn es hat keine Zahl beigesteuert.
fair-no = Beim Mischen stimmt etwas nicht. Verlass dich nicht darauf.
fair-wrong-first = Der Server hat sein Geheimnis ausgetauscht: Das Versprechen ist nicht das, das dieses Gerät zuerst gesehen hat.
fair-wrong-secret = Das Geheimnis passt nicht zum Versprechen.
fair-wrong-number = { $who }: Die Zahl ist nicht die, die vor dem Spiel versprochen wurde.
fair-wrong-commitment = { $who }: Das Versprechen ist nicht das, das dieses Gerät sah, bevor es seine Zahl aufdeckte.
fair-wrong-own-commitment = Das Versprechen an deinem Platz ist nicht das, das dieses Gerät geschickt hat.
fair-wrong-own-number = Die Zahl an deinem Platz ist nicht die, die dieses Gerät aufgedeckt hat.
fair-wrong-rules = Das Spiel oder seine Hausregeln sind nicht die, die dieses Gerät sah, bevor es seine Zahl aufdeckte.
fair-wrong-differs = Die Aufzeichnung des Spiels sagt über das Mischen etwas anderes als der Tisch.
fair-withheld = Zahl versprochen, aber zurückgehalten: { $who }. Wer sich dazu mit dem Server abspricht, kann zwischen zwei Kartenverteilungen wählen.
fair-cannot = Das Mischen konnte nicht geprüft werden, weil die Aufzeichnung nicht ankam. Lade die Seite neu, um es noch einmal zu versuchen.
fair-how = Wie wird das geprüft?
fair-title = Ehrlich gemischt
fair-explained = Sobald der Tisch eröffnet war, zeigte er ein Versprechen: den SHA-256-Hash eines Geheimnisses. Dann versprach jedes Gerät auf dieselbe Art eine eigene Zahl und deckte sie beim Start auf. Geheimnis, Tisch und Zahlen zusammen bestimmten jedes Mischen, also konnte niemand die Karten auswählen.
fair-commitment = Versprechen
fair-secret = Geheimnis
fair-table = Tisch
fair-number = Zahl von { $who }
fair-number-withheld = zurückgehalten
fair-verify = Dieses Gerät hat all das mit dem verglichen, was es vor dem Spiel gesehen und geschickt hat. Selbst nachgemischt hat es nicht. Das macht dieser Befehl, mit der Aufzeichnung des Spiels und dem Beleg dieses Geräts:
fair-receipt = Beleg dieses Geräts herunterladen
