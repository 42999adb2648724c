"""What the audit of our dependencies makes of what it is told."""

from __future__ import annotations

import json

import pytest

from tests.audit import NOT_AUDITED, judge

SOUND = {"name": "good", "version": "1", "vulns": []}
HOLED = {"name": "bad", "version": "2", "vulns": [{"id": "PYSEC-1", "fix_versions": ["3"]}]}
UNKNOWN = {"name": "odd", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("packages", "code", "said"),
    [
        ([SOUND], 0, "no known holes in 1 of 1 packages"),
        ([SOUND, UNKNOWN], 0, "no known holes in 1 of 2 packages"),
        ([SOUND, HOLED, UNKNOWN], 1, "bad 2: PYSEC-1, mended in 3"),
        ([UNKNOWN], 0, NOT_AUDITED),
    ],
)
def test_a_hole_is_a_failure(packages: list[object], code: int, said: str) -> None:
    assert judge(json.dumps({"dependencies": packages}), "") == (code, said)


def test_only_a_network_that_is_not_there_is_forgiven() -> None:
    assert judge("", "requests.exceptions.ConnectionError: no route") == (0, NOT_AUDITED)
    assert judge("", "no such file: requirements.lock") == (1, "the audit failed: no such file: requirements.lock")
    assert judge("", "") == (1, "the audit failed: it said nothing")
