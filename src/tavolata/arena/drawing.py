"""Drawing by matplotlib, as SVG that is part of a page.

- Colours are names that the page's style sheet fills in, so that one drawing serves light and dark.
- A drawing is as wide as a phone, so that its letters are never much smaller than those of the page.
- It has words for those who cannot see it.
- The same drawing is always the same bytes.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING, Any

from tavolata.core.extras import needing

if TYPE_CHECKING:
    from matplotlib.figure import Figure

#: matplotlib wants real colours. These stand for the variables of the style sheet, and occur nowhere else.
INK, QUIET, GRID, DATA, FAIR, PAPER = (f"#0{number}0e0d" for number in range(6))
_VARIABLES = {INK: "ink", QUIET: "quiet", GRID: "grid", DATA: "data", FAIR: "fair", PAPER: "paper"}
_SETTINGS: dict[Any, Any] = {
    "svg.fonttype": "none",  # letters stay text: the page's own font, found by a search, read aloud
    "svg.hashsalt": "tavolata",
    "text.parse_math": False,  # a bot may have dollars in its name
    "font.size": 10.5,
    "text.color": INK,
    "axes.edgecolor": QUIET,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": "medium",
    "figure.labelsize": "medium",
    "axes.titlelocation": "left",
    "grid.color": GRID,
    "grid.linewidth": 0.8,
    "axes.axisbelow": True,
    "xtick.color": QUIET,
    "ytick.color": QUIET,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
}
#: In inches, of which a phone has about five.
WIDTH, HEIGHT = 4.5, 2.8


def draw(name: str, title: str, description: str, paint: Callable[[Figure], None], height: float = HEIGHT) -> str:
    """An SVG element; `name` tells its ids from those of the other drawings of a page."""
    with needing("arena", "a report with plots"):
        from matplotlib import rc_context
        from matplotlib.figure import Figure

    text = io.StringIO()
    with rc_context(_SETTINGS):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        paint(figure)
        nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        figure.savefig(text, format="svg", transparent=True, metadata=nothing)
    return _embedded(text.getvalue(), name, title, description)


def _embedded(svg: str, name: str, title: str, description: str) -> str:
    """The drawing as an element of a page, with words for those who cannot see it."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<defs>\s*<style.*?</style>\s*</defs>", "", svg, count=1, flags=re.DOTALL)
    svg = re.sub(r"font-family: [^;\"]*;? ?", "", svg)
    svg = re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>{name}-", svg)
    for colour, variable in _VARIABLES.items():
        svg = svg.replace(colour, f"var(--{variable})")
    head, _, rest = svg.partition(">")
    size = re.findall(r'viewBox="[^"]*"', head)[0]
    return (
        f'<svg role="img" aria-labelledby="{name}-title {name}-description" {size} '
        'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">'
        f'<title id="{name}-title">{escape(title)}</title>'
        f'<desc id="{name}-description">{escape(description)}</desc>{rest.strip()}'
    )
