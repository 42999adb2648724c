"""The build hook: `pip install` builds what is not there yet of kernels, browser client and documentation."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):
    """Serves wheels and editable installs alike; TAVOLATA_CLIENT=skip leaves all of it out."""

    def initialize(self, _version: str, _build_data: dict[str, Any]) -> None:
        if os.environ.get("TAVOLATA_CLIENT") == "skip":
            self.app.display_warning("built without the browser client, the WebAssembly kernels and the documentation")
            return
        if subprocess.run([sys.executable, Path(self.root) / "tools/build_wasm.py"], check=False).returncode:
            self.app.abort("The kernels cannot be built as WebAssembly.")
        if subprocess.run([sys.executable, Path(self.root) / "tools/build_docs.py"], check=False).returncode:
            self.app.abort("The documentation cannot be built.")
        # The browser client contains the kernels.
        sys.path.insert(0, str(Path(self.root) / "web"))
        import client

        try:
            client.build()
        except client.CannotBuild as error:
            self.app.abort(f"The browser client cannot be built: {error}.")
