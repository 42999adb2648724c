### Les règles de tous les jeux pour les joueurs, en français : un message pour chaque clause de docs/rules.md, qui fait foi.
###
### .title est un nom court, .example un exemple. rules.json dit quelles clauses un jeu possède, et dans quels chapitres.
### rules-intro-* ouvre les règles d’un jeu ; .material appartient au premier chapitre.
###
### Les cartes sont écrites dans la notation de docs/formats.md entre doubles crochets, et peuvent être dessinées :
### [[ooO]] des ingrédients, [[*]] la carte de décompte, [[4p]] une commande, [[r8-bD]] une carte de SOLOmino, [[r8]] une
### de ses moitiés. Une clause est nommée par son seul numéro, P-25, qui peut être un lien.

## Chapitres

rules-chapter-material = Matériel
rules-chapter-setup = Mise en place
rules-chapter-turn = Ton tour
rules-chapter-scoring = Le décompte d’une manche
rules-chapter-filling = Réaliser une commande
rules-chapter-help = L’aide
rules-chapter-sole-mio-orders = Les commandes de Sole Mio!
rules-chapter-mamma-mia-orders = Les commandes de Mamma Mia!
rules-chapter-end = Manche suivante et fin
rules-chapter-cards = Cartes et distribution
rules-chapter-symbols = Les symboles
rules-chapter-last-card = La dernière carte
rules-chapter-out-of-turn = Jouer hors tour

## Les jeux en une minute

rules-intro-sole-mio = Tout le monde cuisine avec le même four, et personne n’a le droit de regarder dedans. À ton tour, tu poses sur le four des ingrédients d’un même type et, si tu veux, une de tes commandes secrètes par-dessus. Quand la réserve est épuisée, on retourne le four, et les cartes en sortent de la première à la dernière. Chaque commande prend ce qu’il lui faut parmi ce qui se trouve sur la table à ce moment-là. Il manque quelque chose ? Ajoute-le de ta main, ou demande-le aux autres : celui qui aide est récompensé. Après 2 manches, celui qui a réalisé le plus de commandes gagne.
    .title = Le jeu en une minute
    .material = De 2 à 5 joueurs. À 5, il y a 9 cartes simples et 2 doubles de chaque type d’ingrédient ; à 4, il y en a 8 et 2 ; à 3, il y en a 8 et 1 ; à 2, il y en a 6 et 1. Chacun a 11 commandes et commence avec 5 cartes Ingrédient et 2 commandes en main. Il y a une carte de décompte, « Sole Mio! ». On joue 2 manches.
rules-intro-mamma-mia-grande = Le grand festin : le four, la mémoire et les coups de main de Sole Mio!, avec plus d’ingrédients et 19 commandes de 13 types pour chacun. De quatre olives à quinze ingrédients quelconques, chaque commande prend ce qu’il lui faut quand on retourne le four. Mais attention : une commande qui n’est pas réalisée est retirée du jeu. Après 3 manches, celui qui a réalisé le plus de commandes gagne.
    .title = Le jeu en une minute
    .material = De 2 à 5 joueurs. À 5, il y a 12 cartes simples et 2 doubles de chaque type d’ingrédient ; à 4, il y en a 11 et 2 ; à 3, il y en a 11 et 1 ; à 2, il y en a 8 et 1. Chacun a 19 commandes et commence avec 5 cartes Ingrédient et 2 commandes en main. Il y a une carte de décompte, « Sole Mio! ». On joue 3 manches.
rules-intro-mamma-mia = Le classique : un four pour tous, et tout est affaire de mémoire. À ton tour, tu poses sur le four des ingrédients d’un même type et, si tu veux, une de tes commandes secrètes par-dessus. Quand la réserve est épuisée, on retourne le four, et chaque commande prend ce qu’il lui faut parmi ce qui est sorti avant elle. Ce qui manque ne peut venir que de ta propre main : ici, personne ne t’aide. Après 3 manches, celui qui a réalisé le plus de commandes gagne.
    .title = Le jeu en une minute
    .material = De 2 à 5 joueurs. Tous les ingrédients sont des cartes simples : à 5, il y en a 13 de chaque type ; à 4, il y en a 12 ; à 3, il y en a 10 ; à 2, il y en a 8. Chacun a 8 commandes et commence avec 6 cartes Ingrédient et 1 commande en main. Il y a une carte de décompte, « Mamma Mia! ». On joue 3 manches.
rules-intro-solomino = Chaque carte a deux moitiés, comme un domino. À ton tour, tu poses une carte à un bout de la rangée : une moitié couvre le bout et doit en avoir la couleur, le chiffre ou le symbole ; l’autre moitié devient le nouveau bout. Si tu ne peux pas, ou ne veux pas, tu pioches une carte. Les symboles font passer un tour, changent le sens du jeu, font piocher ou envoient des mains entières autour de la table. Plus qu’une carte ? Annonce vite « SOLOmino ! ». Celui qui pose sa dernière carte gagne la manche.
    .title = Le jeu en une minute
    .material = De 2 à 6 joueurs. 120 cartes de 4 couleurs, avec les chiffres de 1 à 8 : 72 cartes ont deux chiffres, 48 un chiffre et un symbole. Chacun commence avec 8 cartes.

## Matériel

rule-P-1 = Il y a 5 types d’ingrédients : olive, piment, champignon, salami et ananas. Une carte simple vaut 1 ingrédient, une carte double en vaut 2.
    .title = Cinq types d’ingrédients
    .example = [[oO]], ce sont 2 cartes, mais 3 olives.
