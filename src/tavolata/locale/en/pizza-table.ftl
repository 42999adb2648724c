### The table of the pizza family in the browser, in English.

## The table

pizza-you = You
pizza-filled-count = { $count ->
    [one] { $count } order filled
   *[other] { $count } orders filled
}
pizza-seat-ingredients = { $count ->
    [one] { $count } ingredient card in hand
   *[other] { $count } ingredient cards in hand
}
pizza-seat-orders = { $count ->
    [one] { $count } order in hand
   *[other] { $count } orders in hand
}
pizza-seat-stack = { $count ->
    [one] { $count } card in the order stack
   *[other] { $count } cards in the order stack
}
pizza-seat-filled = { $count ->
    [one] { $count } order filled
   *[other] { $count } orders filled
}
pizza-sign-ingredients = Ingredients
pizza-sign-orders = Orders
pizza-sign-stack = Order stack
pizza-sign-filled = Filled
pizza-signs-hide = Hide the legend
pizza-ingredients = Your ingredients
pizza-orders = Your orders
pizza-no-orders = No orders in your hand
pizza-supply = Supply
pizza-stack = Order stack
pizza-pile-supply = Draw from the supply ({ $count })
pizza-pile-stack = Draw from your order stack ({ $count })
pizza-oven-empty = The oven is empty.
pizza-oven-top = Oven. On top: { $card }
pizza-oven-turned = The oven, turned over
pizza-my-orders = Your orders
pizza-look-at-orders = Look at your orders
pizza-orders-hint = This is what your hand could add. The rest must be in the oven, below the order.

## A turn

pizza-step-play = Ingredients
pizza-step-order = Order
pizza-step-no-order = No order
pizza-step-draw = Draw
pizza-step-draw-count = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
pizza-choose-cards = Choose ingredients
pizza-choose-kind = Your turn. Choose ingredients of one kind.
pizza-say = You will say: { $cards }.
pizza-orders-next = { $count ->
    [one] Your order comes next.
   *[other] Your orders come next.
}
pizza-holds-no-order = You have no orders, so that is your whole move.
pizza-choose-order = Choose an order
pizza-next-order = Next: an order on top?
pizza-order-question = Add an order on top?
pizza-order-hint = It can only use what is below it in the oven. You can also wait.
pizza-order-needs = Everything it needs must be below it. Tap it again to leave it out.
pizza-play = Play { $cards }
pizza-play-no-order = Play { $cards }, no order
pizza-play-and-order = Play { $cards } + order “{ $order }”
pizza-add-order = Add “{ $order }”
pizza-no-order = No order this time
pizza-then-supply = draw ingredients
pizza-then-stack = draw orders
pizza-draw-supply = Ingredients
pizza-draw-stack = Orders
pizza-why-played = Your ingredients are already on the oven.
pizza-why-ingredients-first = Ingredients come first, then the order.
pizza-why-order-before-draw = Orders are added before you draw.
pizza-why-not-your-turn = It is not your turn.

## A scoring

pizza-revealed = Revealed cards
pizza-card-of = Card { $now } of { $total }
pizza-just-revealed = Just revealed
pizza-columns = Columns
pizza-column = In the column: { $pieces }
pizza-revealed-order = The revealed order
pizza-your-order = your order
pizza-filled = { $me ->
    [yes] Filled! It counts for you.
   *[no] Filled: it counts for { $who }.
}
pizza-unfilled = { $reason ->
    [gave-up] { $me ->
        [yes] You give up.
       *[no] { $who } gives up.
    }
   *[other] Not filled: { unfilled-why }.
} { unfilled-goes }
pizza-any-kinds = any kind
pizza-checklist-row = { $needed }: { $have } of { $need }, { $hand } of them from hands, { $missing } missing
pizza-have-of = { $have } of { $need }
pizza-from-column = columns
pizza-from-my-hand = my hand
pizza-from-hand = hand
pizza-from-help = help
pizza-missing = missing
pizza-show = Scoring
pizza-show-pause = Pause
pizza-show-resume = Play
pizza-show-next = Next
pizza-show-speed = Scoring speed on this device: { $speed }×
pizza-show-speed-short = Speed
pizza-skip-order-short = Order
pizza-skip-order = Skip this order
pizza-skip-short = Result
pizza-skip = Skip to the result
pizza-results = Results
pizza-results-round = Round { $round }
pizza-answer = Back to the question

