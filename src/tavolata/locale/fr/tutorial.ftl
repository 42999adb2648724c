### Ce que disent les leçons, en français. Leurs étapes sont dans tutorials.json ; tutorials.py dit à quoi servent .hint et
### .done, et rules.ftl comment les cartes s’écrivent dans les textes.

## Sole Mio!

tutorial-sole-mio = Apprendre Sole Mio! en cinq minutes
tutorial-sole-mio-welcome = Trois chefs se partagent un four. Tu es Chef Olive ; à ta gauche, Chef Piment ; à ta droite, Chef Champignon. Le four est une pile de cartes, et personne n’a le droit de regarder dedans. Celui qui réalise le plus de commandes gagne. Tu as 5 cartes Ingrédient et 2 commandes.
    .title = Bienvenue en cuisine !
tutorial-sole-mio-play = C’est à toi. Tu dois d’abord jouer des ingrédients d’un même type, autant que tu veux. Ta commande [[4s]] demande 4 salamis, et une carte double compte pour 2. Choisis donc tous tes salamis : [[ssS]]. Ensuite, tu peux ajouter une commande par-dessus. Elle ne peut prendre que ce qui a été joué avant elle, et les 4 salamis seront là : ajoute [[4s]].
    .title = Des ingrédients, puis une commande
    .hint = C’est permis. Mais ta commande demande 4 salamis : il te les faut tous.
tutorial-sole-mio-order = « 4 salamis, dont 1 carte double » : on a annoncé ton coup, et tout le monde l’a entendu. Maintenant, tu peux ajouter une commande. Elle ne pourra prendre que ce qui a été joué avant elle. Pose [[4s]] par-dessus : tout ce qu’il lui faut est là.
    .title = Ajouter une commande
    .hint = Avec tes salamis, il y en a 4 dans le four. Ajoute la commande qui les demande.
tutorial-sole-mio-draw = On a annoncé ton coup, et tout le monde l’a entendu : « 4 salamis, dont 1 carte double », et une commande par-dessus. À la fin de ton tour, tu pioches jusqu’à avoir 7 cartes : des ingrédients de la réserve ou des commandes de ta propre pile, jamais les deux. Il te reste 3 cartes. Pioches-en 4 dans la réserve.
    .title = Piocher jusqu’à sept
    .hint = On ne fait pas de pizza rien qu’avec des commandes. Cette fois, prends des ingrédients dans la réserve.
tutorial-sole-mio-memory = Entre-temps, Chef Piment a joué 3 piments, et Chef Champignon 2 champignons, avec une commande par-dessus pour 4 olives. Tout cela est recouvert maintenant, alors retiens-le ! Ta commande [[4p]] demande 4 piments. Que joues-tu, et quelle commande poses-tu par-dessus ?
    .title = Retiens bien !
    .hint = Il y a déjà 3 piments dans le four. Quelle carte joues-tu pour en avoir 4 ?
tutorial-sole-mio-second-order = 3 piments et 1 font 4. La commande de Chef Champignon veut des olives : personne ne te prendra les piments sous le nez. Ajoute [[4p]].
    .title = Encore une commande
    .hint = C’est le bon moment : avec le tien, les 4 piments sont dans le four. Ajoute ta commande.
tutorial-sole-mio-last-draw = Il ne reste que 3 cartes dans la réserve. Quand la dernière est piochée, la manche est finie. Pioche encore une fois dans la réserve et regarde ce qui se passe.
    .title = La dernière pioche
    .hint = Tu pourrais prendre des commandes. Mais on veut voir le four se retourner : pioche dans la réserve.
tutorial-sole-mio-scoring = 4 salamis sont sortis, puis ta commande : elle a pris [[ssS]], et la voilà réalisée ! Ensuite sont venus [[ppp mm]], qui sont maintenant dans les colonnes. Et voici la commande [[4o@m]] de Chef Champignon. Pas une seule olive en vue.
    .title = On retourne le four
    .before = Tu as pioché la carte de décompte [[*]], et la réserve est épuisée. C’est donc toi qui retournes le four. Les cartes vont sortir dans l’ordre où elles ont été jouées : les ingrédients vont dans les colonnes, et chaque commande prend ce qu’il lui faut parmi ce qui s’y trouve à ce moment-là.
