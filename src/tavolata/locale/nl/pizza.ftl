### De pizzafamilie in het Nederlands.
### $me zegt of het over de lezer gaat ("yes") of over iemand anders ("no"), wiens naam $who is.

## Soorten en kaarten (P-1, P-9)

kind-o = { $count ->
    [one] olijf
   *[other] olijven
}
kind-p = { $count ->
    [one] peper
   *[other] pepers
}
kind-m = { $count ->
    [one] champignon
   *[other] champignons
}
kind-s = { $count ->
    [one] salami
   *[other] salami’s
}
kind-a = { $count ->
    [one] ananas
   *[other] ananassen
}
kind-singular = { $kind ->
    [o] olijf
    [p] peper
    [m] champignon
    [s] salami
   *[a] ananas
}
kind-plural = { $kind ->
    [o] olijven
    [p] pepers
    [m] champignons
    [s] salami’s
   *[a] ananassen
}
chef-o = Chef Olijf
chef-p = Chef Peper
chef-m = Chef Champignon
chef-s = Chef Salami
chef-a = Chef Ananas
ingredients = { $count ->
    [one] { $count } ingrediënt
   *[other] { $count } ingrediënten
}
double-kind = 1 dubbele { kind-singular }
cards = { $doubles ->
    [0] { $pieces }
    [one] { $pieces }, waarvan { $doubles } dubbele kaart
   *[other] { $pieces }, waarvan { $doubles } dubbele kaarten
}
cards-in-list = { $doubles ->
    [0] { $pieces }
    [one] { $pieces } ({ $doubles } dubbele kaart)
   *[other] { $pieces } ({ $doubles } dubbele kaarten)
}
order-of = { $order } ({ $who })

## Bestellingen: hoe ze heten en wat ze nodig hebben (P-40 tot P-58)

order-four = { $pieces }
order-two-of-each = Twee van elk
order-contest = Wedstrijd
order-match = Zelfde soort
order-without-mine = Zonder mijn soort
order-two-doubles = Twee dubbele
order-4321 = Vier-drie-twee-één
order-scorers-four = Vier voor de waarderingskaart
order-four-plus-one = { $pieces } plus één
order-mixed = Gemengd
order-bombastica = Bombastica
order-monotoni = Monotoni
order-minimale = Minimale

needs-four = { $pieces } (kan een serie worden)
needs-two-of-each = { $pieces }
needs-contest = minstens { $pieces } (de anderen kunnen dat blokkeren)
needs-match = een handkaart van de soort die een aangewezen tegenstander toont
needs-without-mine = van twee andere soorten elk 2, zolang er niets van de soort van de eigenaar in de vitrine ligt
needs-two-doubles = twee dubbele kaarten van verschillende soorten
needs-4321 = 4 van één soort, 3 van een tweede, 2 van een derde en 1 van een vierde
needs-scorers-four = 4 van de soort van de speler met de waarderingskaart; de eigenaar krijgt die kaart
needs-four-plus-one = { $pieces }
needs-mixed = { $pieces }
needs-bombastica = minstens 15 willekeurige ingrediënten; verbruikt de hele vitrine
needs-monotoni = { $pieces } en 6 van één andere soort
needs-minimale = { $pieces } en 3 van de soort die het minst in de vitrine ligt

## Wat er gevraagd wordt

ask-play = Jij bent aan de beurt. Welke ingrediënten speel je op de oven?
ask-order = Leg je er een bestelling bij?
ask-draw = { $count ->
    [one] Je trekt { $count } kaart. Van welke stapel?
   *[other] Je trekt { $count } kaarten. Van welke stapel?
}
ask-series = Je bestelling ‘{ $order }’ is omgedraaid. Voeg je er nog een toe voor een serie?
ask-demand = { $order }: van welke soort neem je er { $amount }?
ask-demand-double = { $order }: van welke soort is de volgende dubbele kaart?
ask-add = { $order }: je komt { $missing } tekort. Wat leg je bij uit je hand?
ask-add-bombastica = { $order }: je komt nog { $missing } tekort. Hoeveel { kind-plural } leg je bij?
ask-ask = { $order }: je komt { $missing } tekort en hebt geen ingrediënten in je hand. Vraag je om hulp?
ask-amount = { $order }: je moet nog om { $missing } vragen. Om hoeveel { kind-plural } vraag je?
ask-help = { $who } vraagt om { $needs } voor de bestelling ‘{ $order }’. Help je?
ask-help-next = Je helpt { $who }. Met welke kaarten geef je { $needs }?
ask-contest = { $order }: in de vitrine tel je { $pieces }. Wat leg je bij uit je hand?
ask-block = { $who } gaat de wedstrijd aan met { $stake }. { $shown ->
    [0] Nog niemand heeft iets getoond.
   *[other] De anderen toonden er al { $shown }.
} Toon jij de jouwe?
ask-name = { $order }: welke tegenstander moet je een kaart tonen?
ask-show = { $who } heeft jou aangewezen voor de bestelling ‘{ $order }’. Welke kaart toon je?
ask-match = { $order }: { $who } toont { $card }. Speel je een kaart van deze soort?

