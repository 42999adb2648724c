"""Install the peers one by one, and write down which could not be had and why."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
CONSTRAINTS = (HERE.parent / "requirements.lock", HERE / "constraints.txt")
MISSING = Path(sys.prefix) / "missing-peers.json"

PEERS = {
    "OpenSpiel": ["open-spiel"],
    "RLCard": ["rlcard==1.2.0"],
    "PettingZoo": ["pettingzoo[classic]"],
    "Pgx": ["pgx==2.6.0"],
    # Its newest version has no wheel, and those of older ones want other versions of what we use.
    "PufferLib": ["--only-binary=:all:", "pufferlib"],
}


def main() -> None:
    missing = {}
    for name, requirements in PEERS.items():
        constraints = [word for path in CONSTRAINTS for word in ("--constraint", str(path))]
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        done = subprocess.run([*command, *constraints, *requirements], capture_output=True, text=True, check=False)  # noqa: S603
        if done.returncode:
            missing[name] = f"could not be installed: {first_error(done.stderr)}"
            print(f"{name} {missing[name]}")
    MISSING.write_text(json.dumps(missing))


def first_error(output: str) -> str:
    """What pip says is wrong; the lines after the first only say where to read more."""
    errors = (line.removeprefix("ERROR: ") for line in output.splitlines() if line.startswith("ERROR: "))
    return next(errors, "pip failed without saying why")


def read_missing() -> dict[str, str]:
    missing: dict[str, str] = json.loads(MISSING.read_text()) if MISSING.exists() else {}
    return missing


if __name__ == "__main__":
    main()
