### Was im Browser einmal erklärt wird, wenn es jemandem zum ersten Mal begegnet: Fragen, dann Symbole. Ein, zwei kurze Sätze.

first-play = Spiel Karten einer Sorte auf den Ofen. Später ist davon nur die oberste Karte zu sehen.
first-order = Leg eine Bestellung dazu, wenn du magst. Sie bekommt nur, was vor ihr gespielt wurde.
first-draw = Zieh, bis du 7 Karten hast: alle vom Vorrat oder alle von deinem Bestellstapel.
first-series = Du darfst weitere Vierer-Bestellungen dazulegen: Dann brauchen sie 4, 3, 2 und 1, und alle werden erfüllt oder keine.
first-demand = Diese Bestellung lässt sich auf mehrere Arten erfüllen. Such dir eine aus, noch sieht es niemand.
first-add = In der Auslage liegt nicht genug. Gib aus der Hand genau das dazu, was fehlt.
first-ask = Bitte die anderen um das, was fehlt. Wer hilft, gibt alles und bekommt dafür eine Bestellung.
first-amount = Sag, um wie viele von jeder Sorte du bittest. Ein einziger Gegner muss alles geben.
first-help = Gib alles, worum gebeten wird, und deine oberste Bestellung gilt als erfüllt. Oder lehn ab, niemand erfährt, warum.
first-contest = Alle von deiner Sorte in der Auslage zählen. Je mehr du dazugibst, desto schwerer ist der Wettstreit zu blockieren.
first-block = Zeigst du mit den anderen zusammen mindestens so viele, wie hier zählen, ist der Wettstreit blockiert. Sonst ist die Bestellung erfüllt.
first-name = Wer gewählt wird, entscheidet selbst, welche Karte er zeigt, und nimmt sie danach zurück.
first-show = Such eine Karte zum Zeigen aus. Du behältst sie, aber hat der andere dieselbe Sorte, kann er seine Bestellung erfüllen.
first-match = Mit einer Karte der gezeigten Sorte erfüllst du die Bestellung. Spielst du keine, erfährt niemand, warum.
first-turn = Leg eine Karte an, die Farbe, Zahl oder Symbol eines Endes hat. Wenn du nicht kannst oder willst, zieh.
first-drawn = Die eben gezogene Karte darfst du gleich anlegen, aber keine andere.
first-answer = Nimm die Karten und spiel weiter, oder kontere mit „Zieh 1“: Dann muss der Nächste eine mehr nehmen.
first-asked = Leg eine Karte, von der eine Hälfte mit einer der obersten Karte identisch ist. Symbole wirken hier nicht.
first-swap = Du bekommst alle Handkarten des anderen, wenige sind also besser. Danach weiß jeder von euch, was der andere hat.
first-rotate = Du bestimmst die Richtung für alle. Danach kennst du die Karten des Nachbarn, der deine bekommen hat.
first-call = Nur noch eine Karte: Ruf rechtzeitig SOLOmino!, sonst ziehst du eine.
first-window = Jeder darf jetzt eine Karte dazwischenwerfen, von der eine Hälfte mit einem Ende identisch ist. Der Schnellste kommt zum Zug.

first-order-four = Diese Bestellung braucht { $order }. Mehrere Vierer-Bestellungen können zusammen eine Serie bilden.

first-symbol-S = Aussetzen: Der Nächste setzt aus.
first-symbol-R = Richtungswechsel: Es geht andersherum weiter.
first-symbol-D = Zieh 1: Der Nächste nimmt eine Karte oder kontert mit „Zieh 1“.
first-symbol-W = Kartentausch: Wer ihn legt, tauscht alle Handkarten mit jemandem.
first-symbol-T = Kartentausch reihum: Alle geben ihre Handkarten an einen Nachbarn.
first-symbol-A = Karte erfragen: Einer nach dem anderen legt eine Karte mit einer identischen Hälfte; wer nicht kann, nimmt den Haufen.

explain-new = Neues einmal erklären
explain-new-hint = Ein Satz, wenn eine Frage, eine Bestellung oder ein Symbol zum ersten Mal vorkommt.
explain-again = Alles noch einmal erklären
first-close = Verstanden
