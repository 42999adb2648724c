### Ciò che le frasi di tutti i giochi hanno in comune, in italiano.

# Un elenco in una frase: $others è tutto tranne l’ultimo, con le virgole.
listed = { $others } e { $last }
