### Die Regeln aller Spiele für Spieler, auf Deutsch: eine Nachricht für jede Klausel von docs/rules.md, die entscheidet.
###
### .title ist ein kurzer Name, .example ein Beispiel. rules.json sagt, welche Klauseln ein Spiel hat, nach Kapiteln.
### rules-intro-* eröffnet die Regeln eines Spiels; .material gehört zum ersten Kapitel.
###
### Karten stehen in der Notation von docs/formats.md in doppelten Klammern und können stattdessen gezeichnet werden:
### [[ooO]] Zutaten, [[*]] die Wertungskarte, [[4p]] eine Bestellung, [[r8-bD]] eine Karte von SOLOmino, [[r8]] eine
### Hälfte davon. Eine Klausel wird nur mit ihrer Nummer genannt, P-25, und kann ein Link sein.

## Kapitel

rules-chapter-material = Material
rules-chapter-setup = Vorbereitung
rules-chapter-turn = Dein Zug
rules-chapter-scoring = Die Wertung
rules-chapter-filling = Bestellungen erfüllen
rules-chapter-help = Hilfe
rules-chapter-sole-mio-orders = Die Bestellungen von Sole Mio!
rules-chapter-mamma-mia-orders = Die Bestellungen von Mamma Mia!
rules-chapter-end = Nächste Runde und Ende
rules-chapter-cards = Karten und Austeilen
rules-chapter-symbols = Symbole
rules-chapter-last-card = Die letzte Karte
rules-chapter-out-of-turn = Zwischenwerfen

## Die Spiele in einer Minute

rules-intro-sole-mio = Alle backen im selben Ofen, und niemand darf hineinschauen. In deinem Zug legst du Zutaten einer Sorte auf den Ofen und, wenn du magst, eine deiner geheimen Bestellungen obendrauf. Ist der Vorrat aufgebraucht, wird der Ofen umgedreht, und die Karten kommen von der ersten bis zur letzten heraus. Jede Bestellung nimmt sich, was sie braucht, aus dem, was in diesem Moment in der Auslage liegt. Fehlt etwas? Gib es aus der Hand dazu, oder bitte die anderen darum: Wer hilft, wird belohnt. Wer nach 2 Runden die meisten Bestellungen erfüllt hat, gewinnt.
    .title = Das Spiel in einer Minute
    .material = Für 2 bis 5 Spieler. Bei 5 Spielern gibt es von jeder Sorte 9 Einzel- und 2 Doppelkarten, bei 4 sind es 8 und 2, bei 3 sind es 8 und 1, bei 2 sind es 6 und 1. Jeder hat 11 Bestellungen und beginnt mit 5 Zutatenkarten und 2 Bestellungen auf der Hand. Dazu kommt eine Wertungskarte, „Sole Mio!“. Gespielt werden 2 Runden.
rules-intro-mamma-mia-grande = Das große Festessen: Ofen, Gedächtnis und gegenseitige Hilfe wie bei Sole Mio!, aber mehr Zutaten und für jeden 19 Bestellungen in 13 Varianten. Ob vier Oliven oder fünfzehn von irgendwas: Jede Bestellung nimmt sich, was sie braucht, wenn der Ofen umgedreht wird. Aber Vorsicht: Eine Bestellung, die nicht erfüllt wird, ist aus dem Spiel. Wer nach 3 Runden die meisten Bestellungen erfüllt hat, gewinnt.
    .title = Das Spiel in einer Minute
    .material = Für 2 bis 5 Spieler. Bei 5 Spielern gibt es von jeder Sorte 12 Einzel- und 2 Doppelkarten, bei 4 sind es 11 und 2, bei 3 sind es 11 und 1, bei 2 sind es 8 und 1. Jeder hat 19 Bestellungen und beginnt mit 5 Zutatenkarten und 2 Bestellungen auf der Hand. Dazu kommt eine Wertungskarte, „Sole Mio!“. Gespielt werden 3 Runden.
rules-intro-mamma-mia = Der Klassiker: ein Ofen für alle, und alles ist eine Frage des Gedächtnisses. In deinem Zug legst du Zutaten einer Sorte auf den Ofen und, wenn du magst, eine deiner geheimen Bestellungen obendrauf. Ist der Vorrat aufgebraucht, wird der Ofen umgedreht, und jede Bestellung nimmt sich, was sie braucht, aus dem, was vor ihr herausgekommen ist. Was fehlt, kann nur aus deiner eigenen Hand kommen: Hier hilft dir niemand. Wer nach 3 Runden die meisten Bestellungen erfüllt hat, gewinnt.
    .title = Das Spiel in einer Minute
    .material = Für 2 bis 5 Spieler. Alle Zutaten sind Einzelkarten: bei 5 Spielern 13 von jeder Sorte, bei 4 sind es 12, bei 3 sind es 10, bei 2 sind es 8. Jeder hat 8 Bestellungen und beginnt mit 6 Zutatenkarten und 1 Bestellung auf der Hand. Dazu kommt eine Wertungskarte, „Mamma Mia!“. Gespielt werden 3 Runden.
rules-intro-solomino = Jede Karte hat zwei Hälften, wie ein Dominostein. In deinem Zug legst du eine Karte an ein Ende der Kartenschlange: Eine Hälfte deckt das Ende ab und muss in Farbe, Zahl oder Symbol passen; die andere Hälfte ist das neue Ende. Kannst oder willst du nicht, ziehst du eine Karte. Symbole lassen andere aussetzen oder Karten ziehen, ändern die Richtung oder schicken alle Handkarten um den Tisch. Nur noch eine Karte? Dann ruf schnell „SOLOmino!“. Wer seine letzte Karte anlegt, gewinnt die Runde.
    .title = Das Spiel in einer Minute
    .material = Für 2 bis 6 Spieler. 120 Karten in 4 Farben mit den Zahlen 1 bis 8: 72 Karten haben zwei Zahlen, 48 eine Zahl und ein Symbol. Jeder beginnt mit 8 Karten.

## Material

rule-P-1 = Es gibt 5 Sorten von Zutaten: Olive, Peperoni, Pilz, Salami und Ananas. Eine Einzelkarte ist 1 Zutat, eine Doppelkarte sind 2.
    .title = Fünf Sorten
    .example = [[oO]] sind 2 Karten, aber 3 Oliven.
