"""How Sphinx builds the documentation site; `make docs` calls it through tools/build_docs.py."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from typing import Any

# The package may not be installed yet: pip builds the site as a part of it.
sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

project = "Tavolata"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_copybutton"]
source_suffix = {".md": "markdown"}
# Words in single backticks are code, in docstrings as in Markdown.
default_role = "code"
myst_heading_anchors = 4
# Deck files have a notation of their own.
suppress_warnings = ["misc.highlighting_failure"]

autodoc_default_options = {"members": True}
autodoc_inherit_docstrings = False
autodoc_member_order = "bysource"
# Optional dependencies may be missing; autodoc then only reads the docstrings.
autodoc_mock_imports = [
    name
    for name in ("choix", "distributed", "gymnasium", "jinja2", "matplotlib", "pettingzoo", "pyspiel", "wasmtime")
    if importlib.util.find_spec(name) is None
]

html_theme = "furo"
html_title = "Tavolata"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_logo = "../web/public/icon.svg"
html_favicon = "../web/public/icon.svg"
html_show_copyright = False
html_show_sphinx = False
html_copy_source = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8f2d1f", "color-brand-content": "#8f2d1f"},
    "dark_css_variables": {"color-brand-primary": "#f0a58f", "color-brand-content": "#f0a58f"},
}

#: Pages in the root of the repository, and their names on the site.
_ROOT_PAGES = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md", "README.md": "index.md"}
_FENCED = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def _link_to_site(_app: Any, _name: str, source: list[str]) -> None:
    """In the repository, pages link to files in its root. On the site they link to the pages made from these."""
    for file, page in _ROOT_PAGES.items():
        source[0] = source[0].replace(f"](../{file}", f"]({page}")


def _include_with_links(_app: Any, _path: Path, _parent: str, source: list[str]) -> None:
    """The same for the files that are included: they link to `docs/` and to each other."""
    source[0] = source[0].replace("](docs/", "](")
    for file, page in _ROOT_PAGES.items():
        source[0] = source[0].replace(f"]({file}", f"]({page}")


def _read_markdown(_app: Any, _what: str, _name: str, _object: Any, _options: Any, lines: list[str]) -> None:
    """Docstrings mark examples as Markdown does; autodoc wants reStructuredText."""

    def as_directive(example: re.Match[str]) -> str:
        language, code = example.groups()
        return f".. code-block:: {language}\n\n" + re.sub(r"^(?=.)", "    ", code, flags=re.MULTILINE)

    lines[:] = _FENCED.sub(as_directive, "\n".join(lines)).split("\n")


def setup(app: Any) -> None:
    app.connect("source-read", _link_to_site)
    app.connect("include-read", _include_with_links)
    app.connect("autodoc-process-docstring", _read_markdown)
