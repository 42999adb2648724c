### Was die Einführungen sagen, auf Deutsch. Ihre Schritte stehen in tutorials.json; tutorials.py sagt, wozu .hint und
### .done da sind, und rules.ftl, wie Karten in Texten geschrieben werden.

## Sole Mio!

tutorial-sole-mio = Sole Mio! in fünf Minuten lernen
tutorial-sole-mio-welcome = Drei Köche backen in einem Ofen: Du bist Koch Olive, links von dir sitzt Koch Peperoni, rechts Koch Pilz. Der Ofen ist ein Kartenstapel, und niemand darf hineinschauen. Wer die meisten Bestellungen erfüllt, gewinnt. Du hast 5 Zutatenkarten und 2 Bestellungen.
    .title = Willkommen in der Küche!
tutorial-sole-mio-play = Du bist am Zug. Zuerst musst du Zutaten einer Sorte spielen, so viele du magst. Deine Bestellung [[4s]] braucht 4 Salamis, und eine Doppelkarte zählt 2. Wähle also alle deine Salamis: [[ssS]]. Danach darfst du eine Bestellung obendrauf legen. Sie bekommt nur, was vor ihr gespielt wurde, und 4 Salamis sind dann da: Leg [[4s]] dazu.
    .title = Zutaten, dann eine Bestellung
    .hint = Das ist erlaubt. Aber deine Bestellung braucht 4 Salamis, also alle deine Salamikarten.
tutorial-sole-mio-order = „4 Salamis, davon 1 Doppelkarte“: Was du gespielt hast, wurde angesagt, und alle haben es gehört. Jetzt darfst du eine Bestellung dazulegen. Sie bekommt nur, was vor ihr gespielt wurde. Leg [[4s]] obendrauf: Alles, was sie braucht, ist da.
    .title = Eine Bestellung dazulegen
    .hint = Mit deinen Salamis liegen 4 im Ofen. Leg die Bestellung dazu, die sie braucht.
tutorial-sole-mio-draw = Was du gespielt hast, wurde angesagt, und alle haben es gehört: „4 Salamis, davon 1 Doppelkarte“, und eine Bestellung obendrauf. Am Ende deines Zugs ziehst du, bis du 7 Karten hast: Zutaten vom Vorrat oder Bestellungen von deinem Bestellstapel, nie beides. Du hast noch 3 Karten. Zieh 4 vom Vorrat.
    .title = Auf sieben auffüllen
    .hint = Aus Bestellungen allein wird keine Pizza. Nimm diesmal Zutaten vom Vorrat.
tutorial-sole-mio-memory = Inzwischen hat Koch Peperoni 3 Peperoni gespielt und Koch Pilz 2 Pilze mit einer Bestellung obendrauf, für 4 Oliven. Das alles ist jetzt zugedeckt, also merk es dir! Deine Bestellung [[4p]] braucht 4 Peperoni. Was spielst du, und welche Bestellung kommt obendrauf?
    .title = Merk es dir!
    .hint = 3 Peperoni sind schon im Ofen. Welche deiner Karten macht daraus 4?
tutorial-sole-mio-second-order = 3 Peperoni und 1 sind 4. Die Bestellung von Koch Pilz will Oliven, also schnappt dir niemand die Peperoni weg. Leg [[4p]] dazu.
    .title = Noch eine Bestellung
    .hint = Das ist der richtige Moment: Mit deiner sind alle 4 Peperoni im Ofen. Leg deine Bestellung dazu.
tutorial-sole-mio-last-draw = Im Vorrat sind nur noch 3 Karten. Wird die letzte gezogen, ist die Runde zu Ende. Zieh noch einmal vom Vorrat und sieh, was geschieht.
    .title = Die letzten Karten
    .hint = Du könntest Bestellungen nehmen. Aber wir wollen sehen, wie der Ofen umgedreht wird: Zieh vom Vorrat.