rule-P-1-mamma-mia = Es gibt 5 Sorten von Zutaten: Olive, Peperoni, Pilz, Salami und Ananas. Jede Karte ist 1 Zutat.
    .example = [[oo p]] sind 3 Zutaten: 2 Oliven und 1 Peperoni.
rule-P-2 = Eine Sorte ist deine eigene, und ihre Farbe ist deine Farbe: Olive ist blau, Peperoni grün, Pilz braun, Salami rot, Ananas gelb. Alle 5 Sorten sind im Spiel, egal, zu wievielt ihr seid.
    .title = Deine eigene Sorte
rule-P-3 = Es gibt eine Wertungskarte [[*]]. Sie heißt „Sole Mio!“. Wer sie hat, dreht den Ofen um und beginnt die nächste Runde.
    .title = Die Wertungskarte
rule-P-3-mamma-mia = Es gibt eine Wertungskarte [[*]]. Sie heißt „Mamma Mia!“. Wer sie hat, dreht den Ofen um und beginnt die nächste Runde.
rule-P-4 = Alle haben die gleichen Bestellungen. Mit der eigenen Sorte ist bei jedem die Sorte gemeint, die ihm gehört.
    .title = Gleiche Bestellungen für alle

## Vorbereitung

rule-P-5 = Nehmt von jeder Sorte so viele Karten, wie zu eurer Spielerzahl gehören, mischt sie und teilt die Handkarten aus. Mischt dann die Wertungskarte in den Rest. Das ist der Vorrat; er liegt verdeckt.
    .title = Der Vorrat
    .example = Sole Mio! mit 3 Spielern hat 8 Einzelkarten und 1 Doppelkarte von jeder Sorte: 45 Karten. 15 davon werden ausgeteilt. Mit der Wertungskarte hat der Vorrat 31 Karten.
rule-P-5-mamma-mia-grande =
    .example = Mit 3 Spielern gibt es 11 Einzelkarten und 1 Doppelkarte von jeder Sorte: 60 Karten. 15 davon werden ausgeteilt. Mit der Wertungskarte hat der Vorrat 46 Karten.
rule-P-5-mamma-mia =
    .example = Mit 3 Spielern gibt es 10 Karten von jeder Sorte: 50 Karten. 18 davon werden ausgeteilt. Mit der Wertungskarte hat der Vorrat 33 Karten.
rule-P-6 = Misch deine Bestellungen zu einem verdeckten Stapel: deinem Bestellstapel. Nimm die obersten 2 auf die Hand. Mit den Zutaten hast du 7 Karten auf der Hand.
    .title = Dein Bestellstapel
rule-P-6-mamma-mia = Misch deine Bestellungen zu einem verdeckten Stapel: deinem Bestellstapel. Nimm die oberste auf die Hand. Mit den Zutaten hast du 7 Karten auf der Hand.
rule-P-7 = Der Ofen ist ein offener Stapel, am Anfang leer. Wer beginnt, entscheidet der Zufall, wenn ihr es nicht selbst bestimmt. Gespielt wird im Uhrzeigersinn. Die Plätze bekommen ihre Sorten in der Reihenfolge Olive, Peperoni, Pilz, Salami, Ananas, wenn ihr es nicht anders wollt.
    .title = Wer beginnt

## Dein Zug

rule-P-8 = Du musst mindestens eine Zutatenkarte aus der Hand auf den Ofen spielen. Alle Karten, die du spielst, müssen von einer Sorte sein, Einzel- und Doppelkarten nach Belieben gemischt.
    .title = Zutaten spielen
    .example = Du hast [[ooO p]]. Du kannst [[o]], [[oo]], [[O]], [[oO]] oder [[ooO]] spielen, oder aber [[p]]; nie Oliven und Peperoni zusammen.
rule-P-8-mamma-mia = Du musst mindestens eine Zutatenkarte aus der Hand auf den Ofen spielen. Alle Karten, die du spielst, müssen von einer Sorte sein.
    .example = Du hast [[ooo p]]. Du kannst [[o]], [[oo]] oder [[ooo]] spielen, oder aber [[p]]; nie Oliven und Peperoni zusammen.
rule-P-9 = Was du spielst, wird angesagt: die Sorte, die Zahl der Zutaten (eine Doppelkarte zählt 2) und wie viele Doppelkarten dabei sind. Hör bei den anderen gut zu: Bald sind diese Karten zugedeckt.
    .title = Die Ansage
    .example = [[oOO]] heißt: 5 Oliven, davon 2 Doppelkarten.
rule-P-9-mamma-mia = Was du spielst, wird angesagt: die Sorte und die Zahl der Zutaten. Hör bei den anderen gut zu: Bald sind diese Karten zugedeckt.
    .example = [[ooo]] heißt: 3 Oliven.
rule-P-10 = Danach darfst du eine Bestellung aus der Hand offen auf den Ofen legen. Wird sie aufgedeckt, bekommt sie nur, was vor ihr gespielt wurde und noch da ist.
    .title = Eine Bestellung dazulegen
rule-P-11 = Am Ende deines Zugs ziehst du, bis du 7 Karten hast: alle vom Vorrat oder alle von deinem Bestellstapel, nie von beiden. Ziehen ist Pflicht. Reicht der gewählte Stapel nicht, hast du eben weniger Karten. Einen leeren Stapel kannst du nicht wählen, solange der andere noch Karten hat.
    .title = Auf sieben auffüllen
rule-P-12 = Ziehst du die Wertungskarte, legst du sie offen vor dich und ziehst dafür eine andere Karte, wenn noch eine da ist.
    .title = Die Wertungskarte ziehen
rule-P-13 = Ohne Zutatenkarte auf der Hand passt du: keine Zutaten, keine Bestellung, du ziehst nur. Passt du mit 7 Bestellungen auf der Hand, ziehst du nichts und sitzt womöglich fest. Droht das beim Ziehen, wirst du vorher gewarnt.
    .title = Passen
