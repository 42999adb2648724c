### Wat de coach van alle lessen zegt, in het Nederlands.

learn-other = Dat mag ook. Maar nu willen we iets anders proberen.
learn-tried = Je ziet wat ervan komt. Neem je zet terug om verder te gaan met de les.
learn-take-back = Terugnemen
learn-your-turn = Nu jij, aan tafel.
learn-next = Verder
learn-back = Een stap terug
learn-again = Opnieuw beginnen
learn-play = Speel een echt spel
learn-watch = Kijk naar de tafel …
learn-watch-now = Laat zien