rule-P-1-mamma-mia = Il y a 5 types d’ingrédients : olive, piment, champignon, salami et ananas. Chaque carte vaut 1 ingrédient.
    .example = [[oo p]], ce sont 3 ingrédients : 2 olives et 1 piment.
rule-P-2 = Chacun a son propre ingrédient et sa couleur : l’olive est bleue, le piment vert, le champignon brun, le salami rouge, l’ananas jaune. Les 5 types sont toujours en jeu, quel que soit le nombre de joueurs.
    .title = Ton propre ingrédient
rule-P-3 = Il y a une carte de décompte [[*]], appelée « Sole Mio! ». Celui qui la détient retourne le four et commence la manche suivante.
    .title = La carte de décompte
rule-P-3-mamma-mia = Il y a une carte de décompte [[*]], appelée « Mamma Mia! ». Celui qui la détient retourne le four et commence la manche suivante.
rule-P-4 = Tout le monde a les mêmes commandes. Quand une commande parle de « ton » ingrédient, chacun lit le sien.
    .title = Mêmes commandes pour tous

## Mise en place

rule-P-5 = Prenez de chaque type autant de cartes qu’il en faut pour votre nombre de joueurs, mélangez-les et distribuez les mains. Mélangez ensuite la carte de décompte avec le reste. C’est la réserve ; elle est face cachée.
    .title = La réserve
    .example = Sole Mio! à 3 se joue avec 8 cartes simples et 1 double de chaque type : 45 cartes. On en distribue 15. Avec la carte de décompte, la réserve compte 31 cartes.
rule-P-5-mamma-mia-grande =
    .example = À 3, il y a 11 cartes simples et 1 double de chaque type : 60 cartes. On en distribue 15. Avec la carte de décompte, la réserve compte 46 cartes.
rule-P-5-mamma-mia =
    .example = À 3, il y a 10 cartes de chaque type : 50 cartes. On en distribue 18. Avec la carte de décompte, la réserve compte 33 cartes.
rule-P-6 = Mélange tes commandes et pose-les face cachée devant toi : c’est ta pile de commandes. Prends en main les 2 premières. Avec tes ingrédients, cela te fait 7 cartes en main.
    .title = Ta pile de commandes
rule-P-6-mamma-mia = Mélange tes commandes et pose-les face cachée devant toi : c’est ta pile de commandes. Prends en main la première. Avec tes ingrédients, cela te fait 7 cartes en main.
rule-P-7 = Le four est une pile face visible, vide au début. Le hasard choisit qui commence, sauf si vous vous mettez d’accord. On joue dans le sens horaire. Les ingrédients se répartissent dans l’ordre des places : olive, piment, champignon, salami, ananas, sauf si vous en décidez autrement.
    .title = Qui commence

## Ton tour

rule-P-8 = Tu dois jouer sur le four au moins une carte Ingrédient de ta main. Toutes les cartes que tu joues doivent être du même type, simples ou doubles comme tu veux.
    .title = Jouer des ingrédients
    .example = Tu as [[ooO p]]. Tu peux jouer [[o]], [[oo]], [[O]], [[oO]] ou [[ooO]], ou bien [[p]] ; jamais des olives et des piments ensemble.
rule-P-8-mamma-mia = Tu dois jouer sur le four au moins une carte Ingrédient de ta main. Toutes les cartes que tu joues doivent être du même type.
    .example = Tu as [[ooo p]]. Tu peux jouer [[o]], [[oo]] ou [[ooo]], ou bien [[p]] ; jamais des olives et des piments ensemble.
rule-P-9 = On annonce ce que tu joues : le type, le nombre d’ingrédients (une carte double compte pour 2) et combien de cartes sont doubles. Écoute bien les autres : ces cartes seront vite recouvertes.
    .title = L’annonce
    .example = [[oOO]] s’annonce : 5 olives, dont 2 cartes doubles.
rule-P-9-mamma-mia = On annonce ce que tu joues : le type et le nombre d’ingrédients. Écoute bien les autres : ces cartes seront vite recouvertes.
    .example = [[ooo]] s’annonce : 3 olives.
rule-P-10 = Ensuite, tu peux ajouter sur le four une commande de ta main, face visible. Quand elle sera révélée, elle ne pourra prendre que ce qui a été joué avant elle et qui reste.
    .title = Ajouter une commande
rule-P-11 = À la fin de ton tour, tu pioches jusqu’à avoir 7 cartes : toutes dans la réserve ou toutes dans ta pile de commandes, jamais dans les deux. Piocher est obligatoire. Si la pile choisie ne suffit pas, tu restes avec moins de cartes. Tu ne peux pas choisir une pile vide tant qu’il reste des cartes dans l’autre.
    .title = Piocher jusqu’à sept
rule-P-12 = Si tu pioches la carte de décompte, pose-la face visible devant toi et pioche une autre carte à la place, s’il en reste.
    .title = Piocher la carte de décompte
rule-P-13 = Sans carte Ingrédient en main, tu passes : pas d’ingrédient, pas de commande, tu pioches seulement. Si tu passes avec 7 commandes en main, tu ne pioches rien, et tu risques de ne plus pouvoir jouer. Le jeu t’avertit avant une pioche qui y mène.
    .title = Passer
