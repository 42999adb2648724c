### Was das Terminal in jedem Spiel sagt, auf Deutsch.

welcome = { $title } mit { $players } Spielern. Du sitzt auf Platz { $seat }: { $who }.
opponents = { $count ->
    [one] Gegen dich spielt: { $names }.
   *[other] Gegen dich spielen, im Uhrzeigersinn: { $names }.
}
opponent = { $who } (Platz { $seat }, { $bot })
repeat = Dasselbe Spiel noch einmal:
how-to-answer = Antworte mit der Nummer oder mit der Kurzform rechts. ? erklärt, t zeigt den Tisch, q beendet.
you = Du
prompt = Deine Antwort:
prompt-aloud = Du sagst:
heading-round = Runde { $round } von { $rounds }
table-hand = Hand
table-nothing = nichts
only-answer = Es gibt nur eine Antwort: { $action }
rules-cited = Regeln: { $clauses } (docs/rules.md)

answer-empty = Bitte antworte mit einer Nummer von 1 bis { $most } oder mit einer Kurzform. ? erklärt, q beendet.
answer-number = { $text } steht nicht zur Wahl: Es geht von 1 bis { $most }.
answer-unknown = „{ $text }“ ist hier keine Antwort. Schreib eine Nummer von 1 bis { $most } oder eine der Kurzformen, zum Beispiel { $example }. ? erklärt, q beendet.
answer-ambiguous = „{ $text }“ kann mehreres heißen ({ $answers }). Schreib es genauer.
answer-illegal = „{ $text }“ geht jetzt nicht ({ $clause }). Wähle von 1 bis { $most }, oder ? für eine Erklärung.
input-ended = Die Eingabe war vor dem Spiel zu Ende. Mit denselben Antworten kommst du wieder bis hierher, wenn du so neu beginnst:
quit = Du verlässt den Tisch. Mit dem Startwert { $seed } lässt sich das Spiel wiederholen.
interrupted = Abgebrochen. Mit dem Startwert { $seed } lässt sich das Spiel wiederholen.
recorded = Das Spiel steht in { $file }.

result-heading = Das Spiel ist aus
result-winner = { $me ->
    [yes] Du gewinnst!
   *[no] { $who } gewinnt.
}
# Of several: the others' names if I am one of them.
result-winners = { $me ->
    [yes] Du teilst dir den Sieg mit { $names }.
   *[no] Den Sieg teilen sich { $names }.
}
