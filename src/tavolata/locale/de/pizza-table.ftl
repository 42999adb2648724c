### Der Tisch der Pizza-Familie im Browser, auf Deutsch.

## Der Tisch

pizza-you = Du
pizza-filled-count = { $count ->
    [one] { $count } Bestellung erfüllt
   *[other] { $count } Bestellungen erfüllt
}
pizza-seat-ingredients = { $count ->
    [one] { $count } Zutatenkarte auf der Hand
   *[other] { $count } Zutatenkarten auf der Hand
}
pizza-seat-orders = { $count ->
    [one] { $count } Bestellung auf der Hand
   *[other] { $count } Bestellungen auf der Hand
}
pizza-seat-stack = { $count ->
    [one] { $count } Karte im Bestellstapel
   *[other] { $count } Karten im Bestellstapel
}
pizza-seat-filled = { $count ->
    [one] { $count } Bestellung erfüllt
   *[other] { $count } Bestellungen erfüllt
}
pizza-sign-ingredients = Zutaten
pizza-sign-orders = Bestellungen
pizza-sign-stack = Stapel
pizza-sign-filled = Erfüllt
pizza-signs-hide = Erklärung der Zeichen ausblenden
pizza-ingredients = Deine Zutaten
pizza-orders = Deine Bestellungen
pizza-no-orders = Keine Bestellung auf der Hand
pizza-supply = Vorrat
pizza-stack = Bestellstapel
pizza-pile-supply = Vom Vorrat ziehen ({ $count })
pizza-pile-stack = Von deinem Bestellstapel ziehen ({ $count })
pizza-oven-empty = Der Ofen ist leer.
pizza-oven-top = Ofen. Obenauf: { $card }
pizza-oven-turned = Der umgedrehte Ofen
pizza-my-orders = Deine Bestellungen
pizza-look-at-orders = Deine Bestellungen ansehen
pizza-orders-hint = So viel könntest du aus der Hand dazugeben. Der Rest muss im Ofen unter der Bestellung liegen.

## Ein Zug

pizza-step-play = Zutaten
pizza-step-order = Bestellung
pizza-step-no-order = keine Bestellung
pizza-step-draw = Ziehen
pizza-step-draw-count = { $count ->
    [one] { $count } Karte ziehen
   *[other] { $count } Karten ziehen
}
pizza-choose-cards = Zutaten wählen
pizza-choose-kind = Du bist am Zug. Wähle Zutaten einer Sorte.
pizza-say = Du sagst an: { $cards }.
pizza-orders-next = { $count ->
    [one] Deine Bestellung kommt als Nächstes.
   *[other] Deine Bestellungen kommen als Nächstes.
}
pizza-holds-no-order = Du hast keine Bestellung auf der Hand, das ist also dein ganzer Zug.
pizza-choose-order = Bestellung wählen
pizza-next-order = Bestellung dazulegen?
pizza-order-question = Noch eine Bestellung obendrauf?
pizza-order-hint = Es zählt nur, was im Ofen unter ihr liegt. Sie kann auch warten.
pizza-order-needs = Was sie braucht, muss unter ihr liegen. Tippe sie noch einmal an, um sie wegzulassen.
pizza-play = { $cards } spielen
pizza-play-no-order = { $cards } spielen, keine Bestellung
pizza-play-and-order = { $cards } + „{ $order }“ spielen
pizza-add-order = „{ $order }“ dazulegen
pizza-no-order = Diesmal keine Bestellung
pizza-then-supply = Zutaten ziehen
pizza-then-stack = Bestellungen ziehen
pizza-draw-supply = Zutaten
pizza-draw-stack = Bestellungen
pizza-why-played = Deine Zutaten liegen schon auf dem Ofen.
pizza-why-ingredients-first = Erst die Zutaten, dann die Bestellung.
pizza-why-order-before-draw = Bestellungen legst du vor dem Ziehen dazu.
pizza-why-not-your-turn = Du bist nicht am Zug.

## Eine Wertung

pizza-revealed = Aufgedeckte Karten
pizza-card-of = Karte { $now } von { $total }
pizza-just-revealed = Zuletzt aufgedeckt
pizza-columns = Auslage
pizza-column = In der Auslage: { $pieces }
pizza-revealed-order = Die aufgedeckte Bestellung
pizza-your-order = deine Bestellung
pizza-filled = { $me ->
    [yes] Erfüllt! Sie zählt für dich.
   *[no] Erfüllt: Sie zählt für { $who }.
}
pizza-unfilled = { $reason ->
    [gave-up] { $me ->
        [yes] Du verzichtest.
       *[no] { $who } verzichtet.
    }
   *[other] Nicht erfüllt: { unfilled-why }.
} { unfilled-goes }
pizza-any-kinds = beliebige Sorten
pizza-checklist-row = { $needed }: { $have } von { $need }, davon { $hand } aus der Hand, noch offen: { $missing }
pizza-have-of = { $have } von { $need }
pizza-from-column = Auslage
pizza-from-my-hand = meine Hand
pizza-from-hand = Hand
pizza-from-help = Hilfe
pizza-missing = fehlt
pizza-show = Wertung
pizza-show-pause = Pause
pizza-show-resume = Abspielen
pizza-show-next = Weiter
pizza-show-speed = Tempo der Wertungen auf diesem Gerät: { $speed }×
pizza-show-speed-short = Tempo
pizza-skip-order-short = Bestellung
pizza-skip-order = Bestellung überspringen
pizza-skip-short = Ergebnis
pizza-skip = Zum Ergebnis
pizza-results = Ergebnisse
pizza-results-round = Runde { $round }
pizza-answer = Zurück zur Frage