## Wat je kunt antwoorden

do-play = { $cards }
do-order = { $order }
do-order-done = deze keer geen bestelling
do-draw-supply = { $count ->
    [one] ingrediënten uit de voorraad (nog { $count } kaart)
   *[other] ingrediënten uit de voorraad (nog { $count } kaarten)
}
do-draw-stack = { $count ->
    [one] bestellingen van je bestelstapel (nog { $count })
   *[other] bestellingen van je bestelstapel (nog { $count })
}
do-series = { $order } toevoegen
do-series-done = geen bestelling toevoegen
do-demand = { kind-plural } (in de vitrine: { $have }; in je hand: { $hold })
do-give-up = ervan afzien
do-add = { $cards } bijleggen
do-add-none = niets van deze soort bijleggen
do-ask = de anderen om hulp vragen
do-amount = om { $pieces } vragen
do-amount-none = om niets van deze soort vragen
do-help = { $cards } geven
do-help-no = niet helpen
do-contest = { $cards } bijleggen
do-contest-none = niets bijleggen
do-block-no = niets tonen
do-block-show = alles tonen: { $cards }
do-name = { $who } (ingrediëntkaarten in de hand: { $count })
do-show = { $card } tonen
do-match = { $card } spelen
do-match-no = geen kaart spelen

## Wat het vraagteken zegt

order-needs = { $order }: { $needs }.
explain-play = { $game ->
    [mamma-mia] Je moet een of meer ingrediëntkaarten spelen, allemaal van één soort. Je legt ze op de oven. Iedereen hoort hoeveel ingrediënten het zijn.
   *[other] Je moet een of meer ingrediëntkaarten spelen, allemaal van één soort, enkele en dubbele naar keuze. Je legt ze op de oven. Iedereen hoort hoeveel ingrediënten het zijn (een dubbele kaart telt voor 2) en hoeveel dubbele kaarten erbij zijn.
}
explain-order = Na je ingrediënten mag je een van je bestellingen open op de oven leggen. Als de oven wordt omgedraaid, neemt die bestelling wat nodig is van wat eerder gespeeld is en er nog ligt. Onthoud dus wat er in de oven ligt.
explain-draw = Je trekt tot je 7 kaarten hebt, allemaal uit de voorraad of allemaal van je bestelstapel. Wie uit de voorraad de waarderingskaart trekt, draait straks de oven om. De ronde eindigt als de laatste kaart uit de voorraad getrokken is. Zonder ingrediënt in je hand kun je alleen passen.
explain-series = Je mag nog hoogstens drie bestellingen ‘Vier gelijke’ uit je hand toevoegen. Dan heeft één daarvan er 4 nodig, een andere 3, dan 2, dan 1; jij zegt welke. Ze worden allemaal samen vervuld, of geen enkele.
explain-demand = { $game ->
    [mamma-mia] Deze bestelling kan op meerdere manieren worden vervuld, en jij zegt hoe. Wat in de vitrine ontbreekt, moet uit je hand komen. Niemand ziet je keuze voordat je antwoord compleet is.
   *[other] Deze bestelling kan op meerdere manieren worden vervuld, en jij zegt hoe. Wat in de vitrine ontbreekt, kan uit je hand komen of van één tegenstander. Niemand ziet je keuze voordat je antwoord compleet is.
}
explain-add = { $game ->
    [mamma-mia] In de vitrine ligt niet genoeg. Je mag kaarten uit je hand bijleggen, maar geen die niet nodig zijn.
   *[other] In de vitrine ligt niet genoeg. Je mag kaarten uit je hand bijleggen, maar geen die niet nodig zijn. Eén te veel mag alleen als je uitsluitend dubbele kaarten bijlegt. Ontbreekt er daarna nog iets, dan worden de anderen om hulp gevraagd.
}
explain-ask = Er ontbreekt iets. Je mag erom vragen: de tegenstanders worden een voor een gevraagd, te beginnen links van je. Wie als eerste helpt, geeft alles en krijgt een bestelling als beloning. Helpt niemand, dan blijft de bestelling onvervuld. Je mag er ook van afzien.
explain-amount = Voor Bombastica mag je elke soort gebruiken. Zeg hoeveel ingrediënten je van elke soort vraagt, tot het samen is wat ontbreekt. Eén tegenstander moet alles geven.
explain-help = Je kunt alles geven wat gevraagd wordt, of weigeren. Als je helpt, telt de bovenste bestelling van je eigen bestelstapel voor jou als vervuld. Niemand komt te weten waarom je weigert.
explain-contest = Je hebt er minstens 2 van je eigen soort nodig; alles in de vitrine telt mee. Wat je bijlegt, maakt blokkeren moeilijker, maar als de bestelling toch wordt geblokkeerd, blijven je kaarten in de vitrine. Hulp is er niet.
explain-block = Tonen jij en de anderen samen minstens zoveel van deze soort als er in de wedstrijd meetellen, dan is de bestelling geblokkeerd. Je toont alles wat je hebt of niets, en neemt je kaarten terug. Wie niets van die soort heeft, wordt niet gevraagd.
explain-name = Wijs een tegenstander aan. Die toont je een ingrediëntkaart en neemt die weer terug. Speel je een kaart van dezelfde soort uit je hand, dan is je bestelling vervuld.
explain-show = Kies een van je ingrediëntkaarten. Iedereen ziet die kaart, daarna neem je hem terug. Heeft de eigenaar een kaart van deze soort, dan kan de bestelling worden vervuld.
explain-match = Met een kaart van de getoonde soort, enkel of dubbel, vervul je de bestelling. Die kaart is dan verbruikt. Speel je er geen, dan blijft de bestelling onvervuld, en niemand komt te weten waarom.

