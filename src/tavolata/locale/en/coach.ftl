### What the coach of all tutorials says, in English.

learn-other = You could do that, too. But let’s try something else here.
learn-tried = Now you see what happens. To continue the tutorial, take it back.
learn-take-back = Take it back
learn-your-turn = Your move, at the table.
learn-next = Continue
learn-back = One step back
learn-again = Start over
learn-play = Play a real game
learn-watch = Watch the table…
learn-watch-now = Let’s see
