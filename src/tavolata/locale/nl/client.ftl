### Wat alleen de browser zegt, in het Nederlands.

tavolata = Tavolata
close = Sluiten
more = Meer
change = Wijzigen
save = Opslaan
saved = Opgeslagen
menu = Menu
settings = Instellingen
language = Taal
sound = Geluid
theme = Kleuren
theme-system = Systeem
theme-light = Licht
theme-dark = Donker
speed = Animaties
show-speed = Waarderingen op dit apparaat
speed-times = { $speed }×
speed-off = Uit
to-start = Terug naar de startpagina
see-rule = Regel: { $title }
connecting = Verbinden…
dealing = De kaarten worden gedeeld…
reconnecting = De verbinding is verbroken. Opnieuw verbinden…
error-unreachable = De server is niet bereikbaar. Ben je online?
error-no-answer = De server heeft niet geantwoord. Kijk of het gelukt is en probeer het anders opnieuw.
error-unknown = Er ging onverwacht iets mis. Probeer het nog eens.
load-failed = Een deel van de pagina kon niet worden geladen. Er gaat niets verloren.
load-again = Pagina opnieuw laden
try-again = Opnieuw proberen
server-away-hint = Hiervoor is de server nodig. De pagina blijft het proberen en gaat vanzelf verder als het lukt. Intussen kun je op dit apparaat regels lezen, een les doen of spelen.
no-server = Deze site heeft geen server.
no-server-hint = Om met vrienden op andere apparaten te spelen, is er een server nodig. Hier speel je tegen bots, of samen op dit apparaat.
friends-need-server = Meespelen op andere apparaten kan alleen met een server; deze site heeft er geen.
me-server-away = Zolang de server niet bereikbaar is, zie je alleen wat deze browser heeft bewaard.
me-no-server = Je naam blijft in deze browser.
new-version = Er is een nieuwe versie.
new-version-take = Nu gebruiken
new-version-held-up = De nieuwe versie komt zodra er in geen ander tabblad meer gespeeld wordt.
nowhere = Op dit adres is niets te vinden.

## De startpagina

start-title = Schuif aan.
start-pitch = Kaartspellen voor de lange tafel, met vrienden of met bots die eerlijk spelen.
greeting = Ciao!
greeting-name = Ciao, { $name }
choose-game = Kies een spel
players-range = { $least }–{ $most } spelers
minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
game-sole-mio = Onthoud de oven, vervul je bestellingen.
game-mamma-mia-grande = De grote uitgave: ieder 19 bestellingen, in 13 soorten.
game-mamma-mia = De klassieker, zonder dubbele kaarten of hulp.
game-solomino = Domino met een twist. Raak als eerste je kaarten kwijt.
bots-play = Bots: { $level }
level-name = Niveau { $number }: { $name }
opponents-label = Tegenstanders
opponents-fewer = Minder tegenstanders
opponents-more = Meer tegenstanders
bots-label = Bots
people-here = Spelers op dit apparaat
people-fewer = Minder spelers op dit apparaat
people-more = Meer spelers op dit apparaat
people-name = Speler { $number }
play-now = Nu spelen
play-with-friends = Met vrienden spelen
open-tables = Open tafels
continue-game = Verder: { $game }
table-of = { $game } met { $host }
table-of-host = Tafel van { $host }
state-waiting = { $count ->
    [0] wacht op de start
    [one] { $count } vrije plek
   *[other] { $count } vrije plekken
}
state-paused = Het spel is gepauzeerd.
state-playing = bezig
state-my-turn = jij bent aan de beurt

## Een tafel voor vrienden

