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
    # So far it is published as source alone, which takes a compiler and PyTorch to build.
    "PufferLib": ["--only-binary=:all:", "pufferlib"],
}


def main() -> None:
    missing = {}
    for name, requirements in PEERS.items():
        constraints = [word for path in CONSTRAINTS for word in ("--constraint", str(path))]
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        done = subprocess.run([*command, *constraints, *requirements], capture_output=True, text=True, check=False)  # noqa: S603
        if done.returncode:
            errors = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
            missing[name] = f"could not be installed: {(errors or ['pip failed'])[-1].removeprefix('ERROR: ')}"
            print(f"{name} {missing[name]}")
    MISSING.write_text(json.dumps(missing))


def read_missing() -> dict[str, str]:
    missing: dict[str, str] = json.loads(MISSING.read_text()) if MISSING.exists() else {}
    return missing


if __name__ == "__main__":
    main()
