### Was Sätze in allen Spielen gemeinsam haben, auf Deutsch.

# Mehreres in einem Satz: $others ist alles außer dem Letzten, mit Kommas.
listed = { $others } und { $last }