## Wat er gebeurd is

event-started = { $me ->
    [yes] Jij begint.
   *[no] { $who } begint.
}
event-shuffled = De kaarten zijn geschud. De voorraad telt { $count } kaarten.
event-round-began = { $me ->
    [yes] Ronde { $round } begint, en jij bent aan de beurt.
   *[no] Ronde { $round } begint met { $who }.
}
event-got-card = { $me ->
    [yes] Je trekt { $cards }.
   *[no] { $who } trekt { $cards }.
}
event-got-order = { $me ->
    [yes] { $count ->
        [one] Je neemt een bestelling in je hand: { $orders }.
       *[other] Je neemt bestellingen in je hand: { $orders }.
    }
   *[no] { $count ->
        [one] { $who } neemt een bestelling in de hand: { $orders }.
       *[other] { $who } neemt bestellingen in de hand: { $orders }.
    }
}
event-played = { $me ->
    [yes] Je speelt { $cards }.
   *[no] { $who } speelt { $cards }.
}
event-order-played = { $me ->
    [yes] Je legt je bestelling erbij: ‘{ $order }’.
   *[no] { $who } legt er een bestelling bij: ‘{ $order }’.
}
event-passed = { $me ->
    [yes] Je hebt geen ingrediënten en past.
   *[no] { $who } heeft geen ingrediënten en past.
}
event-drew-supply = { $me ->
    [yes] { $count ->
        [one] Je trekt { $count } kaart uit de voorraad.
       *[other] Je trekt { $count } kaarten uit de voorraad.
    }
   *[no] { $count ->
        [one] { $who } trekt { $count } ingrediëntkaart.
       *[other] { $who } trekt { $count } ingrediëntkaarten.
    }
}
event-drew-stack = { $me ->
    [yes] { $count ->
        [one] Je trekt { $count } bestelling.
       *[other] Je trekt { $count } bestellingen.
    }
   *[no] { $count ->
        [one] { $who } trekt { $count } bestelling.
       *[other] { $who } trekt { $count } bestellingen.
    }
}
event-scoring-card-drawn = { $me ->
    [yes] Je trekt de waarderingskaart en legt die open neer.
   *[no] { $who } trekt de waarderingskaart en legt die open neer.
}
event-scoring-card-by-order = { $me ->
    [yes] Jij hebt nu de waarderingskaart.
   *[no] { $who } heeft nu de waarderingskaart.
}
event-scoring-card-by-ruling = { $me ->
    [yes] Niemand kan nog spelen. Jij neemt de waarderingskaart uit de voorraad.
   *[no] Niemand kan nog spelen. { $who } neemt de waarderingskaart uit de voorraad.
}
event-round-ended = { $me ->
    [yes] Ronde { $round } is afgelopen. Jij draait de oven om.
   *[no] Ronde { $round } is afgelopen. { $who } draait de oven om.
}
event-revealed = Uit de oven: { $cards }.
event-order-revealed = { $me ->
    [yes] Daar is je bestelling: ‘{ $order }’. Nodig: { $needs }.
   *[no] Daar is een bestelling van { $who }: ‘{ $order }’. Nodig: { $needs }.
}
event-series = { $me ->
    [yes] Je kondigt een serie aan en voegt toe: { $orders }.
   *[no] { $who } kondigt een serie aan en voegt toe: { $orders }.
}
event-demanded = { $me ->
    [yes] Je kiest { $needs }.
   *[no] { $who } kiest { $needs }.
}
event-added = { $me ->
    [yes] Je legt { $cards } bij uit je hand.
   *[no] { $who } legt { $cards } bij uit de hand.
}
event-asked = { $me ->
    [yes] Je vraagt om { $needs }.
   *[no] { $who } vraagt om { $needs }.
}
event-declined = { $me ->
    [yes] Je helpt niet.
   *[no] { $who } helpt niet.
}
event-helped = { $me ->
    [yes] Je helpt met { $cards }.
   *[no] { $who } helpt met { $cards }.
}
event-taken = Uit de vitrine: { $cards }.
event-filled = { $me ->
    [yes] Vervuld! Je bestelling ‘{ $order }’ telt voor jou.
   *[no] Vervuld: de bestelling ‘{ $order }’ telt voor { $who }.
}
event-rewarded = { $me ->
    [yes] Je beloning: ‘{ $order }’ telt voor jou als vervuld.
   *[no] Beloning voor { $who }: ‘{ $order }’ telt als vervuld.
}
event-returned = { $me ->
    [yes] Je neemt { $cards } terug.
   *[no] { $who } neemt { $cards } terug.
}
event-unfilled = { $reason ->
    [gave-up] { $me ->
        [yes] Je ziet af van je bestelling ‘{ $order }’.
       *[no] { $who } ziet af van de bestelling ‘{ $order }’.
    }
   *[other] { $me ->
        [yes] Je bestelling ‘{ $order }’ wordt niet vervuld: { unfilled-why }.
       *[no] De bestelling ‘{ $order }’ van { $who } wordt niet vervuld: { unfilled-why }.
    }
} { unfilled-goes }
event-showed = { $me ->
    [yes] Je toont { $cards }.
   *[no] { $who } toont { $cards }.
}
event-kept-back = { $me ->
    [yes] Je toont geen { kind-plural }.
   *[no] { $who } toont geen { kind-plural }.
}
event-named = { $me ->
    [yes] Je wijst { $whom } aan.
   *[no] { $to ->
        [me] { $who } wijst jou aan.
       *[other] { $who } wijst { $whom } aan.
    }
}
event-card-shown = { $me ->
    [yes] Je toont { $card }.
   *[no] { $who } toont { $card }.
}
event-matched = { $me ->
    [yes] Je antwoordt met { $cards }.
   *[no] { $who } antwoordt met { $cards }.
}
event-scored = De waardering van ronde { $round } is klaar.
event-won = { $me ->
    [yes] Jij wint!
   *[no] { $who } wint.
}
unfilled-why = { $reason ->
    [refused] niemand heeft geholpen
    [own-kind] { $me ->
        [yes] er ligt een ingrediënt van jouw soort in de vitrine
       *[no] er ligt een ingrediënt van de soort van { $who } in de vitrine
    }
    [no-kind] er kwam geen soort in aanmerking
    [blocked] geblokkeerd door de anderen
    [nobody] geen enkele tegenstander heeft een ingrediëntkaart
    [no-match] er is geen kaart van die soort gespeeld
   *[lacking] er ontbrak iets
}
unfilled-goes = { $goes ->
    [under] De kaart gaat onder de bestelstapel.
   *[out] De kaart gaat uit het spel.
}


