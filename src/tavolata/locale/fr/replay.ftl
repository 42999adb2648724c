### Revoir une partie, les règles, les tutoriels et la page personnelle dans le navigateur, en français.

## Règles

rulebook-title = Règles
rulebook-all = Toutes les règles
rulebook-search = Chercher dans les règles
rulebook-search-hint = double, aide, piocher…
rulebook-found = { $count ->
    [0] rien trouvé
    [one] { $count } article trouvé
   *[other] { $count } articles trouvés
}
rulebook-none = Aucun article de ces règles ne contient tous ces mots.
rulebook-now = En ce moment
rulebook-chapters = Chapitres
rulebook-example = Exemple
rulebook-ruling = Notre interprétation
rulebook-learn = Apprendre en cinq minutes
rulebook-difference = Ce qui change par rapport à Sole Mio!

## Tutoriels

learn-title = Tutoriel
learn-step = Étape { $step } sur { $count }
learn-none = Il n’y a pas de tutoriel pour ce jeu. Ses règles sont vite lues.

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
replay-eyes-public = vues par le public
replay-eyes-of = vues par { $who }
replay-eyes-yours = comme tu l’as vu
replay-you = Toi
replay-dealt = Les cartes sont distribuées.
replay-nothing = Rien à voir de cette place.
replay-oven = Tout le four, de la première carte à la dernière
replay-chance = Chance de gagner
replay-percent = { $chance } %
replay-chances = Chances de gagner
replay-chances-hint = partie rejouée maintes fois avec toutes les cartes
replay-reckoning = À partir de chaque coup, la partie est jouée de nombreuses fois jusqu’au bout…
replay-scoring = décompte { $round }
replay-curve-of = { $who } : de { $from } à { $to } pour cent.
replay-turns = Tournants
replay-turns-none = Aucun coup n’a décidé à lui seul de cette partie.
replay-up = hausse de
replay-down = baisse de
replay-advice-ask = Qu’aurait fait le bot ?
replay-advice-wait = Le bot réfléchit…
replay-advice-same = Le bot aurait fait pareil.
replay-advice-other = Le bot aurait fait autre chose.
replay-advice-only = Il n’y avait pas d’autre choix.
replay-advice-played = choisi
replay-advice-yours = ton choix
replay-advice-hint = La chance de gagner après chaque réponse, d’après ce que ce joueur pouvait savoir. La courbe connaît toutes les cartes, d’où d’autres chiffres.
advice-less-sure = En haut, le choix du robot. Les réponses plus bas ont été moins souvent essayées : leurs chiffres sont moins sûrs.

## Ma page

statistics-rate = Taux de victoire
statistics-against = Par adversaire
statistics-people = personnes
statistics-level = bots de niveau { $level }
statistics-greedy = le bot glouton
statistics-random = le bot qui joue au hasard
statistics-none = Aucune partie terminée pour l’instant.
statistics-finished = Mes parties
statistics-look-back = Revoir
statistics-victory = gagnée
statistics-defeat = pas gagnée
statistics-more = Parties plus anciennes
