### What tables say that the page keeps by itself, in English; and what every table refuses.

local-help = Help
local-help-counts = If you take back a move or ask for advice, this game does not count in your statistics, and its record says so.
undo = Take back a move
undo-hint = You go back to your last decision. All cards stay where they are, so you draw the same ones.
hint = Ask for advice
hint-wait = The bot is thinking…
hint-title = What the bot would do
hint-note = The bot only knows what you can know. The number is your chance of winning.
local-leave-hint = This game is only on this device. If you give it up, it is deleted.
local-leave-sure = Give up and delete
local-games = Games on this device
local-assisted = with help
local-elsewhere = This game is open in another tab of this browser.
local-unreadable = This game was started under an earlier version of the rules and cannot be continued.
local-not-here = This game is not in this browser.
local-not-here-hint = Games against bots, and games on one device, stay in the browser they were started in. To play with people on other devices, open a table for friends.

refusal-no-such-table = There is no such table, or it is not open to you.
refusal-not-allowed = You are not allowed to do that.
refusal-not-now = That is not possible at the moment.
refusal-shared-device = You can’t throw in cards if several people share a device: everyone needs a screen of their own to be quick. Play without throwing in, or use one device each.
refusal-stale-move = Too late: the game has moved on.
refusal-too-late = Too late by { $late } ms.
refusal-window-open = The game cannot be paused while cards can be thrown in. Please try again in a few seconds.
refusal-unknown-game = There is no such game.
refusal-bad-option = The game cannot be played with these options.
refusal-malformed-action = That is not a valid move.
refusal-illegal-action = The rules do not allow that now.
refusal-not-your-turn = It is not your turn.
