### SOLOmino auf Deutsch.
### $me sagt, ob von der lesenden Person die Rede ist ("yes") oder von jemand anderem ("no"), dessen Name $who ist.

## Spieler, Hälften und Karten (S-1)

solo-player = Spieler { $seat }
solo-colour-r = Rot
solo-colour-y = Gelb
solo-colour-g = Grün
solo-colour-b = Blau
solo-colour-p = Lila
solo-colour-o = Orange
solo-symbol-S = Aussetzen
solo-symbol-R = Richtungswechsel
solo-symbol-D = Zieh 1
solo-symbol-W = Kartentausch
solo-symbol-T = Kartentausch reihum
solo-symbol-A = Karte erfragen
solo-symbol = { $symbol ->
    [S] { solo-symbol-S }
    [R] { solo-symbol-R }
    [D] { solo-symbol-D }
    [W] { solo-symbol-W }
    [T] { solo-symbol-T }
   *[A] { solo-symbol-A }
}
solo-meaning-S = Aussetzen
solo-meaning-R = Richtungswechsel
solo-meaning-D = Zieh 1
solo-meaning-W = Kartentausch (mit einem Mitspieler)
solo-meaning-T = Kartentausch reihum
solo-meaning-A = Karte erfragen
solo-half-number = { $colour ->
    [r] rote { $number }
    [y] gelbe { $number }
    [g] grüne { $number }
    [b] blaue { $number }
    [p] lila { $number }
   *[o] orange { $number }
}
solo-half-symbol = { $colour ->
    [r] { solo-symbol } in Rot
    [y] { solo-symbol } in Gelb
    [g] { solo-symbol } in Grün
    [b] { solo-symbol } in Blau
    [p] { solo-symbol } in Lila
   *[o] { solo-symbol } in Orange
}
solo-card = { $half }/{ $other }
solo-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Vor dem Spiel

solo-welcome = { $title } mit { $players } Spielern. Du bist { $who }.
solo-opponent = { $who } ({ $bot })
solo-rounds = { $count ->
    [one] Es wird eine Runde gespielt.
   *[other] Es werden { $count } Runden gespielt; die Minuspunkte werden zusammengezählt.
}
solo-throwing = Mit Zwischenwerfen.
solo-letters = Farben: { $colours }. Symbole: { $symbols }. L ist das linke Ende, R das rechte.

## Was gefragt wird

solo-ask-turn = Du bist am Zug. Welche Karte legst du an, und wo?
solo-ask-drawn = Du hast eine Karte gezogen: { $card }. Legst du sie an?
solo-ask-answer = { $count ->
    [one] Du musst { $count } Karte nehmen. Nimmst du sie, oder konterst du mit „Zieh 1“?
   *[other] Du musst { $count } Karten nehmen. Nimmst du sie, oder konterst du mit „Zieh 1“?
}
solo-ask-swap = Mit wem tauschst du die Karten?
solo-ask-rotate = In welche Richtung gebt ihr die Karten weiter?
solo-ask-asked = Oben auf dem Haufen: { $card }. Welche passende Karte legst du darauf?
solo-ask-call = Du hast noch eine Karte. (Schreib, was du sagen willst.)
solo-ask-window = Du könntest dazwischenwerfen. Tust du es?

## Was man antworten kann

solo-do-place-L = links anlegen: { $half }; neues Ende: { $other }
solo-do-place-R = rechts anlegen: { $half }; neues Ende: { $other }
solo-do-heap = { $card }
solo-do-seat = { $count ->
    [one] { $who }, mit { $count } Karte
   *[other] { $who }, mit { $count } Karten
}
solo-do-clockwise = im Uhrzeigersinn, deine Karten an { $who }
solo-do-counter = gegen den Uhrzeigersinn, deine Karten an { $who }
solo-do-draw = stattdessen eine Karte ziehen
solo-do-keep = behalten
solo-do-take = { $count ->
    [one] { $count } Karte nehmen
   *[other] { $count } Karten nehmen
}
solo-do-solomino = „SOLOmino!“ rufen
solo-do-silent = nichts sagen
solo-do-pass = nichts dazwischenwerfen
solo-forced-draw = Keine deiner Karten passt, also ziehst du.
solo-forced-keep = Sie passt nicht, also behältst du sie.
solo-forced-take = { $count ->
    [one] Du hast kein passendes „Zieh 1“ und nimmst { $count } Karte.
   *[other] Du hast kein passendes „Zieh 1“ und nimmst { $count } Karten.
}

## Was das Fragezeichen sagt

