### What sentences of all games have in common, in English.

# Several of something in a sentence: $others are all but the last, with commas.
listed = { $others } and { $last }
