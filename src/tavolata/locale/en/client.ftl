### What only the browser client says, in English.

tavolata = Tavolata
close = Close
more = More
change = Change
save = Save
saved = Saved
menu = Menu
settings = Settings
language = Language
sound = Sound
theme = Colours
theme-system = System default
theme-light = Light
theme-dark = Dark
speed = Animations
show-speed = Scoring on this device
speed-times = { $speed }×
speed-off = Off
to-start = Back to home
see-rule = Rule: { $title }
connecting = Connecting…
dealing = Dealing…
reconnecting = Connection lost. Reconnecting…
error-unreachable = The server cannot be reached. Are you online?
error-no-answer = The server has not answered. Please check whether it worked, and try again if not.
error-unknown = Something unexpected went wrong. Please try again.
load-failed = Part of the page could not be loaded. Nothing is lost.
load-again = Reload the page
try-again = Try again
server-away-hint = This needs the server. The page keeps trying and carries on once it is back. Meanwhile, you can read the rules, try a tutorial or play on this device.
no-server = This site has no server.
no-server-hint = You need one to play with friends on other devices. Here you can play against bots, and with people who share this device.
friends-need-server = Friends on other devices can only join if there is a server; this site has none.
me-server-away = While the server cannot be reached, you only see what is stored in this browser.
me-no-server = Your name stays in this browser.
new-version = There is a new version.
new-version-take = Update now
new-version-held-up = You get the new version as soon as nobody is playing in another tab.
nowhere = There is nothing at this address.

## The first page

start-title = Pull up a chair.
start-pitch = Card games for the long table, with friends or with bots that play fair.
greeting = Ciao!
greeting-name = Ciao, { $name }
choose-game = Choose a game
players-range = { $least }–{ $most } players
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
game-sole-mio = Remember the oven, fill your orders.
game-mamma-mia-grande = The big one: 19 orders each, of 13 types.
game-mamma-mia = The classic, with no doubles and no help.
game-solomino = Dominoes with a twist. Be first to run out of cards.
bots-play = Bots: { $level }
level-name = Level { $number }: { $name }
opponents-label = Opponents
opponents-fewer = Fewer opponents
opponents-more = More opponents
bots-label = Bots
people-here = People on this device
people-fewer = Fewer people on this device
people-more = More people on this device
people-name = Player { $number }
play-now = Play now
play-with-friends = Play with friends
open-tables = Open tables
continue-game = Continue: { $game }
table-of = { $game } with { $host }
table-of-host = { $host }’s table
state-waiting = { $count ->
    [0] waiting to start
    [one] { $count } free seat
   *[other] { $count } free seats
}
state-paused = The game is paused.
state-playing = in progress
state-my-turn = your turn

## A table for friends

friends-title = { $game } with friends
your-name = Your name
players = Players
players-fewer = Fewer players
players-more = More players
house-rules = House rules
house-rules-all = All house rules
option-memory = Announcements
option-memory-is = Announcements: { $memory }
memory-once = heard once
memory-once-hint = Each one is shown once, then never again. For good memories.
memory-lap = until you play
memory-lap-hint = They stay visible until you have played.
memory-open = open oven
memory-open-hint = Everyone may look into the oven. Good for a first game.
option-rounds = Rounds
option-rounds-are = Rounds: { $count }
option-out-of-turn = Throwing in
option-out-of-turn-hint = You may lay an identical half when it is not your turn.
deck-label = Cards
deck-usual = The standard 120
deck-own = My own deck
deck-cards = Your deck, one card per line
deck-notation = Two halves make a card: r8-bD is red 8 and blue “draw one”. The letters for colours and symbols:
deck-file = Choose a file
deck-line = Line { $line }: { $text }
deck-fine = { $count ->
    [one] 1 card: the deck is fine.
   *[other] { $count } cards: the deck is fine.
}
option-deck-is = { $count ->
    [one] Custom deck of 1 card
   *[other] Custom deck of { $count } cards
}
deck-wrong = Fix your deck first, or use the standard one.
fault-no-card = “{ $word }” is not a card. Write two halves like r8-bD: a colour (r, y, g, b, p, o) with a number from 1 to 9 or a symbol (S, R, D, W, T, A).
fault-two-symbols = “{ $word }” has two symbols. A card can have only one.
fault-deck-size = The deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
}. For this number of players it needs { $fewest } to { $most }.
option-clock = Time per move
option-clock-is = Time per move: { $clock }
option-listed = Shown to everyone
option-listed-hint = The table appears among the open tables.
option-private = By link only
option-spectators = Spectators
option-spectators-are = Spectators: { $spectators }
spectators-none = none
spectators-live = watch live
spectators-later = watch { $delay } later
option-pace-is = Speed: { $pace }
clock-none = no limit
clock-relaxed = relaxed
clock-fast = fast
clock-days = correspondence
clock-with-limit = { $clock } ({ $limit })
option-windows = Time to throw in and call
option-windows-call = Time to call SOLOmino!
option-windows-are = { $label }: { $windows }
windows-normal = normal
windows-long = longer
windows-longest = longest
windows-both = { $windows } ({ $window }, call { $call })
windows-call = { $windows } ({ $call })
open-table = Open the table

