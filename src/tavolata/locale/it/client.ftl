### Quello che dice solo il browser, in italiano.

tavolata = Tavolata
close = Chiudi
more = Altro
change = Cambia
save = Salva
saved = Salvato
menu = Menu
settings = Impostazioni
language = Lingua
sound = Suono
theme = Colori
theme-system = Come il sistema
theme-light = Chiari
theme-dark = Scuri
speed = Animazioni
show-speed = Conteggi su questo dispositivo
speed-times = { $speed }×
speed-off = Nessuna
to-start = Pagina iniziale
see-rule = Regola: { $title }
connecting = Connessione in corso…
dealing = Si distribuiscono le carte…
reconnecting = La connessione è caduta. Nuovo tentativo…
error-unreachable = Il server non è raggiungibile. Sei online?
error-no-answer = Il server non ha risposto. Controlla se la mossa è andata a buon fine, altrimenti riprova.
error-unknown = È successo qualcosa di imprevisto. Riprova, per favore.
load-failed = Una parte della pagina non è stata caricata. Non si è perso nulla.
load-again = Ricarica la pagina
try-again = Riprova
server-away-hint = Qui serve il server. La pagina continua a cercarlo e riparte da sola appena lo trova. Intanto hai le regole, i tutorial e le partite su questo dispositivo.
no-server = Questo sito non ha un server.
no-server-hint = Ne serve uno per giocare con amici su altri dispositivi. Qui puoi giocare contro i bot e con chi usa questo stesso dispositivo.
friends-need-server = Per giocare con amici su altri dispositivi serve un server; questo sito non ne ha.
me-server-away = Finché il server non è raggiungibile, vedi solo ciò che è salvato in questo browser.
me-no-server = Il tuo nome resta in questo browser.
new-version = C’è una nuova versione.
new-version-take = Usala adesso
new-version-held-up = La nuova versione arriva appena nelle altre schede non gioca più nessuno.
nowhere = A questo indirizzo non c’è niente.

## La pagina iniziale

