### De tafel van de pizzafamilie in de browser, in het Nederlands.

## De tafel

pizza-you = Jij
pizza-filled-count = { $count ->
    [one] { $count } bestelling vervuld
   *[other] { $count } bestellingen vervuld
}
pizza-seat-ingredients = { $count ->
    [one] { $count } ingrediëntkaart in de hand
   *[other] { $count } ingrediëntkaarten in de hand
}
pizza-seat-orders = { $count ->
    [one] { $count } bestelling in de hand
   *[other] { $count } bestellingen in de hand
}
pizza-seat-stack = { $count ->
    [one] { $count } kaart in de bestelstapel
   *[other] { $count } kaarten in de bestelstapel
}
pizza-seat-filled = { $count ->
    [one] { $count } bestelling vervuld
   *[other] { $count } bestellingen vervuld
}
pizza-sign-ingredients = Ingrediënten
pizza-sign-orders = Bestellingen
pizza-sign-stack = Stapel
pizza-sign-filled = Vervuld
pizza-signs-hide = Uitleg van de tekens verbergen
pizza-ingredients = Je ingrediënten
pizza-orders = Je bestellingen
pizza-no-orders = Geen bestelling in je hand
pizza-supply = Voorraad
pizza-stack = Bestelstapel
pizza-pile-supply = Uit de voorraad trekken ({ $count })
pizza-pile-stack = Van je bestelstapel trekken ({ $count })
pizza-oven-empty = De oven is leeg.
pizza-oven-top = Oven. Bovenop: { $card }
pizza-oven-turned = De omgedraaide oven
pizza-my-orders = Je bestellingen
pizza-look-at-orders = Je bestellingen bekijken
pizza-orders-hint = Dit kun je straks uit je hand bijleggen. De rest moet in de oven onder de bestelling liggen.

## Een beurt

pizza-step-play = Ingrediënten
pizza-step-order = Bestelling
pizza-step-no-order = geen bestelling
pizza-step-draw = Trekken
pizza-step-draw-count = { $count ->
    [one] { $count } kaart trekken
   *[other] { $count } kaarten trekken
}
pizza-choose-cards = Kies ingrediënten
pizza-choose-kind = Jij bent aan de beurt. Kies ingrediënten van één soort.
pizza-say = Je zegt: { $cards }.
pizza-orders-next = { $count ->
    [one] Je bestelling komt hierna.
   *[other] Je bestellingen komen hierna.
}
pizza-holds-no-order = Je hebt geen bestelling, dus dit is je hele zet.
pizza-choose-order = Kies een bestelling
pizza-next-order = Bestelling erbij?
pizza-order-question = Een bestelling erbovenop?
pizza-order-hint = Alleen wat eronder in de oven ligt, telt mee. Later mag ook.
pizza-order-needs = Alles moet eronder liggen. Nog eens tikken: terug in je hand.
pizza-play = { $cards } spelen
pizza-play-no-order = { $cards } spelen, geen bestelling
pizza-play-and-order = { $cards } + ‘{ $order }’ spelen
pizza-add-order = ‘{ $order }’ bijleggen
pizza-no-order = Deze keer geen bestelling
pizza-then-supply = ingrediënten trekken
pizza-then-stack = bestellingen trekken
pizza-draw-supply = Ingrediënten
pizza-draw-stack = Bestellingen
pizza-why-played = Je ingrediënten liggen al op de oven.
pizza-why-ingredients-first = Eerst de ingrediënten, dan de bestelling.
pizza-why-order-before-draw = Een bestelling leg je erbij vóór je trekt.
pizza-why-not-your-turn = Je bent niet aan de beurt.

## Een waardering

pizza-revealed = Omgedraaide kaarten
pizza-card-of = Kaart { $now } van { $total }
pizza-just-revealed = Net omgedraaid
pizza-columns = Vitrine
pizza-column = In de vitrine: { $pieces }
pizza-revealed-order = De omgedraaide bestelling
pizza-your-order = jouw bestelling
pizza-filled = { $me ->
    [yes] Vervuld! Die telt voor jou.
   *[no] Vervuld: die telt voor { $who }.
}
pizza-unfilled = { $reason ->
    [gave-up] { $me ->
        [yes] Je ziet ervan af.
       *[no] { $who } ziet ervan af.
    }
   *[other] Niet vervuld: { unfilled-why }.
} { unfilled-goes }
pizza-any-kinds = willekeurige soorten
pizza-checklist-row = { $needed }: { $have } van { $need }, waarvan { $hand } uit de hand, { $missing } tekort
pizza-have-of = { $have } van { $need }
pizza-from-column = vitrine
pizza-from-my-hand = mijn hand
pizza-from-hand = hand
pizza-from-help = hulp
pizza-missing = tekort
pizza-show = Waardering
pizza-show-pause = Pauze
pizza-show-resume = Afspelen
pizza-show-next = Verder
pizza-show-speed = Snelheid van waarderingen op dit apparaat: { $speed }×
pizza-show-speed-short = Snelheid
pizza-skip-order-short = Bestelling
pizza-skip-order = Bestelling overslaan
pizza-skip-short = Uitslag
pizza-skip = Naar de uitslag
pizza-results = Uitslagen
pizza-results-round = Ronde { $round }
pizza-answer = Terug naar de vraag