## Before the game

door-title = You’re invited
door-hint = What should the others call you? That’s all we need: no account.
door-come-in = Come in
invite-title = Invite your friends
invite-hint = Send the link or let them scan it. No account needed.
invite-link = Link to this table
invite-qr = QR code of the link to this table
copy = Copy
copied = Copied
share = Share
at-the-table = At the table
seats-taken = { $taken } of { $seats }
seat-you = { $name } (you)
seat-free = Free seat
seat-free-hint = waiting for a guest
seat-bot = Bot
seat-ready = here
seat-away = away
seat-fill = Fill the seat
seat-fill-title = Who sits here?
seat-fill-bot = A bot
sit-down = Sit down
bot-remove = No bot, leave the seat free
hotseat-title = Another player on this device
hotseat-hint = You pass the device around. Before each turn it asks who is holding it, so nobody sees anyone else’s cards.
start-game = Start the game
start-with-bots = { $count ->
    [one] Start with a bot in the free seat
   *[other] Start with bots in { $count } free seats
}
wait-for-host = Waiting for the host to start the game.

## At the table

seats = Opponents
bar-waiting = waiting for players
bar-over = the game is over
bar-your-turn = your turn
bar-scoring = scoring
bar-waits-for = { $who } is thinking
story = What happened
your-move = Your move
wait-for-others = The others are playing. We’ll tell you when it’s your turn.
watching = You are watching.
table-closed = This table is closed.
hand-over-to = Hand the device to { $who }
hand-over-now = Hand it to { $who }
table-deserted = Nobody had been at this table for a long time, so it was closed.
hand-over-done = Done, { $who }. Your cards are hidden.
hand-over-hint = Everyone else, look away.
stood-in = A bot played for you. The next decision is yours.
i-am = I am { $who }
show-my-cards = Show my cards
cards-covered = The cards are hidden. Everyone may look.
meanwhile-scoring = What happened
meanwhile-once = As announced at the table. This list disappears when you continue.
meanwhile-lap = You can reread this until you have played.
lap-title = Since your last turn
lap-title-all = Everyone’s last turn
lap-order = { $cards } + “{ $order }”
lap-passed = passed
lap-scoring-card = has the scoring card
lap-drew-supply = { $count ->
    [one] +1 ingredient
   *[other] +{ $count } ingredients
}
lap-drew-stack = { $count ->
    [one] +1 order
   *[other] +{ $count } orders
}
card-new = new
card-is-new = { $card }, new
rematch = Play again
go-to-rematch = Go to the next game
download-record = Download the record
pause = Pause the game
resume = Resume
pace = Speed of bots and scoring
pace-slow = Slow
pace-normal = Normal
pace-quick = Quick
pace-with-break = { $pace } (at most { $limit } between rounds)
host-title = Host controls
say-something = Say something
says = { $who } says: { $phrase }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-hurry = Come on…
phrase-thinking = Let me think…
phrase-wow = Wow!
phrase-again = Another one?
phrase-bye = Goodbye!
phrase-cheers = Cheers!
help-never = Never help
help-never-hint = Requests for help are declined for you, after the usual pause.
leave = Give up your seat
leave-hint = A bot will finish the game in your seat.
leave-hint-waiting = Someone else can then take it.
leave-sure = Yes, give up my seat
ask-call = You have one card left.
explain-call = If you end your own turn with exactly one card, you must call out the name of the game. If you don’t, you draw a card at once.
bot-name-0 = Basil
bot-name-1 = Sage
bot-name-2 = Rosemary
bot-name-3 = Thyme
bot-name-4 = Mint
bot-name-5 = Laurel

