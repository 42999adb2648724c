### The rules of all games for players, in English: one message for each clause of docs/rules.md, which decides.
###
### .title is a short name, .example a worked example. rules.json says which clauses a game has, and in which chapters.
### rules-intro-* opens the rules of a game; its .material belongs to the first chapter.
###
### Cards are written in the notation of docs/formats.md between double brackets, and may be drawn instead:
### [[ooO]] ingredients, [[*]] the scoring card, [[4p]] an order, [[r8-bD]] a card of SOLOmino, [[r8]] one half of it.
### A clause is named by its id alone, P-25, and may be a link.

## Chapters

rules-chapter-material = Material
rules-chapter-setup = Setup
rules-chapter-turn = Your turn
rules-chapter-scoring = Scoring a round
rules-chapter-filling = Filling an order
rules-chapter-help = Help
rules-chapter-sole-mio-orders = The Sole Mio! orders
rules-chapter-mamma-mia-orders = The Mamma Mia! orders
rules-chapter-end = Next round and game end
rules-chapter-cards = Cards and dealing
rules-chapter-symbols = Symbols
rules-chapter-last-card = The last card
rules-chapter-out-of-turn = Playing out of turn

## The games in one minute

rules-intro-sole-mio = All of you bake in one oven, and nobody may look inside. On your turn, you play ingredients of one kind onto the oven and, if you like, one of your secret orders on top. When the supply runs out, the oven is turned over and its cards come out, from the first to the last. Each order takes what it needs from what is on the table at that moment. Something missing? Add it from your hand, or ask the others: whoever helps is rewarded. After 2 rounds, the player with the most filled orders wins.
    .title = The game in one minute
    .material = For 2 to 5 players. With 5 players there are 9 single and 2 double cards of each kind, with 4 players 8 and 2, with 3 players 8 and 1, with 2 players 6 and 1. Each player has 11 orders and begins with 5 ingredient cards and 2 orders in hand. There is one scoring card, “Sole Mio!”. You play 2 rounds.
rules-intro-mamma-mia-grande = The big feast: the oven, the memory and the helping hands of Sole Mio!, with more ingredients and 19 orders of 13 types for each of you. From four olives to fifteen of anything, every order takes what it needs when the oven is turned over. But beware: an order that is not filled leaves the game. After 3 rounds, the player with the most filled orders wins.
    .title = The game in one minute
    .material = For 2 to 5 players. With 5 players there are 12 single and 2 double cards of each kind, with 4 players 11 and 2, with 3 players 11 and 1, with 2 players 8 and 1. Each player has 19 orders and begins with 5 ingredient cards and 2 orders in hand. There is one scoring card, “Sole Mio!”. You play 3 rounds.
rules-intro-mamma-mia = The classic: one oven for all, and everything is a matter of memory. On your turn, you play ingredients of one kind onto the oven and, if you like, one of your secret orders on top. When the supply runs out, the oven is turned over, and each order takes what it needs from what has come out before it. Anything missing can only come from your own hand: nobody helps you here. After 3 rounds, the player with the most filled orders wins.
    .title = The game in one minute
    .material = For 2 to 5 players. All ingredients are single cards: with 5 players 13 of each kind, with 4 players 12, with 3 players 10, with 2 players 8. Each player has 8 orders and begins with 6 ingredient cards and 1 order in hand. There is one scoring card, “Mamma Mia!”. You play 3 rounds.
rules-intro-solomino = Every card has two halves, like a domino. On your turn, you lay a card at one end of the row: one half covers the end and must match its colour, number or symbol; the other half is the new end. If you can’t or don’t want to, you draw a card. Symbols skip players, change the direction of play, make others draw, or send whole hands around the table. Only one card left? Call “SOLOmino!”, quickly. The first player to lay their last card wins the round.
    .title = The game in one minute
    .material = For 2 to 6 players. 120 cards in 4 colours, with the numbers 1 to 8: 72 cards have two numbers, 48 a number and a symbol. Each player begins with 8 cards.

