"""What the server counts and measures, for Prometheus (`/metrics`). The names are documented in running-a-server.md."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

#: From a fast disk to a table that people would call slow.
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

live_tables = Gauge("tavolata_live_tables", "Tables that this process keeps.")
tables = Gauge("tavolata_tables", "Tables, by their state.", ["state"])
sockets = Gauge("tavolata_sockets", "Clients that are connected.")
commands = Counter("tavolata_commands", "Commands of clients.", ["type", "result"])
refusals = Counter("tavolata_refusals", "What was refused, on sockets and by REST, by its code.", ["code"])
requests = Counter("tavolata_requests", "REST requests, by status.", ["method", "status"])
move_seconds = Histogram(
    "tavolata_move_seconds", "From the arrival of a move until it is on disk and sent to everybody.", buckets=_SECONDS
)
commits = Counter("tavolata_commits", "Commits of journals.")
commit_entries = Histogram(
    "tavolata_commit_entries", "Entries of journals in one commit.", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
)
bot_seconds = Histogram("tavolata_bot_seconds", "How long bots think about a decision.", buckets=_SECONDS)
bot_queue = Gauge("tavolata_bot_queue", "Decisions of bots that wait for a thread.")
