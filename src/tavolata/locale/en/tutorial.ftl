### What the tutorials say, in English. tutorials.json has their steps, tutorials.py says what .hint and .done are for,
### and rules.ftl how cards are written in texts.

## Sole Mio!

tutorial-sole-mio = Learn Sole Mio! in five minutes
tutorial-sole-mio-welcome = Three chefs bake in one oven: you are Chef Olive, on your left is Chef Pepper, on your right Chef Mushroom. The oven is a stack of cards, and nobody may look inside. The player with the most filled orders wins. You hold 5 ingredient cards and 2 orders.
    .title = Welcome to the kitchen!
tutorial-sole-mio-play = It’s your turn. First you must play ingredients of one kind, as many as you like. Your order [[4s]] needs 4 salamis, and a double card counts as 2. So choose all your salamis: [[ssS]]. Then you may add one order on top. It can only use what was played before it, and 4 salamis will be there: add [[4s]].
    .title = Ingredients, then an order
    .hint = That is allowed. But your order needs 4 salamis, and that takes all your salami cards.
tutorial-sole-mio-order = “4 salamis, including 1 double”: your play was announced, and everyone heard it. Now you may add an order. It can only use what was played before it. Put [[4s]] on top: everything it needs is there.
    .title = Add an order
    .hint = With your salamis there are 4 in the oven. Add the order that needs them.
tutorial-sole-mio-draw = Your play was announced, and everyone heard it: “4 salamis, including 1 double”, and an order on top. At the end of your turn, you draw until you hold 7 cards: ingredients from the supply or orders from your own stack, never both. You have 3 cards left. Draw 4 from the supply.
    .title = Draw up to seven
    .hint = Nobody bakes a pizza out of orders alone. This time, take ingredients from the supply.
tutorial-sole-mio-memory = Meanwhile, Chef Pepper has played 3 peppers, and Chef Mushroom 2 mushrooms with an order for 4 olives on top. All of it is covered now, so keep it in mind! Your order [[4p]] needs 4 peppers. What do you play, and which order goes on top?
    .title = Remember!
    .hint = 3 peppers are already in the oven. Which of your cards makes it 4?
tutorial-sole-mio-second-order = 3 peppers and 1 make 4. Chef Mushroom’s order wants olives, so nobody will snatch the peppers from under your nose. Add [[4p]].
    .title = Another order
    .hint = This is the moment: with yours, all 4 peppers are in the oven. Add your order.
tutorial-sole-mio-last-draw = Only 3 cards are left in the supply. When the last one is drawn, the round is over. Draw from the supply once more and see what happens.
    .title = The last draw
    .hint = You could take orders. But we want to see the oven turned over: draw from the supply.
tutorial-sole-mio-scoring = Out came 4 salamis and then your order: it took [[ssS]] and is filled! Next came [[ppp mm]], which are in the columns now. And here is Chef Mushroom’s order [[4o@m]]. There is not a single olive.
    .title = The oven is turned over
    .before = You drew the scoring card [[*]], and the supply has run out. So you turn the oven over. Now the cards come out in the order in which they were played: ingredients go into the columns, and an order takes what it needs from whatever is there at that moment.
tutorial-sole-mio-help = Chef Mushroom adds [[oO]] from hand, which makes 3 olives, and asks for 1 more. Whoever helps is rewarded: the top order of their own stack counts as filled. You have an olive. Do you help?
    .title = Helping pays
    .hint = You may decline, and nobody will learn why. But think of the reward: a whole order for just one olive!
    .done = “Four-three-two-one”, the top order of your stack, counts as filled for you. Then your pepper came out, and [[4p]] found its 4 peppers. That makes 3 filled orders in the first round!
tutorial-sole-mio-own-cards = The second and last round is being scored. Your order [[4m]] comes out, but only [[mm]] are in the columns. You may add what is missing from your hand. Add your 2 mushrooms.
    .title = From your own hand
    .hint = 2 mushrooms are missing, and 2 are in your hand. Add both, and you need nobody’s help.
tutorial-sole-mio-asking = Filled! Next comes your order [[4a]]. [[aaa]] are there, 1 pineapple is missing, and you have none. Add nothing, and the others are asked for help, one after the other.
    .title = Ask the others
    .hint = Don’t give up so soon! One pineapple is not much to ask for.
tutorial-sole-mio-helped = Chef Pepper declined. No pineapple, or just not willing? Nobody will ever know. Chef Mushroom helped and got a reward, and your order is filled. Next comes your order [[contest]].
    .title = Help from the right
