### De tafel van SOLOmino in de browser, in het Nederlands.

domino-you = Jij
domino-plays = is aan de beurt
domino-next = daarna
domino-clockwise = met de klok mee
domino-counter = tegen de klok in
rules-for-now = Regels voor dit moment
domino-direction = Speelrichting: { $direction }

## De rij en de trekstapel

domino-row = De rij, { $amount }
domino-unfold = { $count ->
    [one] { $count } kaart in het midden. De hele rij tonen
   *[other] { $count } kaarten in het midden. De hele rij tonen
}
domino-place-L = Linkeruiteinde, { $end }: leg hier de { $half } aan, { domino-same }; de { $other } wordt het nieuwe uiteinde
domino-place-R = Rechteruiteinde, { $end }: leg hier de { $half } aan, { domino-same }; de { $other } wordt het nieuwe uiteinde
domino-same = { $match ->
    [colour] zelfde kleur
    [number] zelfde getal
    [symbol] zelfde symbool
   *[half] zelfde helft
}
domino-pile-hint = Trek een kaart als je niet kunt of wilt aanleggen.

## De hand

domino-card = { $fits ->
    [L] { $card }, past links
    [R] { $card }, past rechts
    [both] { $card }, past links en rechts
    [heap] { $card }, past op de vraagstapel
   *[none] { $card }, kan nu niet
}
domino-card-new = { $card }, nieuw
domino-log = Sinds je laatste beurt
domino-where = Waar leg je hem aan? Tik op een uiteinde.
domino-draw = Kaart trekken
domino-turn-of = { $who } speelt
domino-keep = Houden
domino-pass = Niet tussengooien
domino-number-hint = Past bij elke helft met dezelfde kleur of hetzelfde getal.

## Wat er gebeurde, in het kort

domino-laid-own = { $me ->
    [yes] { $end ->
        [L] Je legt links een { $half } aan.
       *[R] Je legt rechts een { $half } aan.
    }
   *[no] { $end ->
        [L] { $who } legt links een { $half } aan.
       *[R] { $who } legt rechts een { $half } aan.
    }
}
domino-laid-out = { $me ->
    [yes] { $end ->
        [L] Je gooit links een { $half } ertussen.
       *[R] Je gooit rechts een { $half } ertussen.
    }
   *[no] { $end ->
        [L] { $who } gooit links een { $half } ertussen.
       *[R] { $who } gooit rechts een { $half } ertussen.
    }
}

## Waarom een kaart niet kan worden aangelegd

domino-cannot-turn = De kaart { $card } past links niet en rechts niet.
domino-cannot-drawn = Nu mag je alleen de kaart aanleggen die je net getrokken hebt.
domino-cannot-answer = Met de kaart { $card } kun je niet antwoorden: dat kan alleen met een ‘pak 1’ die past.
domino-cannot-asked = De kaart { $card } heeft geen helft die ook op de bovenste kaart staat.
domino-cannot-window = De kaart { $card } kun je niet tussengooien: geen helft is precies gelijk aan een uiteinde.
domino-cannot-call = Beslis eerst of je roept.
domino-cannot-swap = Kies eerst met wie je ruilt.
domino-cannot-rotate = Kies eerst welke kant de kaarten op gaan.
domino-cannot-wait = Je bent niet aan de beurt.
domino-cannot-L = De kaart { $card } past links niet, alleen rechts.
domino-cannot-R = De kaart { $card } past rechts niet, alleen links.

## SOLOmino!

domino-call = SOLOmino!
domino-call-title = Nog één kaart. Roep het!
domino-call-soon = Je houdt straks één kaart over. Druk eerst op SOLOmino! en leg dan je kaart aan.
domino-call-made = Je roept zodra je kaart ligt.
domino-call-not-due = Er valt nu niets te roepen. Je roept als je aan het eind van je eigen beurt precies één kaart hebt.

## Tussengooien

domino-window = Nu tussengooien
domino-window-hint = Iedereen heeft evenveel tijd, of je nu kunt of niet.
domino-window-can = Nu tussengooien: { $cards }
domino-bar-window = tussengooien?

## Ruil, geef door, vraag

domino-swap = Kaarten ruilen
domino-swap-hint = Je hebt { $amount }. Jullie ruilen al je kaarten.
domino-swap-choose = Kies met wie je ruilt
domino-swap-with = Ruilen met { $who }
domino-rotate = Kaarten doorgeven
domino-rotate-hint = Alle handkaarten gaan naar een buur, welke kant het spel ook op gaat.
domino-rotate-gets = Je krijgt { $amount } van { $who }.
domino-chain = De vraagronde tot nu toe
domino-chain-asked = vroeg
domino-chain-matched = had er een
domino-chain-now = nu
domino-match = Leg precies dezelfde helft.
domino-match-hint = Zelfde kleur en zelfde getal of symbool. Daarna gaat de vraagstapel door.
domino-must = Je kunt, dus je moet. Welke kaart, kies je zelf.

## De rondes en het einde

domino-round-over = Ronde { $round } is voorbij
domino-round-next = Naar ronde { $round }
domino-round-begins = Ronde { $round } begint zo.
domino-round-waits-for = We wachten op { $who }
domino-player = Speler
domino-this-round = Deze ronde
domino-total = In totaal
domino-round = Ronde { $round }
domino-minus-by-round = Minpunten per ronde
domino-after-rounds = { $count ->
    [one] Na één ronde
   *[other] Na { $count } rondes
}
domino-last-card = De laatste kaart ligt.
domino-fewest = De minste minpunten: { $count }.
domino-left-in-hand = Kaarten over in de hand
domino-forced-card = Alleen de kaart { $card } past, dus die leg je.