tutorial-sole-mio-scoring = Zuerst kamen 4 Salamis heraus, dann deine Bestellung: Sie nahm [[ssS]] und ist erfüllt! Danach kamen [[ppp mm]], die jetzt in der Auslage liegen. Und da ist die Bestellung [[4o@m]] von Koch Pilz. Keine einzige Olive liegt da.
    .title = Der Ofen wird umgedreht
    .before = Du hast die Wertungskarte [[*]] gezogen, und der Vorrat ist leer. Also drehst du den Ofen um. Jetzt kommen die Karten in der Reihenfolge heraus, in der sie gespielt wurden: Zutaten kommen in die Auslage, und eine Bestellung nimmt sich, was in diesem Moment dort liegt.
tutorial-sole-mio-help = Koch Pilz gibt [[oO]] aus der Hand dazu, das macht 3 Oliven, und bittet um 1 weitere. Wer hilft, wird belohnt: Die oberste Bestellung des eigenen Bestellstapels gilt als erfüllt. Du hast eine Olive. Hilfst du?
    .title = Helfen lohnt sich
    .hint = Du darfst ablehnen, und niemand erfährt, warum. Aber denk an die Belohnung: eine ganze Bestellung für eine einzige Olive!
    .done = „Vier-drei-zwei-eins“, die oberste Bestellung deines Bestellstapels, gilt für dich als erfüllt. Dann kam deine Peperoni heraus, und [[4p]] fand ihre 4 Peperoni. Das macht 3 erfüllte Bestellungen in der ersten Runde!
tutorial-sole-mio-own-cards = Die zweite und letzte Runde wird gewertet. Deine Bestellung [[4m]] kommt heraus, aber in der Auslage liegen nur [[mm]]. Was fehlt, darfst du aus der Hand dazugeben. Gib deine 2 Pilze dazu.
    .title = Aus der eigenen Hand
    .hint = Es fehlen 2 Pilze, und 2 hast du auf der Hand. Gib beide dazu, dann brauchst du keine Hilfe.
tutorial-sole-mio-asking = Erfüllt! Als Nächstes kommt deine Bestellung [[4a]]. [[aaa]] liegen da, 1 Ananas fehlt, und du hast keine. Gib nichts dazu, dann werden die anderen der Reihe nach um Hilfe gebeten.
    .title = Die anderen bitten
    .hint = Verzichte nicht so schnell! Eine einzige Ananas ist nicht zu viel verlangt.
tutorial-sole-mio-helped = Koch Peperoni hat abgelehnt. Keine Ananas oder keine Lust? Das erfährt niemand. Koch Pilz hat geholfen und wurde belohnt, und deine Bestellung ist erfüllt. Als Nächstes kommt deine Bestellung [[contest]].
    .title = Hilfe von rechts
tutorial-sole-mio-contest = Beim Wettstreit geht es um deine eigene Sorte: Du brauchst mindestens 2 Oliven. Eine liegt da, und du darfst dazugeben, so viele du willst. Danach dürfen die anderen ihre Oliven zeigen. Zeigen sie zusammen so viele, wie du hast, ist deine Bestellung blockiert. Gib deine doppelte Olive dazu: macht 3.
    .title = Wettstreit
    .hint = 1 Olive reicht nicht, aber du hast eine doppelte. Gib sie dazu und schau, ob die anderen mithalten.
tutorial-sole-mio-match = Koch Pilz hat 1 Olive gezeigt. Das ist weniger als deine 3, also gewinnst du den Wettstreit. Jetzt kommt [[match]]: Du wählst einen Gegner, und der zeigt eine Karte. Hast du eine von derselben Sorte, spielst du sie aus, und die Bestellung ist erfüllt. Du hast nur noch eine Peperoni, und Koch Pilz hat gerade eine Olive gezeigt. Versuch es mit Koch Peperoni!
    .title = Gleiche Sorte
    .hint = Das darfst du. Aber wer von beiden zeigt wohl eher eine Peperoni?
tutorial-sole-mio-match-card = Koch Peperoni zeigt eine Peperoni, und du hast auch eine. Spiel sie aus!
    .title = Treffer!
    .hint = Mit deiner Peperoni ist eine ganze Bestellung erfüllt. Spiel sie aus!
