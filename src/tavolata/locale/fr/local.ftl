### Ce que disent les tables que la page tient elle-même, en français ; et ce que toute table refuse.

local-help = Aide
local-help-counts = Avec un coup repris ou un conseil, cette partie ne compte pas dans tes statistiques, et son enregistrement le dit.
undo = Reprendre un coup
undo-hint = Ta dernière question t’est posée à nouveau. Toutes les cartes restent à leur place ; tu pioches donc les mêmes.
hint = Demander conseil
hint-wait = Le robot réfléchit…
hint-title = Ce que ferait le robot
hint-note = Le robot ne sait que ce que tu peux savoir. Le nombre est ta chance de gagner.
local-leave-hint = Cette partie n’existe que sur cet appareil. Si tu l’abandonnes, elle est supprimée.
local-leave-sure = Abandonner et supprimer
local-games = Parties sur cet appareil
local-assisted = avec aide
local-elsewhere = Cette partie est ouverte dans un autre onglet de ce navigateur.
local-unreadable = Cette partie a été commencée avec une version antérieure des règles et ne peut pas être continuée.

refusal-no-such-table = Cette table n’existe pas, ou elle ne t’est pas ouverte.
refusal-not-allowed = Tu n’as pas le droit de faire cela.
refusal-not-now = Ce n’est pas possible pour le moment.
refusal-shared-device = Le jeu intercalé est impossible quand plusieurs personnes partagent un appareil : pour être rapide, il faut son propre écran. Jouez sans jeu intercalé, ou chacun sur son appareil.
refusal-stale-move = Trop tard : la partie a continué.
refusal-too-late = Trop tard de { $late } ms.
refusal-unknown-game = Ce jeu n’existe pas.
refusal-bad-option = On ne peut pas jouer à ce jeu avec ces options.
refusal-malformed-action = Ce n’est pas une action de ce jeu.
refusal-illegal-action = Les règles ne le permettent pas maintenant.
refusal-not-your-turn = Ce n’est pas ton tour.
