### What the coach of all tutorials says, in English.

learn-other = That is allowed, too. But here we want to try something else.
learn-tried = You see what comes of it. To go on with the tutorial, take it back.
learn-take-back = Take it back
learn-your-turn = Your move, at the table.
learn-next = Go on
learn-back = One step back
learn-again = From the beginning
learn-play = Play a real game
learn-watch = Watch the table …
learn-watch-now = Let’s see
