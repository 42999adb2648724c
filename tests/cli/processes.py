"""Processes that others have started."""

from __future__ import annotations

import subprocess


def is_running(pid: int) -> bool:
    """Not if it has ended and nobody has noticed yet."""
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return state.strip() != "" and not state.startswith("Z")


def children_of(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = (map(int, line.split()) for line in found.splitlines())
    return [child for child, parent in pairs if parent == pid]
