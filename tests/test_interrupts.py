"""Tests that press Ctrl-C also work in a run that was started in the background."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")

_REPORT = "import tests.conftest, signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"


@pytest.mark.parametrize("before", ["import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)", "pass"])
def test_ctrl_c_is_heard_again_where_a_shell_ignored_it(before: str) -> None:
    # The setting of a program is that of those that it starts, so a shell that ignores is not needed.
    child = f"import subprocess, sys; sys.exit(subprocess.call([sys.executable, '-c', {_REPORT!r}]))"
    done = subprocess.run(
        [sys.executable, "-c", f"{before}\n{child}"], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "True"


def test_this_run_hears_ctrl_c() -> None:
    assert signal.getsignal(signal.SIGINT) is not signal.SIG_IGN
