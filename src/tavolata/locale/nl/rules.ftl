### De regels van alle spellen voor spelers, in het Nederlands: een bericht voor elke clausule van docs/rules.md, die beslist.
###
### .title is een korte naam, .example een voorbeeld. rules.json zegt welke clausules een spel heeft, en in welke
### hoofdstukken. rules-intro-* opent de regels van een spel; .material hoort bij het eerste hoofdstuk.
###
### Kaarten staan in de notatie van docs/formats.md tussen dubbele haken, en kunnen getekend worden:
### [[ooO]] ingrediënten, [[*]] de waarderingskaart, [[4p]] een bestelling, [[r8-bD]] een kaart van SOLOmino, [[r8]] een
### helft ervan. Een clausule wordt alleen met haar nummer genoemd, P-25, en kan een link zijn.

## Hoofdstukken

rules-chapter-material = Materiaal
rules-chapter-setup = Voorbereiding
rules-chapter-turn = Jouw beurt
rules-chapter-scoring = De waardering
rules-chapter-filling = Een bestelling vervullen
rules-chapter-help = Hulp
rules-chapter-sole-mio-orders = De bestellingen van Sole Mio!
rules-chapter-mamma-mia-orders = De bestellingen van Mamma Mia!
rules-chapter-end = Volgende ronde en einde
rules-chapter-cards = Kaarten en delen
rules-chapter-symbols = Symbolen
rules-chapter-last-card = De laatste kaart
rules-chapter-out-of-turn = Tussengooien

## De spellen in één minuut

rules-intro-sole-mio = Iedereen bakt in dezelfde oven, en niemand mag erin kijken. In je beurt leg je ingrediënten van één soort op de oven en, als je wilt, een van je geheime bestellingen erbovenop. Als de voorraad op is, wordt de oven omgedraaid en komen de kaarten er van de eerste tot de laatste uit. De ingrediënten gaan naar de vitrine, en elke bestelling neemt wat nodig is van wat daar op dat moment ligt. Ontbreekt er iets? Leg het bij uit je hand, of vraag het aan de anderen: wie helpt, wordt beloond. Wie na 2 rondes de meeste bestellingen heeft vervuld, wint.
    .title = Het spel in één minuut
    .material = Voor 2 tot en met 5 spelers. Met 5 spelers zijn er van elke soort 9 enkele en 2 dubbele kaarten, met 4 spelers 8 en 2, met 3 spelers 8 en 1, met 2 spelers 6 en 1. Ieder heeft 11 bestellingen en begint met 5 ingrediëntkaarten en 2 bestellingen in de hand. Er is één waarderingskaart, ‘Sole Mio!’. Je speelt 2 rondes.
rules-intro-mamma-mia-grande = Het grote feestmaal: net als in Sole Mio! draait het om de oven, je geheugen en hulp van elkaar, maar met meer ingrediënten en voor ieder 19 bestellingen, in 13 soorten. Van vier olijven tot vijftien ingrediënten naar keuze: elke bestelling neemt wat nodig is als de oven wordt omgedraaid. Maar pas op: een bestelling die niet wordt vervuld, gaat uit het spel. Wie na 3 rondes de meeste bestellingen heeft vervuld, wint.
    .title = Het spel in één minuut
    .material = Voor 2 tot en met 5 spelers. Met 5 spelers zijn er van elke soort 12 enkele en 2 dubbele kaarten, met 4 spelers 11 en 2, met 3 spelers 11 en 1, met 2 spelers 8 en 1. Ieder heeft 19 bestellingen en begint met 5 ingrediëntkaarten en 2 bestellingen in de hand. Er is één waarderingskaart, ‘Sole Mio!’. Je speelt 3 rondes.
rules-intro-mamma-mia = De klassieker: één oven voor iedereen, en alles draait om je geheugen. In je beurt leg je ingrediënten van één soort op de oven en, als je wilt, een van je geheime bestellingen erbovenop. Als de voorraad op is, wordt de oven omgedraaid, en elke bestelling neemt wat nodig is van wat er eerder uit is gekomen. Wat ontbreekt, kan alleen uit je eigen hand komen: hier helpt niemand je. Wie na 3 rondes de meeste bestellingen heeft vervuld, wint.
    .title = Het spel in één minuut
    .material = Voor 2 tot en met 5 spelers. Alle ingrediënten zijn enkele kaarten: met 5 spelers 13 van elke soort, met 4 spelers 12, met 3 spelers 10, met 2 spelers 8. Ieder heeft 8 bestellingen en begint met 6 ingrediëntkaarten en 1 bestelling in de hand. Er is één waarderingskaart, ‘Mamma Mia!’. Je speelt 3 rondes.
rules-intro-solomino = Elke kaart heeft twee helften, net als een dominosteen. In je beurt leg je een kaart aan een van de uiteinden van de rij: één helft bedekt het uiteinde en moet dezelfde kleur, hetzelfde getal of hetzelfde symbool hebben; de andere helft wordt het nieuwe uiteinde. Kun of wil je dat niet, dan trek je een kaart. Met symbolen sla je spelers over, keer je de speelrichting om, laat je anderen kaarten pakken of gaan alle handkaarten de tafel rond. Nog maar één kaart? Roep dan snel ‘SOLOmino!’. Leg je je laatste kaart aan, dan win je de ronde.
    .title = Het spel in één minuut
    .material = Voor 2 tot en met 6 spelers. 120 kaarten in 4 kleuren, met de getallen 1 tot en met 8: 72 kaarten hebben twee getallen, 48 een getal en een symbool. Ieder begint met 8 kaarten.

## Materiaal

rule-P-1 = Er zijn 5 soorten ingrediënten: olijf, peper, champignon, salami en ananas. Een enkele kaart telt voor 1 ingrediënt, een dubbele kaart voor 2.
    .title = Vijf soorten
    .example = [[oO]] zijn 2 kaarten, maar 3 olijven.
