### What tables say that the page keeps by itself, in English; and what every table refuses.

local-help = Help
local-help-counts = With a move taken back or advice, this game does not count in your statistics, and its record says so.
undo = Take back a move
undo-hint = You are asked your last question again. All cards stay where they are, so you draw the same ones.
hint = Ask for advice
hint-wait = The bot is thinking …
hint-title = What the bot would do
hint-note = The bot knows only what you can know. The number is your chance to win.
local-leave-hint = This game is on this device only. If you give it up, it is deleted.
local-leave-sure = Give up and delete
local-games = Games on this device
local-assisted = with help
local-elsewhere = This game is open in another tab of this browser.
local-unreadable = This game was begun with an earlier version of the rules and cannot be continued.

refusal-no-such-table = There is no such table, or it is not open to you.
refusal-not-allowed = You are not allowed to do that.
refusal-not-now = That is not possible at the moment.
refusal-shared-device = Throwing in does not work if several people share a device: everybody needs their own screen to be quick. Play without throwing in, or with a device for each of you.
refusal-stale-move = Too late: the game has moved on.
refusal-too-late = Too late by { $late } ms.
refusal-unknown-game = There is no such game.
refusal-bad-option = The game cannot be played with these options.
refusal-malformed-action = That is no action of this game.
refusal-illegal-action = The rules do not allow that now.
refusal-not-your-turn = It is not your turn.