start-title = Siediti con noi.
start-pitch = Giochi di carte per una lunga tavolata, con gli amici o con bot che giocano pulito.
greeting = Ciao!
greeting-name = Ciao, { $name }
choose-game = Scegli un gioco
players-range = { $least }–{ $most } giocatori
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
game-sole-mio = Tieni a mente il forno, consegna le tue ordinazioni.
game-mamma-mia-grande = La versione grande: 19 ordinazioni a testa, di 13 tipi.
game-mamma-mia = Il classico, senza carte doppie né aiuti.
game-solomino = Un domino pieno di sorprese. Vince chi resta per primo senza carte.
bots-play = Bot: { $level }
level-name = Livello { $number }: { $name }
opponents-label = Avversari
opponents-fewer = Meno avversari
opponents-more = Più avversari
bots-label = Bot
people-here = Persone su questo dispositivo
people-fewer = Meno persone su questo dispositivo
people-more = Più persone su questo dispositivo
people-name = Giocatore { $number }
play-now = Gioca subito
play-with-friends = Gioca con gli amici
open-tables = Tavoli aperti
continue-game = Continua: { $game }
table-of = { $game } con { $host }
table-of-host = Tavolo di { $host }
state-waiting = { $count ->
    [0] pronto a cominciare
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
state-paused = La partita è in pausa.
state-playing = partita in corso
state-my-turn = tocca a te

## Un tavolo per gli amici

friends-title = { $game } con gli amici
your-name = Il tuo nome
players = Giocatori
players-fewer = Meno giocatori
players-more = Più giocatori
house-rules = Regole della casa
house-rules-all = Tutte le regole
option-memory = Annunci
option-memory-is = Annunci: { $memory }
memory-once = una volta sola
memory-once-hint = Ogni annuncio si vede una volta, poi mai più. Per chi ha buona memoria.
memory-lap = per un giro
memory-lap-hint = Restano visibili finché non giochi di nuovo.
memory-open = forno aperto
memory-open-hint = Tutti possono guardare nel forno. Ideale per la prima partita.
option-rounds = Round
option-rounds-are = Round: { $count }
option-out-of-turn = Gioco fuori turno
option-out-of-turn-hint = Una metà identica a un’estremità si può giocare anche quando non è il proprio turno.
deck-label = Carte
deck-usual = Le solite 120
deck-own = Un mazzo mio
deck-cards = Le carte del tuo mazzo, una per riga
deck-notation = Una carta ha due metà: r8-bD è un 8 rosso con un «pesca 1» blu. Queste lettere indicano colori e simboli:
deck-file = Scegli un file
deck-line = Riga { $line }: { $text }
deck-fine = { $count ->
    [one] 1 carta: il mazzo va bene.
   *[other] { $count } carte: il mazzo va bene.
}
option-deck-is = { $count ->
    [one] Mazzo personale di 1 carta
   *[other] Mazzo personale di { $count } carte
}
deck-wrong = Prima correggi il mazzo, o usa quello solito.
fault-no-card = «{ $word }» non è una carta. Scrivi due metà come r8-bD: un colore (r, y, g, b, p, o) con un numero da 1 a 9 o un simbolo (S, R, D, W, T, A).
fault-two-symbols = «{ $word }» ha due simboli. Una carta può averne uno solo.
fault-deck-size = Il mazzo ha { $count ->
    [one] 1 carta
   *[other] { $count } carte
}. Per questo numero di giocatori ne servono da { $fewest } a { $most }.
option-clock = Tempo per mossa
option-clock-is = Tempo per mossa: { $clock }
option-listed = Visibile a tutti
option-listed-hint = Il tavolo compare tra i tavoli aperti.
option-private = Solo con il link
option-spectators = Spettatori
option-spectators-are = Spettatori: { $spectators }
spectators-none = nessuno
spectators-live = in diretta
spectators-later = con { $delay } di ritardo
option-pace-is = Ritmo: { $pace }
clock-none = senza limite
clock-relaxed = con calma
clock-fast = veloce
clock-days = per corrispondenza
clock-with-limit = { $clock } ({ $limit })
option-windows = Tempo per giocare fuori turno e per chiamare
option-windows-call = Tempo per chiamare SOLOmino!
option-windows-are = { $label }: { $windows }
windows-normal = normale
windows-long = più lungo
windows-longest = molto lungo
windows-both = { $windows } ({ $window }, chiamata { $call })
windows-call = { $windows } ({ $call })
open-table = Apri il tavolo

## Prima della partita

door-title = Hai un invito
door-hint = Con che nome vuoi giocare? Basta questo: non serve un account.
door-come-in = Entra
invite-title = Invita gli amici
invite-hint = Manda il link o fai inquadrare il codice. Non serve un account.
invite-link = Link a questo tavolo
invite-qr = Codice QR del link a questo tavolo
copy = Copia
copied = Copiato
share = Condividi
at-the-table = Al tavolo
seats-taken = { $taken } su { $seats }
seat-you = { $name } (tu)
seat-free = Posto libero
seat-free-hint = in attesa di un ospite
seat-bot = Bot
seat-ready = presente
seat-away = assente
seat-fill = Occupa il posto
seat-fill-title = Chi si siede qui?
seat-fill-bot = Un bot
sit-down = Siediti
bot-remove = Niente bot, lascia il posto libero
hotseat-title = Un altro giocatore su questo dispositivo
hotseat-hint = Vi passate il dispositivo. Prima di ogni turno viene chiesto chi lo ha in mano, così nessuno vede le carte degli altri.
start-game = Inizia la partita
start-with-bots = { $count ->
    [one] Inizia con un bot nel posto libero
   *[other] Inizia con i bot nei { $count } posti liberi
}
wait-for-host = La partita comincia quando chi ospita dà il via.

## Al tavolo

seats = Avversari
bar-waiting = in attesa di giocatori
bar-over = la partita è finita
bar-your-turn = tocca a te
bar-scoring = conteggio
bar-waits-for = tocca a { $who }
story = Che cosa è successo
your-move = La tua mossa
wait-for-others = Tocca agli altri. Ti avviseremo quando sarà il tuo turno.
watching = Stai guardando.
table-closed = Questo tavolo è chiuso.
hand-over-to = Passa il dispositivo a { $who }
hand-over-now = Passa il dispositivo a { $who }
table-deserted = Da molto tempo nessuno veniva più a questo tavolo, perciò è stato chiuso.
hand-over-done = Fatto, { $who }. Le tue carte sono coperte.
hand-over-hint = Gli altri non guardino!
stood-in = Un bot ha giocato per te. La prossima decisione è tua.
i-am = Io sono { $who }
show-my-cards = Mostra le mie carte
cards-covered = Le carte sono coperte. Tutti possono guardare.
meanwhile-scoring = Che cosa è successo
meanwhile-once = Così com’è stato annunciato. Quando vai avanti, l’elenco sparisce.
meanwhile-lap = Puoi rileggerlo finché non giochi.
lap-title = Dal tuo ultimo turno
lap-title-all = L’ultimo giro
lap-order = { $cards } + «{ $order }»
lap-passed = ha passato
lap-scoring-card = ha la carta del conteggio
lap-drew-supply = { $count ->
    [one] +1 ingrediente
   *[other] +{ $count } ingredienti
}
lap-drew-stack = { $count ->
    [one] +1 ordinazione
   *[other] +{ $count } ordinazioni
}
card-new = nuova
card-is-new = { $card }, nuova
rematch = Gioca ancora
go-to-rematch = Vai alla prossima partita
download-record = Scarica la partita
pause = Metti in pausa
resume = Riprendi
pace = Ritmo dei bot e dei conteggi
pace-slow = Lento
pace-normal = Normale
pace-quick = Veloce
pace-with-break = { $pace } (al massimo { $limit } tra un round e l’altro)
host-title = Per chi ospita
say-something = Di’ qualcosa
says = { $who } dice: { $phrase }
phrase-hello = Ciao a tutti!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusate!
phrase-oops = Ops!
phrase-hurry = Dai…
phrase-thinking = Un attimo…
phrase-wow = Caspita!
phrase-again = Un’altra?
phrase-bye = Alla prossima!
phrase-cheers = Cin cin!
help-never = Non aiutare mai
help-never-hint = Rifiutiamo per te ogni richiesta d’aiuto, dopo la solita attesa.
leave = Lascia il posto
leave-hint = Un bot giocherà al tuo posto fino alla fine.
leave-hint-waiting = Il posto torna libero per altri.
leave-sure = Sì, lascio il posto
ask-call = Ti resta una carta.
explain-call = Se alla fine del tuo turno ti resta una carta sola, devi dire ad alta voce il nome del gioco. Se non lo fai, peschi subito una carta.
bot-name-0 = Basilico
bot-name-1 = Salvia
bot-name-2 = Rosmarino
bot-name-3 = Timo
bot-name-4 = Menta
bot-name-5 = Alloro

## I nomi di ciò che è disegnato

name-order = Ordinazione: { $order }. { $needs }
name-seat = { $scorer ->
    [yes] { $who }: carte ingrediente { $ingredients }, carte ordinazione { $orders }, mazzo ordinazioni { $stack }, consegnate { $filled }, ha la carta del conteggio
   *[no] { $who }: carte ingrediente { $ingredients }, carte ordinazione { $orders }, mazzo ordinazioni { $stack }, consegnate { $filled }
}

## La mia pagina

me-title = La mia pagina
devices-title = I miei altri dispositivi
devices-hint = Apri questo link su un altro dispositivo e sarai tu anche lì. Tienilo per te. Un nuovo link sostituisce il vecchio.
devices-make = Crea un link personale
devices-qr = Codice QR del link personale
become-title = Qui sei { $me }. Vuoi diventare { $other }?
become-hint = Questo link è di { $other }. Se in questo browser diventi { $other }, giochi ai tavoli di { $other } e non più a quelli di { $me }. Puoi tornare indietro da «La mia pagina».
become-stay = Resta { $me }
become-sure = Diventa { $other }
former-hint = Prima di aprire un link personale, in questo browser eri { $name }.
former-back = Torna a essere { $name }
sign-out-title = Esci da tutti gli altri dispositivi
sign-out-hint = Tutti gli altri browser e dispositivi ti dimenticano, e i tuoi link personali non funzionano più. Questo browser resta collegato.
sign-out = Esci da tutti gli altri…
sign-out-sure = Sì, esci da tutti gli altri
sign-out-done = Fatto. Ora ti conosce solo questo browser.
statistics-title = Quanto ho giocato
statistics-game = Gioco
statistics-played = Giocate
statistics-won = Vinte
forget-title = Cancella i miei dati
forget-hint = Nelle partite in corso un bot prende il tuo posto. Le partite finite restano, senza il tuo nome.
forget = Cancella tutto…
forget-sure = Sì, cancella tutto per sempre

## La partita finita in cifre

numbers-title = La partita in cifre
numbers-duration = { $time } di gioco
numbers-decisions = { $count ->
    [one] { $count } decisione
   *[other] { $count } decisioni
}
numbers-games = { $count ->
    [one] { $count } partita a questo tavolo
   *[other] { $count } partite a questo tavolo
}
numbers-longest = Riflessione più lunga: { $who }, { $time }
numbers-longest-yours = Riflessione più lunga: la tua, { $time }
numbers-person = Persona
numbers-wins = { $count ->
    [one] { $count } vittoria
   *[other] { $count } vittorie
}
numbers-of-decisions = Decisioni
numbers-thinking = Riflessione
numbers-median = di solito { $time } a mossa
numbers-thrown-in = Carte fuori turno
numbers-stand-in = di cui { $count } prese da un bot

## Cosa viene dopo una partita

watch-replay = Rivedi la partita
share-replay = Condividi la partita

## La mescolata era corretta?

fair-checking = Verifica della mescolata…
fair-own-used = Mescolata corretta, verificata su questo dispositivo: nessuno ha potuto scegliere le carte, perché nessuno conosceva in anticipo il tuo numero.
fair-own-alone = Il tuo numero fa parte di questa mescolata. Ma quando la partita è iniziata, questa pagina non ricordava ancora gli impegni degli altri: questo dispositivo non può dire se un numero è stato aggiunto in seguito.
fair-own-late = Il tuo numero non è arrivato in tempo e non fa parte di questa mescolata: questo dispositivo non può dire se era corretta.
fair-own-none = I dati del tavolo sulla mescolata sono coerenti. Questo dispositivo non ha aggiunto un numero, quindi non può dimostrare di più.
fair-no = C’è qualcosa che non va in questa mescolata. Non fidarti.
fair-wrong-first = Il server ha cambiato segreto: l’impegno non è quello che questo dispositivo ha visto all’inizio.
fair-wrong-secret = Il segreto non corrisponde all’impegno.
fair-wrong-number = { $who }: il numero non è quello dell’impegno preso prima della partita.
fair-wrong-commitment = { $who }: l’impegno non è quello che questo dispositivo ha visto prima di rivelare il suo numero.
fair-wrong-own-commitment = L’impegno al tuo posto non è quello inviato da questo dispositivo.
fair-wrong-own-number = Il numero al tuo posto non è quello rivelato da questo dispositivo.
fair-wrong-rules = Il gioco o le regole della casa non sono quelli che questo dispositivo ha visto prima di rivelare il suo numero.
fair-wrong-differs = Sulla mescolata, la registrazione della partita e il tavolo dicono cose diverse.
fair-withheld = Numero promesso ma non rivelato: { $who }. Chi lo fa d’accordo con il server può scegliere tra due distribuzioni.
fair-cannot = Non è stato possibile verificare la mescolata, perché la registrazione della partita non è arrivata. Ricarica la pagina per riprovare.
fair-how = Come si verifica?
fair-title = Una mescolata corretta
fair-explained = Appena aperto, il tavolo ha mostrato un impegno crittografico: l’hash SHA-256 di un segreto. Poi il dispositivo di ogni giocatore si è impegnato allo stesso modo su un proprio numero, e lo ha rivelato all’inizio della partita. Segreto, tavolo e numeri insieme hanno determinato ogni mescolata: nessuno ha potuto scegliere le carte.
fair-commitment = Impegno
fair-secret = Segreto
fair-table = Tavolo
fair-number = Numero di { $who }
fair-number-withheld = non rivelato
fair-verify = Questo dispositivo ha confrontato tutto questo con ciò che ha visto e inviato prima della partita. Non ha rifatto le mescolate: lo fa questo comando, con la registrazione della partita e la ricevuta di questo dispositivo:
fair-receipt = Scarica la ricevuta di questo dispositivo