rule-P-14 = La manche finit dès que la dernière carte de la réserve est piochée. La carte de décompte compte comme une carte de la réserve.
    .title = La fin d’une manche
    .example = Tu dois piocher 4 cartes et tu choisis la réserve. Il n’en reste que 3, sans la carte de décompte. Tu restes avec moins de cartes, et la manche est finie.
    .ruling = Les règles publiées ne disent pas si la carte de décompte compte. Ici, oui : la manche finit quand la réserve est vide, quelle que soit la dernière carte.
rule-P-15 = Si tout le monde passe, l’un après l’autre, sans piocher, parce que chacun a 7 commandes en main, la manche finit aussi. Si la carte de décompte est encore dans la réserve, le joueur suivant la prend. On ajoute le reste à la réserve de la manche suivante et on mélange ; après la dernière manche, il ne sert à personne.
    .title = Plus personne ne peut jouer
rule-P-16 = Tout le monde peut savoir : les annonces, la carte du dessus du four, combien de cartes Ingrédient et combien de commandes chacun a en main, la taille des piles, les commandes réalisées et tout ce qui est révélé pendant un décompte. Ce que tous ont pu voir reste connu : la défausse, ce qui est entré dans une nouvelle réserve, sauf les cartes que personne n’avait piochées (P-15), les commandes passées sous une pile, les cartes montrées ou reprises, et à qui on n’a rien demandé dans un défi. Sont secrets : les mains, les piles et le four sous sa carte du dessus. Retiens ce que contient le four : il est interdit de regarder. Pour débuter, une table peut jouer à four ouvert. Toute autre table est stricte : elle ne montre que ce qui est sur la table, et le reste est affaire de mémoire. Chaque table choisit si tu peux relire les annonces faites depuis ton dernier tour, ou si chacune ne s’entend qu’une fois.
    .title = Visible et secret
    .ruling = Dans deux des livrets de règles publiés, la défausse est face cachée ; dans les autres, elle est visible. Ici, tu peux t’en souvenir, mais une table stricte ne la montre pas de nouveau.
rule-P-16-mamma-mia = Tout le monde peut savoir : les annonces, la carte du dessus du four, combien de cartes Ingrédient et combien de commandes chacun a en main, la taille des piles, les commandes réalisées et tout ce qui est révélé pendant un décompte. Ce que tous ont pu voir reste connu : la défausse, ce qui est entré dans une nouvelle réserve, sauf les cartes que personne n’avait piochées (P-15), et les commandes passées sous une pile. Sont secrets : les mains, les piles et le four sous sa carte du dessus. Retiens ce que contient le four : il est interdit de regarder. Pour débuter, une table peut jouer à four ouvert. Toute autre table est stricte : elle ne montre que ce qui est sur la table, et le reste est affaire de mémoire. Chaque table choisit si tu peux relire les annonces faites depuis ton dernier tour, ou si chacune ne s’entend qu’une fois.

## Le décompte d’une manche

rule-P-17 = Celui qui détient la carte de décompte retourne le four. Les cartes sont révélées dans l’ordre où elles ont été jouées. Les ingrédients vont sur la table, dans une colonne par type. Pendant le décompte, personne ne pioche.
    .title = On retourne le four
rule-P-18 = Dès qu’une commande est révélée, on la traite, avec les colonnes telles qu’elles sont à ce moment-là.
    .title = Chaque commande est traitée aussitôt
    .example = Le four contient, du bas vers le haut, [[ooo]], puis la commande [[4o]], puis [[o]]. Quand la commande est révélée, il n’y a que 3 olives. La quatrième arrive trop tard.
rule-P-19 = Les ingrédients qu’une commande utilise vont à la défausse ; tous les autres restent dans les colonnes. Une commande réalisée est posée face visible devant son propriétaire, et elle compte.
    .title = Une commande réalisée
rule-P-20 = Une commande non réalisée ne coûte rien. Les colonnes restent telles quelles, et chacun reprend en main les cartes qu’il avait ajoutées ; elles ne restent sur la table que si un défi est bloqué. La commande va sous la pile de son propriétaire.
    .title = Une commande non réalisée
rule-P-20-mamma-mia-grande = Une commande non réalisée ne coûte rien, mais elle est retirée du jeu. Les colonnes restent telles quelles, et chacun reprend en main les cartes qu’il avait ajoutées ; elles ne restent sur la table que si un défi est bloqué.
rule-P-20-mamma-mia = Une commande non réalisée ne coûte rien. Les colonnes restent telles quelles, et la commande va sous la pile de son propriétaire.
rule-P-21 = Les ingrédients qui restent dans les colonnes forment le fond du four de la manche suivante. On les empile type par type, du bas vers le haut : olive, piment, champignon, salami, ananas ; pour chaque type, les cartes simples sont sous les doubles. Ainsi, tout le monde connaît la carte du dessus.
    .title = Ce qui reste
    .example = Il reste [[ooO s]]. Ces cartes entrent dans le four dans cet ordre, et le salami est sur le dessus.
rule-P-21-mamma-mia = Les ingrédients qui restent dans les colonnes forment le fond du four de la manche suivante. On les empile type par type, du bas vers le haut : olive, piment, champignon, salami, ananas. Ainsi, tout le monde connaît la carte du dessus.
    .example = Il reste [[ooo s]]. Ces cartes entrent dans le four dans cet ordre, et le salami est sur le dessus.

## Réaliser une commande

