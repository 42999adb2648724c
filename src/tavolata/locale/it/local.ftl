### Ciò che dicono i tavoli che la pagina tiene da sola, in italiano; e ciò che ogni tavolo rifiuta.

local-help = Aiuto
local-help-counts = Se annulli una mossa o chiedi un consiglio, questa partita non conta nelle tue statistiche, e la registrazione lo dice.
undo = Annulla una mossa
undo-hint = Rispondi di nuovo all’ultima domanda. Tutte le carte restano dove sono, quindi peschi le stesse.
hint = Chiedi un consiglio
hint-wait = Il bot sta pensando…
hint-title = Che cosa farebbe il bot
hint-note = Il bot sa solo quello che puoi sapere tu. Il numero è la tua probabilità di vincere.
local-leave-hint = Questa partita è solo su questo dispositivo. Se la abbandoni, viene eliminata.
local-leave-sure = Abbandona ed elimina
local-games = Partite su questo dispositivo
local-assisted = con aiuto
local-elsewhere = Questa partita è aperta in un’altra scheda di questo browser.
local-unreadable = Questa partita è stata iniziata con una versione precedente delle regole e non si può continuare.
local-not-here = Questa partita non è in questo browser.
local-not-here-hint = Le partite contro i bot e quelle su un solo dispositivo restano nel browser in cui sono cominciate. Per giocare ognuno sul proprio dispositivo, apri un tavolo per gli amici.

refusal-no-such-table = Questo tavolo non esiste, o non puoi entrarci.
refusal-not-allowed = Questo non lo puoi fare.
refusal-not-now = In questo momento non è possibile.
refusal-shared-device = Non si può giocare fuori turno se più persone usano lo stesso dispositivo: per essere veloci, ognuno ha bisogno del proprio schermo. Giocate senza, oppure ognuno sul proprio dispositivo.
refusal-stale-move = Troppo tardi: il gioco è già andato avanti.
refusal-too-late = Troppo tardi: { $late } ms di ritardo.
refusal-window-open = Non puoi mettere in pausa la partita finché si può giocare fuori turno. Riprova tra qualche secondo.
refusal-unknown-game = Questo gioco non esiste.
refusal-bad-option = Con queste opzioni non si può giocare.
refusal-malformed-action = Non è una mossa valida.
refusal-illegal-action = Le regole adesso non lo permettono.
refusal-not-your-turn = Non tocca a te.
