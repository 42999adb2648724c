### De namen van de niveaus, het zwakste eerst.

level-pizza-1 = Afwasser
level-pizza-2 = Ober
level-pizza-3 = Kok
level-pizza-4 = Pizzabakker
level-pizza-5 = Maestro

level-solomino-1 = Beginner
level-solomino-2 = Vaste gast
level-solomino-3 = Solist