## Names for what is drawn

name-order = Order: { $order }. { $needs }
name-seat = { $scorer ->
    [yes] { $who }: ingredient cards { $ingredients }, order cards { $orders }, order stack { $stack }, filled { $filled }, holds the scoring card
   *[no] { $who }: ingredient cards { $ingredients }, order cards { $orders }, order stack { $stack }, filled { $filled }
}

## My page

me-title = My page
devices-title = My other devices
devices-hint = Open this link on another device to be the same player there. Keep it to yourself. A new link replaces the old one.
devices-make = Make a personal link
devices-qr = QR code of the personal link
become-title = You are { $me } here. Become { $other }?
become-hint = This link belongs to { $other }. If you become { $other } in this browser, you play at { $other }’s tables and no longer at { $me }’s. You can switch back on “My page”.
become-stay = Stay { $me }
become-sure = Become { $other }
former-hint = Before you opened a personal link, you were { $name } in this browser.
former-back = Be { $name } again
sign-out-title = Sign out everywhere else
sign-out-hint = All other browsers and devices forget you, and your personal links stop working. This browser stays signed in.
sign-out = Sign out everywhere else…
sign-out-sure = Yes, sign out everywhere else
sign-out-done = Done. Only this browser knows you now.
statistics-title = My statistics
statistics-game = Game
statistics-played = Played
statistics-won = Won
forget-title = Delete my data
forget-hint = Bots take over your seats in unfinished games. Finished games stay, without your name.
forget = Delete everything…
forget-sure = Yes, delete everything for good

## The finished game in numbers

numbers-title = The game in numbers
numbers-duration = { $time } of play
numbers-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
numbers-games = { $count ->
    [one] { $count } game at this table
   *[other] { $count } games at this table
}
numbers-longest = Longest think: { $who }, { $time }
numbers-longest-yours = Longest think: yours, { $time }
numbers-person = Person
numbers-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
numbers-of-decisions = Decisions
numbers-thinking = Thinking
numbers-median = usually { $time } per move
numbers-thrown-in = Thrown in
numbers-stand-in = { $count } of them by a stand-in bot

## What comes after a game

watch-replay = Watch the replay
share-replay = Share the replay

## Was the shuffle fair?

fair-checking = Checking the shuffle…
fair-own-used = Fair shuffle, checked on this device: nobody could choose the cards, because nobody knew your number beforehand.
fair-own-alone = Your number is part of this shuffle. But when the game began, this page did not yet remember the commitments of the others, so this device cannot tell whether a number was added afterwards.
fair-own-late = Your number did not arrive in time and is not part of this shuffle, so this device cannot tell whether it was fair.
fair-own-none = What the table says about its shuffle is consistent. This device added no number, so it cannot prove more.
fair-no = Something is wrong with this shuffle. Do not trust it.
fair-wrong-first = The server has changed its secret: the commitment is not the one this device saw first.
fair-wrong-secret = The secret does not match the commitment.
fair-wrong-number = { $who }: the number is not the one committed to before the game.
fair-wrong-commitment = { $who }: the commitment is not the one this device saw before it revealed its number.
fair-wrong-own-commitment = The commitment at your seat is not the one this device sent.
fair-wrong-own-number = The number at your seat is not the one this device revealed.
fair-wrong-rules = The game or its house rules are not the ones this device saw before it revealed its number.
fair-wrong-differs = The game record and the table disagree about the shuffle.
fair-withheld = Committed to a number, then withheld it: { $who }. Someone who does this together with the server can choose between two deals.
fair-cannot = The shuffle could not be checked, because the record did not arrive. Reload the page to try again.
fair-how = How is this checked?
fair-title = A fair shuffle
fair-explained = As soon as the table was opened, it showed a commitment: the SHA-256 hash of a secret. Each player’s device then committed to a number of its own in the same way, and revealed it when the game started. The secret, the table and the numbers together determined every shuffle, so nobody could choose the cards.
fair-commitment = Commitment
fair-secret = Secret
fair-table = Table
fair-number = Number: { $who }
fair-number-withheld = withheld
fair-verify = This device has compared all this with what it saw and sent before the game. It has not repeated the shuffles: this command does that, with the game record and this device’s receipt:
fair-receipt = Download this device’s receipt
