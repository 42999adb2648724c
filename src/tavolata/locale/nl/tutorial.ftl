### Wat de lessen zeggen, in het Nederlands. Hun stappen staan in tutorials.json; tutorials.py zegt waar .hint en .done
### voor zijn, en rules.ftl hoe kaarten in teksten worden geschreven.

## Sole Mio!

tutorial-sole-mio = Leer Sole Mio! in vijf minuten
tutorial-sole-mio-welcome = Drie chefs bakken in één oven: jij bent Chef Olijf, links van je zit Chef Peper, rechts Chef Champignon. De oven is een stapel kaarten, en niemand mag erin kijken. Wie de meeste bestellingen vervult, wint. Je hebt 5 ingrediëntkaarten en 2 bestellingen.
    .title = Welkom in de keuken!
tutorial-sole-mio-play = Jij bent aan de beurt. Eerst moet je ingrediënten van één soort spelen, zoveel als je wilt. Voor je bestelling [[4s]] zijn 4 salami’s nodig, en een dubbele kaart telt voor 2. Kies dus al je salami’s: [[ssS]]. Daarna mag je er één bestelling bovenop leggen. Die kan alleen gebruiken wat eerder gespeeld is, en de 4 salami’s liggen er dan: leg [[4s]] erbij.
    .title = Ingrediënten, dan een bestelling
    .hint = Dat mag. Maar voor je bestelling zijn 4 salami’s nodig, en daarvoor moet je al je salamikaarten spelen.
tutorial-sole-mio-order = ‘4 salami’s, waarvan 1 dubbele kaart’: zo is je zet aangekondigd, en iedereen heeft het gehoord. Nu mag je er een bestelling bij leggen. Die kan alleen gebruiken wat eerder gespeeld is. Leg [[4s]] bovenop: alles wat nodig is, ligt er.
    .title = Een bestelling erbij
    .hint = Met jouw salami’s liggen er 4 in de oven. Leg de bestelling erbij waarvoor je die nodig hebt.
tutorial-sole-mio-draw = Je zet is aangekondigd, en iedereen heeft het gehoord: ‘4 salami’s, waarvan 1 dubbele kaart’, en een bestelling erbovenop. Aan het eind van je beurt trek je tot je 7 kaarten hebt: ingrediënten uit de voorraad of bestellingen van je eigen stapel, nooit allebei. Je hebt nog 3 kaarten. Trek er 4 uit de voorraad.
    .title = Trekken tot zeven
    .hint = Met alleen bestellingen bak je geen pizza. Trek deze keer ingrediënten uit de voorraad.
tutorial-sole-mio-memory = Intussen heeft Chef Peper 3 pepers gespeeld, en Chef Champignon 2 champignons met een bestelling erbovenop, voor 4 olijven. Dat is nu allemaal bedekt, dus onthoud het! Voor je bestelling [[4p]] zijn 4 pepers nodig. Wat speel je, en welke bestelling komt erbovenop?
    .title = Onthoud het!
    .hint = Er zitten al 3 pepers in de oven. Met welke van je kaarten worden het er 4?
tutorial-sole-mio-second-order = 3 pepers en 1 is 4. Voor de bestelling van Chef Champignon zijn olijven nodig, dus niemand kaapt de pepers voor je neus weg. Leg [[4p]] erbij.
    .title = Nog een bestelling
    .hint = Dit is het moment: met die van jou zitten alle 4 pepers in de oven. Leg je bestelling erbij.
tutorial-sole-mio-last-draw = Er liggen nog maar 3 kaarten in de voorraad. Als de laatste wordt getrokken, is de ronde voorbij. Trek nog één keer uit de voorraad en kijk wat er gebeurt.
    .title = De laatste kaarten
    .hint = Je zou bestellingen kunnen trekken. Maar we willen zien hoe de oven wordt omgedraaid: trek uit de voorraad.
tutorial-sole-mio-scoring = Er kwamen 4 salami’s uit en toen je bestelling: die nam [[ssS]] en is vervuld! Daarna kwamen [[ppp mm]], die nu in de vitrine liggen. En daar is de bestelling [[4o@m]] van Chef Champignon. Er ligt niet één olijf.
    .title = De oven wordt omgedraaid
    .before = Je hebt de waarderingskaart [[*]] getrokken, en de voorraad is op. Dus draai jij de oven om. De kaarten komen nu tevoorschijn in de volgorde waarin ze gespeeld zijn: ingrediënten gaan naar de vitrine, en een bestelling neemt wat nodig is van wat daar op dat moment ligt.