rule-P-14 = Die Runde endet sofort, wenn die letzte Karte des Vorrats gezogen wird. Die Wertungskarte zählt als Karte des Vorrats.
    .title = Das Ende der Runde
    .example = Du sollst 4 Karten ziehen und wählst den Vorrat. Er hat nur noch 3, und die Wertungskarte ist nicht dabei. Dir fehlt dann eine Karte, und die Runde ist zu Ende.
    .ruling = Die gedruckten Regeln sagen nicht, ob die Wertungskarte mitzählt. Hier zählt sie: Die Runde endet, wenn der Vorrat leer ist, ganz gleich, welche Karte die letzte war.
rule-P-15 = Passen alle nacheinander, ohne zu ziehen, weil jeder 7 Bestellungen auf der Hand hat, endet die Runde ebenfalls. Ist die Wertungskarte noch im Vorrat, nimmt sie, wer als Nächstes am Zug wäre. Der Rest des Vorrats wird in den der nächsten Runde gemischt; nach der letzten Runde zählt er für niemanden.
    .title = Nichts geht mehr
rule-P-16 = Alle dürfen wissen: die Ansagen, die oberste Karte des Ofens, wie viele Zutatenkarten und wie viele Bestellungen jeder auf der Hand hat, wie hoch die Stapel sind, die erfüllten Bestellungen und alles, was in einer Wertung aufgedeckt wird. Was alle sehen konnten, bleibt bekannt: die verbrauchten Zutaten, was in einen neuen Vorrat kam, außer Karten, die niemand gezogen hatte (P-15), Bestellungen, die unter einen Stapel kamen, Karten, die gezeigt oder zurückgenommen wurden, und wer im Wettstreit nicht gefragt wurde. Geheim sind die Handkarten, die Stapel und der Ofen unter der obersten Karte. Merk dir, was im Ofen liegt; nachschauen gilt nicht. Für Anfänger kann ein Tisch mit offenem Ofen spielen. Jeder andere Tisch ist streng: Er zeigt, was gerade daliegt; alles andere musst du dir merken. Jeder Tisch legt fest, ob du die Ansagen seit deinem letzten Zug nachlesen kannst oder ob jede nur einmal zu hören ist.
    .title = Offen und geheim
    .ruling = Zwei der gedruckten Anleitungen legen die verbrauchten Zutaten verdeckt ab, die anderen offen. Hier darfst du sie dir merken, aber ein strenger Tisch zeigt sie nicht noch einmal.
rule-P-16-mamma-mia = Alle dürfen wissen: die Ansagen, die oberste Karte des Ofens, wie viele Zutatenkarten und wie viele Bestellungen jeder auf der Hand hat, wie hoch die Stapel sind, die erfüllten Bestellungen und alles, was in einer Wertung aufgedeckt wird. Was alle sehen konnten, bleibt bekannt: die verbrauchten Zutaten, was in einen neuen Vorrat kam, außer Karten, die niemand gezogen hatte (P-15), und Bestellungen, die unter einen Stapel kamen. Geheim sind die Handkarten, die Stapel und der Ofen unter der obersten Karte. Merk dir, was im Ofen liegt; nachschauen gilt nicht. Für Anfänger kann ein Tisch mit offenem Ofen spielen. Jeder andere Tisch ist streng: Er zeigt, was gerade daliegt; alles andere musst du dir merken. Jeder Tisch legt fest, ob du die Ansagen seit deinem letzten Zug nachlesen kannst oder ob jede nur einmal zu hören ist.

## Die Wertung

rule-P-17 = Wer die Wertungskarte hat, dreht den Ofen um. Die Karten werden in der Reihenfolge aufgedeckt, in der sie gespielt wurden. Zutaten kommen in die Auslage auf dem Tisch, jede Sorte für sich. Während der Wertung zieht niemand Karten.
    .title = Der Ofen wird umgedreht
rule-P-18 = Eine aufgedeckte Bestellung wird sofort abgehandelt, mit der Auslage, wie sie gerade ist.
    .title = Jede Bestellung sofort
    .example = Im Ofen liegen, von unten, [[ooo]], dann die Bestellung [[4o]], dann [[o]]. Wenn die Bestellung aufgedeckt wird, liegen erst 3 Oliven da. Die vierte kommt zu spät.
rule-P-19 = Die Zutaten, die eine Bestellung nimmt, sind verbraucht; alle anderen bleiben in der Auslage. Eine erfüllte Bestellung liegt offen vor ihrem Besitzer und zählt.
    .title = Erfüllte Bestellungen
rule-P-20 = Eine unerfüllte Bestellung kostet nichts. Die Auslage bleibt, wie sie war, und dazugegebene Karten kommen auf die Hand zurück; nur beim blockierten Wettstreit bleiben sie liegen. Die Bestellung kommt unter den Bestellstapel ihres Besitzers.
    .title = Unerfüllte Bestellungen
rule-P-20-mamma-mia-grande = Eine unerfüllte Bestellung kostet nichts, aber sie ist aus dem Spiel. Die Auslage bleibt, wie sie war, und dazugegebene Karten kommen auf die Hand zurück; nur beim blockierten Wettstreit bleiben sie liegen.
rule-P-20-mamma-mia = Eine unerfüllte Bestellung kostet nichts. Die Auslage bleibt, wie sie war, und die Bestellung kommt unter den Bestellstapel ihres Besitzers.
rule-P-21 = Die Zutaten, die in der Auslage übrig sind, kommen als Erstes in den Ofen der nächsten Runde. Sie werden Sorte für Sorte gestapelt, von unten Olive, Peperoni, Pilz, Salami, Ananas; in jeder Sorte liegen die Einzelkarten unter den Doppelkarten. So kennen alle die oberste Karte.
    .title = Was übrig bleibt
    .example = [[ooO s]] sind übrig. Sie kommen in dieser Reihenfolge in den Ofen, und die Salami liegt obenauf.
rule-P-21-mamma-mia = Die Zutaten, die in der Auslage übrig sind, kommen als Erstes in den Ofen der nächsten Runde. Sie werden Sorte für Sorte gestapelt, von unten Olive, Peperoni, Pilz, Salami, Ananas. So kennen alle die oberste Karte.
    .example = [[ooo s]] sind übrig. Sie kommen in dieser Reihenfolge in den Ofen, und die Salami liegt obenauf.

