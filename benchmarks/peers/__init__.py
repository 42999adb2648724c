"""The peers' side: the card games nearest in size and kind, each as its own library plays it best.

Hearts in OpenSpiel has 4 players and 52 or 64 decisions, like the pizza family; Euchre is shorter. Crazy Eights there,
and Uno in RLCard, are games of laying a card that fits, like SOLOmino. Leduc Hold'em, the game that PettingZoo and Pgx
share, has six cards and a handful of decisions.

Only what a player chooses counts as a decision, on all sides. Dealing is part of the time and not of the count.

Each module imports one library, so that one that is missing keeps nobody else from being measured.
"""