rule-P-22 = S’il y a plusieurs façons de réaliser une commande, son propriétaire choisit. Tu prépares ta réponse en secret : une série, les ingrédients choisis, les cartes de ta main, l’aide demandée. Les autres apprennent tout en même temps, quand elle est complète : quand la commande est réalisée, quand tu demandes de l’aide ou quand tu renonces. Seules « Défi » et « Même ingrédient » se jouent ouvertement, étape par étape.
    .title = Une réponse secrète
rule-P-22-mamma-mia = S’il y a plusieurs façons de réaliser une commande, son propriétaire choisit. Tu prépares ta réponse en secret : les ingrédients et les cartes de ta main. Les autres apprennent tout en même temps, quand elle est complète : quand la commande est réalisée ou quand tu renonces.
rule-P-23 = Si les colonnes suffisent à elles seules, la commande est réalisée, et tu ne peux pas y renoncer. S’il y a plusieurs façons de la réaliser, tu choisis ; tu peux aussi en choisir une qui demande des cartes de ta main ou de l’aide.
    .title = Les colonnes suffisent
    .ruling = Les règles publiées ne disent pas si tu peux renoncer. Ici, si les colonnes suffisent et qu’il n’y a qu’une façon de réaliser la commande, elle est réalisée aussitôt.
rule-P-23-mamma-mia = Si les colonnes suffisent à elles seules, la commande est réalisée, et tu ne peux pas y renoncer. S’il y a plusieurs façons de la réaliser, tu choisis ; tu peux aussi en choisir une qui demande des cartes de ta main.
rule-P-24 = Si les colonnes ne suffisent pas, tu peux ajouter des ingrédients de ta main, demander de l’aide, faire les deux, ou renoncer. Tu ne pioches pas pour remplacer les cartes ajoutées. On renonce avant de choisir une façon de réaliser la commande, pas après. Sans aide, tu ne peux choisir qu’une façon qui se contente des colonnes et de ta main. Et attention : si tu en choisis une qui demande de l’aide et que personne n’aide, la commande échoue, même si les colonnes suffisaient pour une autre.
    .title = Il manque quelque chose
rule-P-24-mamma-mia = Si les colonnes ne suffisent pas, tu peux ajouter des ingrédients de ta main, ou renoncer. Tu ne pioches pas pour remplacer les cartes ajoutées. On renonce avant de choisir une façon de réaliser la commande, pas après, et tu ne peux choisir qu’une façon qui se contente des colonnes et de ta main.
rule-P-25 = Si la commande est réalisée, toutes les cartes ajoutées d’une main vont à la défausse. Les colonnes donnent le reste, les doubles d’abord : tant qu’il manque un ingrédient et que sa colonne a une carte double, on prend une double, même s’il n’en faut plus qu’1. Viennent ensuite les simples. On ne prend jamais plus de cartes qu’il n’en faut.
    .title = Les doubles d’abord
    .example = Il faut 4 olives, il y a [[ooo]], tu ajoutes [[O]] : on défausse [[O]] et [[oo]], et une simple reste. Ou bien il faut 3 olives et il y a [[oOO]] : les deux doubles partent, et la simple reste.
rule-P-25-mamma-mia = Si la commande est réalisée, toutes les cartes ajoutées de ta main vont à la défausse. Les colonnes donnent le reste, et on ne prend jamais plus de cartes qu’il n’en faut.
    .title = Ce qui est défaussé
    .example = Il faut 4 olives, il y a [[ooo]], tu ajoutes [[o]] : on défausse les quatre.
rule-P-26 = Personne n’ajoute de carte inutile. Pour compléter un ingrédient, on donne exactement ce qui manque ; on peut dépasser de 1 si le manque est impair et qu’on ne donne que des doubles, même si on a des simples en main. Si tu veux demander le reste, tu ajoutes moins que ce qui manque, et celui qui t’aide complète selon la même règle.
    .title = Pas une carte de trop
    .example = Il manque 3 salamis. [[sss]], [[sS]] ou [[SS]] font l’affaire. [[ssS]] n’est pas possible, car une carte simple serait de trop. Si tu veux demander le reste, tu peux ne rien ajouter, ou ajouter [[s]], [[ss]] ou [[S]].
rule-P-26-mamma-mia = Tu n’ajoutes aucune carte inutile : de chaque type, exactement ce qui manque.
    .example = Il manque 2 salamis. Tu ajoutes [[ss]] ; ni [[s]] ni [[sss]] ne sont permis.
rule-P-27 = De ta main, tu n’ajoutes que ce qui manque dans les colonnes pour la façon choisie. On ne peut pas garder des cartes sur la table.
    .title = Seulement ce qui manque
    .example = Il faut 4 piments, et il y a [[ppp]]. Tu ne peux pas ajouter [[pp]] pour garder un piment sur la table, car il n’en manque qu’1.

## L’aide

rule-P-30 = Quand ta commande est révélée, tu peux demander exactement ce qui manque, après avoir ajouté tes propres cartes. Tu dis quels ingrédients et combien, par exemple 1 olive et 2 piments ; pour « Deux doubles » (P-53), tu dis quelle carte double. Tu peux demander de l’aide pour toutes les commandes sauf « Défi » (P-46) et « Même ingrédient » (P-51), même avec peu d’espoir.
    .title = Demander de l’aide
rule-P-31 = On demande aux autres dans le sens horaire, en commençant à ta gauche. Chacun donne tout ou refuse : personne ne donne une partie seulement. Dès que quelqu’un aide, la demande s’arrête.
    .title = Un seul aide
    .ruling = Selon l’un des livrets de règles publiés, tu peux interroger chaque joueur. Ici, la demande fait le tour toute seule, pour que personne ne soit oublié.
