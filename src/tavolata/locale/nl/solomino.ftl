### SOLOmino in het Nederlands.
### $me zegt of het over de lezer gaat ("yes") of over iemand anders ("no"), die $who heet.

## Spelers, helften en kaarten (S-1)

solo-player = Speler { $seat }
solo-colour-r = rood
solo-colour-y = geel
solo-colour-g = groen
solo-colour-b = blauw
solo-colour-p = paars
solo-colour-o = oranje
solo-symbol-S = sla over
solo-symbol-R = keer om
solo-symbol-D = pak 1
solo-symbol-W = ruil
solo-symbol-T = geef door
solo-symbol-A = vraag
solo-symbol = { $symbol ->
    [S] { solo-symbol-S }
    [R] { solo-symbol-R }
    [D] { solo-symbol-D }
    [W] { solo-symbol-W }
    [T] { solo-symbol-T }
   *[A] { solo-symbol-A }
}
solo-meaning-S = sla over
solo-meaning-R = keer om
solo-meaning-D = pak 1
solo-meaning-W = ruil (met een speler)
solo-meaning-T = geef door
solo-meaning-A = vraag (een kaart)
solo-half-number = { $colour ->
    [r] rode { $number }
    [y] gele { $number }
    [g] groene { $number }
    [b] blauwe { $number }
    [p] paarse { $number }
   *[o] oranje { $number }
}
solo-half-symbol = { $colour ->
    [r] rode ‘{ solo-symbol }’
    [y] gele ‘{ solo-symbol }’
    [g] groene ‘{ solo-symbol }’
    [b] blauwe ‘{ solo-symbol }’
    [p] paarse ‘{ solo-symbol }’
   *[o] oranje ‘{ solo-symbol }’
}
solo-card = { $half }/{ $other }
solo-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}

## Voor het spel

solo-welcome = { $title } met { $players } spelers. Jij bent { $who }.
solo-opponent = { $who } ({ $bot })
solo-rounds = { $count ->
    [one] Er wordt één ronde gespeeld.
   *[other] Er worden { $count } rondes gespeeld; de minpunten worden opgeteld.
}
solo-throwing = Tussengooien mag.
solo-letters = Kleuren: { $colours }. Symbolen: { $symbols }. L is het linkeruiteinde, R het rechteruiteinde.

## Wat er gevraagd wordt

solo-ask-turn = Jij bent aan de beurt. Welke kaart leg je aan, en waar?
solo-ask-drawn = Je hebt een kaart getrokken: { $card }. Leg je die aan?
solo-ask-answer = { $count ->
    [one] Je moet { $count } kaart pakken. Antwoord je met een ‘pak 1’, of pak je hem?
   *[other] Je moet { $count } kaarten pakken. Antwoord je met een ‘pak 1’, of pak je ze?
}
solo-ask-swap = Met wie ruil je al je kaarten?
solo-ask-rotate = Welke kant op gaan alle handkaarten?
solo-ask-asked = Boven op de vraagstapel ligt de kaart { $card }. Welke kaart met precies dezelfde helft leg je erop?
solo-ask-call = Je hebt nog één kaart. (Typ wat je wilt zeggen.)
solo-ask-window = Je kunt tussengooien. Doe je dat?

## Wat je kunt antwoorden

solo-do-place-L = { $half } op het linkeruiteinde, { $other } wordt het nieuwe uiteinde
solo-do-place-R = { $half } op het rechteruiteinde, { $other } wordt het nieuwe uiteinde
solo-do-heap = { $card }
solo-do-seat = { $count ->
    [one] { $who }, met { $count } kaart
   *[other] { $who }, met { $count } kaarten
}
solo-do-clockwise = met de klok mee: jouw kaarten gaan naar { $who }
solo-do-counter = tegen de klok in: jouw kaarten gaan naar { $who }
solo-do-draw = in plaats daarvan een kaart trekken
solo-do-keep = de kaart houden
solo-do-take = { $count ->
    [one] { $count } kaart pakken
   *[other] { $count } kaarten pakken
}
solo-do-solomino = ‘SOLOmino!’ roepen
solo-do-silent = niets zeggen
solo-do-pass = niets tussengooien
solo-forced-draw = Geen van je kaarten past; je trekt er een.
solo-forced-keep = Die past niet; je houdt hem.
solo-forced-take = { $count ->
    [one] Je hebt geen ‘pak 1’ die past en pakt { $count } kaart.
   *[other] Je hebt geen ‘pak 1’ die past en pakt { $count } kaarten.
}