## My order

pizza-your-order-is = Your order: { $order }
pizza-tap-to-add = Tap a card to add it or take it back.
pizza-tap-for-series = Tap an order for a series.
pizza-fill = Fill the order
pizza-fill-with = Fill it: add { $cards }
pizza-ask-for-help = Ask for help: { $needs }
pizza-ask-and-add = Ask for { $needs }, add { $count } of mine
pizza-hopeless = Nobody has enough cards for that, so there is no point in asking.
pizza-ask-note = The others are asked one after the other. If they all decline, the order stays unfilled.
pizza-give-up = Give up
pizza-why-no-series = { $game ->
    [mamma-mia] The revealed order comes first. The orders in your hand have to wait.
   *[other] Only four-of-a-kind orders form a series, and only when one of them is revealed.
}
pizza-amounts = { $named } of { $count } named. Which kinds do you ask for?
pizza-amounts-left = Name { $count } more
pizza-less-of = Fewer { kind-plural }
pizza-more-of = More { kind-plural }
pizza-fill-series = { $cards ->
    [none] Fill { $count } orders
   *[other] Fill { $count } orders: add { $cards }
}
pizza-other-request = Ask for other kinds
pizza-why-no-way = This order needs no { kind-plural } from you.
pizza-why-not-so-many = That does not add up: every card you add must be needed.
pizza-why-columns-first = The columns come first: your hand only adds what is missing there.
pizza-why-no-more = This order takes no more { kind-plural } from the columns.
pizza-ways = Ways to fill the order
pizza-ways-fills = It can be filled
pizza-ways-alone = Without asking anyone
pizza-ways-help = One opponent must give it all
pizza-ways-hopeless = Nobody has enough cards for this
pizza-ways-more = { $count ->
    [one] { $count } more way
   *[other] { $count } more ways
}
pizza-ways-tied = Choose what to ask for
pizza-ways-loading = Looking for ways to fill it…
pizza-ways-failed = The ways to fill it could not be worked out.
pizza-ways-retry = That failed. Try again
pizza-way-add = add { $cards }
pizza-way-ask = ask for { $needs }
pizza-way-columns = all from the columns
pizza-way-series = in a series with { $orders }
pizza-way = { $needs }: { $how }
pizza-way-on-table = { $count } on the table
pizza-way-amount = { $more ->
    [yes] +{ $count }
   *[no] { $count }
}
pizza-token-taken = { $card } in the column, used
pizza-token-stays = { $card } in the column, stays
pizza-tokens = { $count } × { $card } in the column, { $used } of them used
pizza-tokens-count = ×{ $count }
pizza-tokens-used = { $used }/{ $count }

## Help

pizza-asks-you = { $who } asks you for help
pizza-asked-before = Asked before you: { $names }.
pizza-still-missing = Still missing
pizza-reward = Your reward
pizza-reward-hint = The top card of your order stack counts as filled.
pizza-no-reward = Your order stack is empty, so there is no reward.
pizza-you-would-give = You would give
pizza-doubles-count = A double counts as 2.
pizza-help = { $count ->
    [one] Help with { $count } card
   *[other] Help with { $count } cards
}
pizza-help-choose = Choose what is missing
pizza-decline = Decline
pizza-why-not-asked = Nobody asked for { kind-plural }.
pizza-why-all-or-nothing = Give everything asked for or nothing, and no more cards than needed.
pizza-from-now-on = From now on
pizza-standing-ask = Ask me each time
pizza-standing-never = Never help
pizza-nobody-learns = Nobody learns whether you could have helped.