## Bestellungen erfüllen

rule-P-22 = Gibt es mehrere Möglichkeiten, eine Bestellung zu erfüllen, wählt ihr Besitzer. Du stellst deine Antwort im Geheimen zusammen: die Serie, wenn du eine willst, die Sorten, die Karten aus der Hand und worum du bittest. Die anderen erfahren alles auf einmal, sobald sie vollständig ist: wenn die Bestellung erfüllt ist, wenn du um Hilfe bittest oder wenn du verzichtest. Nur „Wettstreit“ und „Gleiche Sorte“ werden offen gespielt, Schritt für Schritt.
    .title = Eine geheime Antwort
rule-P-22-mamma-mia = Gibt es mehrere Möglichkeiten, eine Bestellung zu erfüllen, wählt ihr Besitzer. Du stellst deine Antwort im Geheimen zusammen: die Sorten und die Karten aus deiner Hand. Die anderen erfahren alles auf einmal, sobald sie vollständig ist: wenn die Bestellung erfüllt ist oder wenn du verzichtest.
rule-P-23 = Reicht die Auslage allein, ist die Bestellung erfüllt, und du kannst nicht auf sie verzichten. Gibt es mehrere Möglichkeiten, suchst du eine aus; du darfst auch eine wählen, für die du Karten aus der Hand oder Hilfe brauchst.
    .title = Die Auslage reicht
    .ruling = Die gedruckten Regeln sagen nicht, ob du verzichten darfst. Hier wird eine Bestellung, für die die Auslage auf nur eine Art reicht, sofort erfüllt.
rule-P-23-mamma-mia = Reicht die Auslage allein, ist die Bestellung erfüllt, und du kannst nicht auf sie verzichten. Gibt es mehrere Möglichkeiten, suchst du eine aus; du darfst auch eine wählen, für die du Karten aus der Hand brauchst.
rule-P-24 = Reicht die Auslage nicht, darfst du Zutaten aus der Hand dazugeben, um Hilfe bitten, beides tun oder verzichten. Für dazugegebene Karten ziehst du keine neuen. Verzichten kannst du nur, bevor du eine Möglichkeit wählst. Ohne Hilfe kannst du nur eine wählen, für die Auslage und Hand zusammen reichen. Und aufgepasst: Wählst du eine, für die du Hilfe brauchst, und niemand hilft, scheitert die Bestellung, auch wenn die Auslage für eine andere gereicht hätte.
    .title = Es fehlt etwas
rule-P-24-mamma-mia = Reicht die Auslage nicht, darfst du Zutaten aus der Hand dazugeben oder verzichten. Für dazugegebene Karten ziehst du keine neuen. Verzichten kannst du nur, bevor du eine Möglichkeit wählst, und du kannst nur eine wählen, für die Auslage und Hand zusammen reichen.
rule-P-25 = Wird die Bestellung erfüllt, sind alle dazugegebenen Karten verbraucht. Der Rest kommt aus der Auslage, Doppelkarten zuerst: Solange von einer Sorte noch etwas gebraucht wird und eine Doppelkarte daliegt, wird eine Doppelkarte genommen, auch wenn nur noch 1 gebraucht wird. Dann kommen Einzelkarten. Nie werden mehr Karten genommen als nötig.
    .title = Doppelkarten zuerst
    .example = 4 Oliven werden gebraucht, [[ooo]] liegen da, du gibst [[O]] dazu: Verbraucht sind [[O]] und [[oo]], eine Einzelkarte bleibt. Oder 3 Oliven werden gebraucht, und [[oOO]] liegen da: Beide Doppelkarten gehen weg, die Einzelkarte bleibt.
rule-P-25-mamma-mia = Wird die Bestellung erfüllt, sind alle dazugegebenen Karten verbraucht. Der Rest kommt aus der Auslage, und nie werden mehr Karten genommen als nötig.
    .title = Was verbraucht wird
    .example = 4 Oliven werden gebraucht, [[ooo]] liegen da, du gibst [[o]] dazu: Alle vier sind verbraucht.
rule-P-26 = Niemand gibt eine Karte dazu, die nicht gebraucht wird. Von einer Sorte gibst du genau so viel dazu, wie fehlt, oder 1 mehr, wenn eine ungerade Zahl fehlt und du lauter Doppelkarten gibst, auch wenn du Einzelkarten hättest. Willst du um den Rest bitten, gibst du weniger dazu, als fehlt; für den, der dann hilft, gilt dieselbe Regel.
    .title = Keine Karte zu viel
    .example = Es fehlen 3 Salamis. Dafür kannst du [[sss]], [[sS]] oder [[SS]] geben. [[ssS]] geht nicht, denn eine Einzelkarte wäre überflüssig. Willst du um den Rest bitten, kannst du nichts, [[s]], [[ss]] oder [[S]] dazugeben.
rule-P-26-mamma-mia = Du gibst keine Karte dazu, die nicht gebraucht wird: von jeder Sorte genau so viele, wie fehlen.
    .example = Es fehlen 2 Salamis. Du gibst [[ss]] dazu; weder [[s]] noch [[sss]] geht.
rule-P-27 = Aus der Hand gibst du nur dazu, was in der Auslage für die gewählte Möglichkeit fehlt. Du kannst nicht eigene Karten dazugeben, um Karten auf dem Tisch zu sparen.
    .title = Nur was fehlt
    .example = 4 Peperoni werden gebraucht, und [[ppp]] liegen da. Du kannst nicht [[pp]] dazugeben, um eine Peperoni auf dem Tisch zu lassen, denn es fehlt nur 1.

## Hilfe

rule-P-30 = Wird deine Bestellung aufgedeckt, darfst du um genau das bitten, was noch fehlt, wenn du deine eigenen Karten dazugegeben hast. Du nennst Sorten und Mengen, etwa 1 Olive und 2 Peperoni; bei „Zwei Doppelkarten“ (P-53) nennst du die Doppelkarte. Bitten darfst du bei jeder Bestellung außer „Wettstreit“ (P-46) und „Gleiche Sorte“ (P-51), auch wenn wenig Hoffnung besteht.
    .title = Um Hilfe bitten