rule-P-1-mamma-mia = Er zijn 5 soorten ingrediënten: olijf, peper, champignon, salami en ananas. Elke kaart telt voor 1 ingrediënt.
    .example = [[oo p]] zijn 3 ingrediënten: 2 olijven en 1 peper.
rule-P-2 = Eén soort is van jou, en de kleur daarvan is jouw kleur: olijf is blauw, peper groen, champignon bruin, salami rood, ananas geel. Alle 5 soorten doen mee, met hoeveel jullie ook zijn.
    .title = Je eigen soort
rule-P-3 = Er is één waarderingskaart [[*]]. Die heet ‘Sole Mio!’. Wie deze kaart heeft, draait de oven om en begint de volgende ronde.
    .title = De waarderingskaart
rule-P-3-mamma-mia = Er is één waarderingskaart [[*]]. Die heet ‘Mamma Mia!’. Wie deze kaart heeft, draait de oven om en begint de volgende ronde.
rule-P-4 = Iedereen heeft dezelfde bestellingen. Waar het om de eigen soort gaat, is dat voor iedere speler een andere.
    .title = Dezelfde bestellingen voor iedereen

## Voorbereiding

rule-P-5 = Neem van elke soort zoveel kaarten als bij jullie aantal hoort, schud ze en deel de handkaarten uit. Schud daarna de waarderingskaart door de rest. Dat is de voorraad; die ligt gedekt.
    .title = De voorraad
    .example = Sole Mio! met 3 spelers heeft van elke soort 8 enkele kaarten en 1 dubbele: 45 kaarten. Daarvan worden er 15 gedeeld. Met de waarderingskaart heeft de voorraad 31 kaarten.
rule-P-5-mamma-mia-grande =
    .example = Met 3 spelers zijn er van elke soort 11 enkele kaarten en 1 dubbele: 60 kaarten. Daarvan worden er 15 gedeeld. Met de waarderingskaart heeft de voorraad 46 kaarten.
rule-P-5-mamma-mia =
    .example = Met 3 spelers zijn er van elke soort 10 kaarten: 50 kaarten. Daarvan worden er 18 gedeeld. Met de waarderingskaart heeft de voorraad 33 kaarten.
rule-P-6 = Schud je bestellingen en leg ze gedekt neer: dat is je bestelstapel. Neem de bovenste 2 in je hand. Met je ingrediënten heb je dan 7 kaarten in je hand.
    .title = Je bestelstapel
rule-P-6-mamma-mia = Schud je bestellingen en leg ze gedekt neer: dat is je bestelstapel. Neem de bovenste in je hand. Met je ingrediënten heb je dan 7 kaarten in je hand.
rule-P-7 = De oven is een open stapel, in het begin leeg. Het lot bepaalt wie begint, tenzij jullie zelf iemand kiezen. Er wordt met de klok mee gespeeld. De spelers krijgen de soorten in de volgorde olijf, peper, champignon, salami, ananas, tenzij jullie het anders willen.
    .title = Wie begint

## Jouw beurt

rule-P-8 = Je moet minstens één ingrediëntkaart uit je hand op de oven spelen. Alle kaarten die je speelt, moeten van één soort zijn, enkele en dubbele naar keuze.
    .title = Ingrediënten spelen
    .example = Je hebt [[ooO p]]. Je kunt [[o]], [[oo]], [[O]], [[oO]] of [[ooO]] spelen, of anders [[p]]; nooit olijven en pepers samen.
rule-P-8-mamma-mia = Je moet minstens één ingrediëntkaart uit je hand op de oven spelen. Alle kaarten die je speelt, moeten van één soort zijn.
    .example = Je hebt [[ooo p]]. Je kunt [[o]], [[oo]] of [[ooo]] spelen, of anders [[p]]; nooit olijven en pepers samen.
rule-P-9 = Wat je speelt, wordt aangekondigd: de soort, het aantal ingrediënten (een dubbele kaart telt voor 2) en hoeveel dubbele kaarten erbij zijn. Luister goed naar de anderen: die kaarten zijn straks bedekt.
    .title = De aankondiging
    .example = Bij [[oOO]] zeg je: 5 olijven, waarvan 2 dubbele kaarten.
rule-P-9-mamma-mia = Wat je speelt, wordt aangekondigd: de soort en het aantal ingrediënten. Luister goed naar de anderen: die kaarten zijn straks bedekt.
    .example = Bij [[ooo]] zeg je: 3 olijven.
rule-P-10 = Daarna mag je een bestelling uit je hand open op de oven leggen. Als die wordt omgedraaid, telt alleen wat eerder gespeeld is en er nog ligt.
    .title = Een bestelling erbij
rule-P-11 = Aan het eind van je beurt trek je tot je 7 kaarten hebt: allemaal uit de voorraad of allemaal van je bestelstapel, nooit allebei. Trekken is verplicht. Raakt de gekozen stapel op, dan vul je je hand niet verder aan. Een lege stapel kun je niet kiezen zolang de andere nog kaarten heeft.
    .title = Trekken tot zeven
rule-P-12 = Trek je de waarderingskaart, leg die dan open voor je neer en trek er een andere kaart voor in de plaats, als er nog een is.
    .title = De waarderingskaart trekken
rule-P-13 = Zonder ingrediëntkaart in je hand moet je passen: geen ingrediënten, geen bestelling, alleen trekken. Pas je met 7 bestellingen in je hand, dan trek je niets en kun je vast komen te zitten. Je krijgt een waarschuwing als een keuze bij het trekken daartoe leidt.
    .title = Passen
