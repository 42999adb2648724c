### Ce que disent les tables que la page tient elle-même, en français ; et ce que toute table refuse.

local-help = Aide
local-help-counts = Si tu annules un coup ou demandes conseil, la partie ne compte plus dans tes statistiques, et son enregistrement le signale.
undo = Annuler un coup
undo-hint = Tu reviens à ta dernière décision. Les cartes ne bougent pas : tu piocheras donc les mêmes.
hint = Demander conseil
hint-wait = Le bot réfléchit…
hint-title = Ce que ferait le bot
hint-note = Le bot ne sait que ce que tu peux savoir. Le chiffre indique tes chances de gagner.
local-leave-hint = Cette partie n’existe que sur cet appareil. Si tu l’abandonnes, elle sera supprimée.
local-leave-sure = Abandonner et supprimer
local-games = Parties sur cet appareil
local-assisted = avec aide
local-elsewhere = Cette partie est ouverte dans un autre onglet de ce navigateur.
local-unreadable = Cette partie a été commencée avec une version plus ancienne des règles : on ne peut pas la reprendre.
local-not-here = Cette partie n’est pas dans ce navigateur.
local-not-here-hint = Les parties contre des bots et celles qui se jouent sur un seul appareil restent dans le navigateur où elles ont commencé. Pour jouer chacun sur son appareil, ouvre une table entre amis.

refusal-no-such-table = Cette table n’existe pas, ou elle ne t’est pas ouverte.
refusal-not-allowed = Tu n’as pas le droit de faire ça.
refusal-not-now = Ce n’est pas possible pour le moment.
refusal-shared-device = Impossible de jouer hors tour à plusieurs sur un même appareil : pour être rapide, il faut son propre écran. Jouez sans cette option, ou chacun sur son appareil.
refusal-stale-move = Trop tard : la partie a continué.
refusal-too-late = Trop tard : { $late } ms de retard.
refusal-window-open = Impossible de mettre en pause tant qu’on peut jouer hors tour. Réessaie dans quelques secondes.
refusal-unknown-game = Ce jeu n’existe pas.
refusal-bad-option = On ne peut pas jouer à ce jeu avec ces options.
refusal-malformed-action = Ce n’est pas un coup valable.
refusal-illegal-action = Les règles ne le permettent pas en ce moment.
refusal-not-your-turn = Ce n’est pas ton tour.