## Material

rule-P-1 = There are 5 kinds of ingredients: olive, pepper, mushroom, salami and pineapple. A single card is 1 ingredient, a double card is 2.
    .title = Five kinds
    .example = [[oO]] are 2 cards, but 3 olives.
rule-P-1-mamma-mia = There are 5 kinds of ingredients: olive, pepper, mushroom, salami and pineapple. Each card is 1 ingredient.
    .example = [[oo p]] are 3 ingredients: 2 olives and 1 pepper.
rule-P-2 = One kind is your own, and its colour is yours too: olive is blue, pepper green, mushroom brown, salami red, pineapple yellow. All 5 kinds are in play, no matter how many players there are.
    .title = Your own kind
rule-P-3 = There is one scoring card [[*]], called “Sole Mio!”. Whoever holds it turns the oven over and starts the next round.
    .title = The scoring card
rule-P-3-mamma-mia = There is one scoring card [[*]], called “Mamma Mia!”. Whoever holds it turns the oven over and starts the next round.
rule-P-4 = All players have the same orders. “Your own kind” on an order means the kind of its owner.
    .title = The same orders for all

## Setting up

rule-P-5 = Take as many cards of each kind as your number of players calls for, shuffle them and deal the hands. Then shuffle the scoring card into the rest. This is the supply; it is face down.
    .title = The supply
    .example = Sole Mio! with 3 players has 8 singles and 1 double of each kind: 45 cards. 15 of them are dealt. With the scoring card, the supply has 31 cards.
rule-P-5-mamma-mia-grande =
    .example = With 3 players there are 11 singles and 1 double of each kind: 60 cards. 15 of them are dealt. With the scoring card, the supply has 46 cards.
rule-P-5-mamma-mia =
    .example = With 3 players there are 10 cards of each kind: 50 cards. 18 of them are dealt. With the scoring card, the supply has 33 cards.
rule-P-6 = Shuffle your orders and place them face down: this is your order stack. Take the top 2 into your hand. Together with your ingredients, that makes 7 cards in hand.
    .title = Your order stack
rule-P-6-mamma-mia = Shuffle your orders and place them face down: this is your order stack. Take the top one into your hand. Together with your ingredients, that makes 7 cards in hand.
rule-P-7 = The oven is a face-up stack, empty at first. The starting player is chosen at random, unless you agree on one. Play goes clockwise. The kinds are given to the seats in the order olive, pepper, mushroom, salami, pineapple, unless you want it otherwise.
    .title = Who starts

## Your turn

rule-P-8 = You must play at least one ingredient card from your hand onto the oven. All the cards you play must be of one kind, in any mix of singles and doubles.
    .title = Play ingredients
    .example = You hold [[ooO p]]. You may play [[o]], [[oo]], [[O]], [[oO]] or [[ooO]], or else [[p]]; never olives and peppers together.
rule-P-8-mamma-mia = You must play at least one ingredient card from your hand onto the oven. All the cards you play must be of one kind.
    .example = You hold [[ooo p]]. You may play [[o]], [[oo]] or [[ooo]], or else [[p]]; never olives and peppers together.
rule-P-9 = Your play is announced: the kind, the number of ingredients (a double counts as 2), and how many doubles are among them. Listen carefully to the others: these cards will soon be covered.
    .title = The announcement
    .example = [[oOO]] is announced as 5 olives, including 2 doubles.
rule-P-9-mamma-mia = Your play is announced: the kind and the number of ingredients. Listen carefully to the others: these cards will soon be covered.
    .example = [[ooo]] is announced as 3 olives.
rule-P-10 = Then you may add one order from your hand, face up, onto the oven. When it is revealed, it can only take what was played before it and is still there.
    .title = Add an order
rule-P-11 = At the end of your turn, you draw until you hold 7 cards: all from the supply or all from your order stack, never from both. You have to draw. If the stack you choose runs out, your hand stays short. You cannot choose an empty stack while the other one has cards.
    .title = Draw up to seven