tutorial-sole-mio-help = Chef Champignon legt uit de hand [[oO]] bij, dat is samen 3 olijven, en vraagt om nog 1. Wie helpt, wordt beloond: de bovenste kaart van je eigen bestelstapel telt dan als vervuld. Jij hebt een olijf. Help je?
    .title = Helpen loont
    .hint = Je mag weigeren, en niemand komt te weten waarom. Maar denk aan de beloning: een hele bestelling voor één olijf!
    .done = ‘Vier-drie-twee-één’, de bovenste bestelling van je stapel, telt voor jou als vervuld. Toen kwam je peper eruit, en voor [[4p]] lagen er 4 pepers. Dat zijn 3 vervulde bestellingen in de eerste ronde!
tutorial-sole-mio-own-cards = Dit is de waardering van de tweede en laatste ronde. Je bestelling [[4m]] komt eruit, maar in de vitrine liggen alleen [[mm]]. Wat ontbreekt, mag je uit je hand bijleggen. Leg je 2 champignons bij.
    .title = Uit je eigen hand
    .hint = Er ontbreken 2 champignons, en je hebt er 2 in je hand. Leg ze allebei bij, dan heb je niemand nodig.
tutorial-sole-mio-asking = Vervuld! Nu komt je bestelling [[4a]]. Er liggen [[aaa]], er ontbreekt 1 ananas, en jij hebt er geen. Leg niets bij, dan worden de anderen een voor een om hulp gevraagd.
    .title = De anderen vragen
    .hint = Zie er niet te snel van af! Eén ananas is niet te veel gevraagd.
tutorial-sole-mio-helped = Chef Peper weigerde. Geen ananas of geen zin? Dat komt niemand te weten. Chef Champignon hielp, voor een beloning, en je bestelling is vervuld. Nu komt je bestelling [[contest]].
    .title = Hulp van rechts
tutorial-sole-mio-contest = Bij een wedstrijd gaat het om je eigen soort: je hebt minstens 2 olijven nodig. Er ligt er één, en je mag er zoveel bijleggen als je wilt. Daarna mogen de anderen hun olijven tonen. Tonen ze er samen minstens zoveel als jij hebt, dan is je bestelling geblokkeerd. Leg je dubbele olijf bij: dat is samen 3.
    .title = Wedstrijd
    .hint = 1 olijf is niet genoeg, maar je hebt een dubbele. Leg die bij en kijk of de anderen je kunnen bijhouden.
tutorial-sole-mio-match = Chef Champignon toonde 1 olijf. Dat is minder dan jouw 3, dus de wedstrijd is voor jou. Nu komt [[match]]: je wijst iemand aan, die een kaart toont. Heb jij er ook een van die soort, dan speel je die, en de bestelling is vervuld. Je hebt alleen nog een peper, en Chef Champignon toonde net een olijf. Probeer Chef Peper!
    .title = Zelfde soort
    .hint = Dat mag. Maar wie van de twee zal eerder een peper tonen?
tutorial-sole-mio-match-card = Chef Peper toont een peper, en jij hebt er ook een. Speel hem!
    .title = Raak!
    .hint = Met je peper vervul je een hele bestelling. Speel hem!
tutorial-sole-mio-giving-up = Vervuld! Als laatste komt [[two-of-each]], maar bijna alles ontbreekt. Zie ervan af: dat kost niets, en de bestelling gaat onder je bestelstapel.
    .title = Deze keer niet
    .hint = Je hebt er 2 nodig van elk van 4 soorten, en daarvan ligt er alleen [[s]]. Zoveel kan niemand je geven: zie ervan af.
tutorial-sole-mio-end = De vervulde bestellingen worden geteld: jij hebt er 7, Chef Champignon 3, Chef Peper 2. Bij gelijke stand had gewonnen wie de meeste ingrediënten in de hand had. Je bent klaar voor een echte tafel. Daar kun je ook meerdere bestellingen tegelijk vervullen, als serie; op elke bestelling staat wat je nodig hebt.
    .title = Jij wint!

## Mamma Mia! Grande

tutorial-mamma-mia-grande = Wat er anders is in Mamma Mia! Grande
tutorial-mamma-mia-grande-welcome = Ken je Sole Mio!? Dan weet je bijna alles al. Grande duurt drie rondes, en iedereen heeft 19 bestellingen: de 11 van Sole Mio! en nog 8, zoals [[4m+1]]. En er is één harde regel: een bestelling die niet vervuld wordt, is voorgoed uit het spel.
    .title = Van alles meer
tutorial-mamma-mia-grande-four-plus-one = Het is de waardering van de laatste ronde. Daar is je bestelling [[4m+1]]: die vraagt 4 champignons en 1 van je eigen soort. Zulke bestellingen vormen geen serie. Er liggen 4 champignons. Leg je olijf bij.
    .title = Vier plus één
    .hint = Alleen de olijf ontbreekt, en jij hebt er een. Leg hem bij.