## Wat het vraagteken zegt

solo-explain-turn = Leg een kaart aan een van de uiteinden van de rij, of trek er een. Een kaart past als een helft ervan de kleur, het getal of het symbool van het uiteinde heeft. Die helft bedekt het uiteinde, de andere wordt het nieuwe.
solo-explain-symbols = Sla over: de volgende wordt overgeslagen. Keer om: het spel gaat de andere kant op. Pak 1: de volgende pakt een kaart, of antwoordt met een ‘pak 1’; dan wordt het er een meer voor de speler daarna. Ruil: je ruilt al je kaarten met iemand. Geef door: alle handkaarten gaan naar een buur. Vraag: op een kaart van de trekstapel legt iedereen om de beurt een kaart met precies dezelfde helft; wie dat niet kan, pakt de vraagstapel en is aan de beurt.
solo-explain-drawn = Past de kaart die je net getrokken hebt, dan mag je hem meteen aanleggen, maar geen andere. Anders houd je hem. Daarna is je beurt voorbij.
solo-explain-answer = Je moet kaarten pakken. Pak ze en speel daarna je gewone beurt. Of leg een kaart met ‘pak 1’ aan die past: dan moet de volgende er een meer pakken, en is je beurt voorbij.
solo-explain-swap = Kies een andere speler. Jullie ruilen al je kaarten en weten dan van elkaar wat de ander heeft.
solo-explain-rotate = Alle handkaarten gaan naar een buur, met de klok mee of ertegenin, welke kant het spel ook op gaat. Je weet dan wat de buur heeft die jouw kaarten kreeg.
solo-explain-asked = Je moet een kaart leggen met een helft die precies gelijk is aan een helft van de bovenste kaart: dezelfde kleur en hetzelfde getal of symbool. Welke kaart, kies je zelf. Symbolen in de vraagstapel doen niets. Is het je laatste kaart, dan win je de ronde.
solo-explain-call = Heb je aan het eind van je eigen beurt precies één kaart, dan moet je de naam van het spel roepen. Doe je dat niet, dan trek je meteen een kaart. Alles wat je verder typt, ook niets, telt als zwijgen.
solo-explain-window = Voordat de volgende beurt begint, mag je een kaart aanleggen met precies dezelfde helft als een uiteinde. De kaart werkt zoals altijd, en het spel gaat verder met de speler na jou. Gooi je niets tussen, dan komt niemand te weten of je het had gekund.

## Wat er gebeurd is

