### Wat de browser één keer uitlegt, als iemand het voor het eerst tegenkomt: vragen, dan symbolen. Een of twee korte zinnen.

first-play = Speel kaarten van één soort op de oven. Later zie je daarvan alleen de bovenste kaart.
first-order = Leg er een bestelling bij als je wilt. Die krijgt alleen wat ervoor gespeeld is.
first-draw = Trek tot je 7 kaarten hebt: allemaal uit de voorraad, of allemaal van je bestelstapel.
first-series = Je mag meer bestellingen ‘Vier gelijke’ bijleggen: dan zijn er 4, 3, 2 en 1 nodig, en het is alles of niets.
first-demand = Deze bestelling kan op meer manieren. Kies er een, nog niemand ziet die.
first-add = In de vitrine ligt niet genoeg. Leg uit je hand precies bij wat ontbreekt.
first-ask = Vraag de anderen om wat ontbreekt. Wie helpt, geeft alles en krijgt een bestelling als beloning.
first-amount = Zeg om hoeveel van elke soort je vraagt. Eén tegenstander moet alles geven.
first-help = Geef alles waarom gevraagd wordt, en je bovenste bestelling telt als vervuld. Of weiger, niemand komt te weten waarom.
first-contest = Alles van jouw soort in de vitrine telt. Wat je bijlegt, maakt blokkeren moeilijker.
first-block = Tonen de anderen samen evenveel als er hier zijn, dan is de bestelling geblokkeerd. Anders is ze vervuld.
first-name = Wie jij noemt, kiest zelf welke kaart hij toont, en neemt die daarna terug.
first-show = Kies een kaart om te tonen. Je houdt hem, maar met die soort kan de bestelling vervuld worden.
first-match = Met een kaart van de getoonde soort vervul je de bestelling. Speel je er geen, dan komt niemand te weten waarom.
first-turn = Leg een kaart aan met de kleur, het getal of het symbool van een uiteinde. Kun of wil je niet, trek dan.
first-drawn = De kaart die je net getrokken hebt, mag je meteen aanleggen, maar geen andere.
first-answer = Pak de kaarten en speel verder, of leg een ‘pak 1’ aan: dan moet de volgende er een meer pakken.
first-asked = Leg een kaart met een helft die precies gelijk is aan een helft van de bovenste. Symbolen doen hier niets.
first-swap = Je krijgt alle kaarten van de ander, dus hoe minder, hoe beter. Daarna weten jullie van elkaar wat je hebt.
first-rotate = Jij kiest de kant voor iedereen. Daarna ken je de kaarten van de buur die de jouwe kreeg.
first-call = Nog één kaart: roep op tijd SOLOmino!, anders trek je er een.
first-window = Iedereen mag een kaart tussengooien met een helft die precies gelijk is aan een uiteinde. De snelste telt.

first-order-four = Voor deze bestelling zijn { $order } nodig. Meerdere bestellingen ‘Vier gelijke’ kunnen samen een serie vormen.

first-symbol-S = Sla over: de volgende wordt overgeslagen.
first-symbol-R = Richting omkeren: het spel gaat de andere kant op.
first-symbol-D = Pak 1: de volgende pakt een kaart, of geeft die door met een ‘pak 1’.
first-symbol-W = Ruil: wie hem legt, ruilt van hand met iemand.
first-symbol-T = Doorgeefruil: alle handen gaan naar een buur.
first-symbol-A = Kaart vragen: om de beurt legt iedereen een kaart met een precies gelijke helft; wie dat niet kan, pakt de vraagstapel.

explain-new = Nieuwe dingen één keer uitleggen
explain-new-hint = Een zin als een vraag, een bestelling of een symbool voor het eerst voorkomt.
explain-again = Alles opnieuw uitleggen
first-close = Begrepen