tutorial-sole-mio-contest = A contest is about your own kind: you need at least 2 olives. One is there already, and you may add as many as you like. Then the others may show the olives in their hands. If together they show as many as you have, your order is blocked. Add your double olive: that makes 3.
    .title = Contest
    .hint = 1 olive is not enough, but you hold a double. Add it and see whether the others can keep up.
tutorial-sole-mio-match = Chef Mushroom showed 1 olive. That is fewer than your 3, so the contest is yours. Now comes [[match]]: you name another player, who shows a card. If you have one of that kind, you can play it to fill the order. You hold only a pepper, and Chef Mushroom has just shown an olive. Try Chef Pepper!
    .title = Match
    .hint = You could. But which of the two is more likely to show a pepper?
tutorial-sole-mio-match-card = Chef Pepper shows a pepper, and you have one, too. Play it!
    .title = A match!
    .hint = Your pepper fills a whole order. Play it!
tutorial-sole-mio-giving-up = Filled! Last comes [[two-of-each]], but nearly everything is missing. Give up: it costs nothing, and the order goes under your order stack.
    .title = Not this time
    .hint = It needs 2 each of 4 kinds, and all there is of them is [[s]]. Nobody can give you that much: give up.
tutorial-sole-mio-end = The filled orders are counted: you have 7, Chef Mushroom 3, Chef Pepper 2. In case of a tie, the ingredients in hand would have decided. You are ready for a real table. There you can also fill several orders at once, in a series; each order tells you what it needs.
    .title = You win!

## Mamma Mia! Grande

tutorial-mamma-mia-grande = What’s different in Mamma Mia! Grande
tutorial-mamma-mia-grande-welcome = You know Sole Mio!? Then you know nearly everything. Grande takes three rounds, and everyone has 19 orders: the 11 of Sole Mio! and 8 more, such as [[4m+1]]. And there is one harsh rule: an order that is not filled leaves the game for good.
    .title = More of everything
tutorial-mamma-mia-grande-four-plus-one = The last round is being scored. Here is your order [[4m+1]]: it needs 4 mushrooms and 1 of your own kind. Orders like this one do not form a series. 4 mushrooms are there. Add your olive.
    .title = Four plus one
    .hint = Only the olive is missing, and you have one. Add it.
tutorial-mamma-mia-grande-bombastica = 15 or more: Bombastica is filled, and it took everything in the columns, absolutely everything. Think of that before you play one: whatever comes out after it starts with an empty table. Now [[4p]] is here, and only [[ppp]] have come out since.
    .title = Bombastica eats everything
    .before = Your order will be filled now. Right after it, your Bombastica comes out: it needs 15 ingredients of any kind. Count along!
tutorial-mamma-mia-grande-last-chance = 1 pepper is missing, and you have none. In Sole Mio! you could give up and use the order again later. Here it would be gone. So ask the others: asking costs nothing.
    .title = Better ask
    .hint = Then the order leaves the game. Ask for help first: you have nothing to lose.
tutorial-mamma-mia-grande-end = Nobody helped, so the order is out of the game. You win all the same, with 4 orders! In Grande, the new orders nearly always want your own kind as well, so don’t play all of it too soon.
    .title = That’s Grande

## Mamma Mia!

tutorial-mamma-mia = What’s different in Mamma Mia!
tutorial-mamma-mia-welcome = You know Sole Mio!? This is its older sister, and she is stricter. All cards are singles, nobody helps anyone, and there are three rounds. You begin with 6 ingredients and 1 order, and you have 8 orders in all. Nearly all of them want your own kind, too: [[4s+1]] needs 4 salamis and 1 olive.
    .title = The classic
tutorial-mamma-mia-four-plus-one = The last round is being scored. 4 salamis are there, but no olive. You can’t ask anyone: only your own hand can fill the gap. Add your olive.
    .title = Only you can help yourself
    .hint = Only 1 olive is missing, and you have it. Add it.
tutorial-mamma-mia-minimale = Filled! Now [[minimale]]: it needs 1 olive and 3 of the kind with the fewest in the columns, not counting your own or those with none. That is pepper, with 1. Add your 2 peppers.
    .title = Minimale
    .hint = Peppers are the fewest. You have 2 of them, just enough.
tutorial-mamma-mia-end = Minimale is filled. “Mixed” came last: it wants 1 of each kind, but there was no olive left and your hand was empty. So it went under your order stack by itself. You win with 4 orders!
    .title = That’s Mamma Mia!

## SOLOmino

