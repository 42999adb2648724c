"""What the server counts and measures, for Prometheus (`/metrics`). The names are documented in running-a-server.md."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

#: From a fast disk to a table that people would call slow.
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

live_tables = Gauge("tavolata_live_tables", "Tables run by this process.")
tables = Gauge("tavolata_tables", "Tables, by state.", ["state"])
sockets = Gauge("tavolata_sockets", "Connected clients.")
commands = Counter("tavolata_commands", "Commands of clients.", ["type", "result"])
refusals = Counter("tavolata_refusals", "Refusals on WebSockets and by REST, by code.", ["code"])
requests = Counter("tavolata_requests", "REST requests, by status.", ["method", "status"])
move_seconds = Histogram(
    "tavolata_move_seconds",
    "Time from the arrival of a move until it is on disk and sent to everybody.",
    buckets=_SECONDS,
)
commits = Counter("tavolata_commits", "Journal commits.")
commit_entries = Histogram(
    "tavolata_commit_entries", "Journal entries per commit.", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
)
bot_seconds = Histogram("tavolata_bot_seconds", "Time that bots take for a decision.", buckets=_SECONDS)
bot_queue = Gauge("tavolata_bot_queue", "Bot decisions that are waiting for a thread.")
