### Ce que seul le navigateur dit, en français.

tavolata = Tavolata
close = Fermer
more = Plus
change = Modifier
save = Enregistrer
saved = Enregistré
menu = Menu
settings = Réglages
language = Langue
sound = Son
theme = Couleurs
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
speed = Animations
show-speed = Décomptes sur cet appareil
speed-times = { $speed }×
speed-off = Aucune
to-start = Retour à l’accueil
see-rule = Règle : { $title }
connecting = Connexion…
dealing = Distribution des cartes…
reconnecting = La connexion est rompue. Nouvelle tentative…
error-unreachable = Le serveur est injoignable. As-tu du réseau ?
error-no-answer = Le serveur n’a pas répondu. Vérifie si ton action a été prise en compte ; sinon, réessaie.
error-unknown = Il s’est passé quelque chose d’imprévu. Réessaie.
load-failed = Une partie de la page n’a pas pu être chargée. Rien n’est perdu.
load-again = Recharger la page
try-again = Réessayer
server-away-hint = Pour ça, il faut le serveur. La page continue de le chercher et reprendra toute seule. En attendant, tu as les règles, les tutoriels et les parties sur cet appareil.
no-server = Ce site n’a pas de serveur.
no-server-hint = Il en faut un pour jouer avec des amis sur d’autres appareils. Ici, tu peux jouer contre des bots ou à plusieurs sur cet appareil.
friends-need-server = Pour jouer avec des amis sur d’autres appareils, il faut un serveur ; ce site n’en a pas.
me-server-away = Tant que le serveur est injoignable, tu ne vois que ce que ce navigateur a gardé.
me-no-server = Ton nom reste dans ce navigateur.
new-version = Nouvelle version disponible.
new-version-take = Mettre à jour
new-version-held-up = La mise à jour se fera dès que plus personne ne jouera dans un autre onglet.
nowhere = Il n’y a rien à cette adresse.

## La page d’accueil

start-title = À table !
start-pitch = Des jeux de cartes pour les grandes tablées, entre amis ou contre des bots qui jouent franc jeu.
greeting = Ciao !
greeting-name = Ciao, { $name }
choose-game = Choisis un jeu
players-range = { $least } à { $most } joueurs
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
game-sole-mio = Mémorise le four, réalise tes commandes.
game-mamma-mia-grande = La grande version : 19 commandes par joueur, de 13 types.
game-mamma-mia = Le classique, sans cartes doubles ni aide.
game-solomino = Des dominos pleins de surprises. Débarrasse-toi de tes cartes en premier.
bots-play = Bots : { $level }
level-name = Niveau { $number } : { $name }
opponents-label = Adversaires
opponents-fewer = Moins d’adversaires
opponents-more = Plus d’adversaires
bots-label = Bots
people-here = Joueurs sur cet appareil
people-fewer = Moins de joueurs sur cet appareil
people-more = Plus de joueurs sur cet appareil
people-name = Joueur { $number }
play-now = Jouer tout de suite
play-with-friends = Jouer entre amis
open-tables = Tables ouvertes
continue-game = Continuer : { $game }
table-of = { $game } avec { $host }
table-of-host = Chez { $host }
state-waiting = { $count ->
    [0] en attente du départ
    [one] { $count } place libre
   *[other] { $count } places libres
}
state-paused = La partie est en pause.
state-playing = partie en cours
state-my-turn = c’est ton tour

## Une table entre amis

