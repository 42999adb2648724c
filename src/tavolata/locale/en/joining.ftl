### Coming to a table by a link, waiting there, and coming late, in English.

## The invitation

invited-by = { $host } invites you to play
invited-sole-mio = Everyone fills the same oven with ingredients, and slips in orders to match what is inside. The best memory wins.
invited-mamma-mia-grande = The big oven game: 19 orders each, of 13 types, three rounds, and helping others pays off.
invited-mamma-mia = The classic: everyone fills the same oven. Remember what is inside, and place your orders at the right moment.
invited-solomino = Lay cards like dominoes. Symbols turn the game around, and the first to run out of cards wins.
invited-name = Your name at the table
invited-note = No account needed. { $host } starts the game.
guests-here = { $count ->
    [one] { $count } person is here
   *[other] { $count } people are here
}
take-seat = Take a seat
take-your-seat = Take your seat
take-seat-of = Take { $who }’s seat
back-to-seat = Back to your seat
only-watch = Just watch
kept-for-you = The game has started. We’ll keep your seat for { $time }; a bot plays until you are here.
late-title = The game has started. Join in anyway.
late-hint = Take over a bot’s seat, with its cards and everything it has scored. You play from the next decision on.
late-back-hint = Your seat is still yours. You play from the next decision on.
late-others = { $count ->
    [one] { $names } is already playing.
   *[other] { $names } are already playing.
}
table-full = All seats are taken
table-full-hint = We’ll tell you here as soon as a seat is free.
seat-got-free = A seat has become free.
seat-pizza = { $ingredients ->
    [one] { $ingredients } ingredient
   *[other] { $ingredients } ingredients
}, { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
}
seat-pizza-filled = { $count } filled
seat-solomino = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
over-title = This game is over
over-hint = You can still see how it went.

## Links that lead nowhere

link-broken = This link is incomplete.
link-hint = Part of it may have got lost. Ask for the whole link again, or scan the code.
closed-hint = You can open a table of your own at any time.

## Who can come

reach-title = Only this computer can open the link
reach-hint = Other devices cannot reach { $address }, so there is no code to scan. Start the server with this command and come back. The link and the code will appear here.
reach-copy = Copy the command
reach-here = Play here: pass the device around
copy-by-hand = Your browser can’t copy this for you: select the text and copy it.

## Before the game

table-seats = Seats
seat-you-host = you, the host
seat-you-guest = you
seat-host = the host
seat-yields = makes room for a guest
joining-guest = A guest opened the link
joining-named = { $name } opened the link
joining-hint = is about to sit down
joining = joining
just-arrived = just arrived
more-arriving = { $count ->
    [one] One more guest is waiting for a seat.
   *[other] { $count } more guests are waiting for a seat.
}
arrived = { $name } is here.
arriving = A guest has opened the link.
arriving-named = { $name } has opened the link.
took-over = { $name } takes over from a bot.
count-here = { $count } here
count-away = { $count } away
count-joining = { $count } joining
count-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
start-with = Start: { $who }
start-keeps = { $count ->
    [one] The guest joining keeps a seat for 60 s; a bot plays until then.
   *[other] The guests joining keep their seats for 60 s; bots play until then.
}
start-for-host = Start without { $host }
start-for-host-hint = { $host } is away. If you start, everyone has 10 s to stop it.
starting = { $name } is starting the game: { $time }
starting-stop = Not yet
rules-changed = The house rules have changed.
host-you = You are the host now.
make-host = Make { $name } the host
remove-person = Remove { $name }
remove-hint = { $name } will be told, and can only come back if you invite them again.
remove-hint-playing = { $name } will be told, a bot plays on, and { $name } can only come back if you invite them again.
removed-title = Removed
readmit = Invite { $name } again
seat-rename = Change the name
people-title = People at the table
