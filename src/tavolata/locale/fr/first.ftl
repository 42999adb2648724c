### Ce que le navigateur explique une fois, à la première rencontre : les questions, puis les symboles. Une ou deux phrases courtes.

first-play = Joue des cartes d’une même sorte sur le four. Ensuite, on n’en verra plus que la carte du dessus.
first-order = Ajoute une commande si tu veux. Elle ne pourra utiliser que ce qui a été joué avant elle.
first-draw = Pioche jusqu’à avoir 7 cartes : toutes de la cuisine, ou toutes de ton serveur.
first-series = Tu peux ajouter d’autres commandes « quatre identiques » : il leur faut alors 4, 3, 2 et 1, et c’est tout ou rien.
first-demand = Cette commande peut être réalisée de plusieurs façons. Choisis-en une, personne ne la voit encore.
first-add = Les colonnes ne suffisent pas. Ajoute de ta main exactement ce qui manque.
first-ask = Demande aux autres ce qui manque. Qui aide donne tout, et gagne une commande en récompense.
first-amount = Dis combien tu demandes de chaque sorte. Un seul adversaire doit tout donner.
first-help = Donne tout ce qui est demandé, et ta première commande compte comme réalisée. Ou refuse : personne ne saura pourquoi.
first-contest = Tous ceux de ta sorte dans les colonnes comptent. Ce que tu ajoutes rend le blocage plus difficile.
first-block = Si les autres montrent ensemble autant que ce qu’il y a ici, la commande est bloquée. Sinon, elle est réalisée.
first-name = La personne que tu désignes choisit elle-même la carte à montrer, puis la reprend.
first-show = Choisis une carte à montrer. Tu la gardes, mais sa sorte peut réaliser la commande.
first-match = Avec une carte de la sorte montrée, tu réalises la commande. Si tu n’en joues pas, personne ne saura pourquoi.
first-turn = Pose une carte qui a la couleur, le chiffre ou le symbole d’un bout. Si tu ne peux ou ne veux pas, pioche.
first-drawn = Tu peux poser tout de suite la carte que tu viens de piocher, mais aucune autre.
first-answer = Prends les cartes dues et joue, ou pose un « pioche 1 » : le suivant en devra une de plus.
first-asked = Pose une carte dont une moitié est identique à une moitié de celle du dessus. Les symboles n’ont pas d’effet ici.
first-swap = Tu reçois toutes les cartes de l’autre : moins il y en a, mieux c’est. Ensuite, chacun de vous sait ce que l’autre a.
first-rotate = Tu choisis le côté pour tout le monde. Ensuite, tu connais les cartes du voisin qui a reçu les tiennes.
first-call = Plus qu’une carte : crie SOLOmino! à temps, sinon tu pioches.
first-window = Chacun peut intercaler une carte dont une moitié est identique à un bout. Le plus rapide l’emporte.

first-order-four = Il faut { $order } pour cette commande. Plusieurs commandes « quatre identiques » peuvent former une série.

first-symbol-S = Passe ton tour : le suivant ne joue pas.
first-symbol-R = Changement de sens : on joue dans l’autre sens.
first-symbol-D = Pioche 1 : le suivant prend une carte, ou la transmet avec un « pioche 1 ».
first-symbol-W = Échange : qui le pose échange sa main avec quelqu’un.
first-symbol-T = Échange tournant : toutes les mains passent à un voisin.
first-symbol-A = Demande de carte : chacun à son tour pose une carte ayant une moitié identique ; qui ne peut pas prend le tas.

explain-new = Expliquer une fois ce qui est nouveau
explain-new-hint = Une phrase quand une question, une commande ou un symbole apparaît pour la première fois.
explain-again = Tout expliquer de nouveau
first-close = Compris