rule-P-32 = Celui qui aide donne des cartes de sa main, simples ou doubles comme il veut, mais aucune carte inutile (P-26).
    .title = Aider de sa main
rule-P-33 = Celui qui aide retourne la première carte de sa propre pile de commandes. Elle compte comme réalisée, face visible avec ses autres commandes réalisées. Si sa pile est vide, il n’y a pas de récompense.
    .title = La récompense
rule-P-34 = Si tous refusent, ta commande n’est pas réalisée, même si ta main aurait suffi, et tu reprends les cartes que tu avais ajoutées. Dès que quelqu’un a aidé, la commande doit être réalisée.
    .title = Personne n’aide
rule-P-35 = « Je ne peux pas » et « Je ne veux pas » : les autres ne voient pas la différence. Le jeu pose donc la question à tous ceux dont la réponse n’est pas évidente pour tout le monde. Il ne répond à ta place que si chacun peut voir qu’il n’y a qu’une réponse, par exemple parce que tu n’as aucun ingrédient.
    .title = Pouvoir ou vouloir
    .example = Quelqu’un demande 1 olive, et tu as [[p s a]]. On te pose quand même la question, et tu refuses comme quelqu’un qui garde son olive.
rule-P-36 = Pour une série (P-42), l’aide vaut pour toute la série : un seul joueur aide, et il reçoit une seule récompense.
    .title = L’aide pour une série

## Les commandes de Sole Mio!

rule-P-40 = Tu as 4 de ces commandes, une pour chaque ingrédient sauf le tien. Chacune demande 4 fois cet ingrédient. Plusieurs peuvent former une série (P-42).
    .title = Quatre identiques
    .example = Pour [[4o]], il te faut 4 olives, par exemple [[oooo]], [[ooO]] ou [[OO]].
rule-P-41 = Seules les commandes « quatre identiques » (P-40) peuvent former une série ; aucune autre ne le peut, pas même « quatre plus un ».
    .title = Ce qui forme une série
rule-P-42 = Quand une de tes commandes « quatre identiques » est révélée, tu peux en ajouter de ta main jusqu’à 3 autres. L’une demande alors 4 ingrédients, une autre 3, puis 2, puis 1. C’est toi qui dis laquelle en demande combien.
    .title = Série
    .example = Les colonnes contiennent [[oooo sss]] quand ta commande [[4s]] est révélée. Seule, il lui manque 1 salami. Ajoute [[4o]] de ta main : les olives servent pour les 4, les salamis pour les 3, et les deux commandes sont réalisées.
rule-P-43 = Une série réussit ou échoue d’un bloc : toutes ses commandes sont réalisées, ou aucune. Si elle échoue, elles suivent toutes le sort d’une commande non réalisée (P-20) : d’abord celle qui a été révélée, et dessous celles que tu as ajoutées, dans l’ordre où tu les as ajoutées. Rien ne t’oblige à annoncer une série. Une fois la série annoncée, tu y réponds comme à une seule commande, et tu ne peux plus en ajouter.
    .title = Toutes ou aucune
    .ruling = L’un des livrets de règles publiés peut se lire autrement. Mais on pourrait alors ajouter des commandes sans espoir, rien que pour réaliser à moindres frais celle qu’on veut.
rule-P-44 = Cette commande demande 2 ingrédients de chacun des 4 types qui ne sont pas le tien.
    .title = Deux de chaque
    .example = Chef Olive a besoin de [[pp mm ss aa]].
rule-P-46 = Cette commande demande au moins 2 fois ton propre ingrédient. Tous ceux des colonnes comptent, et tu peux en ajouter de ta main autant que tu veux. Il n’y a pas d’aide. Tu ne peux renoncer que s’il y en a moins de 2 dans les colonnes.
    .title = Défi
rule-P-47 = Ensuite, dans le sens horaire à partir de ta gauche, chacun des autres peut montrer tous les ingrédients de ce type qu’il a en main. S’ils en montrent ensemble au moins autant que toi, ta commande est bloquée. Chacun reprend les cartes qu’il a montrées.
    .title = Bloquer un défi
    .example = Il y a 1 salami dans les colonnes, et Chef Salami ajoute [[S]] : cela fait 3. Un adversaire montre [[s]], un autre [[ss]]. Cela fait 3 aussi : bloqué !
rule-P-48 = Chacun décide s’il montre ou non, et c’est tout ou rien. On s’arrête dès que le défi est bloqué. On saute ceux qui n’ont pas cet ingrédient.
    .title = Tout montrer ou rien
rule-P-49 = Si personne ne le bloque, le défi est réussi et la commande réalisée. Toutes les cartes de ce type, celles des colonnes et celles de ta main, vont alors à la défausse.
    .title = Un défi réussi
rule-P-50 = Si le défi est bloqué, la commande n’est pas réalisée, et les cartes que tu as ajoutées restent dans les colonnes.
    .title = Un défi bloqué
rule-P-51 = Tu désignes un adversaire qui a une carte Ingrédient. Il en choisit une, la montre et la reprend. Si tu joues de ta main une carte du même type, simple ou double, ta commande est réalisée, et ta carte va à la défausse. Les colonnes ne comptent pas, et il n’y a pas d’aide. Tu dois désigner quelqu’un, mais rien ne t’oblige à jouer une carte. Si aucun adversaire n’a d’ingrédient, la commande n’est pas réalisée.
    .title = Même ingrédient
    .example = L’adversaire montre [[A]]. Tu as [[a]] en main et tu la joues : réalisée !
    .ruling = Selon l’un des livrets de règles publiés, on pourrait croire que tu dois jouer la carte. Ici, tu peux la garder.
