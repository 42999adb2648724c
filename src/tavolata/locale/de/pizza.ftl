### Die Pizza-Familie auf Deutsch.
### $me sagt, ob von der lesenden Person die Rede ist ("yes") oder von jemand anderem ("no"), dessen Name $who ist.

## Sorten und Karten (P-1, P-9)

kind-o = { $count ->
    [one] Olive
   *[other] Oliven
}
kind-p = { $count ->
    [one] Peperoni
   *[other] Peperoni
}
kind-m = { $count ->
    [one] Pilz
   *[other] Pilze
}
kind-s = { $count ->
    [one] Salami
   *[other] Salamis
}
kind-a = { $count ->
    [one] Ananas
   *[other] Ananas
}
kind-singular = { $kind ->
    [o] Olive
    [p] Peperoni
    [m] Pilz
    [s] Salami
   *[a] Ananas
}
kind-plural = { $kind ->
    [o] Oliven
    [p] Peperoni
    [m] Pilze
    [s] Salamis
   *[a] Ananas
}
chef-o = Koch Olive
chef-p = Koch Peperoni
chef-m = Koch Pilz
chef-s = Koch Salami
chef-a = Koch Ananas
ingredients = { $count ->
    [one] { $count } Zutat
   *[other] { $count } Zutaten
}
double-kind = 1 Doppelkarte { kind-singular }
cards = { $doubles ->
    [0] { $pieces }
    [one] { $pieces }, davon { $doubles } Doppelkarte
   *[other] { $pieces }, davon { $doubles } Doppelkarten
}
cards-in-list = { $doubles ->
    [0] { $pieces }
    [one] { $pieces } ({ $doubles } Doppelkarte)
   *[other] { $pieces } ({ $doubles } Doppelkarten)
}
order-of = { $order } ({ $who })

## Bestellungen: wie sie heißen und was sie brauchen (P-40 bis P-58)

order-four = { $pieces }
order-two-of-each = Je zwei
order-contest = Wettstreit
order-match = Gleiche Sorte
order-without-mine = Ohne meine Sorte
order-two-doubles = Zwei Doppelkarten
order-4321 = Vier-drei-zwei-eins
order-scorers-four = Vier zur Wertungskarte
order-four-plus-one = { $pieces } plus eins
order-mixed = Gemischt
order-bombastica = Bombastica
order-monotoni = Monotoni
order-minimale = Minimale

needs-four = { $pieces } (kann zur Serie werden)
needs-two-of-each = { $pieces }
needs-contest = mindestens { $pieces } (kann blockiert werden)
needs-match = eine Handkarte von der Sorte, die ein Gegner nach Wahl zeigt
needs-without-mine = je 2 von zwei Sorten; von der Sorte des Besitzers darf nichts in der Auslage liegen
needs-two-doubles = zwei Doppelkarten verschiedener Sorten
needs-4321 = 4 von einer Sorte, 3 von einer zweiten, 2 von einer dritten und 1 von einer vierten
needs-scorers-four = 4 von der Sorte des Spielers mit der Wertungskarte (wer sie erfüllt, bekommt die Karte)
needs-four-plus-one = { $pieces }
needs-mixed = { $pieces }
needs-bombastica = mindestens 15 beliebige Zutaten (verbraucht die ganze Auslage)
needs-monotoni = { $pieces } und 6 von einer anderen Sorte
needs-minimale = { $pieces } und 3 von der Sorte, von der am wenigsten in der Auslage liegt

## Was gefragt wird