solo-explain-turn = Leg eine Karte an ein Ende der Kartenschlange, oder zieh eine vom Nachziehstapel. Eine Karte passt, wenn eine ihrer Hälften die Farbe, die Zahl oder das Symbol des Endes hat; diese Hälfte deckt das Ende ab, die andere wird das neue Ende.
solo-explain-symbols = Aussetzen: Der Nächste setzt aus. Richtungswechsel: Es geht andersherum weiter. Zieh 1: Der Nächste nimmt eine Karte oder kontert mit „Zieh 1“, dann muss der Übernächste eine mehr nehmen. Kartentausch: Du tauschst alle Handkarten mit jemandem. Kartentausch reihum: Alle geben ihre Handkarten an einen Nachbarn. Karte erfragen: Auf eine Karte vom Nachziehstapel muss einer nach dem anderen eine Karte mit einer identischen Hälfte legen; wer nicht kann, nimmt den Haufen und ist am Zug.
solo-explain-drawn = Passt die Karte, die du gerade gezogen hast, darfst du sie gleich anlegen, aber keine andere. Sonst behältst du sie. Danach ist dein Zug zu Ende.
solo-explain-answer = Du sollst Karten nehmen. Nimm sie, dann spielst du wie sonst. Oder kontere mit einer Karte, die „Zieh 1“ zeigt und an ein Ende passt: Dann muss der Nächste eine mehr nehmen, und dein Zug ist zu Ende.
solo-explain-swap = Wähle einen Mitspieler. Ihr tauscht alle Handkarten, und jeder weiß dann, was der andere hat.
solo-explain-rotate = Alle geben ihre Handkarten an einen Nachbarn weiter, im Uhrzeigersinn oder dagegen, egal wie herum gespielt wird. Jeder kennt dann die Karten, die er abgegeben hat.
solo-explain-asked = Du musst eine Karte legen, von der eine Hälfte mit einer Hälfte der obersten Karte identisch ist: in der Farbe und in Zahl oder Symbol. Welche Karte, entscheidest du. Symbole im Haufen wirken nicht. Ist es deine letzte Karte, gewinnst du die Runde.
solo-explain-call = Hast du am Ende deines eigenen Zugs genau eine Karte, musst du den Namen des Spiels rufen. Tust du es nicht, ziehst du sofort eine Karte. Alles andere, was du schreibst, auch nichts, gilt als Schweigen.
solo-explain-window = Vor dem nächsten Zug darfst du eine Karte legen, von der eine Hälfte mit einem Ende identisch ist. Sie wirkt wie sonst, und es geht mit dem Spieler nach dir weiter. Wirfst du nichts dazwischen, erfährt niemand, dass du es gekonnt hättest.

## Was geschehen ist

