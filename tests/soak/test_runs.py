"""The soak tests would say so if something were lost: they are shown journals in which it is."""

from __future__ import annotations

from pathlib import Path

from tavolata.server.journal import Entry, Played, WentOn
from tests.server.live.guests import LiveTable
from tests.soak.players import Sitting, _compare
from tests.soak.runs import Bounds, Kind, Progress, Result, faults_in


def journal(*moves: str | None) -> list[Entry]:
    changes = [WentOn() if move is None else Played(steps=[], by="x", move=move) for move in moves]
    return [Entry(seq=seq, at=0.0, change=change) for seq, change in enumerate(changes, 1)]


def sitting(*, refused: tuple[str, ...] = (), **acknowledged: int) -> Sitting:
    moves = {f"p0-0-{name.removeprefix('m')}": seq for name, seq in acknowledged.items()}
    return Sitting(LiveTable("t", "k"), "solomino", acknowledged=moves, refused=set(refused))


def test_a_journal_that_agrees_with_what_was_acknowledged_is_right() -> None:
    assert list(_compare(journal(None, "p0-0-1", "other", "p0-0-2"), sitting(m1=2, m2=4))) == []


def test_lost_doubled_refused_and_disordered_moves_are_found() -> None:
    (lost,) = _compare(journal(None, None), sitting(m1=2))
    assert "written as []" in lost
    twice = list(_compare(journal("p0-0-1", "p0-0-1"), sitting(m1=1)))
    assert any("written 2 times" in line for line in twice)
    (refused,) = _compare(journal("p0-0-1"), sitting(refused=("p0-0-1",)))
    assert "was refused" in refused
    (disordered,) = _compare(journal("p0-0-2", "p0-0-1"), sitting(m1=2, m2=1))
    assert "not done in their order" in disordered
    (gap,) = _compare(journal("a", "b")[1:], sitting())
    assert "gaps" in gap


def test_tracebacks_in_a_log_are_found(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text("[info] all is well\n")
    assert faults_in(log) == []
    log.write_text('[error] oh\nTraceback (most recent call last):\n  File "x"\n    y\nKeyError: 1\n[info] next\n')
    assert faults_in(log) == ["a traceback in the log: KeyError: 1"]


async def test_a_run_that_falls_over_is_a_failure_with_how_to_repeat_it() -> None:
    async def fall(_bounds: Bounds, _result: Result, _progress: Progress) -> None:
        raise ValueError("oh")

    kind = Kind("stones", "stones", short=Bounds(1, 1.0), long=Bounds(2, 2.0), work=fall)
    result = await kind.run(kind.short)
    assert not result.held
    assert result.failures == ["ValueError: oh"]
    assert "| 1 failed |" in result.row
    assert kind.repeat(kind.short) == "python -m tests.soak.stones --stones 1 --seconds 1 --seed 1"
