### Die Namen der Spielstärken, die schwächste zuerst.

level-pizza-1 = Tellerwäscher
level-pizza-2 = Kellner
level-pizza-3 = Koch
level-pizza-4 = Pizzabäcker
level-pizza-5 = Maestro

level-solomino-1 = Anfänger
level-solomino-2 = Stammgast
level-solomino-3 = Solist
