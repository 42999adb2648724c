### Coming to a table by a link, waiting there, and coming late, in English.

## The invitation

invited-by = { $host } invites you to
invited-sole-mio = Everybody fills one oven with ingredients, and slips in orders that fit what is inside. Good memory wins.
invited-mamma-mia-grande = The big oven game: 19 orders each, of 13 kinds, three rounds, and helping others pays off.
invited-mamma-mia = The classic: everybody fills one oven. Remember what is inside, and place your orders at the right moment.
invited-solomino = Lay cards like dominoes. Symbols turn the game around, and whoever has no cards left wins.
invited-name = Your name at the table
invited-note = No account needed. { $host } starts the game.
guests-here = { $count ->
    [one] { $count } person is here
   *[other] { $count } people are here
}
take-seat = Take a seat
take-your-seat = Take your seat
take-seat-of = Take the seat of { $who }
back-to-seat = Back to your seat
only-watch = Only watch
kept-for-you = The game has begun. Your seat is kept for { $time }; a bot plays until you are there.
late-title = The game is on. Sit down anyway.
late-hint = Take the seat of a bot, with its cards and all that it has scored. You play from the next decision on.
late-back-hint = Your seat is still there. You play from the next decision on.
late-others = { $count ->
    [one] already plays
   *[other] already play
}
table-full = All seats are taken
table-full-hint = You hear it here as soon as a seat gets free.
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

link-broken = This link is not complete.
link-hint = Perhaps a piece of the link got lost. Ask for all of it once more, or scan the code.
closed-hint = You can open a table of your own at any time.

## Who can come

reach-title = Only this computer can open the link
reach-hint = Other devices cannot reach { $address }, so there is no code to scan. Start the server with this command and come back. Link and code then appear here.
reach-copy = Copy the command
reach-here = Play here: hand the device around
copy-by-hand = Your browser does not copy by itself: mark the text and copy it.

## Before the game

table-seats = Seats
seat-you-host = you, the host
seat-you-guest = you
seat-host = the host
seat-yields = gives way to a guest
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
took-over = { $name } plays from now on instead of a bot.
count-here = { $count } here
count-away = { $count } away
count-joining = { $count } joining
count-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
start-with = Start: { $who }
start-keeps = { $count ->
    [one] The joining guest keeps a seat for 60 s; a bot plays until then.
   *[other] The joining guests keep their seats for 60 s; bots play until then.
}
start-for-host = Start without { $host }
start-for-host-hint = { $host } is away. If you start, everybody has 10 s to stop it.
starting = { $name } starts the game: { $time }
starting-stop = Not yet
rules-changed = The house rules were changed.
host-you = You are the host now.
make-host = Make { $name } the host
remove-person = Remove { $name }
remove-hint = { $name } is told so, and can only come back if you invite them again.
remove-hint-playing = { $name } is told so, a bot plays on, and { $name } can only come back if you invite them again.
removed-title = Removed
readmit = Invite { $name } again
seat-rename = Change the name
people-title = People at the table
