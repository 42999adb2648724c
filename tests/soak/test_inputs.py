from __future__ import annotations

from tavolata.core.errors import BadSetting
from tests.soak.inputs import INPUTS, outcome


async def test_damaged_files_and_command_lines_are_taken_or_refused_in_one_line() -> None:
    result = await INPUTS.run(INPUTS.short)
    assert result.failures == []


def test_what_is_no_clean_refusal_is_found() -> None:
    def refuse() -> int:
        raise BadSetting("no")

    def fall() -> int:
        raise KeyError("oh")

    assert outcome(lambda: 0) == ""
    assert outcome(refuse) == ""
    assert outcome(fall) == "KeyError: 'oh'"
    assert outcome(lambda: 2) == "exit code 2 with []"
    assert outcome(lambda: 1) == "exit code 1 without a word"
    assert outcome(lambda: 70) == "exit code 70"
