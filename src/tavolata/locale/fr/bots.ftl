### Les noms des niveaux, du plus faible au plus fort.

level-pizza-1 = Plongeur
level-pizza-2 = Commis
level-pizza-3 = Cuisinier
level-pizza-4 = Pizzaïolo
level-pizza-5 = Maestro

level-solomino-1 = Débutant
level-solomino-2 = Habitué
level-solomino-3 = Soliste