rule-P-14 = De ronde eindigt meteen als de laatste kaart uit de voorraad wordt getrokken. De waarderingskaart telt als kaart van de voorraad.
    .title = Het einde van de ronde
    .example = Je moet 4 kaarten trekken en kiest de voorraad. Die heeft er nog maar 3, en de waarderingskaart is er niet bij. Je hebt nu één kaart te weinig, en de ronde is voorbij.
    .ruling = De gedrukte regels zeggen niet of de waarderingskaart meetelt. Hier wel: de ronde eindigt als de voorraad op is, wat de laatste kaart ook was.
rule-P-15 = Passen alle spelers achter elkaar zonder te trekken, omdat iedereen 7 bestellingen heeft, dan eindigt de ronde ook. Zit de waarderingskaart nog in de voorraad, dan gaat die naar wie nu aan de beurt zou zijn. De rest van de voorraad wordt door die van de volgende ronde geschud; na de laatste ronde telt die rest voor niemand.
    .title = Niemand kan nog spelen
rule-P-16 = Iedereen mag weten: wat er wordt aangekondigd, de bovenste kaart van de oven, hoeveel ingrediëntkaarten en hoeveel bestellingen ieder in de hand heeft, hoeveel kaarten de stapels hebben, de vervulde bestellingen en alles wat tijdens een waardering wordt omgedraaid. Wat iedereen kon zien, blijft bekend: de verbruikte ingrediënten, wat er in een nieuwe voorraad kwam, behalve kaarten die niemand had getrokken (P-15), bestellingen die onder een stapel gingen, kaarten die getoond of teruggenomen zijn, en wie in een wedstrijd niet is gevraagd. Geheim zijn de handkaarten, de stapels en wat in de oven onder de bovenste kaart ligt. Onthoud wat erin ligt; kijken mag niet. Beginners kunnen met een open oven spelen. Elke andere tafel is streng: die laat zien wat er nu ligt, en de rest moet je onthouden. Elke tafel kiest of je de aankondigingen sinds je laatste beurt kunt nalezen, of dat je elke aankondiging maar één keer hoort.
    .title = Open en geheim
    .ruling = Volgens twee van de gedrukte handleidingen leg je de verbruikte ingrediënten gedekt weg, volgens de andere open. Hier mag je ze onthouden, maar een strenge tafel laat ze niet nog eens zien.
rule-P-16-mamma-mia = Iedereen mag weten: wat er wordt aangekondigd, de bovenste kaart van de oven, hoeveel ingrediëntkaarten en hoeveel bestellingen ieder in de hand heeft, hoeveel kaarten de stapels hebben, de vervulde bestellingen en alles wat tijdens een waardering wordt omgedraaid. Wat iedereen kon zien, blijft bekend: de verbruikte ingrediënten, wat er in een nieuwe voorraad kwam, behalve kaarten die niemand had getrokken (P-15), en bestellingen die onder een stapel gingen. Geheim zijn de handkaarten, de stapels en wat in de oven onder de bovenste kaart ligt. Onthoud wat erin ligt; kijken mag niet. Beginners kunnen met een open oven spelen. Elke andere tafel is streng: die laat zien wat er nu ligt, en de rest moet je onthouden. Elke tafel kiest of je de aankondigingen sinds je laatste beurt kunt nalezen, of dat je elke aankondiging maar één keer hoort.

## De waardering

rule-P-17 = Wie de waarderingskaart heeft, draait de oven om. De kaarten worden een voor een omgedraaid, in de volgorde waarin ze gespeeld zijn. Ingrediënten gaan naar de vitrine op tafel, soort bij soort. Tijdens de waardering trekt niemand kaarten.
    .title = De oven wordt omgedraaid
rule-P-18 = Een bestelling wordt meteen na het omdraaien afgehandeld, met de vitrine zoals die op dat moment is.
    .title = Elke bestelling meteen
    .example = In de oven liggen, van onder naar boven, [[ooo]], dan de bestelling [[4o]], dan [[o]]. Als de bestelling wordt omgedraaid, liggen er pas 3 olijven. De vierde komt te laat.
rule-P-19 = De ingrediënten die een bestelling neemt, zijn verbruikt; alle andere blijven in de vitrine. Een vervulde bestelling ligt open voor de eigenaar en telt mee.
    .title = Een vervulde bestelling
rule-P-20 = Een onvervulde bestelling kost niets. De vitrine blijft zoals die was, en kaarten die uit een hand zijn bijgelegd, gaan terug naar die hand; alleen bij een geblokkeerde wedstrijd blijven ze liggen. De bestelling gaat onder de bestelstapel van de eigenaar.
    .title = Een onvervulde bestelling
rule-P-20-mamma-mia-grande = Een onvervulde bestelling kost niets, maar gaat uit het spel. De vitrine blijft zoals die was, en kaarten die uit een hand zijn bijgelegd, gaan terug naar die hand; alleen bij een geblokkeerde wedstrijd blijven ze liggen.
rule-P-20-mamma-mia = Een onvervulde bestelling kost niets. De vitrine blijft zoals die was, en de bestelling gaat onder de bestelstapel van de eigenaar.
rule-P-21 = De ingrediënten die in de vitrine overblijven, vormen de bodem van de oven in de volgende ronde. Ze worden soort voor soort gestapeld, van onder naar boven olijf, peper, champignon, salami, ananas; van elke soort liggen de enkele kaarten onder de dubbele. Zo kent iedereen de bovenste kaart.
    .title = Wat er overblijft
    .example = Er blijven [[ooO s]] over. Ze gaan in deze volgorde in de oven, en de salami ligt bovenop.
rule-P-21-mamma-mia = De ingrediënten die in de vitrine overblijven, vormen de bodem van de oven in de volgende ronde. Ze worden soort voor soort gestapeld, van onder naar boven olijf, peper, champignon, salami, ananas. Zo kent iedereen de bovenste kaart.
    .example = Er blijven [[ooo s]] over. Ze gaan in deze volgorde in de oven, en de salami ligt bovenop.

## Een bestelling vervullen

