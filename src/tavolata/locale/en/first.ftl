### What is explained once in the browser, when somebody meets it for the first time: questions, then symbols. One sentence or two, short.

first-play = Play cards of one kind onto the oven. All that you can see of it later is the top card.
first-order = Add one order if you like. It can only use what was played before it.
first-draw = Draw until you hold 7 cards: all from the supply, or all from your orders.
first-series = You may add more four-of-a-kind orders: they need 4, 3, 2 and 1 then, and are filled together or not at all.
first-demand = This order can be filled in several ways. Choose one; nobody sees it yet.
first-add = The columns do not have enough. Add exactly what is missing from your hand.
first-ask = Ask the others for what is missing. Whoever helps gives all of it, and is rewarded with an order.
first-amount = Say how many of each kind you ask for. One opponent has to give all of it.
first-help = Give all that is asked for, and your top order counts as filled. Or decline; nobody learns why.
first-contest = All of your kind in the columns count. What you add makes the order harder to block.
first-block = If the others together show as many as this contest has, it is blocked. Otherwise it is filled.
first-name = Whoever you name chooses which card to show, and takes it back afterwards.
first-show = Choose a card to show. You take it back, but its kind may fill the order.
first-match = With a card of the kind that was shown you fill the order. If you play none, nobody learns why.
first-turn = Lay a card that has the colour, the number or the symbol of an end. If you cannot or do not want to, draw.
first-drawn = You may lay the card that you have just drawn, but no other.
first-answer = Take the cards that are due and play on, or lay a “draw one”: then the next player owes one more.
first-asked = Lay a card with a half that is identical to one of the top card. Symbols do nothing here.
first-swap = You get all the cards of the other player, so fewer are better. After that each of you knows what the other has.
first-rotate = You choose the side for everybody. After that you know the cards of the neighbour who got yours.
first-call = One card left: call SOLOmino! in time, or you draw a card.
first-window = Anybody may throw in a card with a half that is identical to an end. The fastest counts.

first-order-four = This order needs { $order }. Several four-of-a-kind orders can make a series together.

first-symbol-S = Skip: the next player is left out.
first-symbol-R = Reverse: play goes the other way round.
first-symbol-D = Draw one: the next player takes a card, or passes it on with a “draw one”.
first-symbol-W = Swap: whoever lays it exchanges hands with another player.
first-symbol-T = Rotate: all hands go to a neighbour.
first-symbol-A = Ask: one after the other lays a card with an identical half; whoever cannot takes the heap.

explain-new = Explain new things once
explain-new-hint = A sentence when a question, an order or a symbol comes up for the first time.
explain-again = Explain everything again
first-close = Got it