tutorial-sole-mio-giving-up = Erfüllt! Zum Schluss kommt [[two-of-each]], doch dafür fehlt fast alles. Verzichte darauf: Das kostet nichts, und die Bestellung kommt unter deinen Bestellstapel.
    .title = Diesmal nicht
    .hint = Sie braucht je 2 von 4 Sorten, und davon liegt nur [[s]] da. So viel kann dir niemand geben: Verzichte.
tutorial-sole-mio-end = Die erfüllten Bestellungen werden gezählt: Du hast 7, Koch Pilz 3, Koch Peperoni 2. Bei Gleichstand hätten die Zutaten auf der Hand entschieden. Du bist bereit für einen richtigen Tisch. Dort kannst du auch mehrere Bestellungen auf einmal erfüllen, als Serie; jede Bestellung sagt, was sie braucht.
    .title = Du gewinnst!

## Mamma Mia! Grande

tutorial-mamma-mia-grande = Was in Mamma Mia! Grande anders ist
tutorial-mamma-mia-grande-welcome = Du kennst Sole Mio!? Dann kennst du fast alles. Grande geht über drei Runden, und alle haben 19 Bestellungen: die 11 aus Sole Mio! und 8 weitere wie [[4m+1]]. Und eine Regel ist hart: Eine Bestellung, die nicht erfüllt wird, ist für immer aus dem Spiel.
    .title = Von allem mehr
tutorial-mamma-mia-grande-four-plus-one = Die letzte Runde wird gewertet. Da ist deine Bestellung [[4m+1]]: Sie braucht 4 Pilze und 1 von deiner eigenen Sorte. Solche Bestellungen bilden keine Serie. 4 Pilze liegen da. Gib deine Olive dazu.
    .title = Vier plus eins
    .hint = Nur die Olive fehlt, und du hast eine. Gib sie dazu.
tutorial-mamma-mia-grande-bombastica = 15 oder mehr: Bombastica ist erfüllt und hat die ganze Auslage mitgenommen, wirklich alles. Denk daran, bevor du sie spielst: Danach ist der Tisch erst einmal leer. Jetzt ist [[4p]] da, und seither sind nur [[ppp]] herausgekommen.
    .title = Bombastica frisst alles
    .before = Jetzt wird deine Bestellung erfüllt. Und gleich danach kommt deine Bombastica heraus: Sie braucht 15 Zutaten, egal welche. Zähl mit!
tutorial-mamma-mia-grande-last-chance = 1 Peperoni fehlt, und du hast keine. In Sole Mio! könntest du verzichten und die Bestellung später noch einmal spielen. Hier wäre sie weg. Bitte also die anderen: Fragen kostet nichts.
    .title = Lieber fragen
    .hint = Dann ist die Bestellung aus dem Spiel. Bitte erst um Hilfe: Du hast nichts zu verlieren.
tutorial-mamma-mia-grande-end = Niemand hat geholfen, also ist die Bestellung aus dem Spiel. Du gewinnst trotzdem, mit 4 Bestellungen! In Grande wollen die neuen Bestellungen fast immer auch deine eigene Sorte, also heb dir etwas davon auf.
    .title = Das ist Grande

## Mamma Mia!

tutorial-mamma-mia = Was in Mamma Mia! anders ist
tutorial-mamma-mia-welcome = Du kennst Sole Mio!? Das hier ist die ältere Schwester, und sie ist strenger. Es gibt nur Einzelkarten, niemand hilft, und es geht über drei Runden. Du beginnst mit 6 Zutaten und 1 Bestellung, insgesamt hast du 8. Fast alle wollen auch deine eigene Sorte: [[4s+1]] braucht 4 Salamis und 1 Olive.
    .title = Der Klassiker
