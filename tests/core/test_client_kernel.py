"""The kernel in the browser is tested against what Python says now."""

from __future__ import annotations

from tests.core.client_kernel import FILE, as_json


def test_what_is_kept_for_the_kernel_in_the_browser_is_what_python_says() -> None:
    assert FILE.read_text(encoding="utf-8") == as_json(), "run make golden, then the client's tests"