## De tafel

letters = { $game ->
    [mamma-mia] Letters: { $letters }.
   *[other] Letters: { $letters }. Een hoofdletter is een dubbele kaart.
}
table-supply = { $count ->
    [one] Voorraad: { $count } kaart
   *[other] Voorraad: { $count } kaarten
}
table-oven-empty = oven: leeg
table-oven = { $count ->
    [one] oven: { $count } kaart
   *[other] oven: { $count } kaarten
}
table-top = bovenop: { $card }
table-inside = in de oven, van onderen: { $cards }
table-columns = Vitrine: { $cards }
table-columns-empty = Vitrine: leeg
table-my-orders = Bestellingen
column-ingredients = ingrediënten
column-orders = bestellingen
column-stack = bestelstapel
column-filled = vervuld
scoring-card = waarderingskaart
table-orders = vervuld: { $orders }
table-gone = uit het spel: { $orders }
stuck-warning = Let op: je hebt geen ingrediënten. Trek je nu bestellingen, dan heb je er 7 en kun je niet meer spelen of trekken, misschien tot het einde van het spel.

## Het einde (P-61)

result-line = { $filled ->
    [one] { $filled } bestelling vervuld, { $ingredients } in de hand
   *[other] { $filled } bestellingen vervuld, { $ingredients } in de hand
}
result-tie-break = Evenveel bestellingen vervuld: de ingrediënten in de hand beslissen.
result-shared = Ook daarin gelijk: de overwinning wordt gedeeld.
