### The table of SOLOmino in the browser, in English.

domino-you = You
domino-plays = is playing
domino-next = next
domino-clockwise = clockwise
domino-counter = counter-clockwise
rules-for-now = Rules for this moment
domino-direction = Direction of play: { $direction }

## The row and the pile

domino-row = The row, { $amount }
domino-unfold = { $count ->
    [one] { $count } card in the middle. Show the whole row
   *[other] { $count } cards in the middle. Show the whole row
}
domino-place-L = Left end, { $end }: lay { $half } here, { domino-same }; { $other } becomes the new end
domino-place-R = Right end, { $end }: lay { $half } here, { domino-same }; { $other } becomes the new end
domino-same = { $match ->
    [colour] same colour
    [number] same number
    [symbol] same symbol
   *[half] same half
}
domino-pile-hint = Draw if you can’t or don’t want to lay a card.

## The hand

domino-card = { $fits ->
    [L] { $card }, fits the left end
    [R] { $card }, fits the right end
    [both] { $card }, fits both ends
    [heap] { $card }, matches the heap
   *[none] { $card }, cannot be laid now
}
domino-card-new = { $card }, new
domino-log = Since your last turn
domino-where = Where do you lay it? Tap an end.
domino-draw = Draw a card
domino-turn-of = { $who } plays
domino-keep = Keep it
domino-pass = Pass
domino-number-hint = Fits any half of the same colour or number.

## What happened, in short

domino-laid-own = { $me ->
    [yes] { $end ->
        [L] You lay { $half } on the left.
       *[R] You lay { $half } on the right.
    }
   *[no] { $end ->
        [L] { $who } lays { $half } on the left.
       *[R] { $who } lays { $half } on the right.
    }
}
domino-laid-out = { $me ->
    [yes] { $end ->
        [L] You throw in { $half } on the left.
       *[R] You throw in { $half } on the right.
    }
   *[no] { $end ->
        [L] { $who } throws in { $half } on the left.
       *[R] { $who } throws in { $half } on the right.
    }
}

## Why a card cannot be laid

domino-cannot-turn = { $card } fits neither end.
domino-cannot-drawn = You may only lay the card you have just drawn.
domino-cannot-answer = { $card } cannot answer: only a “draw one” that fits can.
domino-cannot-asked = { $card } has no half identical to one on the top card.
domino-cannot-window = { $card } cannot be thrown in: neither half is identical to an end.
domino-cannot-call = First decide whether to call.
domino-cannot-swap = First choose who to swap with.
domino-cannot-rotate = First choose which way the hands go.
domino-cannot-wait = It is not your turn.
domino-cannot-L = { $card } does not fit the left end, only the right one.
domino-cannot-R = { $card } does not fit the right end, only the left one.

## SOLOmino!

domino-call = SOLOmino!
domino-call-title = One card left. Call it!
domino-call-soon = You will have one card left. Press SOLOmino! first, then lay the card.
domino-call-made = You will call as you lay the card.
domino-call-not-due = There is nothing to call now. You call when you end your own turn with exactly one card.

## Throwing in

domino-window = Throw in now
domino-window-hint = Everyone gets the same time, whether they can or not.
domino-window-can = Throw in now: { $cards }
domino-bar-window = throw in?

## Swap, rotate, ask

domino-swap = Swap hands
domino-swap-hint = You hold { $amount }. You swap your entire hands.
domino-swap-choose = Choose who to swap with
domino-swap-with = Swap with { $who }
domino-rotate = Pass the hands on
domino-rotate-hint = All hands pass to a neighbour, whichever way play is going.
domino-rotate-gets = You get { $amount } from { $who }.
domino-chain = The ask so far
domino-chain-asked = asked
domino-chain-matched = has matched
domino-chain-now = now
domino-match = Match one half exactly.
domino-match-hint = Same colour and same number or symbol. Then the heap moves on.
domino-must = You can match, so you must. Which card you lay is your choice.

## Rounds and the end

domino-round-over = Round { $round } is over
domino-round-next = On to round { $round }
domino-round-begins = Round { $round } begins soon.
domino-round-waits-for = Waiting for { $who }
domino-player = Player
domino-this-round = This round
domino-total = Total
domino-round = Round { $round }
domino-minus-by-round = Minus points by round
domino-after-rounds = { $count ->
    [one] After one round
   *[other] After { $count } rounds
}
domino-last-card = The last card has been laid.
domino-fewest = Fewest minus points: { $count }.
domino-left-in-hand = Cards left in hand
domino-forced-card = Only { $card } matches, so you lay it.