rule-P-52 = Cette commande ne peut pas être réalisée tant qu’il reste un seul ingrédient de ton type dans les colonnes. Sinon, elle demande 2 ingrédients de chacun de 2 autres types, à ton choix.
    .title = Sans mon ingrédient
    .example = [[mm ss]] suffisent à Chef Olive. Avec [[o]] à côté, ils ne valent rien.
rule-P-53 = Cette commande demande 2 cartes doubles de types différents ; le tien peut en faire partie. Deux simples ne font pas une double. Si tu demandes de l’aide, tu dis de quel type doit être la carte double.
    .title = Deux doubles
    .example = [[O]] est dans les colonnes. Tu peux ajouter [[P]] de ta main, ou demander [[S]], par exemple. Tu ne peux pas demander une double quelconque.
rule-P-54 = Cette commande demande 4 ingrédients d’un type, 3 d’un autre, 2 d’un troisième et 1 d’un quatrième. C’est toi qui choisis les types ; le tien peut en faire partie.
    .title = Quatre-trois-deux-un
    .example = Avec [[oooo mmm aa s]], elle est réalisée.
rule-P-55 = Cette commande demande 4 fois l’ingrédient de celui qui détient la carte de décompte « Sole Mio! » à ce moment-là. Dès qu’elle est réalisée, tu prends cette carte et tu poursuis le décompte. Si tu la détiens déjà, tu peux aussi réaliser cette commande, et tu gardes la carte.
    .title = Quatre Sole Mio
    .example = Chef Champignon détient [[*]] : la commande de Chef Olive demande donc 4 champignons. Une fois qu’elle est réalisée, c’est Chef Olive qui détient [[*]], et la prochaine commande « Quatre Sole Mio » demande 4 olives.

## Les commandes de Mamma Mia!

rule-P-56 = Quatre plus un : tu as 4 de ces commandes, une pour chaque ingrédient sauf le tien. Chacune demande 4 fois cet ingrédient et 1 fois le tien. Mixte : elle demande 1 ingrédient de chacun des 5 types. Aucune d’elles ne forme de série.
    .title = Quatre plus un, mixte
    .example = Pour [[4s+1]], Chef Olive a besoin de [[ssss o]] ; pour [[mixed]], chacun a besoin de [[o p m s a]].
rule-P-56-mamma-mia = Quatre plus un : tu as 4 de ces commandes, une pour chaque ingrédient sauf le tien. Chacune demande 4 fois cet ingrédient et 1 fois le tien. Mixte : elle demande 1 ingrédient de chacun des 5 types.
rule-P-57 = Bombastica demande au moins 15 ingrédients, n’importe lesquels. Une fois réalisée, elle vide toutes les colonnes. Ce qui manque se compte tous types confondus. Si tu demandes de l’aide, tu dis quels ingrédients et combien, pour atteindre le total ; chaque ingrédient se complète comme d’habitude (P-26). Monotoni demande 1 fois ton propre ingrédient et 6 fois un autre de ton choix.
    .title = Bombastica et Monotoni
    .example = Les colonnes contiennent 12 ingrédients : il en manque 3 pour [[bombastica]]. Tu pourrais ajouter [[o]] et [[P]]. Ou bien tu ajoutes [[P]] et tu demandes 1 salami.
rule-P-57-mamma-mia = Bombastica demande au moins 15 ingrédients, n’importe lesquels. Une fois réalisée, elle vide toutes les colonnes. Ce qui manque se compte tous types confondus. Monotoni demande 1 fois ton propre ingrédient et 6 fois un autre de ton choix.
    .example = Les colonnes contiennent 12 ingrédients : il en manque 3 pour [[bombastica]]. Tu pourrais ajouter [[o pp]], par exemple.
rule-P-58 = Cette commande demande 1 fois ton propre ingrédient et 3 fois l’ingrédient le moins présent dans les colonnes, sans compter le tien ni ceux qui n’y sont pas. En cas d’égalité, tu choisis. S’il ne reste aucun ingrédient possible, la commande ne peut pas être réalisée. Les cartes doubles comptent pour 2. On regarde une seule fois, quand la commande est révélée.
    .title = Minimale
    .example = Il y a [[ooo mm S]] quand la commande de Chef Piment est révélée. Champignons et salamis sont les moins nombreux, 2 de chaque. Chef Piment choisit l’un des deux ; il lui en faut 3, et 1 piment.
    .ruling = Les règles publiées ne disent pas comment compter ici une carte double. Elle compte pour 2, comme partout.
rule-P-58-mamma-mia = Cette commande demande 1 fois ton propre ingrédient et 3 fois l’ingrédient le moins présent dans les colonnes, sans compter le tien ni ceux qui n’y sont pas. En cas d’égalité, tu choisis. S’il ne reste aucun ingrédient possible, la commande ne peut pas être réalisée. On regarde une seule fois, quand la commande est révélée.
    .example = Il y a [[ooo mm ss]] quand la commande de Chef Piment est révélée. Champignons et salamis sont les moins nombreux, 2 de chaque. Chef Piment choisit l’un des deux ; il lui en faut 3, et 1 piment.
    .ruling = Les règles publiées ne disent pas à quel moment on regarde. Ici, c’est quand la commande est révélée.

