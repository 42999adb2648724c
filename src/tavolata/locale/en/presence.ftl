### Who is here and who is not, and the next game with the same people, in English.

## The connection

move-waiting = No connection. Your move is waiting to be sent.
move-not-made = Your move did not go through. { $reason }

## Somebody is away

seat-away-for = away for { $time }
seat-away-until = away, a bot takes over in { $time }
seat-stand-in = a bot plays
bar-away = { $who } is away
bar-stand-in = a bot plays for { $who }
by-bot = { $who } (by a bot)
away-title = { $who } is away
away-until = A bot takes over in { $time }.
away-stand-in = A bot plays until { $who } is back.
away-keeps = The seat and the cards stay with { $who }.
away-wait = One more minute
away-bot-now = Bot plays now
away-spoken = { $count ->
    [one] { $who } is away; a bot takes over in { $count } second.
   *[other] { $who } is away; a bot takes over in { $count } seconds.
}
away-spoken-bot = { $who } is away. A bot plays now.
away-spoken-back = { $who } is back.
back-title = Welcome back, { $who }
back-moves = { $count ->
    [one] While you were away, a bot made one decision for you:
   *[other] While you were away, a bot made { $count } decisions for you:
}
back-bot = The bot
back-on = Play on

## Another game

rematch-rules = Other rules
rematch-with-rules = Play again with these rules
rematch-wants = { $who } wants another game
rematch-same = Same table, same seats.
rematch-other-rules = With other house rules: { $rules }
rematch-in = I’m in
rematch-not-now = Not now
rematch-after-all = I’m in after all
rematch-starting = The next game
rematch-is-in = is in
rematch-is-asked = has not answered yet
rematch-is-away = is not here
rematch-is-out = not now
rematch-is-bot = bot, always in
rematch-start = { $count ->
    [one] Start with a bot for { $names }
   *[other] Start with bots for { $names }
}
rematch-start-in = You can start without the others in { $time }.
rematch-keeps = A bot plays for anyone who is not in yet, until they join. They keep their seats.
rematch-seat-kept = The next game has started. Your seat is kept for you.
rematch-is-over = The next game is already over.
rematch-to-seat = Take your seat
series = Series
series-game = Game { $number }
series-of = { $count ->
    [one] { $who }: { $count } win
   *[other] { $who }: { $count } wins
}