friends-title = { $game } met vrienden
your-name = Je naam
players = Spelers
players-fewer = Minder spelers
players-more = Meer spelers
house-rules = Huisregels
house-rules-all = Alle huisregels
option-memory = Aankondigingen
option-memory-is = Aankondigingen: { $memory }
memory-once = één keer
memory-once-hint = Je ziet elke aankondiging maar één keer. Voor wie een goed geheugen heeft.
memory-lap = tot na je beurt
memory-lap-hint = Ze blijven zichtbaar tot je hebt gespeeld.
memory-open = open oven
memory-open-hint = Iedereen mag in de oven kijken. Goed voor een eerste spel.
option-rounds = Rondes
option-rounds-are = Rondes: { $count }
option-out-of-turn = Tussengooien
option-out-of-turn-hint = Met precies dezelfde helft mag je ook buiten je beurt aanleggen.
deck-label = Kaarten
deck-usual = De gewone 120
deck-own = Eigen deck
deck-cards = De kaarten van je deck, één per regel
deck-notation = Twee helften vormen één kaart: r8-bD is een rode 8 en een blauwe ‘pak 1’. De letters voor kleuren en symbolen:
deck-file = Bestand kiezen
deck-line = Regel { $line }: { $text }
deck-fine = { $count ->
    [one] 1 kaart: het deck is goed.
   *[other] { $count } kaarten: het deck is goed.
}
option-deck-is = { $count ->
    [one] Eigen deck van 1 kaart
   *[other] Eigen deck van { $count } kaarten
}
deck-wrong = Verbeter eerst het deck, of neem het gewone.
fault-no-card = ‘{ $word }’ is geen kaart. Schrijf twee helften zoals r8-bD: een kleur (r, y, g, b, p, o) met een getal van 1 tot en met 9 of een symbool (S, R, D, W, T, A).
fault-two-symbols = ‘{ $word }’ heeft twee symbolen. Een kaart mag er maar één hebben.
fault-deck-size = Het deck heeft { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}. Voor dit aantal spelers zijn er { $fewest } tot en met { $most } nodig.
option-clock = Tijd per zet
option-clock-is = Tijd per zet: { $clock }
option-listed = Zichtbaar voor iedereen
option-listed-hint = De tafel staat bij de open tafels.
option-private = Alleen met de link
option-spectators = Toeschouwers
option-spectators-are = Toeschouwers: { $spectators }
spectators-none = geen
spectators-live = live
spectators-later = { $delay } vertraagd
option-pace-is = Tempo: { $pace }
clock-none = onbeperkt
clock-relaxed = rustig
clock-fast = snel
clock-days = per correspondentie
clock-with-limit = { $clock } ({ $limit })
option-windows = Tijd om tussen te gooien en te roepen
option-windows-call = Tijd om SOLOmino! te roepen
option-windows-are = { $label }: { $windows }
windows-normal = normaal
windows-long = langer
windows-longest = heel lang
windows-both = { $windows } ({ $window }, roepen { $call })
windows-call = { $windows } ({ $call })
open-table = Tafel openen

## Voor het spel

door-title = Je bent uitgenodigd
door-hint = Hoe mogen de anderen je noemen? Meer is niet nodig, er is geen account.
door-come-in = Naar binnen
invite-title = Nodig je vrienden uit
invite-hint = Stuur de link of laat hem scannen. Geen account nodig.
invite-link = Link naar deze tafel
invite-qr = QR-code van de link naar deze tafel
copy = Kopiëren
copied = Gekopieerd
share = Delen
at-the-table = Aan tafel
seats-taken = { $taken } van { $seats }
seat-you = { $name } (jij)
seat-free = Vrije plek
seat-free-hint = wacht op een gast
seat-bot = Bot
seat-ready = aanwezig
seat-away = afwezig
seat-fill = Plek vullen
seat-fill-title = Wie komt hier zitten?
seat-fill-bot = Een bot
sit-down = Ga zitten
bot-remove = Geen bot, de plek blijft vrij
hotseat-title = Nog een speler op dit apparaat
hotseat-hint = Jullie geven het apparaat door. Voor elke beurt vraagt het wie het vasthoudt, zodat niemand de kaarten van een ander ziet.
start-game = Spel beginnen
start-with-bots = { $count ->
    [one] Begin met een bot op de vrije plek
   *[other] Begin met bots op { $count } vrije plekken
}
wait-for-host = Het spel begint zodra de host het start.

## Aan tafel