rule-P-31 = Die anderen werden im Uhrzeigersinn gefragt, beginnend links von dir. Jeder gibt alles oder lehnt ab; nur einen Teil gibt niemand. Sobald jemand hilft, wird keiner mehr gefragt.
    .title = Nur einer hilft
    .ruling = In einer der gedruckten Anleitungen darfst du jeden einzeln fragen. Hier geht die Frage von selbst reihum, damit niemand übergangen wird.
rule-P-32 = Wer hilft, gibt Karten aus der Hand, Einzel- oder Doppelkarten nach Belieben, aber keine, die nicht gebraucht wird (P-26).
    .title = Hilfe aus der Hand
rule-P-33 = Wer hilft, deckt die oberste Karte des eigenen Bestellstapels auf. Sie gilt als erfüllt und liegt offen bei den anderen erfüllten Bestellungen. Ist der Stapel leer, gibt es keine Belohnung.
    .title = Die Belohnung
rule-P-34 = Lehnen alle ab, ist deine Bestellung nicht erfüllt, auch wenn du sie aus der Hand hättest erfüllen können, und die Karten, die du dazugegeben hast, nimmst du zurück. Hat jemand geholfen, muss die Bestellung erfüllt werden.
    .title = Niemand hilft
rule-P-35 = „Ich kann nicht“ und „Ich will nicht“ sehen für die anderen gleich aus. Deshalb fragt das Spiel jeden, dessen Antwort nicht für alle klar ist. Es antwortet nur dann für dich, wenn alle sehen können, dass es nur eine Antwort gibt, zum Beispiel, weil du gar keine Zutaten hast.
    .title = Können oder wollen
    .example = Jemand bittet um 1 Olive, und du hast [[p s a]]. Du wirst trotzdem gefragt und lehnst ab wie jemand, der seine Olive behält.
rule-P-36 = Bei einer Serie (P-42) gilt die Hilfe immer der ganzen Serie: ein Helfer, eine Belohnung.
    .title = Hilfe für eine Serie

## Die Bestellungen von Sole Mio!

rule-P-40 = Du hast 4 solche Bestellungen, eine für jede Sorte außer deiner eigenen. Jede braucht 4 von ihrer Sorte. Mehrere davon können eine Serie bilden (P-42).
    .title = Vierer-Bestellungen
    .example = Für [[4o]] brauchst du 4 Oliven, etwa [[oooo]], [[ooO]] oder [[OO]].
rule-P-41 = Nur die Vierer-Bestellungen (P-40) können eine Serie bilden, keine anderen, auch nicht „vier plus eins“.
    .title = Was eine Serie bildet
rule-P-42 = Wird eine deiner Vierer-Bestellungen aufgedeckt, darfst du bis zu 3 weitere aus der Hand dazulegen. Dann braucht eine von ihnen 4, eine andere 3, dann 2, dann 1. Du sagst, welche wie viel braucht.
    .title = Serie
    .example = [[oooo sss]] liegen in der Auslage, wenn deine [[4s]] aufgedeckt wird. Allein fehlt ihr 1 Salami. Leg [[4o]] aus der Hand dazu: Die Oliven sind die 4, die Salamis die 3, und beide Bestellungen sind erfüllt.
rule-P-43 = Eine Serie gelingt oder scheitert als Ganzes: Alle ihre Bestellungen werden erfüllt oder keine. Scheitert sie, gilt für alle, was für eine unerfüllte Bestellung gilt (P-20): Zuoberst liegt die aufgedeckte, darunter die dazugelegten in der Reihenfolge, in der du sie dazugelegt hast. Du musst keine Serie ansagen. Ist sie angesagt, gilt sie wie eine einzige Bestellung, und es kommt keine mehr dazu.
    .title = Alle oder keine
    .ruling = Eine der gedruckten Anleitungen lässt sich auch anders lesen. Dann könnte man aber aussichtslose Bestellungen nur dazulegen, um die gewünschte mit weniger Zutaten zu erfüllen.
rule-P-44 = Diese Bestellung braucht je 2 von den 4 anderen Sorten, von deiner eigenen nichts.
    .title = Je zwei
    .example = Koch Olive braucht [[pp mm ss aa]].
rule-P-46 = Diese Bestellung braucht mindestens 2 von deiner eigenen Sorte. Alle in der Auslage zählen, und du darfst beliebig viele aus der Hand dazugeben. Hilfe gibt es nicht. Verzichten kannst du nur, solange weniger als 2 in der Auslage liegen.
    .title = Wettstreit
rule-P-47 = Dann dürfen die anderen im Uhrzeigersinn, beginnend links von dir, jeweils alle Zutaten dieser Sorte aus ihrer Hand zeigen. Zeigen sie zusammen mindestens so viele, wie du hast, ist deine Bestellung blockiert. Gezeigte Karten kommen auf die Hand zurück.
    .title = Einen Wettstreit blockieren
    .example = 1 Salami liegt in der Auslage, und Koch Salami gibt [[S]] dazu: Das macht 3. Ein Gegner zeigt [[s]], ein anderer [[ss]]. Das macht auch 3: blockiert!
rule-P-48 = Jeder entscheidet selbst, ob er alles zeigt oder nichts. Sobald die Bestellung blockiert ist, ist Schluss. Wer nichts von der Sorte hat, wird nicht gefragt.
    .title = Alles zeigen oder nichts
rule-P-49 = Wird der Wettstreit nicht blockiert, ist die Bestellung erfüllt. Dann sind alle Karten dieser Sorte verbraucht, die aus der Auslage und die aus deiner Hand.
    .title = Wettstreit gewonnen
rule-P-50 = Wird der Wettstreit blockiert, ist die Bestellung nicht erfüllt, und die Karten, die du dazugegeben hast, bleiben in der Auslage.
    .title = Wettstreit verloren