tutorial-mamma-mia-four-plus-one = Die letzte Runde wird gewertet. 4 Salamis liegen da, aber keine Olive. Bitten kannst du niemanden: Nur du selbst kannst die Lücke füllen. Gib deine Olive dazu.
    .title = Hilf dir selbst
    .hint = Nur 1 Olive fehlt, und du hast sie. Gib sie dazu.
tutorial-mamma-mia-minimale = Erfüllt! Jetzt [[minimale]]: Sie braucht 1 Olive und 3 von der Sorte, von der am wenigsten in der Auslage liegt. Deine eigene zählt dabei nicht mit und auch keine, von der gar nichts daliegt. Das ist die Peperoni mit 1. Gib deine 2 Peperoni dazu.
    .title = Minimale
    .hint = Von den Peperoni liegt am wenigsten da. Du hast 2, genau genug.
tutorial-mamma-mia-end = Minimale ist erfüllt. Zuletzt kam „Gemischt“: Sie will 1 von jeder Sorte, aber es war keine Olive mehr da und deine Hand leer. So kam sie von selbst unter deinen Bestellstapel. Du gewinnst mit 4 Bestellungen!
    .title = Das ist Mamma Mia!

## SOLOmino

tutorial-solomino = SOLOmino in fünf Minuten lernen
tutorial-solomino-colour = Jede Karte hat zwei Hälften, wie ein Dominostein. Du legst Karten an die beiden Enden der Kartenschlange: Eine Hälfte muss die Farbe, die Zahl oder das Symbol des Endes haben. Das linke Ende zeigt [[r5]]. Leg dort [[r1-g3]] an, Rot auf Rot.
    .title = Rot auf Rot
    .hint = Das geht auch. Aber versuch es zuerst mit der roten 1 am linken Ende.
tutorial-solomino-number = Deine rote 1 hat das Ende abgedeckt, und die grüne 3 wurde das neue. Von dort haben die anderen weitergespielt. Am rechten Ende liegt noch [[y6]], und du hast eine 6: Deck das Ende mit der blauen Hälfte von [[b6-r8]] ab.
    .title = Sechs auf Sechs
    .hint = Das geht auch. Aber wir wollen die blaue 6 auf der gelben 6, am rechten Ende.
tutorial-solomino-skip = Manche Hälften zeigen ein Symbol. Es wirkt, sobald die Karte liegt, egal auf welcher Hälfte es steht. [[gS]] heißt „Aussetzen“: Der nächste Spieler setzt aus. Leg [[y7-gS]] links an, gelbe 7 auf gelbe 7.
    .title = Aussetzen
    .hint = Das geht auch. Aber such „Aussetzen“: Die gelbe Hälfte passt ans linke Ende.
tutorial-solomino-reverse = Der Spieler links von dir hat ausgesetzt, der rechts von dir hat gespielt, und du bist wieder am Zug. [[yR]] heißt „Richtungswechsel“: Es geht andersherum weiter. Leg [[r8-yR]] rechts an, Rot auf Rot.
    .title = Richtungswechsel
    .hint = Das geht auch. Aber such „Richtungswechsel“: Die rote Hälfte passt ans rechte Ende.
    .done = Jetzt geht es gegen den Uhrzeigersinn, also ist der Spieler rechts von dir dran.
tutorial-solomino-draw-one = Ein neuer Tisch. Der Spieler rechts von dir hat „Zieh 1“ gelegt, und du sollst eine Karte nehmen. Aber du kannst mit einem eigenen „Zieh 1“ kontern! Leg [[yD-b4]] an: rechts Symbol auf Symbol oder links 4 auf 4.
    .title = Zieh 1
    .hint = Du darfst die Karte nehmen. Aber warum, wenn du den Ärger weitergeben kannst?
    .done = Jetzt muss der nächste Spieler 2 Karten nehmen oder auch kontern.
tutorial-solomino-swap = Du hast einen „Kartentausch“ gelegt: Wähle einen Mitspieler, und ihr tauscht alle Handkarten. Du hast 4 Karten. Der Spieler links von dir hat 2, der rechts von dir 5.
    .title = Kartentausch
    .hint = Wer alle Karten loswird, gewinnt. Wessen Karten hättest du also gern?
    .done = 4 Karten gegen 2, ein gutes Geschäft! Und du weißt genau, was der andere jetzt hat.
