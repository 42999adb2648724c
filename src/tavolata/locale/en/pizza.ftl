### The pizza family in English.
### $me says whether the player that is spoken of is the reader ("yes") or somebody else ("no"), whose name is $who.

## Kinds and cards (P-1, P-9)

kind-o = { $count ->
    [one] olive
   *[other] olives
}
kind-p = { $count ->
    [one] pepper
   *[other] peppers
}
kind-m = { $count ->
    [one] mushroom
   *[other] mushrooms
}
kind-s = { $count ->
    [one] salami
   *[other] salamis
}
kind-a = { $count ->
    [one] pineapple
   *[other] pineapples
}
kind-singular = { $kind ->
    [o] olive
    [p] pepper
    [m] mushroom
    [s] salami
   *[a] pineapple
}
kind-plural = { $kind ->
    [o] olives
    [p] peppers
    [m] mushrooms
    [s] salamis
   *[a] pineapples
}
chef-o = Chef Olive
chef-p = Chef Pepper
chef-m = Chef Mushroom
chef-s = Chef Salami
chef-a = Chef Pineapple
ingredients = { $count ->
    [one] { $count } ingredient
   *[other] { $count } ingredients
}
double-kind = 1 double { kind-singular }
cards = { $doubles ->
    [0] { $pieces }
    [one] { $pieces }, including { $doubles } double
   *[other] { $pieces }, including { $doubles } doubles
}
cards-in-list = { $doubles ->
    [0] { $pieces }
    [one] { $pieces } ({ $doubles } double)
   *[other] { $pieces } ({ $doubles } doubles)
}
order-of = { $order } ({ $who })

## Orders: their names, and what they need (P-40 to P-58)

order-four = { $pieces }
order-two-of-each = Two of each
order-contest = Contest
order-match = Match
order-without-mine = Without mine
order-two-doubles = Two doubles
order-4321 = Four-three-two-one
order-scorers-four = The scorer’s four
order-four-plus-one = { $pieces } plus one
order-mixed = Mixed
order-bombastica = Bombastica
order-monotoni = Monotoni
order-minimale = Minimale

needs-four = { $pieces } (may become a series)
needs-two-of-each = { $pieces }
needs-contest = at least { $pieces } (the others can block it)
needs-match = a hand card of the kind that a named opponent shows
needs-without-mine = 2 each of two kinds, with none of the owner’s kind in the columns
needs-two-doubles = two double cards of different kinds
needs-4321 = 4 of one kind, 3 of another, 2 of a third and 1 of a fourth
needs-scorers-four = 4 of the scoring card holder’s kind, and brings its owner that card
needs-four-plus-one = { $pieces }
needs-mixed = { $pieces }
needs-bombastica = at least 15 ingredients of any kind, and empties the columns
needs-monotoni = { $pieces } and 6 of one other kind
needs-minimale = { $pieces } and 3 of the kind with the fewest in the columns

## What is asked

ask-play = Your turn. Which ingredients do you play onto the oven?
ask-order = Do you add an order?
ask-draw = { $count ->
    [one] You draw { $count } card. From where?
   *[other] You draw { $count } cards. From where?
}
ask-series = Your order “{ $order }” is revealed. Do you add another order for a series?
ask-demand = { $order }: which kind do you choose for the { $amount }?
ask-demand-double = { $order }: which kind should the next double be?
ask-add = { $order }: the columns lack { $missing }. What do you add from your hand?
ask-add-bombastica = { $order }: { $missing } still missing. Which { kind-singular } cards do you add?
ask-ask = { $order }: { $missing } missing, and you hold no ingredients. Do you ask for help?
ask-amount = { $order }: you still have to ask for { $missing }. How many { kind-plural } do you ask for?
ask-help = { $who } asks for { $needs }, for the order “{ $order }”. Do you help?
ask-help-next = You help { $who }. What do you give for { $needs }?
ask-contest = { $order }: the columns hold { $pieces }. What do you add from your hand?
ask-block = { $who } holds a contest with { $stake }. { $shown ->
    [0] Nothing has been shown against it yet.
   *[other] The others have shown { $shown } so far.
} Do you show yours?
ask-name = { $order }: which opponent should show you a card?
ask-show = { $who } names you for the order “{ $order }”. Which card do you show?
ask-match = { $order }: { $who } shows { $card }. Do you play a card of this kind?

## What can be answered

do-play = { $cards }
do-order = { $order }
do-order-done = no order this time
do-draw-supply = { $count ->
    [one] ingredients from the supply ({ $count } card left)
   *[other] ingredients from the supply ({ $count } cards left)
}
do-draw-stack = { $count ->
    [one] orders from your order stack ({ $count } left)
   *[other] orders from your order stack ({ $count } left)
}
do-series = add { $order }
do-series-done = add no order
do-demand = { kind-plural } (in the columns: { $have }; in your hand: { $hold })
do-give-up = give up
do-add = add { $cards }
do-add-none = add nothing of this kind
do-ask = ask the others for help
do-amount = ask for { $pieces }
do-amount-none = ask for none of this kind
do-help = give { $cards }
do-help-no = do not help
do-contest = add { $cards }
do-contest-none = add nothing
do-block-no = show nothing
do-block-show = show all: { $cards }
do-name = { $who } (ingredient cards in hand: { $count })
do-show = show { $card }
do-match = play { $card }
do-match-no = play no card

