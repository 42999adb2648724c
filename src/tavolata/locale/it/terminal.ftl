### Che cosa dice il terminale in ogni gioco, in italiano.

welcome = { $title } in { $players }. Il tuo posto è il numero { $seat }: { $who }.
opponents = { $count ->
    [one] Contro di te: { $names }.
   *[other] Contro di te, in senso orario: { $names }.
}
opponent = { $who } (posto { $seat }, { $bot })
repeat = Per rigiocare la stessa partita:
how-to-answer = Rispondi con il numero o con la forma breve a destra. ? per una spiegazione, t per il tavolo, q per uscire.
you = Tu
prompt = La tua risposta:
prompt-aloud = Tu dici:
heading-round = Round { $round } di { $rounds }
table-hand = Mano
table-nothing = niente
only-answer = C’è una sola risposta: { $action }
rules-cited = Regole: { $clauses } (docs/rules.md)

answer-empty = Rispondi con un numero da 1 a { $most } o con una forma breve. ? per una spiegazione, q per uscire.
answer-number = { $text } non è tra le scelte: vanno da 1 a { $most }.
answer-unknown = «{ $text }» qui non è una risposta valida. Scrivi un numero da 1 a { $most } o una delle forme brevi, per esempio { $example }. ? per una spiegazione, q per uscire.
answer-ambiguous = «{ $text }» può voler dire più cose ({ $answers }). Scrivi qualcosa in più.
answer-illegal = «{ $text }» ora non è possibile ({ $clause }). Scegli da 1 a { $most }, oppure ? per una spiegazione.
input-ended = L’input è finito prima della partita. Per tornare a questa domanda, ricomincia così e dai le stesse risposte:
quit = Lasci il tavolo. La partita si può rigiocare con il seme { $seed }.
interrupted = Partita interrotta. Si può rigiocare con il seme { $seed }.
recorded = La partita è salvata in { $file }.

result-heading = La partita è finita
result-winner = { $me ->
    [yes] Hai vinto!
   *[no] Vince { $who }.
}
# Of several: the others' names if I am one of them.
result-winners = { $me ->
    [yes] Condividi la vittoria con { $names }.
   *[no] { $names } condividono la vittoria.
}
