### Wat de terminal in elk spel zegt, in het Nederlands.

welcome = { $title } met { $players } spelers. Je zit op plek { $seat }: { $who }.
opponents = { $count ->
    [one] Je tegenstander: { $names }.
   *[other] Je tegenstanders, met de klok mee: { $names }.
}
opponent = { $who } (plek { $seat }, { $bot })
repeat = Om hetzelfde spel nog eens te spelen:
how-to-answer = Antwoord met het nummer of met de korte vorm rechts. ? legt uit, t toont de tafel, q stopt.
you = Jij
prompt = Je antwoord:
prompt-aloud = Je zegt:
heading-round = Ronde { $round } van { $rounds }
table-hand = Hand
table-nothing = geen
only-answer = Er is maar één antwoord: { $action }
rules-cited = Regels: { $clauses } (docs/rules.md)

answer-empty = Antwoord met een nummer van 1 tot en met { $most } of met een korte vorm. ? legt uit, q stopt.
answer-number = { $text } staat er niet bij: de keuzes gaan van 1 tot en met { $most }.
answer-unknown = ‘{ $text }’ is hier geen antwoord. Typ een nummer van 1 tot en met { $most } of een van de korte vormen, bijvoorbeeld { $example }. ? legt uit, q stopt.
answer-ambiguous = ‘{ $text }’ kan meer dan één antwoord zijn ({ $answers }). Typ iets meer.
answer-illegal = ‘{ $text }’ kan nu niet ({ $clause }). Kies van 1 tot en met { $most }, of typ ? voor uitleg.
input-ended = De invoer was op voordat het spel was afgelopen. Met dezelfde antwoorden kom je weer bij deze vraag als je zo opnieuw begint:
quit = Je verlaat de tafel. Met startgetal { $seed } kan het spel worden herhaald.
interrupted = Onderbroken. Met startgetal { $seed } kan het spel worden herhaald.
recorded = Het spel is opgeslagen in { $file }.

result-heading = Het spel is afgelopen
result-winner = { $me ->
    [yes] Jij wint!
   *[no] { $who } wint.
}
# Of several: the others' names if I am one of them.
result-winners = { $me ->
    [yes] Jij deelt de overwinning met { $names }.
   *[no] { $names } delen de overwinning.
}