## Mijn bestelling

pizza-your-order-is = Jouw bestelling: { $order }
pizza-tap-to-add = Tik op een kaart om die bij te leggen of terug te nemen.
pizza-tap-for-series = Tik op een bestelling voor een serie.
pizza-fill = Bestelling vervullen
pizza-fill-with = Vervullen: { $cards } erbij
pizza-ask-for-help = Om hulp vragen: { $needs }
pizza-ask-and-add = Om { $needs } vragen, zelf { $count }
pizza-hopeless = Niemand heeft daarvoor genoeg kaarten, dus vragen heeft geen zin.
pizza-ask-note = De anderen worden een voor een gevraagd. Weigeren ze allemaal, dan blijft de bestelling onvervuld.
pizza-give-up = Ervan afzien
pizza-why-no-series = { $game ->
    [mamma-mia] Eerst komt de omgedraaide bestelling. De bestellingen in je hand moeten wachten.
   *[other] Een serie kan alleen met bestellingen ‘Vier gelijke’, en alleen als er zo een wordt omgedraaid.
}
pizza-amounts = { $named } van { $count } genoemd. Om welke soorten vraag je?
pizza-amounts-left = Noem er nog { $count }
pizza-less-of = Minder { kind-plural }
pizza-more-of = Meer { kind-plural }
pizza-fill-series = { $cards ->
    [none] { $count } bestellingen vervullen
   *[other] { $count } bestellingen vervullen: { $cards } erbij
}
pizza-other-request = Om andere soorten vragen
pizza-why-no-way = Voor deze bestelling heb je geen { kind-plural } uit je hand nodig.
pizza-why-not-so-many = Dat komt niet uit: niemand legt een kaart bij die niet nodig is.
pizza-why-columns-first = Eerst de vitrine: handkaarten vullen alleen aan wat er ontbreekt.
pizza-why-no-more = Deze bestelling neemt niet meer { kind-plural } uit de vitrine.
pizza-ways = Manieren om de bestelling te vervullen
pizza-ways-fills = Deze kan worden vervuld
pizza-ways-alone = Zonder hulp
pizza-ways-help = Een van de anderen moet alles geven
pizza-ways-hopeless = Niemand heeft daarvoor genoeg kaarten
pizza-ways-more = { $count ->
    [one] nog { $count } manier
   *[other] nog { $count } manieren
}
pizza-ways-tied = Kies waar je om vraagt
pizza-ways-loading = Even kijken hoe het kan …
pizza-ways-failed = Het is niet gelukt om manieren te vinden.
pizza-ways-retry = Mislukt. Opnieuw proberen
pizza-way-add = { $cards } bijleggen
pizza-way-ask = om { $needs } vragen
pizza-way-columns = alles uit de vitrine
pizza-way-series = in een serie met { $orders }
pizza-way = { $needs }: { $how }
pizza-way-on-table = { $count } op tafel
pizza-way-amount = { $more ->
    [yes] +{ $count }
   *[no] { $count }
}
pizza-token-taken = { $card } in de vitrine, wordt verbruikt
pizza-token-stays = { $card } in de vitrine, blijft liggen
pizza-tokens = { $count } × { $card } in de vitrine, { $used } daarvan verbruikt
pizza-tokens-count = ×{ $count }
pizza-tokens-used = { $used }/{ $count }

## Hulp

pizza-asks-you = { $who } vraagt je om hulp
pizza-asked-before = Eerder gevraagd: { $names }.
pizza-still-missing = Ontbreekt nog
pizza-reward = Je beloning
pizza-reward-hint = De bovenste kaart van je bestelstapel telt als vervuld.
pizza-no-reward = Je bestelstapel is leeg, dus er is geen beloning.
pizza-you-would-give = Dit geef je
pizza-doubles-count = Een dubbele kaart telt voor 2.
pizza-help = { $count ->
    [one] Helpen met { $count } kaart
   *[other] Helpen met { $count } kaarten
}
pizza-help-choose = Kies wat ontbreekt
pizza-decline = Weigeren
pizza-why-not-asked = Om { kind-plural } heeft niemand gevraagd.
pizza-why-all-or-nothing = Geef alles wat gevraagd wordt, of niets; en geen kaart meer dan nodig.
pizza-from-now-on = Vanaf nu
pizza-standing-ask = Vraag het me elke keer
pizza-standing-never = Nooit helpen
pizza-nobody-learns = Niemand komt te weten of je had kunnen helpen.