tutorial-sole-mio-help = Chef Champignon ajoute [[oO]] de sa main, ce qui fait 3 olives, et en demande encore 1. Celui qui aide est récompensé : la première commande de sa propre pile compte comme réalisée. Tu as une olive. Veux-tu aider ?
    .title = Aider, ça rapporte
    .hint = Tu peux refuser, et personne ne saura pourquoi. Mais pense à la récompense : toute une commande pour une seule olive !
    .done = « Quatre-trois-deux-un », la première commande de ta pile, compte comme réalisée pour toi. Puis ton piment est sorti, et [[4p]] a eu ses 4 piments. Cela fait 3 commandes réalisées dès la première manche !
tutorial-sole-mio-own-cards = C’est le décompte de la deuxième et dernière manche. Ta commande [[4m]] sort, mais il n’y a que [[mm]] dans les colonnes. Ce qui manque, tu peux l’ajouter de ta main. Ajoute tes 2 champignons.
    .title = De ta propre main
    .hint = Il manque 2 champignons, et tu en as 2 en main. Ajoute les deux, et tu n’auras besoin de personne.
tutorial-sole-mio-asking = Réalisée ! Voici maintenant ta commande [[4a]]. Il y a [[aaa]], il manque 1 ananas, et tu n’en as pas. N’ajoute rien : on demandera de l’aide aux autres, l’un après l’autre.
    .title = Demander aux autres
    .hint = Ne renonce pas si vite ! Un seul ananas, ce n’est pas trop demander.
tutorial-sole-mio-helped = Chef Piment a refusé. Pas d’ananas, ou pas envie ? Personne ne le saura. Chef Champignon a aidé, contre récompense, et ta commande est réalisée. Voici maintenant ta commande [[contest]].
    .title = Un coup de main
tutorial-sole-mio-contest = Le défi porte sur ton propre ingrédient : il te faut au moins 2 olives. Il y en a une, et tu peux en ajouter autant que tu veux. Ensuite, les autres peuvent montrer les olives de leur main. S’ils en montrent ensemble autant que toi, ta commande est bloquée. Ajoute ton olive double : cela fait 3.
    .title = Défi
    .hint = 1 olive ne suffit pas, mais tu as une double. Ajoute-la, et tu verras si les autres peuvent suivre.
tutorial-sole-mio-match = Chef Champignon a montré 1 olive. C’est moins que tes 3 : défi réussi ! Voici maintenant [[match]] : tu désignes un adversaire, qui montre une carte. Si tu as le même ingrédient, tu le joues, et la commande est réalisée. Tu n’as plus qu’un piment, et Chef Champignon vient de montrer une olive. Essaie Chef Piment !
    .title = Même ingrédient
    .hint = C’est permis. Mais lequel des deux a le plus de chances de montrer un piment ?
tutorial-sole-mio-match-card = Chef Piment montre un piment, et tu en as un aussi. Joue-le !
    .title = Trouvé !
    .hint = Ton piment réalise toute une commande. Joue-le !
tutorial-sole-mio-giving-up = Réalisée ! Pour finir, voici [[two-of-each]], mais il manque presque tout. Renonces-y : cela ne coûte rien, et la commande va sous ta pile.
    .title = Pas cette fois
    .hint = Elle demande 2 ingrédients de chacun des 4 autres types, et il n’y a que [[s]]. Personne ne peut t’en donner autant : renonce.
tutorial-sole-mio-end = On compte les commandes réalisées : tu en as 7, Chef Champignon 3, Chef Piment 2. En cas d’égalité, les ingrédients en main auraient fait la différence. Tu peux maintenant t’asseoir à une vraie table. Tu pourras aussi y réaliser plusieurs commandes d’un coup, en série ; chaque commande dit ce qu’il lui faut.
    .title = Tu gagnes !

## Mamma Mia! Grande

tutorial-mamma-mia-grande = Ce qui change dans Mamma Mia! Grande
tutorial-mamma-mia-grande-welcome = Tu connais Sole Mio! ? Alors tu sais presque tout. Grande se joue en trois manches, et chacun a 19 commandes : les 11 de Sole Mio! et 8 autres, comme [[4m+1]]. Et une règle ne pardonne pas : une commande non réalisée est retirée du jeu pour de bon.
    .title = Tout en plus grand
tutorial-mamma-mia-grande-four-plus-one = C’est le décompte de la dernière manche. Voici ta commande [[4m+1]] : elle demande 4 champignons et 1 de ton propre ingrédient. Ces commandes ne forment pas de série. Il y a 4 champignons. Ajoute ton olive.
    .title = Quatre plus un
    .hint = Il ne manque que l’olive, et tu en as une. Ajoute-la.
