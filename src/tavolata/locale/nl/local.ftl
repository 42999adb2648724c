### Wat tafels zeggen die de pagina zelf bijhoudt, in het Nederlands; en wat elke tafel weigert.

local-help = Hulp
local-help-counts = Neem je een zet terug of vraag je om raad, dan telt dit spel niet mee in je statistieken, en dat staat in het verslag.
undo = Zet terugnemen
undo-hint = Je krijgt je laatste vraag opnieuw. Alle kaarten blijven liggen waar ze liggen, dus je trekt dezelfde.
hint = Om raad vragen
hint-wait = De bot denkt na …
hint-title = Wat de bot zou doen
hint-note = De bot weet alleen wat jij kunt weten. Het getal is jouw kans om te winnen.
local-leave-hint = Dit spel staat alleen op dit apparaat. Als je stopt, wordt het verwijderd.
local-leave-sure = Stoppen en verwijderen
local-games = Spellen op dit apparaat
local-assisted = met hulp
local-elsewhere = Dit spel is open in een ander tabblad van deze browser.
local-unreadable = Dit spel is met een eerdere versie van de regels begonnen en kan niet worden voortgezet.
local-not-here = Dit spel staat niet in deze browser.
local-not-here-hint = Spellen tegen bots en spellen op één apparaat blijven in de browser waarin ze zijn begonnen. Wil je met anderen spelen, ieder op een eigen apparaat? Open dan een tafel voor vrienden.

refusal-no-such-table = Deze tafel bestaat niet, of is niet open voor jou.
refusal-not-allowed = Dat mag je niet doen.
refusal-not-now = Dat kan op dit moment niet.
refusal-shared-device = Tussengooien gaat niet als meerdere mensen één apparaat delen: om snel te zijn heeft iedereen een eigen scherm nodig. Speel zonder tussengooien, of ieder op een eigen apparaat.
refusal-stale-move = Te laat: het spel is al verder.
refusal-too-late = { $late } ms te laat.
refusal-window-open = Je kunt het spel niet pauzeren zolang er tussengegooid mag worden. Probeer het over een paar seconden opnieuw.
refusal-unknown-game = Dat spel bestaat niet.
refusal-bad-option = Met deze opties kan het spel niet worden gespeeld.
refusal-malformed-action = Dat is geen geldige zet.
refusal-illegal-action = De regels staan dat nu niet toe.
refusal-not-your-turn = Je bent niet aan de beurt.
