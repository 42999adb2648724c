### The names of the levels, from the weakest.

level-pizza-1 = Dishwasher
level-pizza-2 = Waiter
level-pizza-3 = Cook
level-pizza-4 = Pizza maker
level-pizza-5 = Maestro

level-solomino-1 = Beginner
level-solomino-2 = Regular
level-solomino-3 = Soloist