friends-title = { $game } entre amis
your-name = Ton nom
players = Joueurs
players-fewer = Moins de joueurs
players-more = Plus de joueurs
house-rules = Règles maison
house-rules-all = Toutes les options
option-memory = Annonces
option-memory-is = Annonces : { $memory }
memory-once = une seule fois
memory-once-hint = Chaque annonce ne s’affiche qu’une fois, au moment où elle est faite. Pour les bonnes mémoires.
memory-lap = pendant un tour de table
memory-lap-hint = Elles restent affichées jusqu’à ce que tu aies joué.
memory-open = four ouvert
memory-open-hint = Tout le monde peut regarder dans le four. Idéal pour une première partie.
option-rounds = Manches
option-rounds-are = Manches : { $count }
option-out-of-turn = Jeu hors tour
option-out-of-turn-hint = Une moitié identique peut se poser quand ce n’est pas ton tour.
deck-label = Cartes
deck-usual = Les 120 habituelles
deck-own = Mon propre paquet
deck-cards = Les cartes de ton paquet, une par ligne
deck-notation = Deux moitiés font une carte : r8-bD, c’est un 8 rouge et un « pioche 1 » bleu. Voici les lettres des couleurs et des symboles :
deck-file = Choisir un fichier
deck-line = Ligne { $line } : { $text }
deck-fine = { $count ->
    [one] { $count } carte : le paquet est valable.
   *[other] { $count } cartes : le paquet est valable.
}
option-deck-is = { $count ->
    [one] Paquet personnel de { $count } carte
   *[other] Paquet personnel de { $count } cartes
}
deck-wrong = Corrige d’abord ton paquet, ou prends l’habituel.
fault-no-card = « { $word } » n’est pas une carte. Écris deux moitiés comme r8-bD : une couleur (r, y, g, b, p, o) avec un chiffre de 1 à 9 ou un symbole (S, R, D, W, T, A).
fault-two-symbols = « { $word } » a deux symboles. Une carte ne peut en avoir qu’un.
fault-deck-size = Le paquet compte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}. Pour ce nombre de joueurs, il en faut de { $fewest } à { $most }.
option-clock = Temps par coup
option-clock-is = Temps par coup : { $clock }
option-listed = Visible de tous
option-listed-hint = La table figure parmi les tables ouvertes.
option-private = Par lien uniquement
option-spectators = Spectateurs
option-spectators-are = Spectateurs : { $spectators }
spectators-none = aucun
spectators-live = en direct
spectators-later = en différé ({ $delay })
option-pace-is = Rythme : { $pace }
clock-none = illimité
clock-relaxed = tranquille
clock-fast = rapide
clock-days = par correspondance
clock-with-limit = { $clock } ({ $limit })
option-windows = Temps pour jouer hors tour et annoncer
option-windows-call = Temps pour annoncer SOLOmino !
option-windows-are = { $label } : { $windows }
windows-normal = normal
windows-long = plus long
windows-longest = très long
windows-both = { $windows } ({ $window }, annonce { $call })
windows-call = { $windows } ({ $call })
open-table = Ouvrir la table

## Avant la partie

door-title = On t’attend à table
door-hint = Quel nom verront les autres ? C’est tout ce qu’il nous faut : pas besoin de compte.
door-come-in = Entrer
invite-title = Invite tes amis
invite-hint = Envoie le lien ou fais scanner le code. Pas besoin de compte.
invite-link = Lien vers cette table
invite-qr = Code QR du lien vers cette table
copy = Copier
copied = Copié
share = Partager
at-the-table = À table
seats-taken = { $taken } sur { $seats }
seat-you = { $name } (toi)
seat-free = Place libre
seat-free-hint = en attente d’un invité
seat-bot = Bot
seat-ready = là
seat-away = pas là
seat-fill = Placer quelqu’un
seat-fill-title = Qui s’assied ici ?
seat-fill-bot = Un bot
sit-down = S’asseoir
bot-remove = Pas de bot, laisser la place libre
hotseat-title = Un autre joueur sur cet appareil
hotseat-hint = Vous vous passez l’appareil. Avant chaque tour, il demande qui le tient, pour que personne ne voie les cartes des autres.
start-game = Commencer la partie
start-with-bots = { $count ->
    [one] Commencer avec un bot à la place libre
   *[other] Commencer avec des bots aux { $count } places libres
}
wait-for-host = La partie commence quand l’hôte la lance.

## À la table

