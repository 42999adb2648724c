### Revoir une partie, les règles, les tutoriels et la page personnelle dans le navigateur, en français.

## Règles

rulebook-title = Règles
rulebook-all = Toutes les règles
rulebook-search = Chercher dans les règles
rulebook-search-hint = { $game ->
    [mamma-mia] four, commande, piocher…
    [solomino] échange, bout, piocher…
   *[other] double, aide, piocher…
}
rulebook-found = { $count ->
    [0] rien trouvé
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
rulebook-none = Aucune de ces règles ne contient tous ces mots.
rulebook-now = En ce moment
rulebook-chapters = Chapitres
rulebook-example = Exemple
rulebook-ruling = Notre interprétation
rulebook-learn = Apprendre en cinq minutes
rulebook-difference = Ce qui change par rapport à Sole Mio!

## Tutoriels

learn-title = Tutoriel
learn-step = Étape { $step } sur { $count }
learn-none = Il n’y a pas de tutoriel pour ce jeu. Ses règles se lisent vite.

## Revoir une partie

replay-title = Revoir la partie
replay-step = coup { $step } sur { $count }
replay-move = Coup
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-play = Lecture
replay-pause = Pause
replay-slider = Coup
replay-speed = Vitesse : { $speed }×
replay-share = Partager la partie
replay-table = La table
replay-eyes = Cartes
replay-eyes-all = toutes visibles
replay-eyes-public = vues par les spectateurs
replay-eyes-of = vues par { $who }
replay-eyes-yours = vues par toi
replay-you = Toi
replay-dealt = Les cartes sont distribuées.
replay-nothing = Rien à voir depuis cette place.
replay-oven = Tout le four, de la première carte à la dernière
replay-chance = Chances de gagner
replay-percent = { $chance } %
replay-chances = Chances de gagner
replay-chances-hint = suite simulée de nombreuses fois, cartes visibles
replay-reckoning = La suite de la partie est simulée de nombreuses fois après chaque coup…
replay-scoring = décompte { $round }
replay-curve-of = { $who } : de { $from } à { $to } pour cent.
replay-turns = Tournants
replay-turns-none = Aucun coup n’a décidé à lui seul de cette partie.
replay-change = { $way ->
    [up] Chances de gagner en hausse de { $points } points
   *[down] Chances de gagner en baisse de { $points } points
}
replay-advice-ask = Qu’aurait fait le bot ?
replay-advice-wait = Le bot réfléchit…
replay-advice-same = Le bot aurait fait pareil.
replay-advice-other = Le bot aurait fait autre chose.
replay-advice-only = C’était le seul choix possible.
replay-advice-played = coup joué
replay-advice-yours = ton choix
replay-advice-hint = Les chances de gagner après chaque réponse, d’après ce que ce joueur pouvait savoir. La courbe, elle, connaît toutes les cartes : ses chiffres sont différents.
advice-less-sure = Le choix du bot est en tête. Les réponses plus bas ont été essayées moins souvent : leurs chiffres sont moins sûrs.

## Ma page

statistics-rate = Taux de victoire
statistics-against = Par adversaire
statistics-people = humains
statistics-level = bots de niveau { $level }
statistics-greedy = le bot glouton
statistics-random = le bot qui joue au hasard
statistics-none = Aucune partie terminée pour l’instant.
statistics-finished = Mes parties
statistics-look-back = Revoir
statistics-victory = gagnée
statistics-defeat = pas gagnée
statistics-more = Parties plus anciennes
