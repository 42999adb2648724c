"""REST: everything but live play.

edge        how bodies come in and answers go out, and what OpenAPI says about them
errors      every error as the same small object
callers     who asks, from where, and whether they may
games       what can be played
people      users, their links, bots
tables      the lobby, opening a table, its record
replays     looking back at a finished game
statistics  what a user has played and won, and how a finished game went
service     for programs that look after the server
"""