seats = Adversaires
bar-waiting = en attente de joueurs
bar-over = la partie est finie
bar-your-turn = c’est ton tour
bar-scoring = décompte
bar-waits-for = { $who } réfléchit
story = Ce qui s’est passé
your-move = Ton coup
wait-for-others = Les autres jouent. On te préviendra quand ce sera ton tour.
watching = Tu regardes la partie.
table-closed = Cette table est fermée.
hand-over-to = Passe l’appareil à { $who }
hand-over-now = Passer l’appareil à { $who }
table-deserted = Plus personne n’était venu à cette table depuis longtemps : elle a été fermée.
hand-over-done = C’est fait, { $who }. Tes cartes sont cachées.
hand-over-hint = Les autres, on ne regarde pas !
stood-in = Un bot a joué à ta place. Le prochain coup est pour toi.
i-am = Je suis { $who }
show-my-cards = Montrer mes cartes
cards-covered = Les cartes sont cachées : tout le monde peut regarder.
meanwhile-scoring = Ce qui s’est passé
meanwhile-once = Tel qu’annoncé à la table. La liste disparaît quand tu continues.
meanwhile-lap = Tu peux relire tout ça jusqu’à ce que tu aies joué.
lap-title = Depuis ton dernier tour
lap-title-all = Le dernier tour de table
lap-order = { $cards } + « { $order } »
lap-passed = a passé
lap-scoring-card = a la carte de décompte
lap-drew-supply = { $count ->
    [one] +1 ingrédient
   *[other] +{ $count } ingrédients
}
lap-drew-stack = { $count ->
    [one] +1 commande
   *[other] +{ $count } commandes
}
card-new = nouv.
card-is-new = { $card }, nouvelle carte
rematch = Rejouer
go-to-rematch = Rejoindre la partie suivante
download-record = Télécharger la partie
pause = Mettre en pause
resume = Reprendre
pace = Rythme des bots et des décomptes
pace-slow = Lent
pace-normal = Normal
pace-quick = Rapide
pace-with-break = { $pace } ({ $limit } au plus entre les manches)
host-title = En tant qu’hôte
say-something = Dire quelque chose
says = { $who } dit : { $phrase }
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-hurry = Allez…
phrase-thinking = Je réfléchis…
phrase-wow = Waouh !
phrase-again = Encore une ?
phrase-bye = Au revoir !
phrase-cheers = Santé !
help-never = Ne jamais aider
help-never-hint = Les demandes d’aide sont refusées à ta place, après le délai habituel.
leave = Céder ma place
leave-hint = Un bot jouera à ta place jusqu’à la fin.
leave-hint-waiting = Ta place sera libre pour d’autres.
leave-sure = Oui, céder ma place
ask-call = Il te reste une carte.
explain-call = S’il te reste exactement une carte à la fin de ton tour, tu dois annoncer le nom du jeu. Sinon, tu pioches aussitôt une carte.
bot-name-0 = Basilic
bot-name-1 = Sauge
bot-name-2 = Romarin
bot-name-3 = Thym
bot-name-4 = Menthe
bot-name-5 = Laurier

## Les noms de ce qui est dessiné

name-order = Commande : { $order }. { $needs }
name-seat = { $scorer ->
    [yes] { $who } : cartes Ingrédient { $ingredients }, commandes en main { $orders }, pile de commandes { $stack }, réalisées { $filled }, a la carte de décompte
   *[no] { $who } : cartes Ingrédient { $ingredients }, commandes en main { $orders }, pile de commandes { $stack }, réalisées { $filled }
}

## Ma page

me-title = Ma page
devices-title = Mes autres appareils
devices-hint = Ouvre ce lien sur un autre appareil : tu y joueras sous la même identité. Ne le donne à personne. Un nouveau lien remplace l’ancien.
devices-make = Créer un lien personnel
devices-qr = Code QR du lien personnel
become-title = Ici, tu es { $me }. Devenir { $other } ?
become-hint = Ce lien est celui de { $other }. Si tu deviens { $other } dans ce navigateur, tu joueras aux tables de { $other } et plus à celles de { $me }. Tu pourras revenir en arrière depuis « Ma page ».
become-stay = Rester { $me }
become-sure = Devenir { $other }
former-hint = Avant d’ouvrir un lien personnel, tu étais { $name } dans ce navigateur.
former-back = Redevenir { $name }
sign-out-title = Me déconnecter partout ailleurs
sign-out-hint = Tous les autres navigateurs et appareils t’oublient, et tes liens personnels ne marchent plus. Ce navigateur reste connecté.
sign-out = Me déconnecter partout ailleurs…
sign-out-sure = Oui, me déconnecter partout ailleurs
sign-out-done = C’est fait. Seul ce navigateur te connaît encore.
statistics-title = Mes parties jouées
statistics-game = Jeu
statistics-played = Jouées
statistics-won = Gagnées
forget-title = Effacer mes données
forget-hint = Des bots prennent tes places dans les parties en cours. Les parties finies restent, mais sans ton nom.
forget = Tout effacer…
forget-sure = Oui, tout effacer définitivement

