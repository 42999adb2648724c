"""REST: everything but live play.

edge       how bodies come in and answers go out, and what OpenAPI says about them
errors     every error as the same small object
callers    who asks, from where, and whether they may
games      what can be played
people     users, their links, bots, statistics
tables     the lobby, opening a table, its record
replays    looking back at a finished game
service    for programs that look after the server
"""
