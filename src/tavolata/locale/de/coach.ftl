### Was der Coach aller Einführungen sagt, auf Deutsch.

learn-other = Das ist auch erlaubt. Aber hier wollen wir etwas anderes ausprobieren.
learn-tried = Du siehst, was daraus wird. Um mit der Einführung weiterzumachen, nimm es zurück.
learn-take-back = Zurücknehmen
learn-your-turn = Jetzt bist du am Tisch dran.
learn-next = Weiter
learn-back = Einen Schritt zurück
learn-again = Von vorn
learn-play = Zum echten Spiel
learn-watch = Schau auf den Tisch …
learn-watch-now = Ansehen