## Wedstrijd en zelfde soort

pizza-contest-hint = Alleen { kind-plural } tellen mee; een dubbele telt voor 2.
pizza-contest-total = { $pieces }: { $there } op tafel, { $added } uit je hand
pizza-contest-blocks = Geblokkeerd als de anderen { $pieces } tonen
pizza-contest-then = { $count ->
    [0] Wordt de wedstrijd geblokkeerd, dan blijft de bestelling onvervuld.
   *[other] Wordt de wedstrijd geblokkeerd, dan blijven je kaarten in de vitrine.
}
pizza-contest-with = { $pieces } inzetten
pizza-contest-too-few = Voor een wedstrijd heb je minstens 2 { kind-plural } nodig.
pizza-contest-none = Te weinig voor een wedstrijd
pizza-contest-of = { $who }: { $order }
pizza-contest-stake = Om te blokkeren: { $pieces }.
pizza-contest-shown = { $count ->
    [0] Nog niemand heeft iets getoond.
   *[other] Al getoond: { $pieces }.
}
pizza-contest-with-mine = Met jouw kaarten: { $pieces }.
pizza-why-own-kind = Hier tellen alleen { kind-plural } mee.
pizza-block-hint = Toon alles wat je van deze soort hebt, of niets. Daarna neem je de kaarten terug.
pizza-block-enough = Met jouw kaarten is de wedstrijd geblokkeerd.
pizza-block-hopeless = Ook met jouw kaarten is de wedstrijd niet geblokkeerd, en na jou wordt niemand meer gevraagd.
pizza-block-left = Om te blokkeren moeten de anderen na jou nog { $pieces } tonen.
pizza-name-hint = Welke tegenstander moet een kaart tonen? Met een kaart van dezelfde soort vervul je de bestelling.
pizza-cards-in-hand = { $count ->
    [one] { $count } ingrediëntkaart
   *[other] { $count } ingrediëntkaarten
}
pizza-name = { $who } aanwijzen
pizza-name-somebody = Kies een tegenstander
pizza-choose-card = Kies een kaart
pizza-why-no-match = Deze kaart is niet van de getoonde soort.

## Het einde

pizza-end-rounds = { $count ->
    [one] Na { $count } ronde
   *[other] Na { $count } rondes
}
pizza-all-filled = Alle { $count } bestellingen!
pizza-end-all = Alle { $count } bestellingen vervuld: een perfect spel!
pizza-end-lead = { $count ->
    [one] Met { $count } vervulde bestelling.
   *[other] Met { $count } vervulde bestellingen.
}
pizza-end-why = Waarom bestellingen onvervuld bleven
pizza-end-none = Alle bestellingen die je in de oven legde, zijn vervuld.
pizza-end-of = { $who }: { $count }
pizza-end-short = Er ontbrak: { $missing }.
pizza-end-lost = { $me ->
    [yes] { $count ->
        [one] Je eigen bestelling ‘{ $order }’ had daar al een deel van genomen, { $count } kaart eerder.
       *[other] Je eigen bestelling ‘{ $order }’ had daar al een deel van genomen, { $count } kaarten eerder.
    }
   *[no] { $count ->
        [one] { $who } had daar al een deel van genomen voor ‘{ $order }’, { $count } kaart eerder.
       *[other] { $who } had daar al een deel van genomen voor ‘{ $order }’, { $count } kaarten eerder.
    }
}
pizza-end-blocked = Met { $stake } was de wedstrijd al geblokkeerd; de anderen toonden er { $shown }.
pizza-end-gave-up = { $me ->
    [yes] Je zag ervan af.
   *[no] { $who } zag ervan af.
}
pizza-end-refused = Iedereen werd gevraagd en weigerde.
pizza-end-lacking = Niemand kon bijleggen wat ontbrak.
pizza-end-own-kind = { $me ->
    [yes] Er lag een ingrediënt van jouw soort in de vitrine.
   *[no] Er lag een ingrediënt van de soort van { $who } in de vitrine.
}
pizza-end-no-kind = Er kwam geen soort in aanmerking.
pizza-end-nobody = Geen enkele tegenstander had een ingrediëntkaart.
pizza-end-no-match = Er is geen kaart van die soort gespeeld.

## Niets te kiezen

pizza-forced-none = Je hebt geen { kind-plural }.
pizza-forced-missing = Dit kun je niet geven: { $needs }.
pizza-forced-contest = Zelfs met je handkaarten erbij zijn er geen 2 { kind-plural }.
pizza-forced-give-up = De vitrine en je hand zijn samen niet genoeg voor deze bestelling.
pizza-forced-play = Je speelt je enige ingrediëntkaart.
pizza-forced-show = Je hebt maar één kaart om te tonen.
pizza-forced-one-way = Deze bestelling kan maar op één manier worden vervuld.