rule-P-22 = Kan een bestelling op meerdere manieren worden vervuld, dan kiest de eigenaar. Je stelt je antwoord in het geheim samen: een eventuele serie, de soorten, de kaarten uit je hand en de hulp waar je om vraagt. De anderen horen alles in één keer als het compleet is: als de bestelling vervuld is, als je om hulp vraagt of als je van de bestelling afziet. Alleen ‘Wedstrijd’ en ‘Zelfde soort’ worden open gespeeld, stap voor stap.
    .title = Eén geheim antwoord
rule-P-22-mamma-mia = Kan een bestelling op meerdere manieren worden vervuld, dan kiest de eigenaar. Je stelt je antwoord in het geheim samen: de soorten en de kaarten uit je hand. De anderen horen alles in één keer als het compleet is: als de bestelling vervuld is of als je ervan afziet.
rule-P-23 = Ligt alles al in de vitrine, dan is de bestelling vervuld, en kun je er niet van afzien. Kan het op meerdere manieren, dan zeg jij hoe; je mag ook een manier kiezen waarvoor kaarten uit je hand of hulp nodig zijn.
    .title = De vitrine is genoeg
    .ruling = De gedrukte regels zeggen niet of je ervan mag afzien. Hier wordt een bestelling die met de vitrine op maar één manier lukt, meteen vervuld.
rule-P-23-mamma-mia = Ligt alles al in de vitrine, dan is de bestelling vervuld, en kun je er niet van afzien. Kan het op meerdere manieren, dan zeg jij hoe; je mag ook een manier kiezen waarvoor kaarten uit je hand nodig zijn.
rule-P-24 = Is de vitrine niet genoeg, dan mag je ingrediënten uit je hand bijleggen, om hulp vragen, allebei doen, of van de bestelling afzien. Voor bijgelegde kaarten trek je geen nieuwe. Afzien van de bestelling kan voordat je een manier kiest, niet erna. Zonder hulp kun je alleen een manier kiezen die met vitrine en hand samen lukt. En pas op: kies je een manier waarvoor hulp nodig is en helpt niemand, dan mislukt de bestelling, ook als de vitrine voor een andere manier genoeg was.
    .title = Er ontbreekt iets
rule-P-24-mamma-mia = Is de vitrine niet genoeg, dan mag je ingrediënten uit je hand bijleggen of van de bestelling afzien. Voor bijgelegde kaarten trek je geen nieuwe. Afzien van de bestelling kan voordat je een manier kiest, niet erna, en je kunt alleen een manier kiezen die met vitrine en hand samen lukt.
rule-P-25 = Wordt de bestelling vervuld, dan zijn alle bijgelegde kaarten verbruikt. De rest komt uit de vitrine, dubbele eerst: zolang er van een soort iets nodig is en er een dubbele kaart ligt, wordt een dubbele genomen, ook als er maar 1 nodig is. Dan komen de enkele. Er worden nooit meer kaarten genomen dan nodig.
    .title = Dubbele eerst
    .example = Er zijn 4 olijven nodig, er liggen [[ooo]], jij legt [[O]] bij: verbruikt zijn [[O]] en [[oo]], en één enkele blijft. Of er zijn 3 olijven nodig en er liggen [[oOO]]: beide dubbele gaan weg, en de enkele blijft.
rule-P-25-mamma-mia = Wordt de bestelling vervuld, dan zijn alle bijgelegde kaarten verbruikt. De rest komt uit de vitrine, en er worden nooit meer kaarten genomen dan nodig.
    .title = Wat er verbruikt wordt
    .example = Er zijn 4 olijven nodig, er liggen [[ooo]], jij legt [[o]] bij: alle vier zijn verbruikt.
rule-P-26 = Niemand legt een kaart bij die niet nodig is. Vul je aan wat er van een soort ontbreekt, dan geef je precies zoveel, of 1 meer als er een oneven aantal ontbreekt en je alleen dubbele geeft; dat mag ook als je enkele in je hand hebt. Wil je om de rest vragen, dan leg je minder bij dan er ontbreekt, en wie je helpt, vult de rest aan volgens dezelfde regel.
    .title = Geen kaart te veel
    .example = Er ontbreken 3 salami’s. Die vul je aan met [[sss]], [[sS]] of [[SS]]. [[ssS]] kan niet, want één enkele zou overbodig zijn. Wil je om de rest vragen, dan mag je niets, [[s]], [[ss]] of [[S]] bijleggen.
rule-P-26-mamma-mia = Je legt geen kaart bij die niet nodig is: van elke soort precies zoveel als er ontbreekt.
    .example = Er ontbreken 2 salami’s. Je legt [[ss]] bij; [[s]] of [[sss]] kan niet.
rule-P-27 = Uit je hand leg je alleen bij wat er voor de gekozen manier in de vitrine ontbreekt. Je kunt geen eigen kaarten bijleggen om kaarten op tafel te sparen.
    .title = Alleen wat ontbreekt
    .example = Er zijn 4 pepers nodig, en er liggen [[ppp]]. Je kunt niet [[pp]] bijleggen om een peper op tafel te laten liggen, want er ontbreekt er maar 1.

## Hulp

rule-P-30 = Is je bestelling omgedraaid, dan mag je vragen om precies wat er nog ontbreekt nadat je zelf hebt bijgelegd. Je noemt soorten en aantallen, zoals 1 olijf en 2 pepers; bij ‘Twee dubbele’ (P-53) noem je de dubbele kaart. Om hulp vragen mag bij elke bestelling behalve ‘Wedstrijd’ (P-46) en ‘Zelfde soort’ (P-51), ook als er weinig hoop is.
    .title = Om hulp vragen