rule-P-12 = If you draw the scoring card, lay it face up in front of you and draw another card in its place, if there is one left.
    .title = Drawing the scoring card
rule-P-13 = With no ingredient card in hand, you pass: no ingredients, no order, only the draw. If you pass with 7 orders in hand, you draw nothing and may stay stuck. You are warned before a draw that leads there.
    .title = Passing
rule-P-14 = The round ends at once when the last card of the supply is drawn. The scoring card counts as a card of the supply.
    .title = The end of a round
    .example = You have to draw 4 cards and choose the supply. It has only 3 left, none of them the scoring card. Your hand stays short, and the round is over.
    .ruling = The published rules do not say whether the scoring card counts. Here it does: a round ends when the supply is empty, whichever card was last.
rule-P-15 = If all players pass in a row without drawing, because everyone holds 7 orders, the round ends too. If the scoring card is still in the supply, the player whose turn would be next takes it. The rest of the supply is shuffled into the next round’s supply; after the last round it counts for nobody.
    .title = Nobody can move
rule-P-16 = Everyone may know: the announcements, the top card of the oven, how many ingredient cards and how many orders each player holds, the sizes of the stacks, the filled orders, and whatever is revealed during scoring. What everyone could see stays known: the used pile, what went into a new supply except for cards nobody drew (P-15), orders that went under a stack, cards that were shown or put back, who was passed over in a contest. The hands, the stacks and the oven below its top card are secret. Remember what is in there; you may not look. For beginners, a table can play with an open oven. Every other table is strict: it shows what is there now, and the rest is left to your memory. A table chooses whether you can reread the announcements since your last turn, or hear each of them only once.
    .title = Open and secret
    .ruling = Two of the published rule sheets put the used pile face down, the others leave it face up. Here you may remember it, but a strict table does not show it again.
rule-P-16-mamma-mia = Everyone may know: the announcements, the top card of the oven, how many ingredient cards and how many orders each player holds, the sizes of the stacks, the filled orders, and whatever is revealed during scoring. What everyone could see stays known: the used pile, what went into a new supply except for cards nobody drew (P-15), and orders that went under a stack. The hands, the stacks and the oven below its top card are secret. Remember what is in there; you may not look. For beginners, a table can play with an open oven. Every other table is strict: it shows what is there now, and the rest is left to your memory. A table chooses whether you can reread the announcements since your last turn, or hear each of them only once.

## Scoring a round

rule-P-17 = Whoever holds the scoring card turns the oven over. The cards are revealed in the order in which they were played. Ingredients go into the columns on the table, one column for each kind. Nobody draws cards during scoring.
    .title = The oven is turned over
rule-P-18 = A revealed order is resolved at once, with the columns as they are at that moment.
    .title = Resolved at once
    .example = The oven holds, from the bottom, [[ooo]], then the order [[4o]], then [[o]]. When the order is revealed, only 3 olives are there. The fourth comes too late.
rule-P-19 = The ingredients that an order uses go to the used pile; all others stay in the columns. A filled order is laid face up in front of its owner and counts.
    .title = A filled order
rule-P-20 = An unfilled order costs nothing. The columns stay as they were, and cards added from a hand return to it; only in a blocked contest do they stay on the table. The order goes under its owner’s order stack.
    .title = An unfilled order
rule-P-20-mamma-mia-grande = An unfilled order costs nothing, but it leaves the game. The columns stay as they were, and cards added from a hand return to it; only in a blocked contest do they stay on the table.
rule-P-20-mamma-mia = An unfilled order costs nothing. The columns stay as they were, and the order goes under its owner’s order stack.
rule-P-21 = The ingredients left in the columns become the bottom of the next round’s oven. They are stacked kind by kind, from the bottom up: olive, pepper, mushroom, salami, pineapple; within each kind, the singles are below the doubles. So everyone knows the top card.
    .title = What is left over
    .example = [[ooO s]] are left. They go into the oven in this order, and the salami is on top.
