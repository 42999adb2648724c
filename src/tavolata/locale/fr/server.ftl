### Ce que dit le serveur des tables en direct, en français.

guest = Invité

refusal-bad-message = Ce message n’a pas été compris. Recharge la page.
refusal-bad-name = Choisis un autre nom : 1 à 30 caractères, sans caractères de contrôle.
refusal-not-known = Nous ne te connaissons pas encore. Dis-nous ton nom.
refusal-wrong-host = Ce serveur ne se connaît pas sous ce nom. Ouvre-le à l’adresse que son hôte t’a donnée.
refusal-unreadable = Cette table est illisible pour le moment. Rien n’est perdu ; la personne qui gère le serveur peut voir pourquoi.
refusal-removed = Tu as été retiré de cette table par l’hôte.
refusal-seen-another-hand = Tu as déjà vu les cartes d’une autre place dans cette partie : tu ne peux reprendre que celle-là.
refusal-seat-taken = Cette place est prise.
refusal-wrong-number = Ton nombre pour le mélange n’est pas celui annoncé auparavant. Recharge la page, s’il te plaît.
refusal-too-many = C’était trop à la fois. Réessaie dans { $retry ->
    [one] 1 seconde
   *[other] { $retry } secondes
}.
refusal-too-many-changes = Cette table a été modifiée trop souvent. Tu peux continuer à jouer ou partir, mais plus rien d’autre ne peut y être modifié. Ouvre une autre table.
refusal-not-ready = Le serveur n’est pas prêt. Réessaie dans { $retry ->
    [one] 1 seconde
   *[other] { $retry } secondes
}.
refusal-conflict = Quelqu’un d’autre a été plus rapide. Réessaie.
refusal-fault = Le serveur a fait une erreur. Réessaie.
refusal-too-big = C’est trop long.
refusal-not-json = Le serveur attendait du JSON.
refusal-no-such-page = Il n’y a rien à cette adresse.
refusal-no-such-method = Ce n’est pas possible à cette adresse.
refusal-ambiguous-action = Cela peut désigner plusieurs actions.