rule-P-51 = Du wählst einen Gegner, der eine Zutatenkarte hat. Er sucht eine aus, zeigt sie und nimmt sie zurück. Spielst du eine Karte derselben Sorte aus der Hand, einzeln oder doppelt, ist deine Bestellung erfüllt, und deine Karte ist verbraucht. Die Auslage zählt nicht, und Hilfe gibt es nicht. Einen Gegner wählen musst du, eine Karte spielen nicht. Hat kein Gegner eine Zutat, ist die Bestellung nicht erfüllt.
    .title = Gleiche Sorte
    .example = Der Gegner zeigt [[A]]. Du hast [[a]] auf der Hand und spielst sie: erfüllt!
    .ruling = Eine der gedruckten Anleitungen klingt, als müsstest du die Karte spielen. Hier darfst du sie behalten.
rule-P-52 = Diese Bestellung kann nicht erfüllt werden, solange auch nur eine Zutat deiner eigenen Sorte in der Auslage liegt. Sonst braucht sie je 2 von 2 anderen Sorten deiner Wahl.
    .title = Ohne meine Sorte
    .example = [[mm ss]] reichen Koch Olive. Liegt [[o]] daneben, nützen sie nichts.
rule-P-53 = Diese Bestellung braucht 2 Doppelkarten verschiedener Sorten; deine eigene darf dabei sein. Zwei Einzelkarten sind keine Doppelkarte. Bittest du um Hilfe, nennst du die Sorte der Doppelkarte.
    .title = Zwei Doppelkarten
    .example = [[O]] liegt in der Auslage. Du kannst [[P]] aus der Hand dazugeben oder etwa um [[S]] bitten. Um irgendeine Doppelkarte bitten kannst du nicht.
rule-P-54 = Diese Bestellung braucht 4 von einer Sorte, 3 von einer zweiten, 2 von einer dritten und 1 von einer vierten. Du wählst, welche; deine eigene darf dabei sein.
    .title = Vier-drei-zwei-eins
    .example = [[oooo mmm aa s]] erfüllen sie.
rule-P-55 = Diese Bestellung braucht 4 von der eigenen Sorte des Spielers, der in diesem Moment die Wertungskarte hat. Ist sie erfüllt, bekommst du die Wertungskarte sofort und führst die Wertung weiter. Hast du die Karte schon, kannst du diese Bestellung auch erfüllen, und die Karte bleibt bei dir.
    .title = Vier zur Wertungskarte
    .example = Koch Pilz hat [[*]], also braucht die Bestellung von Koch Olive 4 Pilze. Ist sie erfüllt, hat Koch Olive [[*]], und die nächste solche Bestellung braucht 4 Oliven.

## Die Bestellungen von Mamma Mia!

rule-P-56 = Vier plus eins: Du hast 4 solche Bestellungen, eine für jede Sorte außer deiner eigenen. Jede braucht 4 von dieser Sorte und 1 von deiner eigenen. Gemischt: Sie braucht je 1 von allen 5 Sorten. Keine von ihnen bildet eine Serie.
    .title = Vier plus eins, gemischt
    .example = Für [[4s+1]] braucht Koch Olive [[ssss o]]; für [[mixed]] braucht jeder [[o p m s a]].
rule-P-56-mamma-mia = Vier plus eins: Du hast 4 solche Bestellungen, eine für jede Sorte außer deiner eigenen. Jede braucht 4 von dieser Sorte und 1 von deiner eigenen. Gemischt: Sie braucht je 1 von allen 5 Sorten.
rule-P-57 = Bombastica braucht mindestens 15 beliebige Zutaten. Ist sie erfüllt, ist alles in der Auslage verbraucht. Was fehlt, wird über alle Sorten zusammengezählt. Wer um Hilfe bittet, nennt Sorten und Mengen, die zusammen den Rest ergeben, und wer hilft, gibt von jeder nach der üblichen Regel (P-26). Monotoni braucht 1 von deiner eigenen Sorte und 6 von einer anderen Sorte deiner Wahl.
    .title = Bombastica und Monotoni
    .example = 12 Zutaten liegen in der Auslage, also fehlen 3 für [[bombastica]]. Du könntest [[o]] und [[P]] dazugeben. Oder du gibst [[P]] dazu und bittest um 1 Salami.
rule-P-57-mamma-mia = Bombastica braucht mindestens 15 beliebige Zutaten. Ist sie erfüllt, ist alles in der Auslage verbraucht. Was fehlt, wird über alle Sorten zusammengezählt. Monotoni braucht 1 von deiner eigenen Sorte und 6 von einer anderen Sorte deiner Wahl.
    .example = 12 Zutaten liegen in der Auslage, also fehlen 3 für [[bombastica]]. Du könntest zum Beispiel [[o pp]] dazugeben.
rule-P-58 = Diese Bestellung braucht 1 von deiner eigenen Sorte und 3 von der Sorte, von der am wenigsten in der Auslage liegt. Deine eigene zählt dabei nicht mit und auch keine Sorte, von der gar nichts daliegt. Bei Gleichstand wählst du. Bleibt keine Sorte, kann die Bestellung nicht erfüllt werden. Doppelkarten zählen 2. Welche Sorte es ist, wird einmal festgestellt, beim Aufdecken.
    .title = Minimale
    .example = [[ooo mm S]] liegen da, wenn die Bestellung von Koch Peperoni aufgedeckt wird. Von Pilz und Salami liegt am wenigsten da, je 2. Koch Peperoni wählt eine davon und braucht 3 von ihr und 1 Peperoni.
    .ruling = Die gedruckten Regeln sagen nicht, wie eine Doppelkarte hier zählt. Sie zählt 2, wie überall.
rule-P-58-mamma-mia = Diese Bestellung braucht 1 von deiner eigenen Sorte und 3 von der Sorte, von der am wenigsten in der Auslage liegt. Deine eigene zählt dabei nicht mit und auch keine Sorte, von der gar nichts daliegt. Bei Gleichstand wählst du. Bleibt keine Sorte, kann die Bestellung nicht erfüllt werden. Welche Sorte es ist, wird einmal festgestellt, beim Aufdecken.
    .example = [[ooo mm ss]] liegen da, wenn die Bestellung von Koch Peperoni aufgedeckt wird. Von Pilz und Salami liegt am wenigsten da, je 2. Koch Peperoni wählt eine davon und braucht 3 von ihr und 1 Peperoni.
    .ruling = Die gedruckten Regeln sagen nicht, wann die Sorte bestimmt wird. Hier geschieht es beim Aufdecken.

