### Ce que dit le serveur des tables en direct, en français.

guest = Invité

refusal-bad-message = Ce message est incompréhensible. Recharge la page.
refusal-bad-name = Choisis un autre nom : 1 à 30 caractères, sans caractères de contrôle.
refusal-not-known = On ne se connaît pas encore. Dis-nous ton nom.
refusal-wrong-host = Ce serveur ne répond pas à ce nom. Ouvre-le à l’adresse que t’a donnée la personne qui le gère.
refusal-unreadable = Cette table est illisible pour le moment. Rien n’est perdu ; la personne qui gère le serveur peut voir pourquoi.
refusal-removed = L’hôte t’a fait quitter cette table.
refusal-seen-another-hand = Tu as déjà vu les cartes d’une autre place dans cette partie : tu ne peux reprendre que celle-là.
refusal-seat-taken = Cette place est prise.
refusal-wrong-number = Ton nombre pour le mélange n’est pas celui qui était annoncé. Recharge la page.
refusal-too-many = Pas si vite ! Réessaie dans { $retry ->
    [one] 1 seconde
   *[other] { $retry } secondes
}.
refusal-too-many-changes = Cette table a été modifiée trop souvent. Tu peux continuer à jouer ou partir, mais plus rien d’autre ne peut changer ici. Ouvre une autre table.
refusal-not-ready = Le serveur n’est pas prêt. Réessaie dans { $retry ->
    [one] 1 seconde
   *[other] { $retry } secondes
}.
refusal-conflict = Quelqu’un d’autre a été plus rapide. Réessaie.
refusal-fault = Erreur du serveur. Réessaie.
refusal-too-big = C’est trop long.
refusal-not-json = Le serveur attendait du JSON.
refusal-no-such-page = Il n’y a rien à cette adresse.
refusal-no-such-method = Ce n’est pas possible à cette adresse.
refusal-ambiguous-action = Cela peut vouloir dire plusieurs choses.
