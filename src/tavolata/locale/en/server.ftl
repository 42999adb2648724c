### What the server of live tables says, in English.

guest = Guest

refusal-bad-message = That could not be understood. Please reload the page.
refusal-bad-name = Please choose another name: 1 to 30 characters, without control characters.
refusal-not-known = We do not know you yet. Please tell us your name.
refusal-wrong-host = This server does not go by this name. Use the address its host gave you.
refusal-unreadable = This table cannot be read at the moment. Nothing is lost; whoever runs the server can find out why.
refusal-removed = The host has removed you from this table.
refusal-seen-another-hand = You have already seen another seat’s cards in this game, so you can only go back to that seat.
refusal-seat-taken = That seat is taken.
refusal-wrong-number = Your number for the shuffle is not the one announced before. Please reload the page.
refusal-too-many = That was too much at once. Please try again in { $retry ->
    [one] 1 second
   *[other] { $retry } seconds
}.
refusal-too-many-changes = This table has been changed too often. You can play on or leave, but nothing else can be changed here. Please open another table.
refusal-not-ready = The server is not ready. Please try again in { $retry ->
    [one] 1 second
   *[other] { $retry } seconds
}.
refusal-conflict = Someone else was faster. Please try again.
refusal-fault = Something went wrong on the server. Please try again.
refusal-too-big = That is too long.
refusal-not-json = The server expected JSON.
refusal-no-such-page = There is nothing at this address.
refusal-no-such-method = That cannot be done at this address.
refusal-ambiguous-action = That could mean more than one move.