## Nächste Runde und Ende

rule-P-60 = Die verbrauchten Zutaten und die Wertungskarte werden gemischt: Das ist der neue Vorrat. Wer die Wertungskarte hatte, beginnt. Handkarten und Bestellstapel bleiben, wie sie sind. Wer weniger als 7 Karten hat, füllt am Ende seines nächsten Zugs auf.
    .title = Die nächste Runde
rule-P-61 = Nach der letzten Runde gewinnt, wer die meisten Bestellungen erfüllt hat. Bei Gleichstand entscheiden die meisten Zutaten auf der Hand; Doppelkarten zählen 2. Herrscht auch da Gleichstand, wird der Sieg geteilt.
    .title = Wer gewinnt
rule-P-61-mamma-mia = Nach der letzten Runde gewinnt, wer die meisten Bestellungen erfüllt hat. Bei Gleichstand entscheiden die meisten Zutaten auf der Hand. Herrscht auch da Gleichstand, wird der Sieg geteilt.

## SOLOmino: Karten und Austeilen

rule-S-1 = Es gibt 120 Karten. Jede hat zwei Hälften. Jede Hälfte hat eine Farbe und dazu eine Zahl oder eines von 6 Symbolen: Aussetzen, Richtungswechsel, Zieh 1, Kartentausch, Kartentausch reihum und Karte erfragen.
    .title = Karten mit zwei Hälften
    .example = [[r8-bD]] hat eine rote 8 und ein blaues „Zieh 1“.
rule-S-2 = Das übliche Deck hat 4 Farben (Rot, Gelb, Grün, Blau) und die Zahlen 1 bis 8. 72 Karten haben zwei Zahlen, 48 eine Zahl und ein Symbol. In jeder Farbe gibt es jede Zahl 6-mal und jedes Symbol 2-mal. Keine zwei Karten sind gleich, und keine Karte hat zwei gleiche Hälften. Ein Tisch kann ein eigenes Deck mitbringen, auch mit Lila und Orange und mit Zahlen bis 9. Auf jeder Karte steht dann höchstens 1 Symbol, und das Deck hat mindestens 8 Karten für jeden Spieler und 2 dazu, aber nicht mehr als 126. Darin darf es gleiche Karten geben, die niemand auseinanderhalten kann, und Karten mit zwei gleichen Hälften.
    .title = Das Deck
rule-S-3 = Es gibt 2 bis 6 Spieler. Jeder bekommt 8 Karten. Der Rest ist der Nachziehstapel, und dessen oberste Karte beginnt die Kartenschlange. Ein Symbol auf dieser Karte wirkt nicht.
    .title = Austeilen
rule-S-4 = Wer beginnt, bestimmt ihr, sonst der Zufall. Gespielt wird zunächst im Uhrzeigersinn.
    .title = Wer beginnt

## SOLOmino: dein Zug

rule-S-5 = In deinem Zug legst du eine Karte aus der Hand an eines der beiden Enden der Kartenschlange, oder du ziehst eine Karte.
    .title = Anlegen oder ziehen
rule-S-6 = Eine Karte passt an ein Ende, wenn eine ihrer Hälften die Farbe, die Zahl oder das Symbol dieses Endes hat. Diese Hälfte deckt das Ende ab, und die andere wird das neue Ende. Besteht die Kartenschlange aus einer einzigen Karte, sind ihre beiden Hälften die Enden. Führen zwei Arten, eine Karte anzulegen, zum selben Ergebnis, zählen sie als eine; sind beide Enden gleich, wird links angelegt.
    .title = Was passt
    .example = Ein Ende zeigt [[r2]]. Jede 2 passt, und jede rote Hälfte auch. [[r6-b2]] passt auf zwei Arten: Entweder deckt [[r6]] ab, und [[b2]] ist das neue Ende, oder umgekehrt.
rule-S-7 = Kannst oder willst du keine Karte anlegen, ziehst du eine. Passt sie, darfst du sie gleich anlegen, aber keine andere; sonst behältst du sie. Dann ist dein Zug zu Ende. Niemand erfährt, ob sie gepasst hätte.
    .title = Eine Karte ziehen
rule-S-8 = Ein Symbol auf der Karte, die du anlegst, wirkt sofort, ob seine Hälfte nun das Ende abdeckt oder das neue Ende wird.
    .title = Symbole wirken sofort

## SOLOmino: Symbole

rule-S-10 = Der nächste Spieler setzt aus. Bei 2 Spielern bist du gleich wieder am Zug.
    .title = Aussetzen
rule-S-11 = Ab jetzt geht es andersherum weiter. Bei 2 Spielern ändert das nichts.
    .title = Richtungswechsel
rule-S-12 = Der nächste Spieler nimmt 1 Karte vom Nachziehstapel oder kontert mit einem „Zieh 1“, das an ein Ende passt. Dann nimmt der übernächste 2 Karten oder kontert ebenfalls, und so weiter. Wer kontert, hat damit seinen Zug gemacht. Wer die Karten nimmt, spielt danach wie sonst. Niemand erfährt, ob du hättest kontern können.
    .title = Zieh 1
    .example = Du legst „Zieh 1“, und die nächsten beiden kontern. Der Spieler nach ihnen hat kein „Zieh 1“, das passt: Er nimmt 3 Karten und spielt dann wie sonst.
rule-S-13 = Du wählst einen Mitspieler, und ihr tauscht alle Handkarten. Jeder von euch weiß dann, was der andere hat.
    .title = Kartentausch
rule-S-14 = Alle geben ihre Handkarten an einen Nachbarn. Du wählst die Richtung, egal wie herum gespielt wird. Jeder kennt dann die Karten, die er abgegeben hat.
    .title = Kartentausch reihum
