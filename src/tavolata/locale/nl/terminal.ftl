### Wat de terminal in elk spel zegt, in het Nederlands.

welcome = { $title } met { $players } spelers. Je zit op plaats { $seat }: { $who }.
opponents = { $count ->
    [one] Tegen jou speelt: { $names }.
   *[other] Tegen jou spelen, met de klok mee: { $names }.
}
opponent = { $who } (plaats { $seat }, { $bot })
repeat = Hetzelfde spel nog eens:
letters = Letters: { $letters }. Een hoofdletter is een dubbele kaart.
how-to-answer = Antwoord met het nummer of met de korte vorm rechts. ? legt uit, t toont de tafel, q stopt.
you = Jij
prompt = Je antwoord:
heading-round = Ronde { $round } van { $rounds }
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
table-hand = Hand
table-my-orders = Bestellingen
table-nothing = geen
column-ingredients = ingrediënten
column-orders = bestellingen
column-stack = bestelstapel
column-filled = vervuld
scoring-card = waarderingskaart
only-answer = Er is maar één antwoord: { $action }
rules-cited = Regels: { $clauses } (docs/rules.md)

answer-empty = Antwoord met een nummer van 1 tot { $most } of met een korte vorm. ? legt uit, q stopt.
answer-number = { $text } is geen keuze: het gaat van 1 tot { $most }.
answer-unknown = ‘{ $text }’ is hier geen antwoord. Schrijf een nummer van 1 tot { $most } of een van de korte vormen, bijvoorbeeld { $example }. ? legt uit, q stopt.
answer-illegal = ‘{ $text }’ kan nu niet ({ $clause }). Kies van 1 tot { $most }, of ? voor uitleg.
input-ended = De invoer eindigt voor het spel. Er is niets verloren: met startgetal { $seed } kan het worden herhaald.
quit = Je verlaat de tafel. Met startgetal { $seed } kan het spel worden herhaald.
interrupted = Onderbroken. Met startgetal { $seed } kan het spel worden herhaald.
recorded = Het spel staat in { $file }.

result-heading = Het spel is afgelopen
result-winner = { $me ->
    [yes] Jij wint!
   *[no] { $who } wint.
}
result-winners = De winst wordt gedeeld door { $names }.
