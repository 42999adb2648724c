### Looking back at games, the rules, the tutorials and the own page in the browser, in English.

## Rules

rulebook-title = Rules
rulebook-all = All rules
rulebook-search = Search the rules
rulebook-search-hint = { $game ->
    [mamma-mia] oven, order, draw…
    [solomino] skip, swap, draw…
   *[other] double, help, draw…
}
rulebook-found = { $count ->
    [0] nothing found
    [one] { $count } rule found
   *[other] { $count } rules found
}
rulebook-none = No rule contains all of these words.
rulebook-now = Right now
rulebook-chapters = Chapters
rulebook-example = Example
rulebook-ruling = Our ruling
rulebook-learn = Learn it in five minutes
rulebook-difference = What’s different from Sole Mio!

## Tutorials

learn-title = Tutorial
learn-step = Step { $step } of { $count }
learn-none = There is no tutorial for this game. Its rules are a quick read.

## Replay

replay-title = Replay
replay-step = move { $step } of { $count }
replay-move = Move
replay-back = One move back
replay-on = One move forward
replay-play = Play
replay-pause = Pause
replay-slider = Move
replay-speed = Speed: { $speed }×
replay-share = Share the replay
replay-table = The table
replay-eyes = Cards
replay-eyes-all = all cards face up
replay-eyes-public = as spectators saw it
replay-eyes-of = as { $who } saw it
replay-eyes-yours = as you saw it
replay-you = You
replay-dealt = The cards have been dealt.
replay-nothing = Nothing to see from this point of view.
replay-oven = The whole oven, from the first card to the last
replay-chance = Win chance
replay-percent = { $chance }%
replay-chances = Winning chances
replay-chances-hint = from many simulated games, all cards known
replay-reckoning = Simulating games from every move…
replay-scoring = scoring { $round }
replay-curve-of = { $who }: from { $from } to { $to } percent.
replay-turns = Turning points
replay-turns-none = No single move decided this game.
replay-change = { $way ->
    [up] Winning chance up by { $points } percentage points
   *[down] Winning chance down by { $points } percentage points
}
replay-advice-ask = What would the bot have done?
replay-advice-wait = The bot is thinking…
replay-advice-same = The bot would have done the same.
replay-advice-other = The bot would have done something else.
replay-advice-only = There was no other choice.
replay-advice-played = chosen
replay-advice-yours = your choice
replay-advice-hint = The chance of winning after each choice, given what this player could know. The curve knows everyone’s cards, so its numbers differ.
advice-less-sure = The bot’s choice comes first. Choices further down were tried less often, so their numbers are less certain.

## My page

statistics-rate = Win rate
statistics-against = By opponent
statistics-people = people
statistics-level = bots of level { $level }
statistics-greedy = the greedy bot
statistics-random = the random bot
statistics-none = No finished games yet.
statistics-finished = My games
statistics-look-back = Look back
statistics-victory = won
statistics-defeat = not won
statistics-more = Older games
