### Ce que le navigateur explique une fois, à la première rencontre : les questions, puis les symboles. Une ou deux phrases courtes.

first-play = Joue sur le four des ingrédients d’un même type. Ensuite, on n’en verra plus que la carte du dessus.
first-order = Ajoute une commande si tu veux. Elle ne pourra utiliser que ce qui a été joué avant elle.
first-draw = Pioche jusqu’à avoir 7 cartes : toutes dans la réserve, ou toutes dans ta pile de commandes.
first-series = Tu peux ajouter d’autres commandes « quatre identiques » : il leur faut alors 4, 3, 2 et 1, et c’est tout ou rien.
first-demand = Il y a plusieurs façons de réaliser cette commande. Choisis-en une ; personne ne la voit encore.
first-add = Les colonnes ne suffisent pas. Ajoute de ta main exactement ce qui manque.
first-ask = Demande aux autres ce qui manque. Celui qui aide donne tout et gagne une commande en récompense.
first-amount = Dis combien tu demandes de chaque ingrédient. Un seul adversaire doit tout donner.
first-help = Donne tout ce qui est demandé, et la première commande de ta pile compte comme réalisée. Ou refuse : personne ne saura pourquoi.
first-contest = Tous les ingrédients de ton type dans les colonnes comptent. Plus tu en ajoutes, plus le défi est dur à bloquer.
first-block = Si les autres et toi en montrez ensemble au moins autant, le défi est bloqué. Sinon, la commande est réalisée.
first-name = L’adversaire que tu désignes choisit lui-même la carte à montrer, puis la reprend.
first-show = Choisis une carte à montrer. Tu la gardes, mais si l’autre a le même ingrédient, il peut réaliser sa commande.
first-match = Si tu joues une carte du type montré, la commande est réalisée. Si tu n’en joues pas, personne ne saura pourquoi.
first-turn = Pose une carte qui a la couleur, le chiffre ou le symbole d’un bout. Si tu ne peux pas ou ne veux pas, pioche.
first-drawn = Tu peux poser tout de suite la carte que tu viens de piocher, mais aucune autre.
first-answer = Prends les cartes et joue, ou pose un « pioche 1 » : le suivant devra en prendre une de plus.
first-asked = Pose une carte dont une moitié est identique à une moitié de celle du dessus. Ici, les symboles n’ont pas d’effet.
first-swap = Tu reçois toutes les cartes de l’autre : moins il en a, mieux c’est. Ensuite, chacun de vous sait ce que l’autre a.
first-rotate = Tu choisis le sens pour tout le monde. Ensuite, tu connais les cartes du voisin qui a reçu les tiennes.
first-call = Plus qu’une carte : annonce « SOLOmino ! » à temps, sinon tu pioches.
first-window = On peut jouer hors tour une carte dont une moitié est identique à un bout. Le plus rapide l’emporte.

first-order-four = Pour cette commande, il faut { $order }. Plusieurs commandes « quatre identiques » peuvent former une série.

first-symbol-S = Passe ton tour : le suivant ne joue pas.
first-symbol-R = Change de sens : on joue dans l’autre sens.
first-symbol-D = Pioche 1 : le suivant prend une carte, ou pose lui aussi un « pioche 1 ».
first-symbol-W = Échange : celui qui le pose échange sa main avec un autre joueur.
first-symbol-T = Fais tourner : chacun donne sa main à un voisin.
first-symbol-A = Demande une carte : chacun à son tour pose une carte avec une moitié identique ; celui qui ne peut pas prend le tas.

explain-new = Expliquer les nouveautés une fois
explain-new-hint = Une phrase quand une question, une commande ou un symbole apparaît pour la première fois.
explain-again = Tout réexpliquer
first-close = Compris
