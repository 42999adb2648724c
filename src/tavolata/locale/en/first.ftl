### What is explained once in the browser, when somebody meets it for the first time: questions, then symbols. One sentence or two, short.

first-play = Play cards of one kind onto the oven. Only its top card stays visible.
first-order = Add one order if you like. It can only use what was played before it.
first-draw = Draw until you hold 7 cards: all from the supply, or all from your order stack.
first-series = You may add more four-of-a-kind orders. They then need 4, 3, 2 and 1, and are filled together or not at all.
first-demand = This order can be filled in several ways. Choose one; nobody sees it yet.
first-add = The columns do not have enough. Add exactly what is missing from your hand.
first-ask = Ask the others for what is missing. Whoever helps gives all of it, and earns an order as a reward.
first-amount = Say how many of each kind you ask for. One opponent has to give all of it.
first-help = Give everything asked for, and your top order counts as filled. Or decline; nobody learns why.
first-contest = All of your kind in the columns count. The more you add, the harder the contest is to block.
first-block = If you and the others together show at least as many as the contest has, it is blocked. Otherwise the order is filled.
first-name = The player you name chooses which card to show, and takes it back afterwards.
first-show = Choose a card to show. You take it back, but its kind may fill the order.
first-match = Play a card of the kind shown to fill the order. If you play none, nobody learns why.
first-turn = Lay a card that matches an end in colour, number or symbol. If you can’t or don’t want to, draw.
first-drawn = You may lay the card you have just drawn, but no other.
first-answer = Take the cards due and play on, or lay a “draw one”: then the next player owes one more.
first-asked = Lay a card with a half identical to one on the top card. Symbols do nothing here.
first-swap = You get all of the other player’s cards, so the fewer the better. Then each of you knows what the other has.
first-rotate = You choose the direction for everyone. Then you know the cards of the neighbour who got yours.
first-call = One card left: call SOLOmino! in time, or you draw a card.
first-window = Anyone may throw in a card with a half identical to an end. The fastest counts.

first-order-four = This order needs { $order }. Several four-of-a-kind orders can form a series.

first-symbol-S = Skip: the next player misses a turn.
first-symbol-R = Reverse: play changes direction.
first-symbol-D = Draw one: the next player takes a card, or passes it on with a “draw one”.
first-symbol-W = Swap: whoever lays it swaps hands with another player.
first-symbol-T = Rotate: all hands pass to a neighbour.
first-symbol-A = Ask: players in turn lay a card with an identical half; whoever can’t takes the heap.

explain-new = Explain new things once
explain-new-hint = A short tip when a question, an order or a symbol comes up for the first time.
explain-again = Explain everything again
first-close = Got it
