### Ce que dit le serveur des tables en direct, en français.

guest = Invité

refusal-bad-message = Cela n’a pas été compris. Veuillez recharger la page.
refusal-bad-name = Veuillez choisir un autre nom : 1 à 30 caractères, sans caractères de contrôle.
refusal-not-known = Nous ne vous connaissons pas encore. Veuillez nous dire votre nom.
refusal-not-allowed = Vous n’avez pas le droit de faire cela.
refusal-no-such-table = Cette table n’existe pas, ou elle ne vous est pas ouverte.
refusal-not-now = Ce n’est pas possible pour le moment.
refusal-seat-taken = Cette place est prise.
refusal-stale-move = Trop tard : la partie a continué.
refusal-too-late = Trop tard, de { $late } ms.
refusal-too-many = C’était trop à la fois. Veuillez réessayer dans { $retry ->
    [one] 1 seconde
   *[other] { $retry } secondes
}.
refusal-not-ready = Le serveur n’est pas prêt. Veuillez réessayer dans { $retry ->
    [one] 1 seconde
   *[other] { $retry } secondes
}.
refusal-conflict = Quelqu’un d’autre a été plus rapide. Veuillez réessayer.
refusal-fault = Le serveur a fait une erreur. Veuillez réessayer.
refusal-too-big = C’est trop long.
refusal-not-json = Le serveur attendait du JSON.
refusal-no-such-page = Il n’y a rien à cette adresse.
refusal-no-such-method = Cela ne peut pas se faire à cette adresse.
refusal-unknown-game = Ce jeu n’existe pas.
refusal-bad-option = Le jeu ne peut pas se jouer avec ces options.
refusal-malformed-action = Ce n’est pas une action de ce jeu.
refusal-ambiguous-action = Cela pourrait désigner plus d’une action.
refusal-illegal-action = { $clause ->
    [none] Les règles ne le permettent pas maintenant.
   *[other] Les règles ne le permettent pas maintenant ({ $clause }).
}
refusal-not-your-turn = Ce n’est pas votre tour.