## La partie terminée en chiffres

numbers-title = La partie en chiffres
numbers-duration = { $time } de jeu
numbers-decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
numbers-games = { $count ->
    [one] { $count } partie à cette table
   *[other] { $count } parties à cette table
}
numbers-longest = Plus longue réflexion : { $who }, { $time }
numbers-longest-yours = Plus longue réflexion : la tienne, { $time }
numbers-person = Humain
numbers-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
numbers-of-decisions = Décisions
numbers-thinking = Réflexion
numbers-median = en général { $time } par coup
numbers-thrown-in = Hors tour
numbers-stand-in = dont { $count } par un bot remplaçant

## Ce qui vient après une partie

watch-replay = Revoir la partie
share-replay = Partager la partie

## Le mélange était-il honnête ?

fair-checking = Vérification du mélange…
fair-own-used = Mélange honnête, vérifié sur cet appareil : personne n’a pu choisir les cartes, car personne ne connaissait ton nombre à l’avance.
fair-own-alone = Ton nombre a servi à ce mélange. Mais quand la partie a commencé, cette page ne retenait pas encore les engagements des autres : cet appareil ne peut pas dire si un nombre a été ajouté après coup.
fair-own-late = Ton nombre n’est pas arrivé à temps et n’a pas servi à ce mélange : cet appareil ne peut pas dire s’il était honnête.
fair-own-none = Les données du mélange sont cohérentes. Cet appareil n’a pas ajouté de nombre et ne peut donc rien prouver de plus.
fair-no = Quelque chose ne va pas avec ce mélange. Ne t’y fie pas.
fair-wrong-first = Le serveur a changé de secret : l’engagement n’est pas celui que cet appareil a vu en premier.
fair-wrong-secret = Le secret ne correspond pas à l’engagement.
fair-wrong-number = { $who } : le nombre n’est pas celui de l’engagement pris avant la partie.
fair-wrong-commitment = { $who } : l’engagement n’est pas celui que cet appareil a vu avant de révéler son nombre.
fair-wrong-own-commitment = L’engagement à ta place n’est pas celui que cet appareil a envoyé.
fair-wrong-own-number = Le nombre à ta place n’est pas celui que cet appareil a révélé.
fair-wrong-rules = Le jeu ou ses règles maison ne sont pas ceux que cet appareil a vus avant de révéler son nombre.
fair-wrong-differs = L’enregistrement de la partie et la table ne disent pas la même chose du mélange.
fair-withheld = Nombre promis mais jamais révélé : { $who }. Quelqu’un qui fait cela de mèche avec le serveur peut choisir entre deux distributions.
fair-cannot = Le mélange n’a pas pu être vérifié, car l’enregistrement de la partie n’est pas arrivé. Recharge la page pour réessayer.
fair-how = Comment est-ce vérifié ?
fair-title = Un mélange honnête
fair-explained = Dès son ouverture, la table a publié un engagement : l’empreinte SHA-256 d’un secret. L’appareil de chaque joueur s’est ensuite engagé de la même façon sur un nombre, puis l’a révélé au début de la partie. Tous les mélanges viennent de ce secret, de la table et de ces nombres : personne n’a pu choisir les cartes.
fair-commitment = Engagement
fair-secret = Secret
fair-table = Table
fair-number = Nombre ({ $who })
fair-number-withheld = non révélé
fair-verify = Cet appareil a comparé tout cela avec ce qu’il a vu et envoyé avant la partie. Il n’a pas refait les mélanges ; c’est ce que fait cette commande, avec l’enregistrement de la partie et le reçu de cet appareil :
fair-receipt = Télécharger le reçu de cet appareil