## Manche suivante et fin

rule-P-60 = On mélange la défausse et la carte de décompte : c’est la nouvelle réserve. Celui qui détenait la carte de décompte commence. Les mains et les piles de commandes restent telles quelles. Celui qui a moins de 7 cartes complète sa main à la fin de son prochain tour.
    .title = La manche suivante
rule-P-61 = Après la dernière manche, celui qui a réalisé le plus de commandes gagne. En cas d’égalité, celui qui a le plus d’ingrédients en main l’emporte ; les doubles comptent pour 2. Si l’égalité persiste, la victoire est partagée.
    .title = Qui gagne
rule-P-61-mamma-mia = Après la dernière manche, celui qui a réalisé le plus de commandes gagne. En cas d’égalité, celui qui a le plus d’ingrédients en main l’emporte. Si l’égalité persiste, la victoire est partagée.

## SOLOmino : cartes et distribution

rule-S-1 = Il y a 120 cartes. Chacune a deux moitiés. Chaque moitié a une couleur, et un chiffre ou l’un des 6 symboles : passe ton tour, change de sens, pioche 1, échange, fais tourner et demande une carte.
    .title = Des cartes à deux moitiés
    .example = [[r8-bD]] a un 8 rouge et un « pioche 1 » bleu.
rule-S-2 = Le paquet habituel a 4 couleurs (rouge, jaune, vert, bleu) et les chiffres de 1 à 8. 72 cartes ont deux chiffres, 48 un chiffre et un symbole. Dans chaque couleur, chaque chiffre existe 6 fois et chaque symbole 2 fois. Il n’y a pas deux cartes pareilles, ni de carte à deux moitiés égales. Une table peut apporter son propre paquet, avec aussi du violet, de l’orange et des chiffres jusqu’à 9. Il a au plus 1 symbole par carte et, en tout, au moins 8 cartes par joueur et 2 de plus, mais pas plus de 126. Il peut alors y avoir des cartes à deux moitiés égales, et des cartes pareilles que personne ne peut distinguer.
    .title = Le paquet de cartes
rule-S-3 = On joue de 2 à 6. Chacun reçoit 8 cartes. Le reste est la pioche, et sa première carte commence la rangée. Un symbole sur cette carte n’a pas d’effet.
    .title = La distribution
rule-S-4 = La table dit qui commence ; sinon, c’est le hasard. On joue d’abord dans le sens horaire.
    .title = Qui commence

## SOLOmino : ton tour

rule-S-5 = À ton tour, tu poses une carte de ta main à un des deux bouts de la rangée, ou tu pioches une carte.
    .title = Poser ou piocher
rule-S-6 = Une carte est jouable à un bout si une de ses moitiés a la couleur, le chiffre ou le symbole de ce bout. Cette moitié couvre le bout, et l’autre devient le nouveau bout. S’il n’y a qu’une carte dans la rangée, ses deux moitiés sont des bouts. Si deux façons de poser donnent le même résultat, c’est le même coup ; si les deux bouts sont identiques, on pose à gauche.
    .title = Quand une carte est jouable
    .example = Un bout montre [[r2]]. Toute moitié avec un 2 y va, et toute moitié rouge aussi. [[r6-b2]] y va de deux façons : ou bien [[r6]] couvre et [[b2]] est le nouveau bout, ou bien l’inverse.
rule-S-7 = Si tu ne peux pas ou ne veux pas poser de carte, tu en pioches une. Si elle est jouable, tu peux la poser aussitôt, mais aucune autre ; sinon, tu la gardes. Ton tour est alors fini. Personne ne saura si elle était jouable.
    .title = Piocher une carte
rule-S-8 = Le symbole d’une carte que tu poses agit aussitôt, que sa moitié couvre le bout ou devienne le nouveau.
    .title = Les symboles agissent aussitôt

## SOLOmino : les symboles

rule-S-10 = Le joueur suivant ne joue pas. À 2, c’est de nouveau à toi.
    .title = Passe ton tour
rule-S-11 = On joue désormais dans l’autre sens. À 2, cela ne change rien.
    .title = Change de sens
rule-S-12 = Le joueur suivant prend 1 carte de la pioche, ou répond par un « pioche 1 » jouable. Celui d’après prend alors 2 cartes ou répond à son tour, et ainsi de suite. Celui qui répond a fini son tour. Celui qui prend les cartes joue ensuite un tour normal. Personne ne saura si tu aurais pu répondre.
    .title = Pioche 1
    .example = Tu poses « pioche 1 », et les deux suivants répondent par le leur. Le joueur d’après n’en a pas de jouable : il prend 3 cartes, puis joue comme d’habitude.
rule-S-13 = Tu choisis un autre joueur, et vous échangez toutes vos cartes. Chacun de vous sait alors ce que l’autre a.
    .title = Échange
rule-S-14 = Chacun donne sa main à un voisin. Tu choisis de quel côté, quel que soit le sens du jeu. Chacun connaît alors la main qu’il a donnée.
    .title = Fais tourner