## Meine Bestellung

pizza-your-order-is = Deine Bestellung: { $order }
pizza-tap-to-add = Tippe eine Karte an, um sie dazuzugeben oder zurückzunehmen.
pizza-tap-for-series = Tippe eine Bestellung für eine Serie an.
pizza-fill = Bestellung erfüllen
pizza-fill-with = Erfüllen: { $cards } dazugeben
pizza-ask-for-help = Um Hilfe bitten: { $needs }
pizza-ask-and-add = Um { $needs } bitten, { $count } von mir
pizza-hopeless = So viele Karten hat niemand auf der Hand, Bitten ist also zwecklos.
pizza-ask-note = Die anderen werden der Reihe nach gefragt. Lehnen alle ab, bleibt die Bestellung unerfüllt.
pizza-give-up = Verzichten
pizza-why-no-series = { $game ->
    [mamma-mia] Erst kommt die aufgedeckte Bestellung. Die Bestellungen auf deiner Hand müssen warten.
   *[other] Nur Vierer-Bestellungen bilden eine Serie, und nur, wenn eine davon aufgedeckt ist.
}
pizza-amounts = { $named } von { $count } genannt. Um welche Sorten bittest du?
pizza-amounts-left = Noch { $count } nennen
pizza-less-of = Weniger { kind-plural }
pizza-more-of = Mehr { kind-plural }
pizza-fill-series = { $cards ->
    [none] { $count } Bestellungen erfüllen
   *[other] { $count } Bestellungen erfüllen: { $cards } dazugeben
}
pizza-other-request = Um andere Sorten bitten
pizza-why-no-way = Diese Bestellung braucht keine { kind-plural } von dir.
pizza-why-not-so-many = Das geht nicht auf: Niemand gibt eine Karte dazu, die nicht gebraucht wird.
pizza-why-columns-first = Erst zählt die Auslage: Aus der Hand kommt nur dazu, was dort fehlt.
pizza-why-no-more = Mehr { kind-plural } nimmt diese Bestellung nicht aus der Auslage.
pizza-ways = So kannst du die Bestellung erfüllen
pizza-ways-fills = Sie kann erfüllt werden
pizza-ways-alone = Niemand wird gefragt
pizza-ways-help = Jemand muss alles geben
pizza-ways-hopeless = So viele Karten hat niemand
pizza-ways-more = { $count ->
    [one] { $count } weitere zeigen
   *[other] { $count } weitere zeigen
}
pizza-ways-tied = Wähle, worum du bittest
pizza-ways-loading = Möglichkeiten werden gesucht …
pizza-ways-failed = Die Möglichkeiten ließen sich nicht ermitteln.
pizza-ways-retry = Fehlgeschlagen. Noch einmal versuchen
pizza-way-add = { $cards } dazugeben
pizza-way-ask = um { $needs } bitten
pizza-way-columns = alles aus der Auslage
pizza-way-series = als Serie, dazu { $orders }
pizza-way = { $needs }: { $how }
pizza-way-on-table = { $count } auf dem Tisch
pizza-way-amount = { $more ->
    [yes] +{ $count }
   *[no] { $count }
}
pizza-token-taken = { $card } in der Auslage, wird verbraucht
pizza-token-stays = { $card } in der Auslage, bleibt liegen
pizza-tokens = { $count } × { $card } in der Auslage, davon { $used } verbraucht
pizza-tokens-count = ×{ $count }
pizza-tokens-used = { $used }/{ $count }

## Hilfe

pizza-asks-you = { $who } bittet dich um Hilfe
pizza-asked-before = Vor dir gefragt: { $names }.
pizza-still-missing = Es fehlt noch
pizza-reward = Deine Belohnung
pizza-reward-hint = Die oberste Karte deines Bestellstapels gilt als erfüllt.
pizza-no-reward = Dein Bestellstapel ist leer, also gibt es keine Belohnung.
pizza-you-would-give = Du würdest geben
pizza-doubles-count = Eine Doppelkarte zählt 2.
pizza-help = { $count ->
    [one] Mit { $count } Karte helfen
   *[other] Mit { $count } Karten helfen
}
pizza-help-choose = Wähle, was fehlt
pizza-decline = Ablehnen
pizza-why-not-asked = Um { kind-plural } hat niemand gebeten.
pizza-why-all-or-nothing = Gib alles, worum gebeten wird, oder nichts; keine Karte mehr als nötig.
pizza-from-now-on = Von jetzt an
pizza-standing-ask = Frag mich jedes Mal
pizza-standing-never = Nie helfen
pizza-nobody-learns = Niemand erfährt, ob du hättest helfen können.

