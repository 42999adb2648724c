"""The rules of SOLOmino, compiled. The modules follow a turn: laying a card, its symbol, the call, the window, the end.

Nothing outside this package says what is legal or what happens. Nothing in it looks outside, but for `core.kernel`.
"""
