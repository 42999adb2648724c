### I nomi dei livelli, dal più debole.

level-pizza-1 = Lavapiatti
level-pizza-2 = Cameriere
level-pizza-3 = Cuoco
level-pizza-4 = Pizzaiolo
level-pizza-5 = Maestro

level-solomino-1 = Principiante
level-solomino-2 = Habitué
level-solomino-3 = Solista
