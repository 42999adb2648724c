"""The rules of the pizza family, compiled. The modules follow the course of a game: chance, turn, scoring, filling, ...

Nothing outside this package says what is legal or what happens. Nothing in it looks outside, but for `core.kernel`.
"""
