"""For all tests."""

from __future__ import annotations

import signal

# A shell ignores Ctrl-C for what it starts in the background (`make test &`, `nohup`), and programs hand that on to
# those that they start. Tests that press Ctrl-C would then wait for ever.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