rule-P-31 = De anderen worden met de klok mee gevraagd, te beginnen links van je. Ieder geeft alles of weigert; een deel geven kan niet. Zodra iemand helpt, wordt er niet verder gevraagd.
    .title = Eén helpt
    .ruling = Volgens een van de gedrukte handleidingen mag je elke speler vragen. Hier gaat de vraag vanzelf rond, zodat niemand wordt overgeslagen.
rule-P-32 = Wie helpt, geeft kaarten uit de hand, enkele of dubbele naar keuze, maar geen die niet nodig zijn (P-26).
    .title = Hulp uit de hand
rule-P-33 = Wie helpt, draait de bovenste kaart van de eigen bestelstapel om. Die telt als vervuld en ligt open bij de andere vervulde bestellingen. Is de stapel leeg, dan is er geen beloning.
    .title = De beloning
rule-P-34 = Weigert iedereen, dan is je bestelling niet vervuld, ook als je hand genoeg was geweest, en neem je de kaarten die je hebt bijgelegd terug in je hand. Heeft iemand eenmaal geholpen, dan moet de bestelling worden vervuld.
    .title = Niemand helpt
rule-P-35 = ‘Ik kan niet’ en ‘Ik wil niet’ zien er voor de anderen hetzelfde uit. Daarom vraagt het spel iedereen bij wie de anderen het antwoord niet zeker weten. Het antwoordt alleen voor jou als iedereen kan zien dat er maar één antwoord is, bijvoorbeeld omdat je helemaal geen ingrediënten hebt.
    .title = Kunnen of willen
    .example = Iemand vraagt om 1 olijf, en jij hebt [[p s a]]. Je wordt toch gevraagd, en je weigert net zoals iemand die een olijf achterhoudt.
rule-P-36 = Hulp geldt voor een hele serie (P-42): één speler helpt, voor één beloning.
    .title = Hulp bij een serie

## De bestellingen van Sole Mio!

rule-P-40 = Je hebt 4 van deze bestellingen, een voor elke soort behalve je eigen. Voor elke bestelling heb je er 4 van die soort nodig. Meerdere samen kunnen een serie vormen (P-42).
    .title = Vier gelijke
    .example = Voor [[4o]] heb je 4 olijven nodig, bijvoorbeeld [[oooo]], [[ooO]] of [[OO]].
rule-P-41 = Alleen bestellingen ‘Vier gelijke’ (P-40) kunnen een serie vormen; andere niet, ook ‘Vier plus één’ niet.
    .title = Wat een serie vormt
rule-P-42 = Wordt een van je bestellingen ‘Vier gelijke’ omgedraaid, dan mag je er uit je hand nog hoogstens 3 toevoegen. Dan zijn er voor één daarvan 4 nodig, voor een andere 3, dan 2, dan 1. Jij zegt hoeveel voor welke.
    .title = Serie
    .example = In de vitrine liggen [[oooo sss]] als je [[4s]] wordt omgedraaid. Daarvoor ontbreekt 1 salami. Voeg [[4o]] toe uit je hand: de olijven zijn de 4, de salami’s de 3, en beide bestellingen zijn vervuld.
rule-P-43 = Een serie slaagt of mislukt als geheel: alle bestellingen erin worden vervuld, of geen enkele. Mislukt de serie, dan geldt voor allemaal wat voor een onvervulde bestelling geldt (P-20): eerst de omgedraaide, en daaronder de toegevoegde, in de volgorde waarin je ze hebt toegevoegd. Je hoeft geen serie aan te kondigen. Is de serie aangekondigd, dan geef je één antwoord, net als bij één bestelling, en komt er geen bestelling meer bij.
    .title = Alles of niets
    .ruling = Een van de gedrukte handleidingen kun je ook anders lezen. Maar dan zou je kansloze bestellingen kunnen toevoegen, alleen om de gewenste met minder ingrediënten te vervullen.
rule-P-44 = Je hebt er 2 nodig van elk van de 4 soorten die niet van jou zijn.
    .title = Twee van elk
    .example = Chef Olijf heeft [[pp mm ss aa]] nodig.
rule-P-46 = Je hebt er minstens 2 van je eigen soort nodig. Alles in de vitrine telt mee, en je mag er zoveel uit je hand bijleggen als je wilt. Hulp is er niet. Van de bestelling afzien kan alleen zolang er minder dan 2 in de vitrine liggen.
    .title = Wedstrijd
rule-P-47 = Dan mogen de anderen, met de klok mee en te beginnen links van je, ieder alle ingrediënten van die soort uit hun hand tonen. Tonen ze er samen minstens zoveel als jij hebt, dan is je bestelling geblokkeerd. Iedereen neemt de getoonde kaarten terug in de hand.
    .title = Een wedstrijd blokkeren
    .example = Er ligt 1 salami in de vitrine, en Chef Salami legt [[S]] bij: dat is samen 3. De ene tegenstander toont [[s]], een andere [[ss]]. Dat is ook 3: geblokkeerd!
rule-P-48 = Ieder beslist zelf over het tonen, en het is alles of niets. Het houdt op zodra de bestelling geblokkeerd is. Wie niets van die soort heeft, wordt niet gevraagd.
    .title = Alles tonen of niets
rule-P-49 = Wordt de wedstrijd niet geblokkeerd, dan is de bestelling vervuld. Alle kaarten van die soort, uit de vitrine en uit je hand, zijn dan verbruikt.
    .title = Wedstrijd gewonnen
rule-P-50 = Wordt de wedstrijd geblokkeerd, dan is de bestelling niet vervuld, en blijven de kaarten die je hebt bijgelegd in de vitrine.
    .title = Wedstrijd verloren