solo-event-started = { $me ->
    [yes] Jij begint.
   *[no] { $who } begint.
}
solo-event-round-began = { $me ->
    [yes] Ronde { $round } begint, en jij bent aan de beurt.
   *[no] Ronde { $round } begint met { $who }.
}
solo-event-got-card = { $me ->
    [yes] Je trekt: { $cards }.
   *[no] { $who } trekt: { $cards }.
}
solo-event-new-hand = { $me ->
    [yes] Je hebt nu: { $cards }.
   *[no] { $who } heeft nu: { $cards }.
}
solo-event-row-began = De rij begint met de kaart { $card }.
solo-event-laid-own = { $me ->
    [yes] { $end ->
        [L] Je legt links een { $half } aan; het nieuwe uiteinde is een { $other }.
       *[R] Je legt rechts een { $half } aan; het nieuwe uiteinde is een { $other }.
    }
   *[no] { $end ->
        [L] { $who } legt links een { $half } aan; het nieuwe uiteinde is een { $other }.
       *[R] { $who } legt rechts een { $half } aan; het nieuwe uiteinde is een { $other }.
    }
}
solo-event-laid-out = { $me ->
    [yes] { $end ->
        [L] Je gooit links een { $half } ertussen; het nieuwe uiteinde is een { $other }.
       *[R] Je gooit rechts een { $half } ertussen; het nieuwe uiteinde is een { $other }.
    }
   *[no] { $end ->
        [L] { $who } gooit links een { $half } ertussen; het nieuwe uiteinde is een { $other }.
       *[R] { $who } gooit rechts een { $half } ertussen; het nieuwe uiteinde is een { $other }.
    }
}
solo-event-drew-choice = { $me ->
    [yes] Je trekt een kaart.
   *[no] { $who } trekt een kaart.
}
solo-event-drew-draw-one = { $me ->
    [yes] Je pakt { $amount }.
   *[no] { $who } pakt { $amount }.
}
solo-event-drew-silence = { $me ->
    [yes] Je trekt een kaart.
   *[no] { $who } trekt een kaart.
}
solo-event-drew-and-kept = { $me ->
    [yes] Je trekt een kaart en houdt die.
   *[no] { $who } trekt een kaart en houdt die.
}
solo-event-kept = { $me ->
    [yes] Je houdt de kaart.
   *[no] { $who } houdt de kaart.
}
solo-event-skipped = { $me ->
    [yes] Je wordt overgeslagen.
   *[no] { $who } wordt overgeslagen.
}
solo-event-reversed-clockwise = Het spel gaat nu met de klok mee.
solo-event-reversed-counter = Het spel gaat nu tegen de klok in.
solo-event-due = { $me ->
    [yes] Je moet { $amount } pakken of antwoorden.
   *[no] { $who } moet { $amount } pakken of antwoorden.
}
solo-event-swapped = { $me ->
    [yes] Je ruilt al je kaarten met { $whom }.
   *[no] { $to ->
        [me] { $who } ruilt alle kaarten met jou.
       *[other] { $who } ruilt alle kaarten met { $whom }.
    }
}
solo-event-rotated-clockwise = { $me ->
    [yes] Je laat alle handkaarten met de klok mee doorgeven.
   *[no] { $who } laat alle handkaarten met de klok mee doorgeven.
}
solo-event-rotated-counter = { $me ->
    [yes] Je laat alle handkaarten tegen de klok in doorgeven.
   *[no] { $who } laat alle handkaarten tegen de klok in doorgeven.
}
solo-event-asked = { $me ->
    [yes] Je vraagt een helft van de kaart { $card }.
   *[no] { $who } vraagt een helft van de kaart { $card }.
}
solo-event-answered = { $me ->
    [yes] Je legt op de vraagstapel: { $card }.
   *[no] { $who } legt op de vraagstapel: { $card }.
}
solo-event-took-heap = { $me ->
    [yes] Je hebt geen van beide helften en pakt de vraagstapel: { $amount }.
   *[no] { $who } heeft geen van beide helften en pakt de vraagstapel: { $amount }.
}
solo-event-called = { $me ->
    [yes] Je roept ‘SOLOmino!’
   *[no] { $who } roept ‘SOLOmino!’
}
solo-event-forgot = { $me ->
    [yes] Je bent vergeten SOLOmino! te roepen.
   *[no] { $who } is vergeten SOLOmino! te roepen.
}
solo-event-took-from-row = { $me ->
    [yes] Je pakt { $amount } uit de rij.
   *[no] { $who } pakt { $amount } uit de rij.
}
solo-event-last-card = { $me ->
    [yes] Dat was je laatste kaart!
   *[no] Dat was de laatste kaart van { $who }!
}
solo-event-pile-ended = De trekstapel is op.
solo-event-minus = { $me ->
    [yes] Je krijgt { $points } en hebt er nu { $total }.
   *[no] { $who } krijgt { $points } en heeft er nu { $total }.
}
solo-event-won = { $me ->
    [yes] Jij wint!
   *[no] { $who } wint.
}

## De tafel

solo-table-pile = Trekstapel: { $amount }
solo-table-clockwise = het spel gaat met de klok mee
solo-table-counter = het spel gaat tegen de klok in
solo-table-due = { $me ->
    [yes] door jou te pakken: { $amount }
   *[no] door { $who } te pakken: { $amount }
}
solo-table-row = Rij ({ $amount }): links { $left }, rechts { $right }
solo-table-folded = … { $amount } …
solo-table-heap = Vraagstapel: { $amount }, bovenop { $card }
solo-table-next = { $me ->
    [yes] Daarna ben jij aan de beurt
   *[no] Daarna is { $who } aan de beurt
}
solo-table-holds = heeft zeker: { $cards }
solo-table-lacked = { $count ->
    [0] onbekende kaarten: geen met { $halves }
    [one] onbekende kaarten: geen met { $halves }, behalve { $count } die sindsdien is getrokken
   *[other] onbekende kaarten: geen met { $halves }, behalve { $count } die sindsdien zijn getrokken
}
solo-column-cards = kaarten
solo-column-minus = minpunten

## Het einde (S-22, S-24)

solo-minus = { $count ->
    [one] { $count } minpunt
   *[other] { $count } minpunten
}
solo-result-shared = Even weinig minpunten: de overwinning wordt gedeeld.