tutorial-mamma-mia-grande-bombastica = 15 of meer: Bombastica is vervuld en heeft de hele vitrine meegenomen, echt alles. Denk daaraan voor je er een speelt: wat daarna komt, begint met een lege vitrine. Nu komt [[4p]], en sindsdien zijn er alleen [[ppp]] bijgekomen.
    .title = Bombastica eet alles op
    .before = Nu wordt je bestelling vervuld. En meteen daarna komt je Bombastica: die vraagt 15 ingrediënten, maakt niet uit welke. Tel mee!
tutorial-mamma-mia-grande-last-chance = Er ontbreekt 1 peper, en jij hebt er geen. In Sole Mio! zou je van de bestelling kunnen afzien en die later opnieuw spelen. Hier zou je die kwijt zijn. Vraag dus de anderen: vragen kost niets.
    .title = Liever vragen
    .hint = Dan is de bestelling uit het spel. Vraag eerst om hulp: je hebt niets te verliezen.
tutorial-mamma-mia-grande-end = Niemand hielp, dus de bestelling is uit het spel. Je wint toch, met 4 bestellingen! In Grande vragen de nieuwe bestellingen bijna altijd ook je eigen soort, dus speel die niet te vroeg helemaal uit.
    .title = Dat is Grande

## Mamma Mia!

tutorial-mamma-mia = Wat er anders is in Mamma Mia!
tutorial-mamma-mia-welcome = Ken je Sole Mio!? Dit is de oudere zus, en ze is strenger. Er zijn alleen enkele kaarten, niemand helpt elkaar, en je speelt drie rondes. Je begint met 6 ingrediënten en 1 bestelling, en je hebt er 8 in totaal. Bijna allemaal vragen ze ook je eigen soort: voor [[4s+1]] zijn 4 salami’s en 1 olijf nodig.
    .title = De klassieker
tutorial-mamma-mia-four-plus-one = Het is de waardering van de laatste ronde. Er liggen 4 salami’s, maar geen olijf. Je kunt niemand iets vragen: wat ontbreekt, kan alleen uit je eigen hand komen. Leg je olijf bij.
    .title = Help jezelf
    .hint = Er ontbreekt maar 1 olijf, en die heb jij. Leg hem bij.
tutorial-mamma-mia-minimale = Vervuld! Nu [[minimale]]: die vraagt 1 olijf en 3 van de soort die het minst in de vitrine ligt. Je eigen soort telt niet mee, en een soort die er niet ligt ook niet. Het minst ligt er peper, met 1. Leg je 2 pepers bij.
    .title = Minimale
    .hint = Peper ligt er het minst. Je hebt er 2, precies genoeg.
tutorial-mamma-mia-end = Minimale is vervuld. Als laatste kwam ‘Gemengd’: die vraagt 1 van elke soort, maar er was geen olijf meer en je hand was leeg. Dus ging die vanzelf onder je bestelstapel. Jij wint met 4 bestellingen!
    .title = Dat is Mamma Mia!

## SOLOmino

tutorial-solomino = Leer SOLOmino in vijf minuten
tutorial-solomino-colour = Elke kaart heeft twee helften, net als een dominosteen. Je legt kaarten aan de twee uiteinden van de rij: één helft moet de kleur, het getal of het symbool van het uiteinde hebben. Links ligt [[r5]]. Leg daar [[r1-g3]] aan, rood op rood.
    .title = Rood op rood
    .hint = Dat kan ook. Maar probeer eerst de rode 1 links.
tutorial-solomino-number = Je rode 1 bedekt het oude uiteinde, en de groene 3 werd het nieuwe. De anderen zijn daar verdergegaan. Rechts ligt nog steeds [[y6]], en jij hebt een 6: leg daar de blauwe helft van [[b6-r8]] op.
    .title = Zes op zes
    .hint = Dat kan ook. Maar we willen de blauwe 6 op de gele 6, rechts.
tutorial-solomino-skip = Op sommige helften staat een symbool. Het werkt zodra de kaart ligt, op welke helft het ook staat. [[gS]] is ‘sla over’: de volgende speler wordt overgeslagen. Leg [[y7-gS]] links aan, gele 7 op gele 7.
    .title = Sla over
    .hint = Dat kan ook. Maar zoek ‘sla over’: de gele helft past links.
tutorial-solomino-reverse = De speler links van je werd overgeslagen, die rechts van je heeft gespeeld, en jij bent weer aan de beurt. [[yR]] is ‘keer om’: het spel gaat de andere kant op. Leg [[r8-yR]] rechts aan, rood op rood.
    .title = Keer om
    .hint = Dat kan ook. Maar zoek ‘keer om’: de rode helft past rechts.
    .done = Nu gaat het tegen de klok in, dus de speler rechts van je is aan de beurt.
