### De tafel van SOLOmino in de browser, in het Nederlands.

domino-you = Jij
domino-plays = is aan de beurt
domino-next = daarna
domino-clockwise = met de klok mee
domino-counter = tegen de klok in
rules-for-now = Regels voor dit moment
domino-direction = Speelrichting: { $direction }

## The row and the pile

domino-row = De rij, { $amount }
domino-unfold = { $count ->
    [one] { $count } kaart in het midden. De hele rij tonen
   *[other] { $count } kaarten in het midden. De hele rij tonen
}
domino-place-L = Linkereinde, { $end }: leg hier { $half } aan, { $match }; { $other } wordt het nieuwe einde
domino-place-R = Rechtereinde, { $end }: leg hier { $half } aan, { $match }; { $other } wordt het nieuwe einde
domino-same-colour = zelfde kleur
domino-same-number = zelfde getal
domino-same-symbol = zelfde symbool
domino-same-half = zelfde helft
domino-pile-hint = Trek als je geen kaart kunt of wilt aanleggen.

## The hand

domino-card = { $card }, { $fits }
domino-fits-L = past links
domino-fits-R = past rechts
domino-fits-both = past links en rechts
domino-fits-heap = past op de gevraagde kaart
domino-fits-none = kan nu niet gelegd worden
domino-where = Waar leg je hem aan? Tik op een einde.
domino-draw = Kaart trekken
domino-keep = Houden
domino-pass = Niets gooien
domino-number-hint = Past bij elke helft met dezelfde kleur of hetzelfde getal.

## What happened, in short

domino-laid-own = { $me ->
    [yes] { $end ->
        [L] Je legt links { $half } aan.
       *[R] Je legt rechts { $half } aan.
    }
   *[no] { $end ->
        [L] { $who } legt links { $half } aan.
       *[R] { $who } legt rechts { $half } aan.
    }
}
domino-laid-out = { $me ->
    [yes] { $end ->
        [L] Je gooit links { $half } ertussen.
       *[R] Je gooit rechts { $half } ertussen.
    }
   *[no] { $end ->
        [L] { $who } gooit links { $half } ertussen.
       *[R] { $who } gooit rechts { $half } ertussen.
    }
}

## Why a card cannot be laid

domino-cannot-turn = { $card } past aan geen van beide einden.
domino-cannot-drawn = Nu mag alleen de kaart gelegd worden die je net getrokken hebt.
domino-cannot-answer = { $card } is geen antwoord: dat kan alleen een ‘pak 1’ die past.
domino-cannot-asked = { $card } heeft geen helft van de bovenste kaart.
domino-cannot-window = { $card } kun je niet tussengooien: geen helft is gelijk aan een einde.
domino-cannot-call = Beslis eerst of je roept.
domino-cannot-swap = Kies eerst met wie je ruilt.
domino-cannot-rotate = Kies eerst welke kant de handen op gaan.
domino-cannot-wait = Jij bent niet aan de beurt.

## SOLOmino!

domino-call = SOLOmino!
domino-call-title = Nog één kaart. Roep het!
domino-call-soon = Je houdt straks één kaart over. Druk eerst op SOLOmino! en leg dan de kaart.
domino-call-made = De roep gaat met je kaart mee.
domino-call-not-due = Er valt nu niets te roepen. Je roept als je aan het eind van je eigen beurt precies één kaart hebt.

## Throwing in

domino-window = Nu tussengooien
domino-window-hint = Iedereen heeft even lang, of hij nu kan of niet.
domino-window-can = Nu tussengooien: { $cards }
domino-bar-window = tussengooien?

## Swap, rotate, ask

domino-swap = Handen ruilen
domino-swap-hint = Je hebt { $amount }. Hele handen worden geruild.
domino-swap-with = Ruilen met { $who }
domino-rotate = Handen doorgeven
domino-rotate-hint = Alle handen gaan naar een buur, welke kant het spel ook op gaat.
domino-rotate-gets = Je krijgt { $amount } van { $who }.
domino-chain = Hoever het vragen is
domino-chain-asked = vroeg
domino-chain-matched = had er een
domino-chain-now = nu
domino-match = Eén helft precies gelijk
domino-match-hint = Zelfde kleur en zelfde getal of symbool. Daarna gaat de stapel door.
domino-must = Je hebt er een, dus je moet. Je mag kiezen welke kaart.

## Rounds and the end

domino-round-over = Ronde { $round } is voorbij
domino-round-next = Naar ronde { $round }
domino-player = Speler
domino-this-round = Deze ronde
domino-total = In totaal
domino-round = Ronde { $round }
domino-minus-by-round = Minpunten per ronde
domino-after-rounds = { $count ->
    [one] Na één ronde
   *[other] Na { $count } ronden
}
domino-last-card = De laatste kaart ligt.
domino-fewest = De minste minpunten: { $count }.
domino-left-in-hand = Kaarten in de hand