ask-play = Du bist am Zug. Welche Zutaten spielst du auf den Ofen?
ask-order = Legst du eine Bestellung dazu?
ask-draw = { $count ->
    [one] Du ziehst { $count } Karte. Woher?
   *[other] Du ziehst { $count } Karten. Woher?
}
ask-series = Deine Bestellung „{ $order }“ ist aufgedeckt. Legst du eine weitere dazu, als Serie?
ask-demand = { $order }: Welche Sorte wählst du für die { $amount }?
ask-demand-double = { $order }: Von welcher Sorte soll die nächste Doppelkarte sein?
ask-add = { $order }: Du brauchst noch { $missing }. Was gibst du aus der Hand dazu?
ask-add-bombastica = { $order }: Du brauchst noch { $missing }. Wie viele { kind-plural } gibst du dazu?
ask-ask = { $order }: Du brauchst noch { $missing } und hast keine Zutaten auf der Hand. Bittest du um Hilfe?
ask-amount = { $order }: Du musst noch um { $missing } bitten. Um wie viele { kind-plural } bittest du?
ask-help = { $who } bittet um { $needs } für die Bestellung „{ $order }“. Hilfst du?
ask-help-next = Du hilfst { $who }. Was gibst du für { $needs }?
ask-contest = { $order }: Aus der Auslage hast du { $pieces }. Was gibst du aus der Hand dazu?
ask-block = { $who } tritt im Wettstreit mit { $stake } an. { $shown ->
    [0] Bisher hat niemand etwas dagegen gezeigt.
   *[other] Die anderen haben schon { $shown } gezeigt.
} Zeigst du deine?
ask-name = { $order }: Welcher Gegner soll dir eine Karte zeigen?
ask-show = { $who } hat dich für die Bestellung „{ $order }“ ausgewählt. Welche Karte zeigst du?
ask-match = { $order }: { $who } zeigt { $card }. Spielst du eine Karte dieser Sorte?

## Was man antworten kann

do-play = { $cards }
do-order = { $order }
do-order-done = diesmal keine Bestellung
do-draw-supply = { $count ->
    [one] Zutaten vom Vorrat (noch { $count } Karte)
   *[other] Zutaten vom Vorrat (noch { $count } Karten)
}
do-draw-stack = { $count ->
    [one] Bestellungen von deinem Bestellstapel (noch { $count })
   *[other] Bestellungen von deinem Bestellstapel (noch { $count })
}
do-series = { $order } dazulegen
do-series-done = keine Bestellung dazulegen
do-demand = { kind-plural } (in der Auslage: { $have }; auf der Hand: { $hold })
do-give-up = verzichten
do-add = { $cards } dazugeben
do-add-none = von dieser Sorte nichts dazugeben
do-ask = die anderen um Hilfe bitten
do-amount = um { $pieces } bitten
do-amount-none = um nichts von dieser Sorte bitten
do-help = { $cards } geben
do-help-no = nicht helfen
do-contest = { $cards } dazugeben
do-contest-none = nichts dazugeben
do-block-no = nichts zeigen
do-block-show = alle zeigen: { $cards }
do-name = { $who } (Zutatenkarten auf der Hand: { $count })
do-show = { $card } zeigen
do-match = { $card } spielen
do-match-no = keine Karte spielen

## Was das Fragezeichen sagt

