### Ce que dit le coach de tous les tutoriels, en français.

learn-other = C’est permis. Mais ici, on va essayer autre chose.
learn-tried = Tu vois ce que ça donne. Pour continuer le tutoriel, annule ton coup.
learn-take-back = Annuler le coup
learn-your-turn = À toi de jouer, à la table.
learn-next = Continuer
learn-back = Étape précédente
learn-again = Recommencer
learn-play = Jouer une vraie partie
learn-watch = Regarde la table…
learn-watch-now = Voyons voir
