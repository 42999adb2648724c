### SOLOmino in English.
### $me says whether a sentence is about the one who reads it ("yes") or about somebody else ("no"), called $who.

## Players, halves and cards (S-1)

solo-player = Player { $seat }
solo-colour-r = red
solo-colour-y = yellow
solo-colour-g = green
solo-colour-b = blue
solo-colour-p = purple
solo-colour-o = orange
solo-symbol-S = skip
solo-symbol-R = reverse
solo-symbol-D = draw one
solo-symbol-W = swap
solo-symbol-T = rotate
solo-symbol-A = ask
solo-symbol = { $symbol ->
    [S] { solo-symbol-S }
    [R] { solo-symbol-R }
    [D] { solo-symbol-D }
    [W] { solo-symbol-W }
    [T] { solo-symbol-T }
   *[A] { solo-symbol-A }
}
solo-meaning-S = skip
solo-meaning-R = reverse
solo-meaning-D = draw one
solo-meaning-W = swap (swap hands)
solo-meaning-T = rotate (pass the hands on)
solo-meaning-A = ask (ask for a card)
solo-half-number = { $colour ->
    [r] red { $number }
    [y] yellow { $number }
    [g] green { $number }
    [b] blue { $number }
    [p] purple { $number }
   *[o] orange { $number }
}
solo-half-symbol = { $colour ->
    [r] red { solo-symbol }
    [y] yellow { solo-symbol }
    [g] green { solo-symbol }
    [b] blue { solo-symbol }
    [p] purple { solo-symbol }
   *[o] orange { solo-symbol }
}
solo-card = { $half }/{ $other }
solo-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Before the game

solo-welcome = { $title } with { $players } players. You are { $who }.
solo-opponent = { $who } ({ $bot })
solo-rounds = { $count ->
    [one] You play one round.
   *[other] You play { $count } rounds; minus points add up.
}
solo-throwing = You may throw in cards out of turn.
solo-letters = Colours: { $colours }. Symbols: { $symbols }. L is the left end, R the right end.

## What is asked

solo-ask-turn = Your turn. Which card do you lay, and where?
solo-ask-drawn = You have drawn { $card }. Do you lay it?
solo-ask-answer = { $count ->
    [one] { $count } card is due. Do you answer with a “draw one”, or take it?
   *[other] { $count } cards are due. Do you answer with a “draw one”, or take them?
}
solo-ask-swap = Who do you swap hands with?
solo-ask-rotate = Which way do you pass the hands on?
solo-ask-asked = { $card } is on top of the heap. Which matching card do you lay on it?
solo-ask-call = You have one card left. (Type what you want to say.)
solo-ask-window = You could throw in. Do you?

## What can be answered

solo-do-place-L = { $half } covers the left end, { $other } becomes the new end
solo-do-place-R = { $half } covers the right end, { $other } becomes the new end
solo-do-heap = { $card }
solo-do-seat = { $count ->
    [one] { $who }, who has { $count } card
   *[other] { $who }, who has { $count } cards
}
solo-do-clockwise = clockwise: your hand goes to { $who }
solo-do-counter = counter-clockwise: your hand goes to { $who }
solo-do-draw = draw a card instead
solo-do-keep = keep it
solo-do-take = { $count ->
    [one] take { $count } card
   *[other] take { $count } cards
}
solo-do-solomino = call “SOLOmino!”
solo-do-silent = say nothing
solo-do-pass = do not throw in
solo-forced-draw = None of your cards fit, so you draw.
solo-forced-keep = It does not fit, so you keep it.
solo-forced-take = { $count ->
    [one] You have no “draw one” that fits, so you take { $count } card.
   *[other] You have no “draw one” that fits, so you take { $count } cards.
}

## What the question mark says

solo-explain-turn = Lay a card at either end of the row, or draw one. A card fits if one of its halves matches the end in colour, number or symbol; that half covers the end, and the other half is the new end.
solo-explain-symbols = Skip: the next player misses a turn. Reverse: play changes direction. Draw one: the next player takes a card, or answers with a “draw one” and passes on one more. Swap: swap hands with another player. Rotate: all hands pass to a neighbour. Ask: a card from the pile has to be matched exactly, player after player; whoever can’t takes the heap and plays next.
solo-explain-drawn = If the card you have just drawn fits, you may lay it at once, but no other. Otherwise you keep it. Then your turn is over.
solo-explain-answer = You have cards to take. Take them and then have your normal turn, or lay a card with a “draw one” that fits an end: then the next player owes one more, and your turn is over.
solo-explain-swap = Choose another player. You swap your entire hands, and then each of you knows what the other holds.
solo-explain-rotate = All hands pass to a neighbour, clockwise or counter-clockwise, whichever way play is going. Everyone then knows the hand they gave away.
solo-explain-asked = You must lay a card with a half that is identical, in colour and in number or symbol, to a half of the card on top. Which one is up to you. Symbols in the heap do nothing. If it is your last card, you win the round.
solo-explain-call = If you end your own turn with exactly one card, you must call out the name of the game. If you don’t, you draw a card at once. Anything else you type, even nothing, counts as silence.
solo-explain-window = Before the next turn, you may lay a card with a half identical to an end. It acts as usual, and play continues with the player after you. If you do not throw in, nobody learns that you could have.