rule-P-51 = Je wijst een tegenstander aan die een ingrediëntkaart heeft. Die kiest er een, toont hem en neemt hem terug. Speel je een kaart van dezelfde soort uit je hand, enkel of dubbel, dan is je bestelling vervuld, en is je kaart verbruikt. De vitrine telt niet mee, en hulp is er niet. Iemand aanwijzen moet, een kaart spelen hoeft niet. Heeft geen enkele tegenstander een ingrediënt, dan is de bestelling niet vervuld.
    .title = Zelfde soort
    .example = De tegenstander toont [[A]]. Je hebt [[a]] in je hand en speelt die: vervuld!
    .ruling = Een van de gedrukte handleidingen kun je zo lezen dat je de kaart moet spelen. Hier mag je hem houden.
rule-P-52 = Deze bestelling kan niet worden vervuld zolang er ook maar één ingrediënt van je eigen soort in de vitrine ligt. Anders heb je er 2 nodig van elk van 2 andere soorten naar keuze.
    .title = Zonder mijn soort
    .example = [[mm ss]] is genoeg voor Chef Olijf. Ligt [[o]] ernaast, dan is het niets waard.
rule-P-53 = Je hebt 2 dubbele kaarten van verschillende soorten nodig; je eigen soort mag erbij zijn. Twee enkele zijn geen dubbele. Vraag je om hulp, dan noem je de soort van de dubbele kaart.
    .title = Twee dubbele
    .example = In de vitrine ligt [[O]]. Je mag [[P]] uit je hand bijleggen, of bijvoorbeeld om [[S]] vragen. Om zomaar een dubbele vragen kan niet.
rule-P-54 = Je hebt er 4 van één soort nodig, 3 van een tweede, 2 van een derde en 1 van een vierde. Jij kiest welke; je eigen soort mag erbij zijn.
    .title = Vier-drie-twee-één
    .example = [[oooo mmm aa s]] is genoeg.
rule-P-55 = Je hebt er 4 nodig van de eigen soort van wie op dat moment de waarderingskaart heeft. Is de bestelling vervuld, dan krijg je meteen de waarderingskaart en ga jij verder met de waardering. Heb je de kaart al, dan kun je deze bestelling ook vervullen, en houd je de kaart.
    .title = Vier voor de waarderingskaart
    .example = Chef Champignon heeft [[*]], dus voor de bestelling van Chef Olijf zijn 4 champignons nodig. Is die vervuld, dan heeft Chef Olijf [[*]], en voor de volgende bestelling met deze naam zijn 4 olijven nodig.

## De bestellingen van Mamma Mia!

rule-P-56 = Vier plus één: je hebt 4 van deze bestellingen, een voor elke soort behalve je eigen. Voor elke bestelling heb je er 4 van die soort en 1 van je eigen soort nodig. Gemengd: je hebt er 1 van elk van de 5 soorten nodig. Geen van deze bestellingen vormt een serie.
    .title = Vier plus één, gemengd
    .example = Voor [[4s+1]] heeft Chef Olijf [[ssss o]] nodig; voor [[mixed]] heeft iedereen [[o p m s a]] nodig.
rule-P-56-mamma-mia = Vier plus één: je hebt 4 van deze bestellingen, een voor elke soort behalve je eigen. Voor elke bestelling heb je er 4 van die soort en 1 van je eigen soort nodig. Gemengd: je hebt er 1 van elk van de 5 soorten nodig.
rule-P-57 = Voor Bombastica heb je minstens 15 ingrediënten nodig, van welke soort ook. Is die vervuld, dan is alles in de vitrine verbruikt. Wat ontbreekt, wordt over alle soorten samen geteld. Wie om hulp vraagt, noemt soorten en aantallen die samen de rest vormen, en wie helpt, vult elk daarvan aan zoals altijd (P-26). Voor Monotoni heb je er 1 van je eigen soort nodig en 6 van één andere soort naar keuze.
    .title = Bombastica en Monotoni
    .example = In de vitrine liggen 12 ingrediënten, dus er ontbreken er 3 voor [[bombastica]]. Je zou [[o]] en [[P]] kunnen bijleggen. Of je legt [[P]] bij en vraagt om 1 salami.
rule-P-57-mamma-mia = Voor Bombastica heb je minstens 15 ingrediënten nodig, van welke soort ook. Is die vervuld, dan is alles in de vitrine verbruikt. Wat ontbreekt, wordt over alle soorten samen geteld. Voor Monotoni heb je er 1 van je eigen soort nodig en 6 van één andere soort naar keuze.
    .example = In de vitrine liggen 12 ingrediënten, dus er ontbreken er 3 voor [[bombastica]]. Je zou bijvoorbeeld [[o pp]] kunnen bijleggen.
rule-P-58 = Je hebt er 1 van je eigen soort nodig en 3 van de soort die het minst in de vitrine ligt. Je eigen soort telt daarbij niet mee, en soorten die er niet liggen ook niet. Bij gelijke stand kies jij. Blijft er geen soort over, dan kan de bestelling niet worden vervuld. Dubbele kaarten tellen voor 2. De soort wordt één keer bepaald, op het moment dat de bestelling wordt omgedraaid.
    .title = Minimale
    .example = Er liggen [[ooo mm S]] als de bestelling van Chef Peper wordt omgedraaid. Champignon en salami liggen er het minst, van elk 2. Chef Peper kiest een van beide en heeft er daarvan 3 nodig, en 1 peper.
    .ruling = De gedrukte regels zeggen niet hoe een dubbele kaart hier telt. Die telt voor 2, zoals overal.
rule-P-58-mamma-mia = Je hebt er 1 van je eigen soort nodig en 3 van de soort die het minst in de vitrine ligt. Je eigen soort telt daarbij niet mee, en soorten die er niet liggen ook niet. Bij gelijke stand kies jij. Blijft er geen soort over, dan kan de bestelling niet worden vervuld. De soort wordt één keer bepaald, op het moment dat de bestelling wordt omgedraaid.
    .example = Er liggen [[ooo mm ss]] als de bestelling van Chef Peper wordt omgedraaid. Champignon en salami liggen er het minst, van elk 2. Chef Peper kiest een van beide en heeft er daarvan 3 nodig, en 1 peper.
    .ruling = De gedrukte regels zeggen niet wanneer de soort wordt bepaald. Hier gebeurt dat bij het omdraaien.

