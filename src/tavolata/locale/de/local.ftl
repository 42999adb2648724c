### Was Tische sagen, die die Seite selbst führt, auf Deutsch; und was jeder Tisch ablehnt.

local-help = Hilfe
local-help-counts = Nimmst du einen Zug zurück oder fragst du um Rat, zählt dieses Spiel nicht in deiner Statistik. Das steht dann auch in der Aufzeichnung.
undo = Zug zurücknehmen
undo-hint = Du darfst dich noch einmal entscheiden. Alle Karten bleiben, wo sie sind; du ziehst also dieselben.
hint = Um Rat fragen
hint-wait = Der Bot denkt nach …
hint-title = Was der Bot tun würde
hint-note = Der Bot weiß nur, was du wissen kannst. Die Zahl ist deine Gewinnchance.
local-leave-hint = Dieses Spiel ist nur auf diesem Gerät. Wenn du es aufgibst, wird es gelöscht.
local-leave-sure = Aufgeben und löschen
local-games = Spiele auf diesem Gerät
local-assisted = mit Hilfe
local-elsewhere = Dieses Spiel ist in einem anderen Tab dieses Browsers offen.
local-unreadable = Dieses Spiel wurde mit einer früheren Fassung der Regeln begonnen und kann nicht fortgesetzt werden.
local-not-here = Dieses Spiel ist nicht in diesem Browser.
local-not-here-hint = Spiele gegen Bots und Spiele an einem Gerät bleiben in dem Browser, in dem sie begonnen wurden. Um mit anderen an eigenen Geräten zu spielen, eröffne einen Tisch für Freunde.

refusal-no-such-table = Diesen Tisch gibt es nicht, oder er ist für dich nicht offen.
refusal-not-allowed = Das darfst du nicht.
refusal-not-now = Das geht im Moment nicht.
refusal-shared-device = Zwischenwerfen geht nicht, wenn sich mehrere ein Gerät teilen: Um schnell zu sein, braucht jeder einen eigenen Bildschirm. Spielt ohne Zwischenwerfen oder jeder an einem eigenen Gerät.
refusal-stale-move = Zu spät: Am Tisch ging es schon weiter.
refusal-too-late = Um { $late } ms zu spät.
refusal-window-open = Solange dazwischengeworfen werden kann, lässt sich das Spiel nicht anhalten. Bitte versuch es in ein paar Sekunden noch einmal.
refusal-unknown-game = Dieses Spiel gibt es nicht.
refusal-bad-option = Mit diesen Optionen kann man das Spiel nicht spielen.
refusal-malformed-action = Das ist kein gültiger Zug.
refusal-illegal-action = Das erlauben die Regeln jetzt nicht.
refusal-not-your-turn = Du bist nicht am Zug.