tutorial-mamma-mia-grande-bombastica = 15 ou plus : Bombastica est réalisée, et elle a vidé toutes les colonnes. Penses-y avant d’en jouer une : ce qui sort après elle part d’une table vide. Voici maintenant [[4p]], et depuis il n’est sorti que [[ppp]].
    .title = Bombastica avale tout
    .before = Ta commande va être réalisée. Et juste après sort ta Bombastica : elle demande 15 ingrédients, n’importe lesquels. Compte avec nous !
tutorial-mamma-mia-grande-last-chance = Il manque 1 piment, et tu n’en as pas. Dans Sole Mio!, tu pourrais renoncer et rejouer la commande plus tard. Ici, elle serait perdue. Demande donc aux autres : cela ne coûte rien.
    .title = Mieux vaut demander
    .hint = Ta commande serait retirée du jeu. Demande d’abord de l’aide : tu n’as rien à perdre.
tutorial-mamma-mia-grande-end = Personne n’a aidé : la commande est retirée du jeu. Tu gagnes quand même, avec 4 commandes ! Dans Grande, presque toutes les nouvelles commandes veulent aussi ton propre ingrédient : gardes-en toujours un peu.
    .title = Voilà Grande

## Mamma Mia!

tutorial-mamma-mia = Ce qui change dans Mamma Mia!
tutorial-mamma-mia-welcome = Tu connais Sole Mio! ? Voici sa grande sœur, plus sévère. Il n’y a que des cartes simples, personne n’aide personne, et on joue trois manches. Tu commences avec 6 ingrédients et 1 commande, sur 8 en tout. Presque toutes veulent aussi ton propre ingrédient : [[4s+1]] demande 4 salamis et 1 olive.
    .title = Le classique
tutorial-mamma-mia-four-plus-one = C’est le décompte de la dernière manche. Il y a 4 salamis, mais pas d’olive. Tu ne peux demander à personne : seule ta main peut compléter. Ajoute ton olive.
    .title = Débrouille-toi !
    .hint = Il ne manque qu’1 olive, et tu l’as. Ajoute-la.
tutorial-mamma-mia-minimale = Réalisée ! Voici maintenant [[minimale]] : elle demande 1 olive et 3 de l’ingrédient le moins présent dans les colonnes, sans compter le tien ni ceux qui n’y sont pas. C’est le piment : il y en a 1. Ajoute tes 2 piments.
    .title = Minimale
    .hint = C’est le piment qui est le moins présent. Tu en as 2, juste assez.
tutorial-mamma-mia-end = Minimale est réalisée. « Mixte » est sortie en dernier : elle veut 1 ingrédient de chaque type, mais il n’y avait plus d’olive et ta main était vide. Elle est donc allée d’elle-même sous ta pile. Tu gagnes avec 4 commandes !
    .title = Voilà Mamma Mia!

## SOLOmino

tutorial-solomino = Apprendre SOLOmino en cinq minutes
tutorial-solomino-colour = Chaque carte a deux moitiés, comme un domino. Tu poses des cartes aux deux bouts de la rangée : une moitié doit avoir la couleur, le chiffre ou le symbole du bout. Le bout gauche montre [[r5]]. Poses-y [[r1-g3]], rouge sur rouge.
    .title = Rouge sur rouge
    .hint = C’est possible aussi. Mais essaie d’abord le 1 rouge au bout gauche.
tutorial-solomino-number = Ton 1 rouge a couvert le bout, et le 3 vert est devenu le nouveau. Les autres ont continué à partir de là. Au bout droit, il y a toujours [[y6]], et tu as un 6 : couvre-le avec la moitié bleue de [[b6-r8]].
    .title = Six sur six
    .hint = C’est possible aussi. Mais on veut le 6 bleu sur le 6 jaune, au bout droit.
tutorial-solomino-skip = Certaines moitiés montrent un symbole. Il agit dès que la carte est posée, quelle que soit la moitié où il se trouve. [[gS]] veut dire « passe ton tour » : le joueur suivant ne joue pas. Pose [[y7-gS]] à gauche, 7 jaune sur 7 jaune.
    .title = Passe ton tour
    .hint = C’est possible aussi. Mais cherche « passe ton tour » : sa moitié jaune va au bout gauche.
tutorial-solomino-reverse = Le joueur à ta gauche a passé son tour, celui à ta droite a joué, et c’est de nouveau à toi. [[yR]] veut dire « change de sens » : on joue dans l’autre sens. Pose [[r8-yR]] à droite, rouge sur rouge.
    .title = Change de sens
    .hint = C’est possible aussi. Mais cherche « change de sens » : sa moitié rouge va au bout droit.
    .done = On joue maintenant dans le sens antihoraire : c’est donc au joueur à ta droite.
