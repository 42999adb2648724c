### Ce que dit le terminal dans chaque jeu, en français.

welcome = { $title } à { $players }. Tu es à la place { $seat } : { $who }.
opponents = { $count ->
    [one] Contre toi : { $names }.
   *[other] Contre toi, dans le sens horaire : { $names }.
}
opponent = { $who } (place { $seat }, { $bot })
repeat = Pour rejouer la même partie :
how-to-answer = Réponds par le numéro ou par la forme courte à droite. ? pour une explication, t pour la table, q pour quitter.
you = Toi
prompt = Ta réponse :
prompt-aloud = Tu dis :
heading-round = Manche { $round } sur { $rounds }
table-hand = Main
table-nothing = rien
only-answer = Une seule réponse possible : { $action }
rules-cited = Règles : { $clauses } (docs/rules.md)

answer-empty = Réponds par un numéro de 1 à { $most } ou par une forme courte. ? pour une explication, q pour quitter.
answer-number = { $text } n’est pas dans la liste : les numéros vont de 1 à { $most }.
answer-unknown = « { $text } » n’est pas une réponse ici. Écris un numéro de 1 à { $most } ou une des formes courtes, par exemple { $example }. ? pour une explication, q pour quitter.
answer-ambiguous = « { $text } » peut désigner plusieurs réponses ({ $answers }). Écris-en un peu plus.
answer-illegal = « { $text } » n’est pas possible maintenant ({ $clause }). Choisis un numéro de 1 à { $most }, ou tape ? pour une explication.
input-ended = Plus rien à lire, et la partie n’est pas finie. Les mêmes réponses ramènent à cette question si tu recommences avec :
quit = Tu quittes la table. Tu peux rejouer cette partie avec la graine { $seed }.
interrupted = Partie interrompue. Tu peux la rejouer avec la graine { $seed }.
recorded = La partie est enregistrée dans { $file }.

result-heading = La partie est finie
result-winner = { $me ->
    [yes] Tu gagnes !
   *[no] { $who } gagne.
}
# Of several: the others' names if I am one of them.
result-winners = { $me ->
    [yes] Tu partages la victoire avec { $names }.
   *[no] { $names } se partagent la victoire.
}
