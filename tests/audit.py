"""Whether a known hole is in the packages that we lock: `python -m tests.audit`, part of `make check`.

The list of holes is on the network. Where it cannot be reached, that is said in one line and is no failure; anything
else that keeps the audit from its work is one.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

AUDIT = ["-r", "requirements.lock", "--no-deps", "--disable-pip", "--format", "json", "--timeout", "10"]
UNREACHABLE = ("ConnectionError", "ConnectTimeout", "ReadTimeout", "Max retries", "timed out", "Temporary failure")
NOT_AUDITED = "the list of known holes cannot be reached from here: nothing was audited"


def judge(out: str, err: str) -> tuple[int, str]:
    """The exit code, and what to say."""
    try:
        packages: list[dict[str, Any]] = json.loads(out)["dependencies"]
    except (ValueError, KeyError):
        if any(sign in err for sign in UNREACHABLE):
            return 0, NOT_AUDITED
        return 1, f"the audit failed: {err.strip() or out.strip() or 'it said nothing'}"
    holes = [
        f"{package['name']} {package['version']}: {hole['id']}, mended in {', '.join(hole['fix_versions']) or 'none'}"
        for package in packages
        for hole in package.get("vulns", ())
    ]
    if holes:
        return 1, "\n".join(holes)
    audited = sum("skip_reason" not in package for package in packages)
    # A registry that knows no package at all is not the one that knows their holes.
    if not audited:
        return 0, NOT_AUDITED
    return 0, f"no known holes in {audited} of {len(packages)} packages"


def main() -> int:
    done = subprocess.run([sys.executable, "-m", "pip_audit", *AUDIT], capture_output=True, text=True, check=False)
    code, line = judge(done.stdout, done.stderr)
    print(line)
    return code


if __name__ == "__main__":
    sys.exit(main())
