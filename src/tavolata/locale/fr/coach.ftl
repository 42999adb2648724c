### Ce que dit le coach de tous les tutoriels, en français.

learn-other = C’est permis aussi. Mais ici, on veut essayer autre chose.
learn-tried = Tu vois ce qui en résulte. Pour continuer le tutoriel, reprends ton coup.
learn-take-back = Reprendre le coup
learn-your-turn = À toi de jouer, à la table.
learn-next = Continuer
learn-back = Une étape en arrière
learn-again = Depuis le début
learn-play = Jouer une vraie partie
learn-watch = Regarde la table …
learn-watch-now = Voyons voir