solo-event-started = { $me ->
    [yes] Du fängst an.
   *[no] { $who } fängt an.
}
solo-event-round-began = { $me ->
    [yes] Runde { $round } beginnt, und du bist am Zug.
   *[no] Runde { $round } beginnt mit { $who }.
}
solo-event-got-card = { $me ->
    [yes] Du ziehst: { $cards }.
   *[no] { $who } zieht: { $cards }.
}
solo-event-new-hand = { $me ->
    [yes] Du hast jetzt: { $cards }.
   *[no] { $who } hat jetzt: { $cards }.
}
solo-event-row-began = Die erste Karte der Kartenschlange: { $card }.
solo-event-laid-own = { $me ->
    [yes] { $end ->
        [L] Du legst links an: { $half }. Neues Ende: { $other }.
       *[R] Du legst rechts an: { $half }. Neues Ende: { $other }.
    }
   *[no] { $end ->
        [L] { $who } legt links an: { $half }. Neues Ende: { $other }.
       *[R] { $who } legt rechts an: { $half }. Neues Ende: { $other }.
    }
}
solo-event-laid-out = { $me ->
    [yes] { $end ->
        [L] Du wirfst links dazwischen: { $half }. Neues Ende: { $other }.
       *[R] Du wirfst rechts dazwischen: { $half }. Neues Ende: { $other }.
    }
   *[no] { $end ->
        [L] { $who } wirft links dazwischen: { $half }. Neues Ende: { $other }.
       *[R] { $who } wirft rechts dazwischen: { $half }. Neues Ende: { $other }.
    }
}
solo-event-drew-choice = { $me ->
    [yes] Du ziehst eine Karte.
   *[no] { $who } zieht eine Karte.
}
solo-event-drew-draw-one = { $me ->
    [yes] Du nimmst { $amount }.
   *[no] { $who } nimmt { $amount }.
}
solo-event-drew-silence = { $me ->
    [yes] Du ziehst eine Karte.
   *[no] { $who } zieht eine Karte.
}
solo-event-drew-and-kept = { $me ->
    [yes] Du ziehst eine Karte und behältst sie.
   *[no] { $who } zieht eine Karte und behält sie.
}
solo-event-kept = { $me ->
    [yes] Du behältst die Karte.
   *[no] { $who } behält die Karte.
}
solo-event-skipped = { $me ->
    [yes] Du setzt aus.
   *[no] { $who } setzt aus.
}
solo-event-reversed-clockwise = Jetzt geht es im Uhrzeigersinn weiter.
solo-event-reversed-counter = Jetzt geht es gegen den Uhrzeigersinn weiter.
solo-event-due = { $me ->
    [yes] Du musst { $amount } nehmen oder kontern.
   *[no] { $who } muss { $amount } nehmen oder kontern.
}
solo-event-swapped = { $me ->
    [yes] Du tauschst die Karten mit { $whom }.
   *[no] { $to ->
        [me] { $who } tauscht die Karten mit dir.
       *[other] { $who } tauscht die Karten mit { $whom }.
    }
}
solo-event-rotated-clockwise = { $me ->
    [yes] Du lässt alle Handkarten im Uhrzeigersinn weitergeben.
   *[no] { $who } lässt alle Handkarten im Uhrzeigersinn weitergeben.
}
solo-event-rotated-counter = { $me ->
    [yes] Du lässt alle Handkarten gegen den Uhrzeigersinn weitergeben.
   *[no] { $who } lässt alle Handkarten gegen den Uhrzeigersinn weitergeben.
}
solo-event-asked = { $me ->
    [yes] Du löst eine Fragerunde aus. Aufgedeckt: { $card }.
   *[no] { $who } löst eine Fragerunde aus. Aufgedeckt: { $card }.
}
solo-event-answered = { $me ->
    [yes] Du legst auf den Haufen: { $card }.
   *[no] { $who } legt auf den Haufen: { $card }.
}
solo-event-took-heap = { $me ->
    [yes] Du hast nichts Passendes und nimmst den Haufen: { $amount }.
   *[no] { $who } hat nichts Passendes und nimmt den Haufen: { $amount }.
}
solo-event-called = { $me ->
    [yes] Du rufst „SOLOmino!“
   *[no] { $who } ruft „SOLOmino!“
}
solo-event-forgot = { $me ->
    [yes] Du hast vergessen, SOLOmino! zu rufen.
   *[no] { $who } hat vergessen, SOLOmino! zu rufen.
}
solo-event-took-from-row = { $me ->
    [yes] Du nimmst { $amount } aus der Kartenschlange.
   *[no] { $who } nimmt { $amount } aus der Kartenschlange.
}
solo-event-last-card = { $me ->
    [yes] Das war deine letzte Karte!
   *[no] Das war die letzte Karte von { $who }!
}
solo-event-pile-ended = Der Nachziehstapel ist aufgebraucht.
solo-event-minus = { $me ->
    [yes] Du bekommst { $points } und hast jetzt { $total }.
   *[no] { $who } bekommt { $points } und hat jetzt { $total }.
}
solo-event-won = { $me ->
    [yes] Du gewinnst!
   *[no] { $who } gewinnt.
}

## Der Tisch

solo-table-pile = Nachziehstapel: { $amount }
solo-table-clockwise = es geht im Uhrzeigersinn
solo-table-counter = es geht gegen den Uhrzeigersinn
solo-table-due = { $me ->
    [yes] bei dir fällig: { $amount }
   *[no] bei { $who } fällig: { $amount }
}
solo-table-row = Kartenschlange ({ $amount }): links { $left }, rechts { $right }
solo-table-folded = … { $amount } …
solo-table-heap = Haufen: { $amount }, zuoberst { $card }
solo-table-next = { $me ->
    [yes] Danach bist du am Zug
   *[no] Danach ist { $who } am Zug
}
solo-table-holds = hat auf jeden Fall: { $cards }
solo-table-lacked = { $count ->
    [0] auf keiner unbekannten Karte: { $halves }
    [one] auf keiner unbekannten Karte, außer vielleicht der seither gezogenen: { $halves }
   *[other] auf keiner unbekannten Karte, außer vielleicht den { $count } seither gezogenen: { $halves }
}
solo-column-cards = Karten
solo-column-minus = Minuspunkte

## Das Ende (S-22, S-24)

solo-minus = { $count ->
    [one] { $count } Minuspunkt
   *[other] { $count } Minuspunkte
}
solo-result-shared = Gleich wenige Minuspunkte: Der Sieg wird geteilt.