seats = Tegenstanders
bar-waiting = wacht op spelers
bar-over = het spel is afgelopen
bar-your-turn = jij bent aan de beurt
bar-scoring = waardering
bar-waits-for = { $who } denkt na
story = Wat er gebeurde
your-move = Jouw zet
wait-for-others = De anderen zijn bezig. Je hoort het als jij aan de beurt bent.
watching = Je kijkt toe.
table-closed = Deze tafel is gesloten.
hand-over-to = Geef het apparaat aan { $who }
hand-over-now = Doorgeven aan { $who }
table-deserted = Aan deze tafel was al lang niemand meer. Daarom is hij gesloten.
hand-over-done = Klaar, { $who }. Je kaarten zijn afgedekt.
hand-over-hint = De anderen even wegkijken!
stood-in = Een bot heeft voor je gespeeld. De volgende beslissing is aan jou.
i-am = Ik ben { $who }
show-my-cards = Mijn kaarten tonen
cards-covered = De kaarten zijn afgedekt. Iedereen mag kijken.
meanwhile-scoring = Wat er gebeurd is
meanwhile-once = Zoals aan tafel aangekondigd. Als je verdergaat, is de lijst weg.
meanwhile-lap = Dit kun je nalezen tot je hebt gespeeld.
lap-title = Sinds je laatste beurt
lap-title-all = De laatste beurten
lap-order = { $cards } + ‘{ $order }’
lap-passed = gepast
lap-scoring-card = heeft de waarderingskaart
lap-drew-supply = { $count ->
    [one] +1 ingrediënt
   *[other] +{ $count } ingrediënten
}
lap-drew-stack = { $count ->
    [one] +1 bestelling
   *[other] +{ $count } bestellingen
}
card-new = nieuw
card-is-new = { $card }, nieuw
rematch = Nog een keer
go-to-rematch = Naar het volgende spel
download-record = Verslag downloaden
pause = Spel pauzeren
resume = Verderspelen
pace = Tempo van bots en waarderingen
pace-slow = Langzaam
pace-normal = Normaal
pace-quick = Snel
pace-with-break = { $pace } (hoogstens { $limit } tussen de rondes)
host-title = Als host
say-something = Zeg iets
says = { $who } zegt: { $phrase }
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld!
phrase-thanks = Dank je!
phrase-sorry = Sorry!
phrase-oops = Oeps!
phrase-hurry = Kom op…
phrase-thinking = Ik denk na…
phrase-wow = Wauw!
phrase-again = Nog eentje?
phrase-bye = Tot ziens!
phrase-cheers = Proost!
help-never = Nooit helpen
help-never-hint = Vraagt iemand om hulp, dan weigert het spel voor jou, na dezelfde wachttijd als altijd.
leave = Van tafel gaan
leave-hint = Een bot speelt het spel voor jou uit.
leave-hint-waiting = Je plek komt vrij voor anderen.
leave-sure = Ja, van tafel gaan
ask-call = Je hebt nog één kaart.
explain-call = Heb je aan het eind van je eigen beurt precies één kaart, dan moet je de naam van het spel roepen. Doe je dat niet, dan trek je meteen een kaart.
bot-name-0 = Basilicum
bot-name-1 = Salie
bot-name-2 = Rozemarijn
bot-name-3 = Tijm
bot-name-4 = Munt
bot-name-5 = Laurier

## Namen voor wat getekend is

name-order = Bestelling: { $order }. { $needs }
name-seat = { $scorer ->
    [yes] { $who }: ingrediëntkaarten { $ingredients }, bestelkaarten { $orders }, bestelstapel { $stack }, vervuld { $filled }, heeft de waarderingskaart
   *[no] { $who }: ingrediëntkaarten { $ingredients }, bestelkaarten { $orders }, bestelstapel { $stack }, vervuld { $filled }
}

## Mijn pagina

me-title = Mijn pagina
devices-title = Mijn andere apparaten
devices-hint = Open deze link op een ander apparaat en je bent daar dezelfde speler. Houd hem voor jezelf. Een nieuwe link vervangt de oude.
devices-make = Persoonlijke link maken
devices-qr = QR-code van de persoonlijke link
become-title = Je bent hier { $me }. Wil je { $other } worden?
become-hint = Deze link is van { $other }. Als je in deze browser { $other } wordt, speel je aan de tafels van { $other } en niet meer aan die van { $me }. Op ‘Mijn pagina’ kun je terug.
become-stay = { $me } blijven
become-sure = { $other } worden
former-hint = Voordat je een persoonlijke link opende, was je in deze browser { $name }.
former-back = Weer { $name } worden
sign-out-title = Andere apparaten afmelden
sign-out-hint = Alle andere browsers en apparaten vergeten je, en je persoonlijke links werken niet meer. Deze browser blijft aangemeld.
sign-out = Andere apparaten afmelden…
sign-out-sure = Ja, andere apparaten afmelden
sign-out-done = Klaar. Alleen deze browser kent je nu nog.
statistics-title = Wat ik gespeeld heb
statistics-game = Spel
statistics-played = Gespeeld
statistics-won = Gewonnen
forget-title = Mijn gegevens wissen
forget-hint = In lopende spellen neemt een bot je plek over. Afgelopen spellen blijven bewaard, zonder je naam.
forget = Alles wissen…
forget-sure = Ja, alles voorgoed wissen

