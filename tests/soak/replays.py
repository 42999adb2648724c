"""Somebody looks back at long games as often as a server allows one address, and nobody else notices.

python -m tests.soak.replays --minutes 5 --seconds 300 --seed 1

The players come from another address of loopback. Half of them waiting longer than 20 ms for a move would be noticed.
"""

from __future__ import annotations

import sys

from tavolata.server.load import Load, own_server, run_load
from tests.soak.hour import quick_server
from tests.soak.runs import Bounds, Kind, Progress, Result, main

#: Tables that are played at, and what is enough for a short run: tables, and games of one round to look back at.
TABLES, FEW = 20, 4
#: Seconds below which the median says nothing.
TELLING = 30.0
#: What the median of the players' moves has to stay below, in milliseconds.
MEDIAN_MS = 20.0
#: Done, under way, nothing to say about this step, and too much.
FINE = {"200", "202", "409", "429"}


async def look_back(bounds: Bounds, result: Result, progress: Progress) -> None:
    seconds = min(60.0 * bounds.count, bounds.seconds)
    is_short = seconds < TELLING
    load = Load(FEW, seconds, pause=(0.05, 0.2), arriving=0.1) if is_short else Load(TABLES, seconds)
    result.checked = (
        f"no error; one address gets answers until it is refused; the median of the others' moves is below "
        f"{MEDIAN_MS:.0f} ms"
    )
    async with quick_server(games=FEW) if is_short else own_server(replays=True) as server:
        findings = await run_load(
            server.url,
            load,
            lambda passed, waits: progress.say(f"{passed:.0f} of {seconds:.0f} s, {len(waits):,} moves"),
            server,
        )
    answers = findings.replays or {}
    result.done = (
        f"{load.tables} tables for {seconds / 60:.1f} min: {findings.moves:,} moves (median {findings.ms_p50} ms, 99 % "
        f"within {findings.ms_p99} ms); beside them {sum(answers.values()) - answers.get('429', 0):,} answers to one "
        f"address that looks back, and {answers.get('429', 0):,} refusals"
    )
    if findings.errors:
        result.failures.append(f"errors: {findings.errors}")
    if not findings.moves:
        result.failures.append("nobody could make a move")
    if wrong := {status: count for status, count in answers.items() if status not in FINE}:
        result.failures.append(f"wrong answers to the one who looks back: {wrong}")
    if not (answers.get("200") and answers.get("429")):
        result.failures.append(f"nobody looked back as often as the server allows: {answers}")
    if is_short:
        result.skipped.append(f"a verdict on the median: it takes {TELLING:.0f} s")
    elif findings.ms_p50 >= MEDIAN_MS:
        result.failures.append(f"the median of the others' moves is {findings.ms_p50} ms")


REPLAYS = Kind("replays", "minutes", short=Bounds(1, 4.0), long=Bounds(5, 300.0), work=look_back)

if __name__ == "__main__":
    sys.exit(main(REPLAYS))