## Wettstreit und Gleiche Sorte

pizza-contest-hint = Nur { kind-plural } zählen, eine Doppelkarte zählt 2.
pizza-contest-total = { $pieces }: { $there } auf dem Tisch, { $added } aus deiner Hand
pizza-contest-blocks = Blockiert, wenn die anderen { $pieces } zeigen
pizza-contest-then = { $count ->
    [0] Wird der Wettstreit blockiert, bleibt die Bestellung unerfüllt.
   *[other] Wird der Wettstreit blockiert, bleiben deine Karten in der Auslage.
}
pizza-contest-with = Antreten mit { $pieces }
pizza-contest-too-few = Ein Wettstreit braucht mindestens 2 { kind-plural }.
pizza-contest-none = Für einen Wettstreit reicht es nicht
pizza-contest-of = { $who }: { $order }
pizza-contest-stake = Zum Blockieren: { $pieces }.
pizza-contest-shown = { $count ->
    [0] Noch hat niemand etwas gezeigt.
   *[other] Bisher gezeigt: { $pieces }.
}
pizza-contest-with-mine = Mit deinen Karten: { $pieces }.
pizza-why-own-kind = Hier zählen nur { kind-plural }.
pizza-block-hint = Zeig alle, die du von dieser Sorte hast, oder keine. Du nimmst die Karten zurück.
pizza-block-enough = Mit deinen Karten ist der Wettstreit blockiert.
pizza-block-hopeless = Auch mit deinen Karten ist der Wettstreit nicht blockiert, und nach dir wird niemand gefragt.
pizza-block-left = Zum Blockieren müssten die anderen nach dir noch { $pieces } zeigen.
pizza-name-hint = Wer soll eine Karte zeigen? Mit einer Karte derselben Sorte erfüllst du die Bestellung.
pizza-cards-in-hand = { $count ->
    [one] { $count } Zutatenkarte
   *[other] { $count } Zutatenkarten
}
pizza-name = { $who } wählen
pizza-name-somebody = Gegner wählen
pizza-choose-card = Karte wählen
pizza-why-no-match = Diese Karte ist nicht von der gezeigten Sorte.

## Das Ende

pizza-end-rounds = { $count ->
    [one] Nach { $count } Runde
   *[other] Nach { $count } Runden
}
pizza-all-filled = Alle { $count } Bestellungen!
pizza-end-all = Alle { $count } Bestellungen erfüllt: ein perfektes Spiel!
pizza-end-lead = { $count ->
    [one] Mit { $count } erfüllten Bestellung.
   *[other] Mit { $count } erfüllten Bestellungen.
}
pizza-end-why = Warum Bestellungen unerfüllt blieben
pizza-end-none = Alle Bestellungen, die du in den Ofen gelegt hast, wurden erfüllt.
pizza-end-of = { $who }: { $count }
pizza-end-short = Es fehlte: { $missing }.
pizza-end-lost = { $me ->
    [yes] { $count ->
        [one] Deine eigene Bestellung „{ $order }“ hatte { $count } Karte vorher davon genommen.
       *[other] Deine eigene Bestellung „{ $order }“ hatte { $count } Karten vorher davon genommen.
    }
   *[no] { $count ->
        [one] { $who } hatte { $count } Karte vorher davon für „{ $order }“ genommen.
       *[other] { $who } hatte { $count } Karten vorher davon für „{ $order }“ genommen.
    }
}
pizza-end-blocked = Zum Blockieren reichten { $stake }; die anderen haben { $shown } gezeigt.
pizza-end-gave-up = { $me ->
    [yes] Du hast verzichtet.
   *[no] { $who } hat verzichtet.
}
pizza-end-refused = Alle wurden gefragt und lehnten ab.
pizza-end-lacking = Niemand konnte es dazugeben.
pizza-end-own-kind = { $me ->
    [yes] Von deiner Sorte lag etwas in der Auslage.
   *[no] Von der Sorte von { $who } lag etwas in der Auslage.
}
pizza-end-no-kind = Keine Sorte kam dafür infrage.
pizza-end-nobody = Kein Gegner hatte eine Zutatenkarte.
pizza-end-no-match = Es wurde keine passende Karte gespielt.

## Nichts zu entscheiden

pizza-forced-none = Du hast keine { kind-plural }.
pizza-forced-missing = Das hast du nicht: { $needs }.
pizza-forced-contest = Auch mit deiner Hand sind es weniger als 2 { kind-plural }.
pizza-forced-give-up = Auch mit deiner Hand reicht die Auslage nicht für diese Bestellung.
pizza-forced-play = Du spielst deine einzige Zutat.
pizza-forced-show = Du hast nur eine Karte zur Wahl.
pizza-forced-one-way = Diese Bestellung lässt sich nur auf eine Art erfüllen.
