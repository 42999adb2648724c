### Der Tisch von SOLOmino im Browser, auf Deutsch.

domino-you = Du
domino-plays = ist am Zug
domino-next = danach
domino-clockwise = im Uhrzeigersinn
domino-counter = gegen den Uhrzeigersinn
rules-for-now = Regeln für diesen Moment
domino-direction = Spielrichtung: { $direction }

## Kartenschlange und Nachziehstapel

domino-row = Die Kartenschlange, { $amount }
domino-unfold = { $count ->
    [one] { $count } Karte in der Mitte. Die ganze Kartenschlange zeigen
   *[other] { $count } Karten in der Mitte. Die ganze Kartenschlange zeigen
}
domino-place-L = Linkes Ende, { $end }: { $half } anlegen, { domino-same }; neues Ende: { $other }
domino-place-R = Rechtes Ende, { $end }: { $half } anlegen, { domino-same }; neues Ende: { $other }
domino-same = { $match ->
    [colour] gleiche Farbe
    [number] gleiche Zahl
    [symbol] gleiches Symbol
   *[half] gleiche Hälfte
}
domino-pile-hint = Zieh, wenn du nicht anlegen kannst oder willst.

## Die Hand

domino-card = { $fits ->
    [L] { $card }, passt links
    [R] { $card }, passt rechts
    [both] { $card }, passt links und rechts
    [heap] { $card }, passt auf den Haufen
   *[none] { $card }, passt jetzt nicht
}
domino-card-new = { $card }, neu
domino-log = Seit deinem letzten Zug
domino-where = Wo legst du sie an? Tippe auf ein Ende.
domino-draw = Karte ziehen
domino-turn-of = { $who } spielt
domino-keep = Behalten
domino-pass = Diesmal nicht
domino-number-hint = Passt zu jeder Hälfte mit gleicher Farbe oder gleicher Zahl.

## Was geschehen ist, in Kürze

domino-laid-own = { $me ->
    [yes] { $end ->
        [L] Du legst links an: { $half }.
       *[R] Du legst rechts an: { $half }.
    }
   *[no] { $end ->
        [L] { $who } legt links an: { $half }.
       *[R] { $who } legt rechts an: { $half }.
    }
}
domino-laid-out = { $me ->
    [yes] { $end ->
        [L] Du wirfst links dazwischen: { $half }.
       *[R] Du wirfst rechts dazwischen: { $half }.
    }
   *[no] { $end ->
        [L] { $who } wirft links dazwischen: { $half }.
       *[R] { $who } wirft rechts dazwischen: { $half }.
    }
}

## Warum eine Karte nicht gelegt werden kann

domino-cannot-turn = Passt an kein Ende: { $card }.
domino-cannot-drawn = Jetzt darfst du nur die eben gezogene Karte anlegen.
domino-cannot-answer = Nicht zum Kontern: { $card }. Das geht nur mit einem „Zieh 1“, das passt.
domino-cannot-asked = Mit der obersten Karte des Haufens ist keine Hälfte identisch: { $card }.
domino-cannot-window = Das kannst du nicht dazwischenwerfen: { $card }. Keine Hälfte ist mit einem Ende identisch.
domino-cannot-call = Entscheide zuerst, ob du rufst.
domino-cannot-swap = Wähle zuerst, mit wem du tauschst.
domino-cannot-rotate = Wähle zuerst, wohin ihr die Karten weitergebt.
domino-cannot-wait = Du bist nicht am Zug.
domino-cannot-L = Passt nicht ans linke Ende, nur ans rechte: { $card }.
domino-cannot-R = Passt nicht ans rechte Ende, nur ans linke: { $card }.

## SOLOmino!

domino-call = SOLOmino!
domino-call-title = Nur noch eine Karte. Ruf es!
domino-call-soon = Du hast gleich nur noch eine Karte. Drück zuerst SOLOmino!, dann leg die Karte.
domino-call-made = Dein Ruf kommt mit deiner Karte.
domino-call-not-due = Jetzt gibt es nichts zu rufen. Du rufst, wenn du am Ende deines eigenen Zugs genau eine Karte hast.

## Zwischenwerfen

domino-window = Jetzt dazwischenwerfen
domino-window-hint = Alle haben gleich viel Zeit, ob sie können oder nicht.
domino-window-can = Jetzt dazwischenwerfen: { $cards }
domino-bar-window = dazwischen{ "\u00AD" }werfen?

## Kartentausch, Kartentausch reihum, Karte erfragen

domino-swap = Karten tauschen
domino-swap-hint = Du hast { $amount }. Getauscht werden alle Handkarten.
domino-swap-choose = Wähle, mit wem du tauschst
domino-swap-with = Mit { $who } tauschen
domino-rotate = Karten weitergeben
domino-rotate-hint = Alle geben ihre Karten an einen Nachbarn, egal wie herum gespielt wird.
domino-rotate-gets = Du bekommst { $amount } von { $who }.
domino-chain = Die Fragerunde bisher
domino-chain-asked = hat gefragt
domino-chain-matched = konnte legen
domino-chain-now = jetzt
domino-match = Eine Hälfte muss identisch sein.
domino-match-hint = Gleiche Farbe und gleiche Zahl oder gleiches Symbol. Dann wandert der Haufen weiter.
domino-must = Du kannst legen, also musst du. Welche Karte, entscheidest du.

## Runden und Ende

domino-round-over = Runde { $round } ist vorbei
domino-round-next = Weiter zu Runde { $round }
domino-round-begins = Runde { $round } beginnt gleich.
domino-round-waits-for = Warten auf { $who }
domino-player = Spieler
domino-this-round = Diese Runde
domino-total = Gesamt
domino-round = Runde { $round }
domino-minus-by-round = Minuspunkte nach Runden
domino-after-rounds = { $count ->
    [one] Nach einer Runde
   *[other] Nach { $count } Runden
}
domino-last-card = Die letzte Karte ist gelegt.
domino-fewest = Die wenigsten Minuspunkte: { $count }.
domino-left-in-hand = Karten auf der Hand
domino-forced-card = Nur eine passt, also legst du sie: { $card }.