order-needs = { $order }: { $needs }.
explain-play = { $game ->
    [mamma-mia] Du musst eine oder mehrere Zutatenkarten spielen, alle von einer Sorte. Sie kommen auf den Ofen. Alle hören, wie viele Zutaten es sind.
   *[other] Du musst eine oder mehrere Zutatenkarten spielen, alle von einer Sorte, Einzel- und Doppelkarten nach Belieben. Sie kommen auf den Ofen. Alle hören, wie viele Zutaten es sind (eine Doppelkarte zählt 2) und wie viele Doppelkarten darunter sind.
}
explain-order = Nach den Zutaten darfst du eine deiner Bestellungen offen auf den Ofen legen. Wird der Ofen umgedreht, nimmt sie sich, was sie braucht, aus dem, was vor ihr gespielt wurde und noch da ist. Merk dir also, was im Ofen liegt.
explain-draw = Du ziehst, bis du 7 Karten hast, alle vom Vorrat oder alle von deinem Bestellstapel. Wer vom Vorrat die Wertungskarte zieht, dreht den Ofen um. Die Runde endet, wenn die letzte Karte des Vorrats gezogen ist. Ohne Zutat auf der Hand kannst du nur passen.
explain-series = Du darfst bis zu drei weitere Vierer-Bestellungen aus der Hand dazulegen. Dann braucht eine von ihnen 4, eine andere 3, dann 2, dann 1; du sagst, welche. Alle werden zusammen erfüllt oder keine.
explain-demand = { $game ->
    [mamma-mia] Diese Bestellung lässt sich auf mehrere Arten erfüllen, und du sagst, auf welche. Was in der Auslage fehlt, muss aus deiner Hand kommen. Niemand sieht deine Wahl, bevor deine Antwort vollständig ist.
   *[other] Diese Bestellung lässt sich auf mehrere Arten erfüllen, und du sagst, auf welche. Was in der Auslage fehlt, kann aus deiner Hand kommen oder von einem Gegner. Niemand sieht deine Wahl, bevor deine Antwort vollständig ist.
}
explain-add = { $game ->
    [mamma-mia] In der Auslage liegt nicht genug. Du darfst Karten aus der Hand dazugeben, aber keine, die nicht gebraucht wird.
   *[other] In der Auslage liegt nicht genug. Du darfst Karten aus der Hand dazugeben, aber keine, die nicht gebraucht wird. 1 zu viel darf es nur sein, wenn du lauter Doppelkarten dazugibst. Fehlt danach noch etwas, werden die anderen um Hilfe gebeten.
}
explain-ask = Es fehlt etwas. Du darfst darum bitten: Die Gegner werden der Reihe nach gefragt, beginnend links von dir. Wer als Erster hilft, gibt alles und bekommt dafür eine Bestellung gutgeschrieben. Hilft niemand, bleibt die Bestellung unerfüllt. Du kannst auch verzichten.
explain-amount = Für Bombastica zählt jede Sorte. Sag bei jeder Sorte, um wie viele Zutaten du bittest, bis es zusammen so viel ist, wie fehlt. Ein einziger Gegner muss alles geben.
explain-help = Du kannst alles geben, worum gebeten wird, oder ablehnen. Hilfst du, gilt die oberste Bestellung deines Bestellstapels für dich als erfüllt. Niemand erfährt, warum du ablehnst.
explain-contest = Du brauchst mindestens 2 von deiner eigenen Sorte; alle in der Auslage zählen. Was du dazugibst, macht es schwerer, die Bestellung zu blockieren. Gelingt das trotzdem, bleiben deine Karten in der Auslage. Hilfe gibt es nicht.
explain-block = Zeigst du mit den anderen zusammen mindestens so viele von dieser Sorte, wie im Wettstreit zählen, ist die Bestellung blockiert. Du zeigst alle, die du hast, oder keine, und nimmst sie zurück. Wer keine hat, wird nicht gefragt.
explain-name = Wähle einen Gegner. Er zeigt dir eine seiner Zutatenkarten und nimmt sie zurück. Spielst du eine Karte derselben Sorte aus der Hand, ist deine Bestellung erfüllt.
explain-show = Wähle eine deiner Zutatenkarten. Alle sehen sie, dann nimmst du sie zurück. Hat der Besitzer eine Karte dieser Sorte, kann er die Bestellung erfüllen.
explain-match = Mit einer Karte der gezeigten Sorte, einzeln oder doppelt, erfüllst du die Bestellung. Die Karte ist verbraucht. Spielst du keine, bleibt die Bestellung unerfüllt, und niemand erfährt, warum.

## Was geschehen ist