rule-P-21-mamma-mia = The ingredients left in the columns become the bottom of the next round’s oven. They are stacked kind by kind, from the bottom up: olive, pepper, mushroom, salami, pineapple. So everyone knows the top card.
    .example = [[ooo s]] are left. They go into the oven in this order, and the salami is on top.

## Filling an order

rule-P-22 = If an order can be filled in several ways, its owner chooses. You put your answer together in secret: series, kinds, cards from your hand, what you ask for. The others learn it all at once when it is complete: when the order is filled, when you ask for help, or when you give up. Only contest and match are played out in the open, step by step.
    .title = One secret answer
rule-P-22-mamma-mia = If an order can be filled in several ways, its owner chooses. You put your answer together in secret: the kinds, and cards from your hand. The others learn it all at once when it is complete: when the order is filled, or when you give up.
rule-P-23 = If the columns alone are enough, the order is filled, and you cannot give it up. If there are several ways, you choose which; you may also choose one that needs cards from your hand, or help.
    .title = The columns are enough
    .ruling = The published rules do not say whether you may refuse. Here an order that the columns can fill in only one way is filled at once.
rule-P-23-mamma-mia = If the columns alone are enough, the order is filled, and you cannot give it up. If there are several ways, you choose which; you may also choose one that needs cards from your hand.
rule-P-24 = If the columns are not enough, you may add ingredients from your hand, ask for help, do both, or give up. You do not draw new cards for those you add. You can give up before you choose a way, not after. Without help, you can only choose a way that the columns and your hand can complete together. And be careful: if you choose a way that needs help and nobody helps, the order fails, even if the columns were enough for another.
    .title = Something is missing
rule-P-24-mamma-mia = If the columns are not enough, you may add ingredients from your hand, or give up. You do not draw new cards for those you add. You can give up before you choose a way, not after, and you can only choose a way that the columns and your hand can complete together.
rule-P-25 = If the order is filled, all cards added from a hand are used up. The columns provide the rest, doubles first: as long as a kind is needed and its column has a double, a double is taken, even if only 1 is needed. Then come singles. No more cards are taken than needed.
    .title = Doubles first
    .example = 4 olives are needed, [[ooo]] are there, you add [[O]]: [[O]] and [[oo]] are used, and one single stays. Or 3 olives are needed and [[oOO]] are there: both doubles are used, and the single stays.
rule-P-25-mamma-mia = If the order is filled, all cards added from your hand are used up. The columns provide the rest, and no more cards are taken than needed.
    .title = What is used up
    .example = 4 olives are needed, [[ooo]] are there, and you add [[o]]: all four are used up.
rule-P-26 = Nobody adds a card that is not needed. To cover what is missing of a kind, you give exactly that much, or 1 more if an odd number is missing and you give only doubles; you may do that even if you hold singles. If you want to ask for the rest, you add less than is missing, and your helper covers what is left by the same rule.
    .title = No card too many
    .example = 3 salamis are missing. [[sss]], [[sS]] or [[SS]] cover them. [[ssS]] is not allowed, since one single is not needed. If you want to ask for the rest, you may add nothing, [[s]], [[ss]] or [[S]].
rule-P-26-mamma-mia = You add no card that is not needed: exactly as many of each kind as are missing.
    .example = 2 salamis are missing. You add [[ss]]; neither [[s]] nor [[sss]] will do.
rule-P-27 = You only add from your hand what the columns lack for the way you have chosen. You cannot use your own cards to save those on the table.
    .title = Only what is missing
    .example = 4 peppers are needed, and [[ppp]] are there. You cannot add [[pp]] to keep one pepper on the table, since only 1 is missing.

## Help

rule-P-30 = When your order is revealed, you may ask for exactly what is still missing after you have added your own cards. You name kinds and amounts, such as 1 olive and 2 peppers; for “Two doubles” (P-53) you name the double. You can ask for help with every order except contest (P-46) and match (P-51), even if there is little hope.
    .title = Asking for help