tutorial-solomino-rotate = Du hast „Kartentausch reihum“ gelegt: Alle geben ihre Handkarten an einen Nachbarn, und du sagst, in welche Richtung. Im Uhrzeigersinn bekommst du die 6 Karten des Spielers rechts von dir. Gegen den Uhrzeigersinn bekommst du die 2 Karten des Spielers links von dir.
    .title = Kartentausch reihum
    .hint = Du willst wenige Karten. In welcher Richtung kommen die 2 Karten zu dir?
    .done = Nur noch 2 Karten! Jeder kennt die Karten, die er abgegeben hat; du weißt also, was der Spieler rechts von dir hat.
tutorial-solomino-ask = Der Spieler rechts von dir hat „Karte erfragen“ gelegt, und vom Nachziehstapel wurde [[r1-r5]] aufgedeckt. Du musst eine Karte darauflegen, von der eine Hälfte mit einer der beiden identisch ist: [[r1]] oder [[r5]]. Ähnlich reicht nicht. Du hast zwei solche Karten; such dir eine aus.
    .title = Karte erfragen
    .done = Dann musste der Spieler links von dir auf deine Karte antworten, konnte es nicht und nahm den ganzen Haufen: 2 Karten.
tutorial-solomino-draw = Das Ende ist nah: Du hast 2 Karten. Aber keine passt an [[r3]] oder [[g5]]. Wer keine Karte anlegen kann oder will, zieht eine.
    .title = Nichts passt
tutorial-solomino-drawn = Du hast [[g1-b2]] gezogen, und sie passt rechts, Grün auf Grün. Eine Karte, die du gerade gezogen hast, darfst du gleich anlegen. Tu es!
    .title = Was für ein Glück!
    .hint = Du darfst sie behalten. Aber dann musst du eine Karte mehr loswerden.
tutorial-solomino-two-left = Die anderen haben gespielt, und das rechte Ende zeigt [[r4]]. Dort passt deine [[y4-b1]]. Leg die Karte an; dann hast du nur noch eine.
    .title = Die vorletzte Karte
    .hint = Ziehen wäre schade. Deine gelbe 4 passt auf die rote 4.
tutorial-solomino-call = Nur noch eine Karte am Ende deines Zugs! Das müssen jetzt alle hören, sonst ziehst du sofort eine Karte. Was rufst du?
    .title = Sag es!
    .hint = Schweigst du, ziehst du eine Karte. Ruf!
tutorial-solomino-last-card = Alle haben es gehört. Und deine letzte Karte [[b6-y1]] passt rechts: Blau auf Blau oder 1 auf 1. Leg sie an, und du hast gewonnen!
    .title = Die letzte Karte
    .hint = Jetzt ziehen? Deine letzte Karte passt ans rechte Ende!
    .done = Gewonnen! Die anderen bekommen für jede Karte auf der Hand einen Minuspunkt: 2 und 3. Spielt ihr mehrere Runden, gewinnt, wer die wenigsten Minuspunkte hat. Eine Runde ist auch zu Ende, wenn der Nachziehstapel aufgebraucht ist.
tutorial-solomino-throw-in = Eins noch, für Tische mit Zwischenwerfen. Der Spieler links von dir hat gerade [[b7-y5]] angelegt, und das rechte Ende zeigt [[y5]]. Du hast eine identische Hälfte, gleich in Farbe und Zahl: Wirf [[y5-g6]] dazwischen, obwohl du nicht am Zug bist!
    .title = Wirf dazwischen!
    .hint = Niemand würde es merken. Aber hier wirst du zwischendurch eine Karte los!
    .done = Dazwischengeworfen! Es geht mit dem Spieler nach dir weiter, und der rechts von dir wird übergangen. Jetzt weißt du alles, was du brauchst. Viel Spaß!
