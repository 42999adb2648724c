"""Live tables: people, bots and spectators over the network, every move on disk before anybody sees it.

messages   what a client and the server say to each other on the socket
journal    what happened at a table, entry by entry; a table is what its journal says
store      journals, users and settings on disk (SQLite or PostgreSQL), and word between processes
table      one table, rebuilt from its journal; it knows who may do what
showing    who may know what of a table
opening    new tables, and rematches
keeper     the one writer of a table: people's commands, bots, clocks, windows
hall       all tables of this process, and the way to those of other processes
app        the doors: REST, sockets, cookies, limits
"""