rule-S-15 = Eine Fragerunde beginnt: Die oberste Karte des Nachziehstapels wird offen vor den nächsten Spieler gelegt. Er muss eine Karte darauflegen, von der eine Hälfte mit einer Hälfte dieser Karte identisch ist: in der Farbe und in Zahl oder Symbol. Für den nächsten zählt die Karte, die nun zuoberst liegt, und so weiter reihum in Spielrichtung; auch du kommst dran. Wer nicht kann, nimmt den ganzen Haufen auf die Hand und ist als Nächster am Zug. Wer kann, muss; welche Karte, ist seine Sache. Symbole im Haufen wirken nicht. Alle merken sich, was im Haufen lag und welche Hälften dem fehlten, der ihn nahm.
    .title = Karte erfragen
    .example = [[r8-b1]] wird offen hingelegt. Der nächste Spieler legt [[b1-b7]] darauf. Der übernächste hat weder [[b1]] noch [[b7]], nimmt beide Karten und ist am Zug.
rule-S-16 = Kommt deine letzte Karte auf den Haufen, gewinnst du die Runde sofort.
    .title = Letzte Karte auf dem Haufen
    .ruling = Die gedruckten Regeln lassen das offen. Die letzte Karte ist die letzte Karte, egal, wohin sie gelegt wird.

## SOLOmino: die letzte Karte

rule-S-20 = Hast du am Ende deines eigenen Zugs genau 1 Karte, musst du „SOLOmino!“ rufen. Tust du es nicht, ziehst du sofort eine Karte. Dein Zug endet, wenn das Symbol deiner Karte gewirkt hat: nach dem Kartentausch, nach dem Kartentausch reihum, nach der ganzen Fragerunde; bei „Zieh 1“, sobald die Karte fällig ist. Zwischenwerfen zählt als Zug. Kommst du durch das Symbol eines anderen auf 1 Karte, musst du nicht rufen.
    .title = SOLOmino! rufen
    .example = Du legst einen Kartentausch, hast noch 5 Karten und tauschst mit jemandem, der 1 Karte hat: rufen! Wer durch deinen Tausch auf 1 Karte kommt, muss nicht rufen.
rule-S-21 = Wer seine letzte Karte anlegt, gewinnt die Runde sofort; ihr Symbol wirkt nicht mehr. Karten, die noch fällig sind, verfallen, und ein Haufen gehört niemandem.
    .title = Die letzte Karte gewinnt
rule-S-22 = Ist der Nachziehstapel aufgebraucht, ist die Runde sofort zu Ende. Wer die wenigsten Karten hat, gewinnt sie; bei Gleichstand wird der Sieg geteilt. Das gilt auch, wenn die letzte Karte gerade gezogen wurde und passen würde, und wer die letzte Karte oder den Haufen genommen hat, ist nicht mehr am Zug. Nur eine laufende Fragerunde wird noch zu Ende gespielt, mit dem Ruf danach.
    .title = Der Nachziehstapel ist leer
rule-S-23 = Muss in diesem Moment noch jemand Karten nehmen, für „Zieh 1“ oder weil er nicht gerufen hat, nimmt er sie, bevor gezählt wird: zuerst den Rest des Nachziehstapels, dann Karten aus der Kartenschlange, die zuletzt gelegten zuerst, die Startkarte zuletzt. Der vergessene Ruf kommt vor „Zieh 1“. Was für „Zieh 1“ fällig ist, trifft den nächsten Spieler.
    .title = Noch fällige Karten
    .example = 3 Karten sind fällig, und 1 ist noch im Nachziehstapel. Der Spieler nimmt sie und die 2 Karten, die zuletzt gelegt wurden. Dann wird gezählt.
rule-S-24 = Spielt ihr mehrere Runden, ist jede Karte, die du noch hast, ein Minuspunkt. Nach der vereinbarten Zahl von Runden, 1 bis 20, gewinnt, wer die wenigsten Minuspunkte hat; bei Gleichstand wird der Sieg geteilt. In jeder Runde beginnt der nächste Spieler im Uhrzeigersinn.
    .title = Mehrere Runden

## SOLOmino: Zwischenwerfen

rule-S-30 = In dieser Variante darfst du dazwischenwerfen: Ist eine Hälfte einer deiner Karten mit einem Ende identisch, legst du die Karte sofort dort an, auch wenn du nicht am Zug bist oder gerade erst dran warst. Die identische Hälfte deckt das Ende ab. Das Symbol der Karte wirkt wie sonst, und es geht mit dem Spieler nach dir weiter. Wer nach einem Aussetzen oder einer Fragerunde davor dran gewesen wäre, spielt keine Rolle mehr.
    .title = Eine Karte dazwischenwerfen
    .example = Die Enden zeigen [[y5]] und [[b7]]. Du hast [[y5-g6]] und legst sie sofort an. Der Spieler nach dir ist dran; wer dazwischen sitzt, wird übergangen.
rule-S-31 = Während einer Fragerunde wirft niemand dazwischen.
    .title = Nicht in der Fragerunde
rule-S-32 = Karten, die für „Zieh 1“ fällig sind, bleiben fällig: Wer nach der dazwischengeworfenen Karte dran ist, nimmt sie oder kontert. Ein dazwischengeworfenes „Zieh 1“ macht 1 Karte mehr. Wer selbst Karten nehmen muss, kann sich nicht durch Zwischenwerfen retten.
    .title = Fällig bleibt fällig
rule-S-33 = Nach jeder Karte, die an die Kartenschlange gelegt wird, ist kurz Zeit zum Zwischenwerfen, sobald ihr Symbol gewirkt hat und der Ruf kam oder vergessen wurde. Erst danach beginnt der nächste Zug. Nach der Startkarte und nach dem Ziehen gibt es das nicht. Können mehrere werfen, kommt der Schnellste zum Zug. Die Zeit ist für alle gleich lang, ob nun jemand werfen kann oder nicht; so verrät eine Pause nichts. Wird nicht in Echtzeit gespielt, werden alle, die könnten, einzeln im Uhrzeigersinn gefragt, beginnend beim Spieler nach dem, der zuletzt gelegt hat, und nur sie merken es.
    .title = Das Zeitfenster
    .ruling = Die gedruckten Regeln nennen keinen Zeitpunkt für das Zwischenwerfen. Gleich viel Zeit für alle nach jeder Karte ist gerecht; auf die Startkarte wirft niemand, damit der erste Zug in Ruhe beginnt.
