"""The pizza family: Sole Mio!, Mamma Mia! Grande and Mamma Mia! (docs/rules.md, part P)."""
