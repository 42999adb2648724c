### Was der Server der Live-Tische sagt, auf Deutsch.

guest = Gast

refusal-bad-message = Das war nicht zu verstehen. Bitte lade die Seite neu.
refusal-bad-name = Bitte wähle einen anderen Namen: 1 bis 30 Zeichen, keine Steuerzeichen.
refusal-not-known = Wir kennen dich noch nicht. Bitte sag uns deinen Namen.
refusal-wrong-host = Unter diesem Namen ist der Server nicht bekannt. Öffne ihn unter der Adresse, die du vom Gastgeber hast.
refusal-unreadable = Dieser Tisch lässt sich gerade nicht lesen. Verloren ist nichts; wer den Server betreibt, kann sehen, woran es liegt.
refusal-removed = Der Gastgeber hat dich von diesem Tisch ausgeladen.
refusal-seen-another-hand = Du hast in diesem Spiel schon die Karten eines anderen Platzes gesehen. Du kannst nur an diesen Platz zurück.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-wrong-number = Deine Zahl für das Mischen ist nicht die vorher angekündigte. Bitte lade die Seite neu.
refusal-too-many = Das war zu viel auf einmal. Bitte versuch es in { $retry ->
    [one] 1 Sekunde
   *[other] { $retry } Sekunden
} noch einmal.
refusal-too-many-changes = An diesem Tisch wurde zu oft etwas geändert. Ihr könnt weiterspielen oder gehen, aber sonst lässt sich hier nichts mehr ändern. Bitte eröffne einen anderen Tisch.
refusal-not-ready = Der Server ist nicht bereit. Bitte versuch es in { $retry ->
    [one] 1 Sekunde
   *[other] { $retry } Sekunden
} noch einmal.
refusal-conflict = Jemand anders war schneller. Bitte versuch es noch einmal.
refusal-fault = Der Server hat einen Fehler gemacht. Bitte versuch es noch einmal.
refusal-too-big = Das ist zu lang.
refusal-not-json = Der Server hat JSON erwartet.
refusal-no-such-page = Unter dieser Adresse gibt es nichts.
refusal-no-such-method = Das geht unter dieser Adresse nicht.
refusal-ambiguous-action = Das könnte mehr als eine Aktion bedeuten.