## Contest and match

pizza-contest-hint = Only { kind-plural } count; a double counts as 2.
pizza-contest-total = { $pieces }: { $there } on the table, { $added } from your hand
pizza-contest-blocks = Blocked if the others show { $pieces }
pizza-contest-then = { $count ->
    [0] If the contest is blocked, the order stays unfilled.
   *[other] If the contest is blocked, your cards stay in the columns.
}
pizza-contest-with = Compete with { $pieces }
pizza-contest-too-few = A contest needs at least 2 { kind-plural }.
pizza-contest-none = You have too few for a contest
pizza-contest-of = { $who }: { $order }
pizza-contest-stake = To block: { $pieces }.
pizza-contest-shown = { $count ->
    [0] Nothing shown yet.
   *[other] Shown so far: { $pieces }.
}
pizza-contest-with-mine = With your cards: { $pieces }.
pizza-why-own-kind = Only { kind-plural } count here.
pizza-block-hint = Show all you have of this kind, or nothing. You take the cards back.
pizza-block-enough = With your cards, the contest is blocked.
pizza-block-hopeless = Even with your cards, the contest is not blocked, and nobody else will be asked.
pizza-block-left = To block it, the players after you would have to show { $pieces }.
pizza-name-hint = Which opponent should show a card? Play one of the same kind to fill the order.
pizza-cards-in-hand = { $count ->
    [one] { $count } ingredient card
   *[other] { $count } ingredient cards
}
pizza-name = Name { $who }
pizza-name-somebody = Choose an opponent
pizza-choose-card = Choose a card
pizza-why-no-match = This card is not of the kind shown.

## The end

pizza-end-rounds = { $count ->
    [one] After { $count } round
   *[other] After { $count } rounds
}
pizza-all-filled = All { $count } orders!
pizza-end-all = All { $count } orders filled: a perfect game!
pizza-end-lead = { $count ->
    [one] With { $count } filled order.
   *[other] With { $count } filled orders.
}
pizza-end-why = Why orders stayed unfilled
pizza-end-none = All the orders you put into the oven were filled.
pizza-end-of = { $who }: { $count }
pizza-end-short = Missing: { $missing }.
pizza-end-lost = { $me ->
    [yes] { $count ->
        [one] Your own order “{ $order }” had taken some of it, { $count } card earlier.
       *[other] Your own order “{ $order }” had taken some of it, { $count } cards earlier.
    }
   *[no] { $count ->
        [one] { $who } had taken some of it for “{ $order }”, { $count } card earlier.
       *[other] { $who } had taken some of it for “{ $order }”, { $count } cards earlier.
    }
}
pizza-end-blocked = { $stake } were enough to block it, and the others showed { $shown }.
pizza-end-gave-up = { $me ->
    [yes] You gave up.
   *[no] { $who } gave up.
}
pizza-end-refused = Everyone was asked and declined.
pizza-end-lacking = Nobody could add it.
pizza-end-own-kind = { $me ->
    [yes] An ingredient of your kind was in the columns.
   *[no] An ingredient of { $who }’s kind was in the columns.
}
pizza-end-no-kind = No kind qualified.
pizza-end-nobody = No opponent held an ingredient card.
pizza-end-no-match = No matching card was played.

## Nothing to decide

pizza-forced-none = You have no { kind-plural }.
pizza-forced-missing = You don’t have { $needs }.
pizza-forced-contest = Even with your hand there are fewer than 2 { kind-plural }.
pizza-forced-give-up = Neither the columns nor your hand can fill this order.
pizza-forced-play = You play your only ingredient.
pizza-forced-show = You have only one card to choose from.
pizza-forced-one-way = There is only one way to fill this order.