## What the question mark says

order-needs = { $order }: { $needs }.
explain-play = { $game ->
    [mamma-mia] You must play one or more ingredient cards, all of one kind. They go onto the oven. Everyone hears how many ingredients you play.
   *[other] You must play one or more ingredient cards, all of one kind, in any mix of singles and doubles. They go onto the oven. Everyone hears how many ingredients you play (a double counts as 2) and how many doubles are among them.
}
explain-order = After your ingredients, you may play one of your orders face up onto the oven. When the oven is turned over, the order takes what it needs from whatever was played before it and is still there. So remember what is in the oven.
explain-draw = You draw until you hold 7 cards, all from the supply or all from your order stack. The player who draws the scoring card from the supply will turn the oven over. The round ends when the last card of the supply is drawn. With no ingredients in hand, you can only pass.
explain-series = You may add up to three more four-of-a-kind orders from your hand. Then one of them needs 4, the next 3, then 2, then 1; you decide which. Either all of them are filled, or none.
explain-demand = { $game ->
    [mamma-mia] This order can be filled in several ways, and you choose which. What the columns lack has to come from your hand. Nobody sees your choice before your answer is complete.
   *[other] This order can be filled in several ways, and you choose which. What the columns lack can come from your hand or from one opponent. Nobody sees your choice before your answer is complete.
}
explain-add = { $game ->
    [mamma-mia] The columns do not have enough, so you may add cards from your hand, but only those that are needed.
   *[other] The columns do not have enough, so you may add cards from your hand, but only those that are needed. You may go one over only if you add nothing but doubles. If something is still missing after that, the others are asked for help.
}
explain-ask = Something is missing. You may ask for it: your opponents are asked one after the other, starting on your left. The first to help gives all of it and is rewarded with an order. If nobody helps, the order stays unfilled. You may also give up.
explain-amount = Bombastica takes any kind. Say how many ingredients of each kind you ask for, until they add up to what is missing. One opponent has to give all of it.
explain-help = You may give everything asked for, or decline. If you help, the top order of your own stack counts as filled for you. If you decline, nobody learns why.
explain-contest = You need at least 2 of your own kind; those in the columns all count. The more you add, the harder it is to block, but if the order is blocked, your cards stay in the columns. There is no help.
explain-block = If you and the others together show at least as many of this kind as the contest has, the order is blocked. You show all you have or nothing, and you take the cards back. Players who hold none are not asked.
explain-name = Name an opponent. They show you one of their ingredient cards and take it back. If you play a card of the same kind from your hand, your order is filled.
explain-show = Choose one of your ingredient cards. Everyone sees it, then you take it back. If the owner has a card of this kind, the order can be filled.
explain-match = Play a card of the kind shown, single or double, to fill the order. The card is used up. If you play none, the order stays unfilled, and nobody learns why.

## What happened