event-started = { $me ->
    [yes] Du fängst an.
   *[no] { $who } fängt an.
}
event-shuffled = Die Karten sind gemischt. Der Vorrat hat { $count } Karten.
event-round-began = { $me ->
    [yes] Runde { $round } beginnt, und du bist am Zug.
   *[no] Runde { $round } beginnt mit { $who }.
}
event-got-card = { $me ->
    [yes] Du ziehst { $cards }.
   *[no] { $who } zieht { $cards }.
}
event-got-order = { $me ->
    [yes] { $count ->
        [one] Du nimmst eine Bestellung auf die Hand: { $orders }.
       *[other] Du nimmst Bestellungen auf die Hand: { $orders }.
    }
   *[no] { $count ->
        [one] { $who } nimmt eine Bestellung auf die Hand: { $orders }.
       *[other] { $who } nimmt Bestellungen auf die Hand: { $orders }.
    }
}
event-played = { $me ->
    [yes] Du spielst { $cards }.
   *[no] { $who } spielt { $cards }.
}
event-order-played = { $me ->
    [yes] Du legst deine Bestellung dazu: „{ $order }“.
   *[no] { $who } legt eine Bestellung dazu: „{ $order }“.
}
event-passed = { $me ->
    [yes] Du hast keine Zutaten und passt.
   *[no] { $who } hat keine Zutaten und passt.
}
event-drew-supply = { $me ->
    [yes] { $count ->
        [one] Du ziehst { $count } Karte vom Vorrat.
       *[other] Du ziehst { $count } Karten vom Vorrat.
    }
   *[no] { $count ->
        [one] { $who } zieht { $count } Zutatenkarte.
       *[other] { $who } zieht { $count } Zutatenkarten.
    }
}
event-drew-stack = { $me ->
    [yes] { $count ->
        [one] Du ziehst { $count } Bestellung.
       *[other] Du ziehst { $count } Bestellungen.
    }
   *[no] { $count ->
        [one] { $who } zieht { $count } Bestellung.
       *[other] { $who } zieht { $count } Bestellungen.
    }
}
event-scoring-card-drawn = { $me ->
    [yes] Du ziehst die Wertungskarte und legst sie auf den Tisch.
   *[no] { $who } zieht die Wertungskarte und legt sie auf den Tisch.
}
event-scoring-card-by-order = { $me ->
    [yes] Du hast jetzt die Wertungskarte.
   *[no] { $who } hat jetzt die Wertungskarte.
}
event-scoring-card-by-ruling = { $me ->
    [yes] Nichts geht mehr. Du nimmst die Wertungskarte aus dem Vorrat.
   *[no] Nichts geht mehr. { $who } nimmt die Wertungskarte aus dem Vorrat.
}
event-round-ended = { $me ->
    [yes] Runde { $round } ist zu Ende. Du drehst den Ofen um.
   *[no] Runde { $round } ist zu Ende. { $who } dreht den Ofen um.
}
event-revealed = Aus dem Ofen: { $cards }.
event-order-revealed = { $me ->
    [yes] Deine Bestellung wird aufgedeckt: „{ $order }“. Sie braucht { $needs }.
   *[no] Eine Bestellung von { $who } wird aufgedeckt: „{ $order }“. Sie braucht { $needs }.
}
event-series = { $me ->
    [yes] Du sagst eine Serie an und legst dazu: { $orders }.
   *[no] { $who } sagt eine Serie an und legt dazu: { $orders }.
}
event-demanded = { $me ->
    [yes] Du wählst { $needs }.
   *[no] { $who } wählt { $needs }.
}
event-added = { $me ->
    [yes] Du gibst aus der Hand dazu: { $cards }.
   *[no] { $who } gibt aus der Hand dazu: { $cards }.
}
event-asked = { $me ->
    [yes] Du bittest um { $needs }.
   *[no] { $who } bittet um { $needs }.
}
event-declined = { $me ->
    [yes] Du hilfst nicht.
   *[no] { $who } hilft nicht.
}
event-helped = { $me ->
    [yes] Du hilfst und gibst { $cards }.
   *[no] { $who } hilft und gibt { $cards }.
}
event-taken = Aus der Auslage: { $cards }.
event-filled = { $me ->
    [yes] Erfüllt! Deine Bestellung „{ $order }“ zählt für dich.
   *[no] Erfüllt: Die Bestellung „{ $order }“ zählt für { $who }.
}
event-rewarded = { $me ->
    [yes] Deine Belohnung: „{ $order }“ gilt für dich als erfüllt.
   *[no] Die Belohnung: „{ $order }“ gilt für { $who } als erfüllt.
}
event-returned = { $me ->
    [yes] Du nimmst { $cards } zurück.
   *[no] { $who } nimmt { $cards } zurück.
}
event-unfilled = { $reason ->
    [gave-up] { $me ->
        [yes] Du verzichtest auf deine Bestellung „{ $order }“.
       *[no] { $who } verzichtet auf die Bestellung „{ $order }“.
    }
   *[other] { $me ->
        [yes] Deine Bestellung „{ $order }“ wird nicht erfüllt: { unfilled-why }.
       *[no] Die Bestellung „{ $order }“ von { $who } wird nicht erfüllt: { unfilled-why }.
    }
} { unfilled-goes }
event-showed = { $me ->
    [yes] Du zeigst { $cards }.
   *[no] { $who } zeigt { $cards }.
}
event-kept-back = { $me ->
    [yes] Du zeigst keine { kind-plural }.
   *[no] { $who } zeigt keine { kind-plural }.
}
event-named = { $me ->
    [yes] Du wählst { $whom }.
   *[no] { $to ->
        [me] { $who } wählt dich.
       *[other] { $who } wählt { $whom }.
    }
}
event-card-shown = { $me ->
    [yes] Du zeigst { $card }.
   *[no] { $who } zeigt { $card }.
}
event-matched = { $me ->
    [yes] Du spielst passend dazu { $cards }.
   *[no] { $who } spielt passend dazu { $cards }.
}
event-scored = Die Wertung von Runde { $round } ist fertig.
event-won = { $me ->
    [yes] Du gewinnst!
   *[no] { $who } gewinnt.
}
unfilled-why = { $reason ->
    [refused] Niemand hat geholfen
    [own-kind] { $me ->
        [yes] Von deiner Sorte liegt etwas in der Auslage
       *[no] Von der Sorte von { $who } liegt etwas in der Auslage
    }
    [no-kind] Keine Sorte kam dafür infrage
    [blocked] Sie wurde blockiert
    [nobody] Kein Gegner hat eine Zutatenkarte
    [no-match] Es wurde keine passende Karte gespielt
   *[lacking] Es hat etwas gefehlt
}
unfilled-goes = { $goes ->
    [under] Sie kommt unter den Bestellstapel.
   *[out] Sie ist aus dem Spiel.
}


