### What the terminal says in every game, in English.

welcome = { $title } with { $players } players. You are { $who }, in seat { $seat }.
opponents = { $count ->
    [one] Against you: { $names }.
   *[other] Against you, clockwise: { $names }.
}
opponent = { $who } (seat { $seat }, { $bot })
repeat = To play the same game again:
how-to-answer = Answer with the number or with the short form on the right. ? explains, t shows the table, q quits.
you = You
prompt = Your answer:
prompt-aloud = Say:
heading-round = Round { $round } of { $rounds }
table-hand = Hand
table-nothing = none
only-answer = There is only one answer: { $action }
rules-cited = Rules: { $clauses } (docs/rules.md)

answer-empty = Please answer with a number from 1 to { $most } or with a short form. ? explains, q quits.
answer-number = { $text } is not among the choices: they go from 1 to { $most }.
answer-unknown = “{ $text }” is not an answer here. Write a number from 1 to { $most } or one of the short forms, for instance { $example }. ? explains, q quits.
answer-ambiguous = “{ $text }” could be more than one answer ({ $answers }). Write more of it.
answer-illegal = “{ $text }” is not possible now ({ $clause }). Choose from 1 to { $most }, or ? for an explanation.
input-ended = The input ended before the game did. The same answers lead back to this question if you start again with:
quit = You leave the table. The game can be repeated with the seed { $seed }.
interrupted = Interrupted. The game can be repeated with the seed { $seed }.
recorded = The game has been saved to { $file }.

result-heading = The game is over
result-winner = { $me ->
    [yes] You win!
   *[no] { $who } wins.
}
# Of several: the others' names if I am one of them.
result-winners = { $me ->
    [yes] You share the win with { $names }.
   *[no] The win is shared by { $names }.
}
