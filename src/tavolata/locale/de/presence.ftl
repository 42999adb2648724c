### Wer da ist und wer nicht, und das nächste Spiel mit denselben Leuten, auf Deutsch.

## Die Verbindung

move-waiting = Keine Verbindung. Dein Zug wird gesendet, sobald es wieder geht.
move-not-made = Dein Zug wurde nicht ausgeführt. { $reason }

## Jemand ist weg

seat-away-for = seit { $time } weg
seat-away-until = weg, in { $time } übernimmt ein Bot
seat-stand-in = ein Bot spielt
bar-away = { $who } ist weg
bar-stand-in = ein Bot spielt für { $who }
by-bot = { $who } (Bot)
away-title = { $who } ist gerade weg
away-until = In { $time } übernimmt ein Bot.
away-stand-in = Ein Bot spielt, bis { $who } zurück ist.
away-keeps = Platz und Karten bleiben bei { $who }.
away-wait = Noch eine Minute
away-bot-now = Bot soll spielen
away-spoken = { $count ->
    [one] { $who } ist weg; in { $count } Sekunde übernimmt ein Bot.
   *[other] { $who } ist weg; in { $count } Sekunden übernimmt ein Bot.
}
away-spoken-bot = { $who } ist weg. Jetzt spielt ein Bot.
away-spoken-back = { $who } ist wieder da.
back-title = Willkommen zurück, { $who }
back-moves = { $count ->
    [one] Während du weg warst, hat ein Bot einmal für dich entschieden:
   *[other] Während du weg warst, hat ein Bot { $count }-mal für dich entschieden:
}
back-bot = Der Bot
back-on = Weiterspielen

## Noch ein Spiel

rematch-rules = Andere Regeln
rematch-with-rules = Mit diesen Regeln noch einmal
rematch-wants = { $who } möchte noch ein Spiel
rematch-same = Derselbe Tisch, dieselben Plätze.
rematch-other-rules = Mit anderen Hausregeln: { $rules }
rematch-in = Ich bin dabei
rematch-not-now = Jetzt nicht
rematch-after-all = Ich bin doch dabei
rematch-starting = Das nächste Spiel
rematch-is-in = ist dabei
rematch-is-asked = hat noch nicht geantwortet
rematch-is-away = ist nicht da
rematch-is-out = jetzt nicht
rematch-is-bot = Bot, immer dabei
rematch-start = { $count ->
    [one] Mit einem Bot für { $names } starten
   *[other] Mit Bots für { $names } starten
}
rematch-start-in = In { $time } kannst du ohne die anderen starten.
rematch-keeps = Für alle, die noch nicht dabei sind, spielt ein Bot, bis sie kommen. Ihre Plätze bleiben ihnen erhalten.
rematch-seat-kept = Das nächste Spiel hat begonnen. Dein Platz ist für dich reserviert.
rematch-is-over = Das nächste Spiel ist schon zu Ende.
rematch-to-seat = An deinen Platz
series = Siege
series-game = Spiel { $number }
series-of = { $count ->
    [one] { $who }: { $count } Sieg
   *[other] { $who }: { $count } Siege
}