rule-S-15 = On retourne la première carte de la pioche devant le joueur suivant. Il doit poser dessus une carte dont une moitié est identique à une moitié de celle-ci : même couleur et même chiffre ou symbole. Pour le suivant, c’est la carte du dessus qui compte, et ainsi de suite autour de la table, dans le sens du jeu ; le tour peut revenir jusqu’à toi. Celui qui ne peut pas prend tout le tas en main, et c’est à lui de jouer. Celui qui peut doit poser, mais il choisit sa carte. Les symboles du tas n’ont pas d’effet. Chacun retient ce qu’il y avait dans le tas et quelles moitiés manquaient au joueur qui l’a pris.
    .title = Demande une carte
    .example = On retourne [[r8-b1]]. Le joueur suivant y pose [[b1-b7]]. Celui d’après n’a ni [[b1]] ni [[b7]], prend les deux cartes, et c’est à lui de jouer.
rule-S-16 = Si ta dernière carte va sur le tas, tu gagnes aussitôt la manche.
    .title = Dernière carte sur le tas
    .ruling = Les règles publiées n’en disent rien. La dernière carte est la dernière carte, où qu’elle soit posée.

## SOLOmino : la dernière carte

rule-S-20 = S’il te reste exactement 1 carte à la fin de ton tour, tu dois annoncer « SOLOmino ! ». Sinon, tu pioches aussitôt une carte. Ton tour finit quand le symbole de ta carte a agi : après l’échange, quand les mains ont tourné, quand la demande est terminée ; avec « pioche 1 », dès que le suivant doit prendre la carte. Une carte jouée hors tour compte comme un tour. S’il ne te reste qu’1 carte à cause du symbole d’un autre, tu n’as rien à annoncer.
    .title = Annoncer SOLOmino !
    .example = Tu poses un « échange », il te reste 5 cartes, et tu prends la main de quelqu’un qui en a 1 : annonce-le ! Celui qui n’a plus qu’1 carte à cause de ton échange n’a rien à annoncer.
rule-S-21 = Celui qui pose sa dernière carte gagne aussitôt la manche ; le symbole de cette carte n’a pas d’effet. Les cartes qu’il fallait encore prendre ne se prennent plus, et un tas n’est à personne.
    .title = La dernière carte gagne
rule-S-22 = Quand la pioche est épuisée, la manche finit aussitôt. Celui qui a le moins de cartes la gagne ; en cas d’égalité, la victoire est partagée. C’est fini, même si la dernière carte piochée était jouable ; celui qui a pris la dernière carte ou le tas ne joue plus. Seule une demande en cours va d’abord jusqu’au bout, avec l’annonce qui la suit.
    .title = La pioche est épuisée
rule-S-23 = Si quelqu’un doit encore prendre des cartes à ce moment-là, pour « pioche 1 » ou pour une annonce oubliée, il les prend avant qu’on compte : d’abord ce qui reste de la pioche, puis des cartes de la rangée, les dernières posées en premier et la carte de départ à la fin. L’annonce oubliée passe avant « pioche 1 ». Les cartes à prendre pour « pioche 1 » sont pour le joueur suivant.
    .title = Les cartes encore à prendre
    .example = Il faut prendre 3 cartes, et il en reste 1 dans la pioche. Le joueur la prend, avec les 2 cartes posées en dernier. Puis on compte.
rule-S-24 = Si vous jouez plusieurs manches, chaque carte qui te reste en main est un point négatif. Après le nombre de manches convenu, de 1 à 20, celui qui a le moins de points négatifs gagne ; en cas d’égalité, la victoire est partagée. À chaque manche, c’est la place suivante dans le sens horaire qui commence.
    .title = Plusieurs manches

## SOLOmino : jouer hors tour

rule-S-30 = Dans cette variante, tu peux jouer hors tour : si une moitié d’une de tes cartes est identique à un bout, tu poses aussitôt cette carte, même si ce n’est pas ton tour ou si tu viens de jouer. La moitié identique couvre le bout. Son symbole agit comme d’habitude, et on continue avec le joueur après toi. Si la carte d’avant était un « passe ton tour » ou un « demande une carte », elle ne décide plus qui joue.
    .title = Jouer hors tour
    .example = Les bouts montrent [[y5]] et [[b7]]. Tu as [[y5-g6]] et tu la poses aussitôt. C’est au joueur après toi ; ceux qui sont entre les deux sont sautés.
rule-S-31 = Tant qu’une demande est en cours, personne ne joue hors tour.
    .title = Pas pendant une demande
rule-S-32 = Les cartes à prendre pour « pioche 1 » restent à prendre : celui qui joue après la carte posée hors tour les prend ou répond. Un « pioche 1 » posé hors tour ajoute 1 carte. Celui qui doit prendre des cartes ne peut pas y échapper en jouant hors tour.
    .title = Rien n’annule « pioche 1 »
rule-S-33 = Après chaque carte posée dans la rangée, quand son symbole a agi et que l’annonce a été faite ou oubliée, il y a un court instant pour jouer hors tour. Le tour suivant ne commence qu’après. Cet instant n’existe ni après la carte de départ, ni après une pioche. Si plusieurs peuvent jouer, le plus rapide l’emporte. L’instant dure aussi longtemps pour tous, que quelqu’un puisse en profiter ou non ; ainsi, une pause ne trahit rien. Quand on ne joue pas en temps réel, on demande à ceux qui pourraient jouer, un par un, dans le sens horaire à partir du joueur qui suit le dernier à avoir posé une carte, et eux seuls le remarquent.
    .title = L’instant pour jouer hors tour
    .ruling = Les règles publiées ne disent pas à quel moment. Un instant de même durée pour tous après chaque carte est équitable ; il n’y en a pas sur la carte de départ, pour que le premier joueur commence sans pression.