tutorial-solomino = Learn SOLOmino in five minutes
tutorial-solomino-colour = Every card has two halves, like a domino. You lay cards at the two ends of the row: one half must match the end in colour, number or symbol. The left end shows [[r5]]. Lay [[r1-g3]] there, red on red.
    .title = Red on red
    .hint = You could do that, too. But try the red 1 at the left end first.
tutorial-solomino-number = Your red 1 covered the end, and the green 3 became the new one. The others have carried on from there. The right end still shows [[y6]], and you have a 6: cover it with the blue half of [[b6-r8]].
    .title = Six on six
    .hint = You could do that, too. But we want the blue 6 on the yellow 6, at the right end.
tutorial-solomino-skip = Some halves show a symbol. It takes effect as soon as the card is laid, whichever half it is on. [[gS]] is “skip”: the next player misses a turn. Lay [[y7-gS]] on the left, yellow 7 on yellow 7.
    .title = Skip
    .hint = You could do that, too. But look for “skip”: its yellow half fits the left end.
tutorial-solomino-reverse = The player on your left was skipped, the one on your right has played, and it’s your turn again. [[yR]] is “reverse”: play changes direction. Lay [[r8-yR]] on the right, red on red.
    .title = Reverse
    .hint = You could do that, too. But look for “reverse”: its red half fits the right end.
    .done = Play now goes counter-clockwise, so the player on your right is next.
tutorial-solomino-draw-one = A new table. The player on your right has laid “draw one”, and you have to take a card. But you can answer with a “draw one” of your own! Lay [[yD-b4]]: on the right, symbol on symbol, or on the left, 4 on 4.
    .title = Draw one
    .hint = You may take the card. But why, when you can pass it on?
    .done = Now the next player has to take 2 cards, or answer as well.
tutorial-solomino-swap = You have laid a “swap”: choose a player, and the two of you swap your entire hands. You have 4 cards. The player on your left has 2, the one on your right 5.
    .title = Swap
    .hint = The first to get rid of all their cards wins. So whose hand would you like?
    .done = 4 cards for 2, a good deal! And you know exactly what the other player holds now.
tutorial-solomino-rotate = You have laid a “rotate”: all hands pass to a neighbour, and you choose the direction. Clockwise, you get the 6 cards of the player on your right. Counter-clockwise, you get the 2 cards of the player on your left.
    .title = Rotate
    .hint = You want few cards. Which direction brings you the 2 cards?
    .done = 2 cards left! Everyone knows the hand they gave away, so you know what the player on your right holds.
tutorial-solomino-ask = The player on your right has laid an “ask”, and [[r1-r5]] was turned up from the pile. You must lay a card on it with a half identical to one of its halves: [[r1]] or [[r5]]. A near match is not enough. You have two such cards; choose one.
    .title = Ask
    .done = Then the player on your left had to match your card in the same way, couldn’t, and took the whole heap: 2 cards.
tutorial-solomino-draw = The end is near: you have 2 cards. But neither fits [[r3]] or [[g5]]. If you can’t or don’t want to lay a card, you draw one.
    .title = Nothing fits
tutorial-solomino-drawn = You have drawn [[g1-b2]], and it fits on the right, green on green. You may lay a card you have just drawn at once. Do it!
    .title = What luck!
    .hint = You may keep it. But then you have one more card to get rid of.
tutorial-solomino-two-left = The others have played, and the right end shows [[r4]]. Your [[y4-b1]] fits there. Lay it; then you will have just one card.
    .title = The second-to-last card
    .hint = Drawing would be a pity. Your yellow 4 fits the red 4.
tutorial-solomino-call = One card left at the end of your turn! Now everyone must hear it, or you draw a card at once. What do you call?
    .title = Say it!
    .hint = If you stay silent, you draw a card. Call!
tutorial-solomino-last-card = Everyone heard it. And your last card [[b6-y1]] fits on the right: blue on blue, or 1 on 1. Lay it, and you have won!
    .title = The last card
    .hint = Draw, now? Your last card fits the right end!
    .done = Won! The others get a minus point for each card in their hand: 2 and 3. If you play several rounds, the fewest minus points win. A round also ends when the pile runs out.
tutorial-solomino-throw-in = One last thing, for tables that play out of turn. The player on your left has just laid [[b7-y5]], and the right end shows [[y5]]. You have the same half, identical in colour and number: throw in [[y5-g6]], even though it’s not your turn!
    .title = Throw it in!
    .hint = Nobody would notice. But here you can get rid of an extra card!
    .done = Thrown in! Play continues with the player after you, and the one on your right is passed over. Now you know everything you need. Have fun!