## Volgende ronde en einde

rule-P-60 = De verbruikte ingrediënten en de waarderingskaart worden geschud: dat is de nieuwe voorraad. Wie de waarderingskaart had, begint. Handkaarten en bestelstapels blijven zoals ze zijn. Wie minder dan 7 kaarten heeft, vult die aan het eind van de volgende eigen beurt aan.
    .title = De volgende ronde
rule-P-61 = Na de laatste ronde wint wie de meeste bestellingen heeft vervuld. Bij gelijke stand wint wie van hen de meeste ingrediënten in de hand heeft; dubbele tellen voor 2. Is het dan nog gelijk, dan wordt de overwinning gedeeld.
    .title = Wie wint
rule-P-61-mamma-mia = Na de laatste ronde wint wie de meeste bestellingen heeft vervuld. Bij gelijke stand wint wie van hen de meeste ingrediënten in de hand heeft. Is het dan nog gelijk, dan wordt de overwinning gedeeld.

## SOLOmino: kaarten en delen

rule-S-1 = Er zijn 120 kaarten. Elke kaart heeft twee helften. Elke helft heeft een kleur, en een getal of een van 6 symbolen: ‘sla over’, ‘keer om’, ‘pak 1’, ‘ruil’, ‘geef door’ en ‘vraag’.
    .title = Kaarten met twee helften
    .example = [[r8-bD]] heeft een rode 8 en een blauwe ‘pak 1’.
rule-S-2 = Het gewone deck heeft 4 kleuren (rood, geel, groen, blauw) en de getallen 1 tot en met 8. 72 kaarten hebben twee getallen, 48 een getal en een symbool. In elke kleur komt elk getal 6 keer voor en elk symbool 2 keer. Geen twee kaarten zijn gelijk, en geen kaart heeft twee gelijke helften. Jullie mogen ook een eigen deck gebruiken, desgewenst met paars en oranje en met getallen tot en met 9. Het heeft hoogstens 1 symbool per kaart en in totaal minstens 8 kaarten voor elke speler en 2 extra, maar niet meer dan 126. Dan mogen er kaarten met twee gelijke helften zijn, en gelijke kaarten die niemand uit elkaar kan houden.
    .title = Het deck
rule-S-3 = Je speelt met 2 tot en met 6 spelers. Ieder krijgt 8 kaarten. De rest is de trekstapel, en met de bovenste kaart daarvan begint de rij. Een symbool op die kaart doet niets.
    .title = Delen
rule-S-4 = Jullie kiezen wie begint; anders bepaalt het lot dat. In het begin gaat het met de klok mee.
    .title = Wie begint

## SOLOmino: jouw beurt

rule-S-5 = In je beurt leg je een kaart uit je hand aan een van de twee uiteinden van de rij, of je trekt een kaart.
    .title = Aanleggen of trekken
rule-S-6 = Een kaart past als een helft ervan de kleur, het getal of het symbool van een uiteinde heeft. Die helft bedekt het uiteinde, en de andere wordt het nieuwe uiteinde. Ligt er maar één kaart in de rij, dan zijn de twee helften daarvan de uiteinden. Komen twee manieren van aanleggen op hetzelfde neer, dan tellen ze als één; zijn beide uiteinden gelijk, dan leg je links aan.
    .title = Wat past
    .example = Een uiteinde toont [[r2]]. Elke 2 past, en elke rode helft ook. [[r6-b2]] past op twee manieren: of [[r6]] bedekt het uiteinde en [[b2]] is het nieuwe, of andersom.
rule-S-7 = Kun of wil je geen kaart aanleggen, dan trek je er een. Past die, dan mag je hem meteen aanleggen, maar geen andere; anders houd je hem. Daarna is je beurt voorbij. Niemand komt te weten of de kaart had gepast.
    .title = Een kaart trekken
rule-S-8 = Een symbool op de kaart die je aanlegt, werkt meteen, of de helft met het symbool nu het uiteinde bedekt of het nieuwe uiteinde wordt.
    .title = Symbolen werken meteen

## SOLOmino: symbolen

rule-S-10 = De volgende speler wordt overgeslagen. Met 2 spelers ben jij meteen weer aan de beurt.
    .title = Sla over
rule-S-11 = Vanaf nu gaat het de andere kant op. Met 2 spelers verandert dat niets.
    .title = Keer om
rule-S-12 = De volgende speler pakt 1 kaart van de trekstapel, of antwoordt met een ‘pak 1’ die past. Dan moet de speler daarna 2 kaarten pakken of ook antwoorden, en zo verder. Zo’n antwoord is meteen je hele beurt. Wie de kaarten pakt, heeft daarna een gewone beurt. Niemand komt te weten of je had kunnen antwoorden.
    .title = Pak 1
    .example = Je legt een ‘pak 1’, en de volgende twee spelers antwoorden er ook mee. De speler daarna heeft er geen die past, pakt 3 kaarten en heeft dan een gewone beurt.
rule-S-13 = Je kiest een andere speler, en jullie ruilen al je kaarten. Jullie weten dan van elkaar wat de ander heeft.
    .title = Ruil
rule-S-14 = Alle handkaarten gaan naar een buur. Jij kiest de richting, welke kant het spel ook op gaat. Je weet dan wat de buur heeft die jouw kaarten kreeg, en dat geldt voor iedereen.
    .title = Geef door