rule-P-31 = The others are asked clockwise, starting on your left. Each gives all of it or declines; nobody gives just a part. As soon as someone helps, the asking ends.
    .title = Only one helps
    .ruling = One of the published rule sheets says that you may ask each player. Here the question goes around by itself, so nobody is passed over.
rule-P-32 = Helpers give cards from their hand, singles or doubles as they like, but none that are not needed (P-26).
    .title = Helping from the hand
rule-P-33 = Whoever helps turns up the top card of their own order stack. It counts as filled, face up with their other filled orders. If the stack is empty, there is no reward.
    .title = The reward
rule-P-34 = If everyone declines, your order is not filled, even if you could have filled it from your hand, and your contribution returns to your hand. Once someone has helped, the order must be filled.
    .title = Nobody helps
rule-P-35 = “I can’t” and “I don’t want to” look the same to the others. So the game asks everyone whose answer is not obvious to all. It answers for you only if everyone can see that there is just one answer, for instance because you hold no ingredients at all.
    .title = Can’t or won’t
    .example = Someone asks for 1 olive, and you hold [[p s a]]. You are asked all the same, and decline just like someone who keeps an olive back.
rule-P-36 = Help is for a series (P-42) as a whole: one player helps, for one reward.
    .title = Help for a series

## The Sole Mio! orders

rule-P-40 = You have 4 of these orders, one for each kind except your own. Each needs 4 of its kind. Several of them can form a series (P-42).
    .title = Four of a kind
    .example = For [[4o]] you need 4 olives, such as [[oooo]], [[ooO]] or [[OO]].
rule-P-41 = Only four-of-a-kind orders (P-40) can form a series; no others can, not even “four plus one”.
    .title = What makes a series
rule-P-42 = When one of your four-of-a-kind orders is revealed, you may add up to 3 more of them from your hand. Then one of them needs 4, another 3, then 2, then 1. You decide which needs how many.
    .title = Series
    .example = [[oooo sss]] are in the columns when your [[4s]] is revealed. On its own, it is 1 salami short. Add [[4o]] from your hand: the olives count as the 4, the salamis as the 3, and both orders are filled.
rule-P-43 = A series stands or falls as one: all its orders are filled, or none. If it fails, all of them count as unfilled orders (P-20): first the revealed one, and below it the added ones in the order in which you added them. You don’t have to declare a series. Once you have, you answer it like a single order, and no more orders can be added.
    .title = All or none
    .ruling = One of the published rule sheets can be read differently. But then you could add hopeless orders just to fill the one you want with fewer ingredients.
rule-P-44 = This order needs 2 of each of the 4 kinds that are not your own.
    .title = Two of each
    .example = The olive player needs [[pp mm ss aa]].
rule-P-46 = This order needs at least 2 of your own kind. Those in the columns all count, and you may add as many from your hand as you like. There is no help. You can give up only while the columns hold fewer than 2.
    .title = Contest
rule-P-47 = Then the others, clockwise from your left, may each show all ingredients of that kind in their hand. If together they show at least as many as you have, your order is blocked. The cards shown return to their hands.
    .title = Blocking a contest
    .example = 1 salami is in the columns, and the salami player adds [[S]]: that makes 3. One opponent shows [[s]], another [[ss]]. That makes 3 as well: blocked!
rule-P-48 = Showing is up to each player, and it is all or nothing. It ends as soon as the order is blocked. Players who hold none of that kind are not asked.
    .title = Show all or nothing
rule-P-49 = If the contest is not blocked, your order is filled. Then all cards of that kind, in the columns and from your hand, go to the used pile.
    .title = A contest won
rule-P-50 = If the contest is blocked, your order is not filled, and the cards you added stay in the columns.
    .title = A contest lost