## What happened

solo-event-started = { $me ->
    [yes] You are the starting player.
   *[no] { $who } is the starting player.
}
solo-event-round-began = { $me ->
    [yes] Round { $round } begins, and it is your turn.
   *[no] Round { $round } begins with { $who }.
}
solo-event-got-card = { $me ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $cards }.
}
solo-event-new-hand = { $me ->
    [yes] You now hold { $cards }.
   *[no] { $who } now holds { $cards }.
}
solo-event-row-began = The row begins with { $card }.
solo-event-laid-own = { $me ->
    [yes] { $end ->
        [L] You lay { $half } on the left; the new end is { $other }.
       *[R] You lay { $half } on the right; the new end is { $other }.
    }
   *[no] { $end ->
        [L] { $who } lays { $half } on the left; the new end is { $other }.
       *[R] { $who } lays { $half } on the right; the new end is { $other }.
    }
}
solo-event-laid-out = { $me ->
    [yes] { $end ->
        [L] You throw in { $half } on the left; the new end is { $other }.
       *[R] You throw in { $half } on the right; the new end is { $other }.
    }
   *[no] { $end ->
        [L] { $who } throws in { $half } on the left; the new end is { $other }.
       *[R] { $who } throws in { $half } on the right; the new end is { $other }.
    }
}
solo-event-drew-choice = { $me ->
    [yes] You draw a card.
   *[no] { $who } draws a card.
}
solo-event-drew-draw-one = { $me ->
    [yes] You take { $amount }.
   *[no] { $who } takes { $amount }.
}
solo-event-drew-silence = { $me ->
    [yes] You draw a card.
   *[no] { $who } draws a card.
}
solo-event-drew-and-kept = { $me ->
    [yes] You draw a card and keep it.
   *[no] { $who } draws a card and keeps it.
}
solo-event-kept = { $me ->
    [yes] You keep the card.
   *[no] { $who } keeps the card.
}
solo-event-skipped = { $me ->
    [yes] You are skipped.
   *[no] { $who } is skipped.
}
solo-event-reversed-clockwise = Play now goes clockwise.
solo-event-reversed-counter = Play now goes counter-clockwise.
solo-event-due = { $me ->
    [yes] You must take { $amount } or answer.
   *[no] { $who } must take { $amount } or answer.
}
solo-event-swapped = { $me ->
    [yes] You swap hands with { $whom }.
   *[no] { $to ->
        [me] { $who } swaps hands with you.
       *[other] { $who } swaps hands with { $whom }.
    }
}
solo-event-rotated-clockwise = { $me ->
    [yes] You pass all hands on clockwise.
   *[no] { $who } passes all hands on clockwise.
}
solo-event-rotated-counter = { $me ->
    [yes] You pass all hands on counter-clockwise.
   *[no] { $who } passes all hands on counter-clockwise.
}
solo-event-asked = { $me ->
    [yes] You ask for a card to match { $card }.
   *[no] { $who } asks for a card to match { $card }.
}
solo-event-answered = { $me ->
    [yes] You lay { $card } on the heap.
   *[no] { $who } lays { $card } on the heap.
}
solo-event-took-heap = { $me ->
    [yes] You cannot match it and take the heap: { $amount }.
   *[no] { $who } cannot match it and takes the heap: { $amount }.
}
solo-event-called = { $me ->
    [yes] You call “SOLOmino!”
   *[no] { $who } calls “SOLOmino!”
}
solo-event-forgot = { $me ->
    [yes] You forgot to call SOLOmino!
   *[no] { $who } forgot to call SOLOmino!
}
solo-event-took-from-row = { $me ->
    [yes] You take { $amount } from the row.
   *[no] { $who } takes { $amount } from the row.
}
solo-event-last-card = { $me ->
    [yes] That was your last card!
   *[no] That was { $who }’s last card!
}
solo-event-pile-ended = The pile has run out.
solo-event-minus = { $me ->
    [yes] You get { $points } and now have { $total }.
   *[no] { $who } gets { $points } and now has { $total }.
}
solo-event-won = { $me ->
    [yes] You win!
   *[no] { $who } wins.
}

## The table

solo-table-pile = Pile: { $amount }
solo-table-clockwise = play goes clockwise
solo-table-counter = play goes counter-clockwise
solo-table-due = { $me ->
    [yes] due from you: { $amount }
   *[no] due from { $who }: { $amount }
}
solo-table-row = Row of { $amount }: { $left } at the left end, { $right } at the right end
solo-table-folded = … { $amount } …
solo-table-heap = Heap: { $amount }, on top { $card }
solo-table-next = { $me ->
    [yes] Next to play: you
   *[no] Next to play: { $who }
}
solo-table-holds = certainly holds { $cards }
solo-table-lacked = { $count ->
    [0] unknown cards: none with { $halves }
    [one] unknown cards: none with { $halves }, except { $count } drawn since
   *[other] unknown cards: none with { $halves }, except { $count } drawn since
}
solo-column-cards = cards
solo-column-minus = minus points

## The end (S-22, S-24)

solo-minus = { $count ->
    [one] { $count } minus point
   *[other] { $count } minus points
}
solo-result-shared = Tied for fewest minus points: the win is shared.