## Der Tisch

letters = { $game ->
    [mamma-mia] Buchstaben: { $letters }.
   *[other] Buchstaben: { $letters }. Großbuchstaben sind Doppelkarten.
}
table-supply = { $count ->
    [one] Vorrat: { $count } Karte
   *[other] Vorrat: { $count } Karten
}
table-oven-empty = Ofen: leer
table-oven = { $count ->
    [one] Ofen: { $count } Karte
   *[other] Ofen: { $count } Karten
}
table-top = obenauf: { $card }
table-inside = im Ofen, von unten: { $cards }
table-columns = Auslage: { $cards }
table-columns-empty = Auslage: leer
table-my-orders = Bestellungen
column-ingredients = Zutaten
column-orders = Bestellungen
column-stack = Bestellstapel
column-filled = erfüllt
scoring-card = Wertungskarte
table-orders = erfüllt: { $orders }
table-gone = aus dem Spiel: { $orders }
stuck-warning = Vorsicht: Du hast keine Zutaten. Nimmst du jetzt Bestellungen, hast du 7 davon und kannst weder spielen noch ziehen, vielleicht bis zum Ende des Spiels.

## Das Ende (P-61)

result-line = { $filled ->
    [one] { $filled } Bestellung erfüllt, { $ingredients } auf der Hand
   *[other] { $filled } Bestellungen erfüllt, { $ingredients } auf der Hand
}
result-tie-break = Gleichstand bei den erfüllten Bestellungen: Es entscheiden die Zutaten auf der Hand.
result-shared = Auch da herrscht Gleichstand: Der Sieg wird geteilt.