rule-P-51 = You name an opponent who holds an ingredient card. They choose one, show it, and take it back. If you play a card of the same kind from your hand, single or double, your order is filled, and your card is used up. The columns do not count, and there is no help. You have to name someone, but you don’t have to play a card. If no opponent holds an ingredient, the order is not filled.
    .title = Match
    .example = The opponent shows [[A]]. You have [[a]] in your hand and play it: filled!
    .ruling = One of the published rule sheets can be read as if you had to play the card. Here you may keep it.
rule-P-52 = This order cannot be filled while even one ingredient of your own kind is in the columns. Otherwise it needs 2 each of 2 other kinds of your choice.
    .title = Without mine
    .example = [[mm ss]] are enough for the olive player. With an [[o]] beside them, they are worth nothing.
rule-P-53 = It needs 2 double cards of different kinds; your own kind may be one of them. Two singles do not make a double. If you ask for help, you name the kind of the double.
    .title = Two doubles
    .example = [[O]] is in the columns. You may add [[P]] from your hand, or ask for [[S]], for example. You cannot ask for just any double.
rule-P-54 = It needs 4 of one kind, 3 of another, 2 of a third and 1 of a fourth. You choose which; your own kind may be among them.
    .title = Four-three-two-one
    .example = [[oooo mmm aa s]] fill it.
rule-P-55 = It needs 4 of the kind belonging to whoever holds the scoring card at that moment. When it is filled, you take the scoring card at once and carry on with the scoring. If you already hold the card, you can fill this order too, and keep the card.
    .title = The scorer’s four
    .example = The mushroom player holds [[*]], so the olive player’s order needs 4 mushrooms. When it is filled, the olive player holds [[*]], and the next order of this type needs 4 olives.

## The Mamma Mia! orders

rule-P-56 = Four plus one: you have 4 of these orders, one for each kind except your own. Each needs 4 of that kind and 1 of your own. Mixed: it needs 1 of each of the 5 kinds. None of these form a series.
    .title = Four plus one, mixed
    .example = For [[4s+1]] the olive player needs [[ssss o]]; for [[mixed]] everyone needs [[o p m s a]].
rule-P-56-mamma-mia = Four plus one: you have 4 of these orders, one for each kind except your own. Each needs 4 of that kind and 1 of your own. Mixed: it needs 1 of each of the 5 kinds.
rule-P-57 = Bombastica needs at least 15 ingredients of any kind. When it is filled, everything in the columns is used up. What is missing is counted across all kinds. If you ask for help, you name kinds and amounts that add up to the rest, and each of them is covered as usual (P-26). Monotoni needs 1 of your own kind and 6 of one other kind of your choice.
    .title = Bombastica and Monotoni
    .example = 12 ingredients are in the columns, so 3 are missing for [[bombastica]]. You could add [[o]] and [[P]]. Or you add [[P]] and ask for 1 salami.
rule-P-57-mamma-mia = Bombastica needs at least 15 ingredients of any kind. When it is filled, everything in the columns is used up. What is missing is counted across all kinds. Monotoni needs 1 of your own kind and 6 of one other kind of your choice.
    .example = 12 ingredients are in the columns, so 3 are missing for [[bombastica]]. You could add [[o pp]], for example.
rule-P-58 = It needs 1 of your own kind and 3 of the kind with the fewest ingredients in the columns. Your own kind does not count, nor do kinds with none there. In case of a tie, you choose. If no kind is left, the order cannot be filled. Doubles count as 2. The kind is determined once, when the order is revealed.
    .title = Minimale
    .example = [[ooo mm S]] are there when the pepper player’s order is revealed. Mushroom and salami have the fewest, 2 each. The pepper player chooses one of them and needs 3 of it and 1 pepper.
    .ruling = The published rules do not say how a double counts here. It counts as 2, as everywhere else.
