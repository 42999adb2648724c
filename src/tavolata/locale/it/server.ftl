### Quello che dice il server dei tavoli dal vivo, in italiano.

guest = Ospite

refusal-bad-message = Il server non ha capito. Ricarica la pagina.
refusal-bad-name = Scegli un altro nome: da 1 a 30 caratteri, senza caratteri di controllo.
refusal-not-known = Non ti conosciamo ancora. Dicci il tuo nome.
refusal-wrong-host = Questo server non risponde a questo nome. Aprilo all’indirizzo che ti ha dato chi lo gestisce.
refusal-unreadable = Al momento questo tavolo non si può leggere. Non si è perso nulla; chi gestisce il server può vedere perché.
refusal-removed = Chi ospita ti ha rimosso da questo tavolo.
refusal-seen-another-hand = In questa partita hai già visto le carte di un altro posto: puoi riprendere solo quello.
refusal-seat-taken = Questo posto è occupato.
refusal-wrong-number = Il tuo numero per la mescolata non è quello annunciato prima. Ricarica la pagina.
refusal-too-many = Troppe richieste in una volta. Riprova tra { $retry ->
    [one] 1 secondo
   *[other] { $retry } secondi
}.
refusal-too-many-changes = Questo tavolo è stato modificato troppe volte. Puoi continuare a giocare o andare via, ma qui non si può più cambiare altro. Apri un altro tavolo.
refusal-not-ready = Il server non è pronto. Riprova tra { $retry ->
    [one] 1 secondo
   *[other] { $retry } secondi
}.
refusal-conflict = Qualcun altro è stato più veloce. Riprova.
refusal-fault = Errore del server. Riprova.
refusal-too-big = È troppo lungo.
refusal-not-json = Il server si aspettava JSON.
refusal-no-such-page = A questo indirizzo non c’è niente.
refusal-no-such-method = A questo indirizzo non si può fare.
refusal-ambiguous-action = Potrebbe indicare più di una mossa.
