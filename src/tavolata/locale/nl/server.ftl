### Wat de server van de live-tafels zegt, in het Nederlands.

guest = Gast

refusal-bad-message = Dat was niet te begrijpen. Laad de pagina opnieuw.
refusal-bad-name = Kies een andere naam: 1 tot en met 30 tekens, geen besturingstekens.
refusal-not-known = We kennen je nog niet. Vertel ons hoe je heet.
refusal-wrong-host = Deze server is niet onder deze naam bekend. Gebruik het adres dat je van de beheerder hebt gekregen.
refusal-unreadable = Deze tafel kan nu niet worden gelezen. Er is niets verloren gegaan; de beheerder van de server kan zien waarom.
refusal-removed = De host heeft je van deze tafel gehaald.
refusal-seen-another-hand = Je hebt in dit spel al de kaarten van een andere plek gezien. Je kunt alleen die plek terugkrijgen.
refusal-seat-taken = Die plek is bezet.
refusal-wrong-number = Je getal voor het schudden is niet het getal dat eerder is aangekondigd. Laad de pagina opnieuw.
refusal-too-many = Dat was te veel tegelijk. Probeer het over { $retry ->
    [one] 1 seconde
   *[other] { $retry } seconden
} opnieuw.
refusal-too-many-changes = Aan deze tafel is te vaak iets gewijzigd. Je kunt doorspelen of weggaan, maar verder valt hier niets meer te wijzigen. Open een andere tafel.
refusal-not-ready = De server is nog niet klaar. Probeer het over { $retry ->
    [one] 1 seconde
   *[other] { $retry } seconden
} opnieuw.
refusal-conflict = Iemand anders was sneller. Probeer het opnieuw.
refusal-fault = De server heeft een fout gemaakt. Probeer het opnieuw.
refusal-too-big = Dat is te lang.
refusal-not-json = De server verwachtte JSON.
refusal-no-such-page = Op dit adres is niets.
refusal-no-such-method = Dat kan niet op dit adres.
refusal-ambiguous-action = Dat kan meer dan één actie zijn.