rule-P-58-mamma-mia = It needs 1 of your own kind and 3 of the kind with the fewest ingredients in the columns. Your own kind does not count, nor do kinds with none there. In case of a tie, you choose. If no kind is left, the order cannot be filled. The kind is determined once, when the order is revealed.
    .example = [[ooo mm ss]] are there when the pepper player’s order is revealed. Mushroom and salami have the fewest, 2 each. The pepper player chooses one of them and needs 3 of it and 1 pepper.
    .ruling = The published rules do not say when the kind is determined. Here it is when the order is revealed.

## Next round and end

rule-P-60 = The used pile and the scoring card are shuffled together to form the new supply. Whoever holds the scoring card starts. Hands and order stacks stay as they are. If you hold fewer than 7 cards, you fill up at the end of your next turn.
    .title = The next round
rule-P-61 = After the last round, the player with the most filled orders wins. In case of a tie, the most ingredients in hand decide; doubles count as 2. If that is a tie too, the win is shared.
    .title = The winner
rule-P-61-mamma-mia = After the last round, the player with the most filled orders wins. In case of a tie, the most ingredients in hand decide. If that is a tie too, the win is shared.

## SOLOmino: cards and dealing

rule-S-1 = There are 120 cards. Each has two halves. Each half has a colour, and a number or one of 6 symbols: skip, reverse, draw one, swap, rotate and ask.
    .title = Cards with two halves
    .example = [[r8-bD]] has a red 8 and a blue “draw one”.
rule-S-2 = The standard deck has 4 colours (red, yellow, green, blue) and the numbers 1 to 8. 72 cards have two numbers, 48 a number and a symbol. Each number appears 6 times in every colour, each symbol 2 times. No two cards are alike, and no card has two identical halves. You may bring your own deck, with purple and orange too and with numbers up to 9. It may have at most 1 symbol per card and, in all, needs at least 8 cards per player and 2 more, but no more than 126. Such a deck may have cards that are alike or have two identical halves, and nobody can tell alike cards apart.
    .title = The deck
rule-S-3 = The game is for 2 to 6 players. Each is dealt 8 cards. The rest form the pile, and its top card begins the row. A symbol on that card does nothing.
    .title = Dealing
rule-S-4 = The starting player is chosen at random, unless you agree on one. Play goes clockwise at first.
    .title = Who starts

## SOLOmino: your turn

rule-S-5 = On your turn, you lay a card from your hand at one of the two ends of the row, or you draw a card.
    .title = Lay or draw
rule-S-6 = A card fits an end if one of its halves matches that end in colour, number or symbol. This half covers the end, and the other half becomes the new end. If there is only one card in the row, both its halves are ends. If two ways of laying a card come to the same, they count as one; if both ends are the same, the card is laid at the left end.
    .title = What fits
    .example = One end shows [[r2]]. Any 2 fits, and so does any red half. [[r6-b2]] fits in two ways: either [[r6]] covers the end and [[b2]] is the new one, or the other way round.
rule-S-7 = If you can’t or don’t want to lay a card, you draw one. If it fits, you may lay it at once, but no other card; otherwise you keep it. Then your turn is over. Nobody learns whether it would have fitted.
    .title = Drawing a card
rule-S-8 = A symbol on the card you lay takes effect at once, whether its half covers the end or becomes the new one.
    .title = Symbols act at once

## SOLOmino: symbols

rule-S-10 = The next player misses a turn. With 2 players, it is your turn again.
    .title = Skip
rule-S-11 = Play changes direction. With 2 players, this changes nothing.
    .title = Reverse
rule-S-12 = The next player takes 1 card from the pile, or answers with a “draw one” that fits an end. Then the player after that takes 2 cards or answers too, and so on. The answer is that player’s whole turn. Whoever takes the cards then has a normal turn. Nobody learns whether you could have answered.
    .title = Draw one
    .example = You lay “draw one”, and the next two players answer with theirs. The player after them has none that fits, takes 3 cards, and then has a normal turn.
rule-S-13 = You choose another player, and the two of you swap your entire hands. Each of you then knows what the other holds.
    .title = Swap
rule-S-14 = All hands pass to a neighbour. You choose the direction, whichever way play is going. Everyone then knows the hand they gave away.
    .title = Rotate