tutorial-solomino-draw-one = Une nouvelle table. Le joueur à ta droite a posé un « pioche 1 », et tu dois prendre une carte. Mais tu peux répondre par ton propre « pioche 1 » ! Pose [[yD-b4]] : à droite, symbole sur symbole, ou à gauche, 4 sur 4.
    .title = Pioche 1
    .hint = Tu peux prendre la carte. Mais pourquoi, si tu peux refiler l’addition au suivant ?
    .done = Maintenant, le joueur suivant doit prendre 2 cartes, ou répondre lui aussi.
tutorial-solomino-swap = Tu as posé un « échange » : choisis un joueur, et vous échangez toutes vos cartes. Tu as 4 cartes. Le joueur à ta gauche en a 2, celui à ta droite 5.
    .title = Échange
    .hint = Le premier qui n’a plus de cartes gagne. Alors, quelle main voudrais-tu ?
    .done = 4 cartes contre 2, une bonne affaire ! Et tu sais exactement ce que l’autre a maintenant.
tutorial-solomino-rotate = Tu as posé un « fais tourner » : chacun donne sa main à un voisin, et c’est toi qui choisis le sens. Dans le sens horaire, tu reçois les 6 cartes du joueur à ta droite. Dans le sens antihoraire, tu reçois les 2 cartes du joueur à ta gauche.
    .title = Fais tourner
    .hint = Tu veux peu de cartes. Dans quel sens les 2 cartes arrivent-elles chez toi ?
    .done = Plus que 2 cartes ! Chacun connaît la main qu’il a donnée : tu sais donc ce qu’a le joueur à ta droite.
tutorial-solomino-ask = Le joueur à ta droite a posé un « demande une carte », et on a retourné [[r1-r5]] de la pioche. Tu dois y poser une carte dont une moitié est identique à une moitié de celle-là : [[r1]] ou [[r5]]. Presque pareil ne suffit pas. Tu as deux cartes possibles ; choisis-en une.
    .title = Demande une carte
    .done = Ensuite, le joueur à ta gauche devait répondre à ta carte ; il n’a pas pu et a pris tout le tas : 2 cartes.
tutorial-solomino-draw = La fin est proche : tu as 2 cartes. Mais aucune n’est jouable, ni sur [[r3]] ni sur [[g5]]. Si tu ne peux pas ou ne veux pas poser de carte, tu en pioches une.
    .title = Rien de jouable
tutorial-solomino-drawn = Tu as pioché [[g1-b2]], et elle est jouable à droite, vert sur vert. La carte que tu viens de piocher, tu peux la poser aussitôt. Vas-y !
    .title = Quelle chance !
    .hint = Tu peux la garder. Mais cela te ferait une carte de plus à placer.
tutorial-solomino-two-left = Les autres ont joué, et le bout droit montre [[r4]]. Ta carte [[y4-b1]] y est jouable. Pose-la ; il ne t’en restera qu’une.
    .title = L’avant-dernière carte
    .hint = Piocher serait dommage. Ton 4 jaune va sur le 4 rouge.
tutorial-solomino-call = Une seule carte à la fin de ton tour ! Annonce-le à tout le monde, sinon tu pioches aussitôt une carte. Qu’annonces-tu ?
    .title = Dis-le !
    .hint = Si tu te tais, tu pioches une carte. Annonce-le !
tutorial-solomino-last-card = Tout le monde l’a entendu. Et ta dernière carte [[b6-y1]] est jouable à droite : bleu sur bleu, ou 1 sur 1. Pose-la, et tu as gagné !
    .title = La dernière carte
    .hint = Piocher, maintenant ? Ta dernière carte va au bout droit !
    .done = Gagné ! Les autres prennent un point négatif pour chaque carte en main : 2 et 3. Si vous jouez plusieurs manches, celui qui a le moins de points négatifs gagne. Une manche finit aussi quand la pioche est épuisée.
tutorial-solomino-throw-in = Une dernière chose, pour les tables où l’on joue hors tour. Le joueur à ta gauche vient de poser [[b7-y5]], et le bout droit montre [[y5]]. Tu as exactement la même moitié, couleur et chiffre : pose vite [[y5-g6]], même si ce n’est pas ton tour !
    .title = Joue hors tour !
    .hint = Personne ne le remarquerait. Mais ici, tu peux te débarrasser d’une carte au passage !
    .done = Bien joué ! On continue avec le joueur après toi, et celui à ta droite est sauté. Tu sais maintenant tout ce qu’il faut. Amuse-toi bien !
