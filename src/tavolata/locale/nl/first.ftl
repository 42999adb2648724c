### Wat de browser één keer uitlegt, als iemand het voor het eerst tegenkomt: vragen, dan symbolen. Een of twee korte zinnen.

first-play = Speel ingrediënten van één soort op de oven. Daarna zie je daar alleen nog de bovenste kaart van.
first-order = Leg er een bestelling bij als je wilt. Die kan alleen gebruiken wat eerder gespeeld is.
first-draw = Trek tot je 7 kaarten hebt: allemaal uit de voorraad, of allemaal van je bestelstapel.
first-series = Je mag nog meer bestellingen ‘Vier gelijke’ toevoegen: dan zijn er 4, 3, 2 en 1 nodig, en is het alles of niets.
first-demand = Deze bestelling kan op meerdere manieren. Kies er een; niemand ziet nog welke.
first-add = In de vitrine ligt niet genoeg. Leg uit je hand precies bij wat ontbreekt.
first-ask = Vraag de anderen om wat ontbreekt. Wie helpt, geeft alles en krijgt een bestelling als beloning.
first-amount = Zeg hoeveel je van elke soort vraagt. Eén tegenstander moet alles geven.
first-help = Geef alles wat gevraagd wordt, en je bovenste bestelling telt als vervuld. Of weiger; niemand komt te weten waarom.
first-contest = Alles van jouw soort in de vitrine telt mee. Hoe meer je bijlegt, hoe moeilijker de wedstrijd te blokkeren is.
first-block = Tonen jullie er samen minstens evenveel, dan is de wedstrijd geblokkeerd. Anders is de bestelling vervuld.
first-name = Wie je aanwijst, kiest zelf een kaart, toont die en neemt die weer terug.
first-show = Kies een kaart om te tonen. Je houdt hem, maar heeft de ander dezelfde soort, dan kan die de bestelling vervullen.
first-match = Met een kaart van de getoonde soort vervul je de bestelling. Speel je er geen, dan komt niemand te weten waarom.
first-turn = Leg een kaart aan met de kleur, het getal of het symbool van een uiteinde. Kun of wil je dat niet, trek dan een kaart.
first-drawn = De kaart die je net getrokken hebt, mag je meteen aanleggen, maar geen andere.
first-answer = Pak de kaarten en speel je beurt, of leg een ‘pak 1’ aan: dan moet de volgende er een meer pakken.
first-asked = Leg een kaart met precies dezelfde helft als een helft van de bovenste kaart. Symbolen doen hier niets.
first-swap = Je krijgt alle kaarten van de ander: hoe minder, hoe beter. Daarna weten jullie van elkaar wat de ander heeft.
first-rotate = Jij kiest voor iedereen de richting. Daarna ken je de kaarten van de buur die de jouwe kreeg.
first-call = Nog één kaart: roep op tijd SOLOmino!, anders trek je er een.
first-window = Iedereen mag een kaart tussengooien met precies dezelfde helft als een uiteinde. De snelste gaat voor.

first-order-four = Voor deze bestelling zijn { $order } nodig. Meerdere bestellingen ‘Vier gelijke’ kunnen samen een serie vormen.

first-symbol-S = Sla over: de volgende wordt overgeslagen.
first-symbol-R = Keer om: vanaf nu gaat het de andere kant op.
first-symbol-D = Pak 1: de volgende pakt een kaart, of schuift die door met een ‘pak 1’.
first-symbol-W = Ruil: wie hem legt, ruilt alle kaarten met iemand.
first-symbol-T = Geef door: alle handkaarten gaan naar een buur.
first-symbol-A = Vraag: om de beurt legt iedereen een kaart met precies dezelfde helft; wie dat niet kan, pakt de vraagstapel.

explain-new = Nieuwe dingen één keer uitleggen
explain-new-hint = Een zin als een vraag, een bestelling of een symbool voor het eerst voorkomt.
explain-again = Alles opnieuw uitleggen
first-close = Begrepen