rule-S-15 = The top card of the pile is laid face up in front of the next player. That player must lay a card on it with a half identical to one of its halves: the same colour and the same number or symbol. The next player must match the card that is now on top, and so on around the table in the direction of play; it may come round to you. Whoever can’t takes the whole heap and plays next. If you can, you must; which card is up to you. Symbols in the heap do nothing. Everyone remembers what was in the heap and which halves its taker lacked.
    .title = Ask
    .example = [[r8-b1]] is laid face up. The next player lays [[b1-b7]] on it. The player after that has neither [[b1]] nor [[b7]], takes both cards and plays next.
rule-S-16 = If your last card goes into the heap, you win the round at once.
    .title = Last card in the heap
    .ruling = The published rules leave this open. A last card is a last card, wherever it is laid.

## SOLOmino: the last card

rule-S-20 = If you have exactly 1 card at the end of your own turn, you must call “SOLOmino!”. If you don’t, you draw a card at once. Your turn ends when your card’s symbol has taken effect: after the swap, the rotation, the whole ask; with “draw one” as soon as the next player owes the card. A card laid out of turn counts as a turn. If you get down to 1 card because of someone else’s symbol, you don’t have to call.
    .title = Call SOLOmino!
    .example = You lay a swap, have 5 cards left and take the hand of someone who has 1 card: call! Someone who gets down to 1 card by your swap does not have to call.
rule-S-21 = Laying your last card wins the round at once; its symbol does nothing. Cards that are still due do not have to be taken, and a heap belongs to nobody.
    .title = The last card wins
rule-S-22 = When the pile runs out, the round is over at once. The player with the fewest cards wins it; in case of a tie, the win is shared. This is so even if the last card was just drawn and would fit, and whoever took the last card or the heap does not get another turn. Only an ask in progress is finished first, with the call after it.
    .title = The pile runs out
rule-S-23 = If someone still has to take cards at that moment, for “draw one” or for a forgotten call, they are taken before hands are counted: first what is left of the pile, then cards from the row, the last one laid first and the starting card last. A forgotten call comes before “draw one”. The next player has to take what is due for “draw one”.
    .title = Cards still due
    .example = 3 cards are due, and 1 is left in the pile. The player takes it and the 2 cards that were laid last. Then hands are counted.
rule-S-24 = If you play several rounds, each card left in your hand is a minus point. After the agreed number of rounds, from 1 to 20, the player with the fewest minus points wins; in case of a tie, the win is shared. In each round, the starting player moves on one seat clockwise.
    .title = Several rounds

## SOLOmino: playing out of turn

rule-S-30 = In this variant you may throw in a card: if one of its halves is identical to an end, you lay it there at once, even though it is not your turn or you have just played. The identical half covers the end. Its symbol takes effect as usual, and play continues with the player after you. A skip or an ask before it no longer decides who is next.
    .title = Throwing in
    .example = The ends show [[y5]] and [[b7]]. You have [[y5-g6]] and lay it at once. The player after you is next; those in between are passed over.
rule-S-31 = While an ask is in progress, nobody throws in.
    .title = Not during an ask
rule-S-32 = Cards due for “draw one” stay due: whoever is next after the thrown-in card takes them or answers. A thrown-in “draw one” adds 1 card. Whoever owes cards cannot escape by throwing in.
    .title = Due cards stay due
rule-S-33 = After each card laid in the row, when its symbol has taken effect and the call was made or forgotten, there is a short window for throwing in. Only then does the next turn begin. There is no window after the starting card and none after a draw. If several players could throw in, the fastest does so. The window has the same length for all, whether or not anyone can use it, so a pause gives nothing away. Where you do not play in real time, those who could are asked one by one, clockwise from the player after the last who laid a card, and only they notice.
    .title = The window
    .ruling = The published rules name no moment for throwing in. A window of the same length after each card is fair to all; after the starting card there is none, so that the starting player can begin in peace.