event-started = { $me ->
    [yes] You are the starting player.
   *[no] { $who } is the starting player.
}
event-shuffled = The cards are shuffled. The supply has { $count } cards.
event-round-began = { $me ->
    [yes] Round { $round } begins, and it is your turn.
   *[no] Round { $round } begins with { $who }.
}
event-got-card = { $me ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $cards }.
}
event-got-order = { $me ->
    [yes] { $count ->
        [one] You pick up an order: { $orders }.
       *[other] You pick up orders: { $orders }.
    }
   *[no] { $count ->
        [one] { $who } picks up an order: { $orders }.
       *[other] { $who } picks up orders: { $orders }.
    }
}
event-played = { $me ->
    [yes] You play { $cards }.
   *[no] { $who } plays { $cards }.
}
event-order-played = { $me ->
    [yes] You add your order “{ $order }”.
   *[no] { $who } adds an order: “{ $order }”.
}
event-passed = { $me ->
    [yes] You have no ingredients and pass.
   *[no] { $who } has no ingredients and passes.
}
event-drew-supply = { $me ->
    [yes] You draw from the supply: { $count }.
   *[no] { $count ->
        [one] { $who } draws { $count } ingredient card.
       *[other] { $who } draws { $count } ingredient cards.
    }
}
event-drew-stack = { $me ->
    [yes] You draw from your order stack: { $count }.
   *[no] { $count ->
        [one] { $who } draws { $count } order.
       *[other] { $who } draws { $count } orders.
    }
}
event-scoring-card-drawn = { $me ->
    [yes] You draw the scoring card and lay it on the table.
   *[no] { $who } draws the scoring card and lays it on the table.
}
event-scoring-card-by-order = { $me ->
    [yes] You have the scoring card now.
   *[no] { $who } has the scoring card now.
}
event-scoring-card-by-ruling = { $me ->
    [yes] Nobody can move. You take the scoring card out of the supply.
   *[no] Nobody can move. { $who } takes the scoring card out of the supply.
}
event-round-ended = { $me ->
    [yes] Round { $round } is over. You turn the oven over.
   *[no] Round { $round } is over. { $who } turns the oven over.
}
event-revealed = Out of the oven: { $cards }.
event-order-revealed = { $me ->
    [yes] Your order comes out: “{ $order }”. It needs { $needs }.
   *[no] { $who }’s order comes out: “{ $order }”. It needs { $needs }.
}
event-series = { $me ->
    [yes] You declare a series and add: { $orders }.
   *[no] { $who } declares a series and adds: { $orders }.
}
event-demanded = { $me ->
    [yes] You choose { $needs }.
   *[no] { $who } chooses { $needs }.
}
event-added = { $me ->
    [yes] You add { $cards } from your hand.
   *[no] { $who } adds { $cards } from their hand.
}
event-asked = { $me ->
    [yes] You ask for { $needs }.
   *[no] { $who } asks for { $needs }.
}
event-declined = { $me ->
    [yes] You do not help.
   *[no] { $who } does not help.
}
event-helped = { $me ->
    [yes] You help with { $cards }.
   *[no] { $who } helps with { $cards }.
}
event-taken = From the columns: { $cards }.
event-filled = { $me ->
    [yes] Filled! Your order “{ $order }” counts for you.
   *[no] Filled: the order “{ $order }” counts for { $who }.
}
event-rewarded = { $me ->
    [yes] Your reward: “{ $order }” counts as filled for you.
   *[no] The reward: “{ $order }” counts as filled for { $who }.
}
event-returned = { $me ->
    [yes] You take back { $cards }.
   *[no] { $who } takes back { $cards }.
}
event-unfilled = { $reason ->
    [gave-up] { $me ->
        [yes] You give up your order “{ $order }”.
       *[no] { $who } gives up the order “{ $order }”.
    }
   *[other] { $me ->
        [yes] Your order “{ $order }” is not filled: { unfilled-why }.
       *[no] { $who }’s order “{ $order }” is not filled: { unfilled-why }.
    }
} { unfilled-goes }
event-showed = { $me ->
    [yes] You show { $cards }.
   *[no] { $who } shows { $cards }.
}
event-kept-back = { $me ->
    [yes] You show no { kind-plural }.
   *[no] { $who } shows no { kind-plural }.
}
event-named = { $me ->
    [yes] You name { $whom }.
   *[no] { $to ->
        [me] { $who } names you.
       *[other] { $who } names { $whom }.
    }
}
event-card-shown = { $me ->
    [yes] You show { $card }.
   *[no] { $who } shows { $card }.
}
event-matched = { $me ->
    [yes] You match it with { $cards }.
   *[no] { $who } matches it with { $cards }.
}
event-scored = Round { $round } has been scored.
event-won = { $me ->
    [yes] You win!
   *[no] { $who } wins.
}
unfilled-why = { $reason ->
    [refused] nobody helped
    [own-kind] { $me ->
        [yes] an ingredient of your kind is in the columns
       *[no] an ingredient of { $who }’s kind is in the columns
    }
    [no-kind] no kind qualified
    [blocked] it was blocked
    [nobody] no opponent holds an ingredient card
    [no-match] no matching card was played
   *[lacking] something was missing
}
unfilled-goes = { $goes ->
    [under] It goes under the order stack.
   *[out] It leaves the game.
}


## The table

letters = { $game ->
    [mamma-mia] Letters: { $letters }.
   *[other] Letters: { $letters }. A capital is a double card.
}
table-supply = { $count ->
    [one] Supply: { $count } card
   *[other] Supply: { $count } cards
}
table-oven-empty = oven: empty
table-oven = { $count ->
    [one] oven: { $count } card
   *[other] oven: { $count } cards
}
table-top = on top: { $card }
table-inside = in the oven, from the bottom: { $cards }
table-columns = Columns: { $cards }
table-columns-empty = Columns: empty
table-my-orders = Orders
column-ingredients = ingredients
column-orders = orders
column-stack = order stack
column-filled = filled
scoring-card = scoring card
table-orders = filled: { $orders }
table-gone = gone: { $orders }
stuck-warning = Careful: you hold no ingredients. If you take orders now, you will hold 7 of them and be unable to play or draw, perhaps for the rest of the game.

## The end (P-61)

result-line = { $filled ->
    [one] { $filled } order filled, { $ingredients } in hand
   *[other] { $filled } orders filled, { $ingredients } in hand
}
result-tie-break = There is a tie for the most filled orders, so the ingredients in hand decide.
result-shared = That is a tie as well: the win is shared.