rule-S-15 = De bovenste kaart van de trekstapel wordt open voor de volgende speler gelegd. Die moet er een kaart op leggen met een helft die precies gelijk is aan een helft ervan: dezelfde kleur en hetzelfde getal of symbool. Voor de speler daarna telt de kaart die nu bovenop ligt. Zo gaat de vraagronde de tafel rond, in de speelrichting; jij doet ook mee. Wie niet kan, neemt de hele vraagstapel in de hand en is aan de beurt. Wie kan, moet, maar kiest zelf welke kaart. Symbolen in de vraagstapel doen niets. Iedereen onthoudt wat er in de vraagstapel lag en welke helften degene die hem pakte niet had.
    .title = Vraag
    .example = [[r8-b1]] wordt opengelegd. De volgende speler legt [[b1-b7]] erop. De speler daarna heeft geen [[b1]] en geen [[b7]], pakt beide kaarten en is aan de beurt.
rule-S-16 = Leg je je laatste kaart op de vraagstapel, dan win je meteen de ronde.
    .title = Laatste kaart op de vraagstapel
    .ruling = De gedrukte regels zeggen hier niets over. De laatste kaart is de laatste kaart, waar je die ook legt.

## SOLOmino: de laatste kaart

rule-S-20 = Heb je aan het eind van je eigen beurt precies 1 kaart, dan moet je ‘SOLOmino!’ roepen. Doe je dat niet, dan trek je meteen een kaart. Je beurt eindigt als het symbool van je kaart gewerkt heeft: na het ruilen, na het doorgeven, na de hele vraagronde; bij ‘pak 1’ zodra er een kaart gepakt moet worden. Een tussengegooide kaart telt als beurt. Houd je door het symbool van een ander maar 1 kaart over, dan hoef je niet te roepen.
    .title = SOLOmino! roepen
    .example = Je legt een ‘ruil’, hebt nog 5 kaarten en krijgt de kaarten van iemand die er 1 heeft: roepen! Wie door jouw ruil nog 1 kaart heeft, hoeft niet te roepen.
rule-S-21 = Leg je je laatste kaart aan, dan win je meteen de ronde; het symbool erop doet niets. Kaarten die nog gepakt moesten worden, vervallen, en een vraagstapel is van niemand.
    .title = De laatste kaart wint
rule-S-22 = Is de trekstapel op, dan is de ronde meteen voorbij. Wie de minste kaarten heeft, wint de ronde; bij gelijke stand wordt de overwinning gedeeld. Dat geldt ook als de laatste kaart net getrokken is en zou passen, en wie de laatste kaart of de vraagstapel heeft gepakt, komt niet meer aan de beurt. Alleen een vraagronde die bezig is, wordt eerst afgemaakt, en daarna wordt zo nodig nog geroepen.
    .title = De trekstapel is op
rule-S-23 = Moet iemand op dat moment nog kaarten pakken, voor ‘pak 1’ of omdat er niet geroepen is, dan gebeurt dat voordat er geteld wordt: eerst wat er van de trekstapel over is, dan kaarten uit de rij, de laatst gelegde eerst en de beginkaart het laatst. Wie niet geroepen heeft, pakt vóór wie voor ‘pak 1’ moet pakken. Wat voor ‘pak 1’ gepakt moet worden, is voor de volgende speler.
    .title = Nog kaarten te pakken
    .example = Er moeten 3 kaarten gepakt worden, en er is er nog 1 in de trekstapel. De speler pakt die en de 2 kaarten die het laatst gelegd zijn. Dan wordt er geteld.
rule-S-24 = Spelen jullie meerdere rondes, dan is elke kaart die je nog in je hand hebt een minpunt. Na het afgesproken aantal rondes, 1 tot en met 20, wint wie de minste minpunten heeft; bij gelijke stand wordt de overwinning gedeeld. Elke ronde begint de volgende speler, met de klok mee.
    .title = Meerdere rondes

## SOLOmino: tussengooien

rule-S-30 = In deze variant mag je tussengooien: is een helft van een van je kaarten precies gelijk aan een uiteinde, dan mag je die kaart daar meteen aanleggen, ook als je niet aan de beurt bent of net gespeeld hebt. De gelijke helft bedekt het uiteinde. Het symbool op de kaart werkt zoals altijd, en het spel gaat verder met de speler na jou. Een ‘sla over’ of ‘vraag’ van vlak ervoor bepaalt niet meer wie er aan de beurt is.
    .title = Tussengooien
    .example = De uiteinden tonen [[y5]] en [[b7]]. Je hebt [[y5-g6]] en legt die meteen aan. De speler na jou is aan de beurt; wie ertussen zit, wordt overgeslagen.
rule-S-31 = Tijdens een vraagronde gooit niemand iets tussen.
    .title = Niet tijdens een vraagronde
rule-S-32 = Kaarten die voor ‘pak 1’ gepakt moeten worden, vervallen niet: wie na de tussengegooide kaart aan de beurt is, pakt ze of antwoordt. Met een tussengegooide ‘pak 1’ wordt het 1 kaart meer. Wie kaarten moet pakken, kan daar niet onderuit door iets tussen te gooien.
    .title = Pakken moet nog steeds
rule-S-33 = Telkens als er een kaart in de rij is gelegd, het symbool gewerkt heeft en er geroepen is of dat is vergeten, is er even tijd om tussen te gooien. Pas daarna begint de volgende beurt. Bij de beginkaart en na het trekken is die tijd er niet. Kunnen meerdere spelers tussengooien, dan gaat de snelste voor. De tijd is voor iedereen even lang, of er nu iemand iets mee kan of niet; zo verraadt een pauze niets. Wordt er niet in real time gespeeld, dan worden de spelers die iets kunnen tussengooien een voor een gevraagd, met de klok mee vanaf de speler na wie het laatst een kaart legde, en alleen zij merken dat.
    .title = De tijd om tussen te gooien
    .ruling = De gedrukte regels noemen geen moment. Na elke kaart evenveel tijd voor iedereen is eerlijk; bij de beginkaart is die tijd er niet, zodat de eerste beurt rustig begint.