## Het uitgespeelde spel in cijfers

numbers-title = Het spel in cijfers
numbers-duration = { $time } speeltijd
numbers-decisions = { $count ->
    [one] { $count } beslissing
   *[other] { $count } beslissingen
}
numbers-games = { $count ->
    [one] { $count } spel aan deze tafel
   *[other] { $count } spellen aan deze tafel
}
numbers-longest = Langst nagedacht: { $who }, { $time }
numbers-longest-yours = Langst nagedacht: jij, { $time }
numbers-person = Mens
numbers-wins = { $count } keer gewonnen
numbers-of-decisions = Beslissingen
numbers-thinking = Bedenktijd
numbers-median = meestal { $time } per zet
numbers-thrown-in = Tussengegooid
numbers-stand-in = waarvan { $count } door een invalbot

## Wat er na een spel komt

watch-replay = Spel terugkijken
share-replay = Spel delen

## Was het schudden eerlijk?

fair-checking = Het schudden wordt gecontroleerd…
fair-own-used = Eerlijk geschud, gecontroleerd op dit apparaat: niemand kon de kaarten kiezen, want niemand kende jouw getal van tevoren.
fair-own-alone = Jouw getal telt mee bij dit schudden. Maar toen het spel begon, onthield deze pagina nog niet wat de anderen hadden beloofd. Of er daarna een getal is toegevoegd, kan dit apparaat daarom niet zeggen.
fair-own-late = Jouw getal kwam niet op tijd aan en telt niet mee bij dit schudden. Of er eerlijk is geschud, kan dit apparaat daarom niet zeggen.
fair-own-none = Wat de tafel over het schudden zegt, spreekt zichzelf niet tegen. Dit apparaat heeft geen getal bijgedragen en kan daarom niet meer bewijzen.
fair-no = Er klopt iets niet aan dit schudden. Vertrouw er niet op.
fair-wrong-first = De server heeft zijn geheim gewijzigd: dit is niet de belofte die dit apparaat als eerste zag.
fair-wrong-secret = Het geheim past niet bij de belofte.
fair-wrong-number = { $who }: het getal is niet het getal dat vóór het spel is beloofd.
fair-wrong-commitment = { $who }: de belofte is niet de belofte die dit apparaat zag voordat het zijn getal bekendmaakte.
fair-wrong-own-commitment = De belofte op jouw plek is niet de belofte die dit apparaat heeft gestuurd.
fair-wrong-own-number = Het getal op jouw plek is niet het getal dat dit apparaat bekend heeft gemaakt.
fair-wrong-rules = Het spel of de huisregels zijn anders dan dit apparaat zag voordat het zijn getal bekendmaakte.
fair-wrong-differs = Het verslag van het spel zegt iets anders over het schudden dan de tafel.
fair-withheld = Getal beloofd, maar achtergehouden: { $who }. Wie dat samen met de server doet, kan kiezen tussen twee manieren waarop de kaarten worden gedeeld.
fair-cannot = Het schudden kon niet worden gecontroleerd, omdat het verslag niet aankwam. Laad de pagina opnieuw om het nog eens te proberen.
fair-how = Hoe wordt dit gecontroleerd?
fair-title = Eerlijk geschud
fair-explained = Zodra de tafel werd geopend, toonde hij een belofte: de SHA-256-hash van een geheim. Daarna beloofde het apparaat van elke speler op dezelfde manier een eigen getal, en maakte dat bij de start bekend. Het geheim, de tafel en de getallen bepaalden samen hoe er werd geschud, dus niemand kon de kaarten kiezen.
fair-commitment = Belofte
fair-secret = Geheim
fair-table = Tafel
fair-number = Getal van { $who }
fair-number-withheld = achtergehouden
fair-verify = Dit apparaat heeft dit alles vergeleken met wat het vóór het spel heeft gezien en gestuurd. Het schudden zelf heeft het niet nagedaan: dat doet deze opdracht, met het verslag van het spel en het bewijs van dit apparaat:
fair-receipt = Download het bewijs van dit apparaat