tutorial-solomino-draw-one = Een nieuwe tafel. De speler rechts van je heeft een ‘pak 1’ gelegd, en jij moet een kaart pakken. Maar je kunt antwoorden met je eigen ‘pak 1’! Leg [[yD-b4]] aan: rechts, symbool op symbool, of links, 4 op 4.
    .title = Pak 1
    .hint = Je mag de kaart pakken. Maar waarom, als je de ellende kunt doorschuiven?
    .done = Nu moet de volgende speler 2 kaarten pakken, of ook antwoorden.
tutorial-solomino-swap = Je hebt een ‘ruil’ gelegd: kies een speler, en jullie ruilen al jullie kaarten. Jij hebt 4 kaarten. De speler links van je heeft er 2, die rechts van je 5.
    .title = Ruil
    .hint = Wie alle kaarten kwijt is, wint. Wiens kaarten wil je dus hebben?
    .done = 4 kaarten voor 2, een goede ruil! En je weet precies wat de ander nu heeft.
tutorial-solomino-rotate = Je hebt een ‘geef door’ gelegd: alle handkaarten gaan naar een buur, en jij zegt welke kant op. Met de klok mee krijg je de 6 kaarten van de speler rechts van je. Tegen de klok in krijg je de 2 kaarten van de speler links van je.
    .title = Geef door
    .hint = Je wilt weinig kaarten. Welke kant op komen de 2 kaarten naar je toe?
    .done = Nog maar 2 kaarten! En je weet wat de speler rechts van je heeft: de kaarten die je zelf hebt doorgegeven.
tutorial-solomino-ask = De speler rechts van je heeft een ‘vraag’ gelegd, en van de trekstapel is [[r1-r5]] opengelegd. Je moet er een kaart op leggen met een helft die precies gelijk is aan een helft ervan: [[r1]] of [[r5]]. Bijna gelijk is niet genoeg. Je hebt twee van zulke kaarten; kies er een.
    .title = Vraag
    .done = Toen moest de speler links van je op jouw kaart antwoorden. Dat lukte niet, dus die pakte de hele vraagstapel: 2 kaarten.
tutorial-solomino-draw = Het einde is in zicht: je hebt 2 kaarten. Maar geen van beide past op [[r3]] of [[g5]]. Wie geen kaart kan of wil aanleggen, trekt er een.
    .title = Niets past
tutorial-solomino-drawn = Je hebt [[g1-b2]] getrokken, en die past rechts, groen op groen. Een kaart die je net getrokken hebt, mag je meteen aanleggen. Doe het!
    .title = Wat een geluk!
    .hint = Je mag hem houden. Maar dan moet je een kaart meer kwijt zien te raken.
tutorial-solomino-two-left = De anderen hebben gespeeld, en rechts ligt [[r4]]. Daar past je [[y4-b1]]. Leg hem aan; dan heb je nog maar één kaart.
    .title = De voorlaatste kaart
    .hint = Trekken zou zonde zijn. Je gele 4 past op de rode 4.
tutorial-solomino-call = Nog maar één kaart aan het eind van je beurt! Dat moet iedereen nu horen, anders trek je meteen een kaart. Wat roep je?
    .title = Roep het!
    .hint = Als je zwijgt, trek je een kaart. Roep!
tutorial-solomino-last-card = Iedereen heeft het gehoord. En je laatste kaart [[b6-y1]] past rechts: blauw op blauw, of 1 op 1. Leg hem aan, en je hebt gewonnen!
    .title = De laatste kaart
    .hint = Nu trekken? Je laatste kaart past rechts!
    .done = Gewonnen! De anderen krijgen een minpunt voor elke kaart in hun hand: 2 en 3. Spelen jullie meerdere rondes, dan wint wie de minste minpunten heeft. Een ronde is ook voorbij als de trekstapel op is.
tutorial-solomino-throw-in = Nog één ding, voor tafels waar tussengooien mag. De speler links van je heeft net [[b7-y5]] aangelegd, en rechts ligt [[y5]]. Jij hebt dezelfde helft, gelijk in kleur en getal: gooi [[y5-g6]] ertussen, ook al ben je niet aan de beurt!
    .title = Gooi ertussen!
    .hint = Niemand zou het merken. Maar hier raak je tussendoor een kaart kwijt!
    .done = Ertussen gegooid! Het spel gaat verder met de speler na jou, en die rechts van je wordt overgeslagen. Nu weet je alles wat je nodig hebt. Veel plezier!
