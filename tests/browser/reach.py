"""Whether what can be pressed can be reached: it is on the screen, or scrolls there, and nothing lies on it."""

from __future__ import annotations

from tests.browser.guest import Guest

#: What cannot be reached, and why. A dialog hides what is behind it, so only the one on top counts. Cards of a hand may
#: lie on each other as long as enough of each is free.
_OUT_OF_REACH = """() => {
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const pressed = 'button:enabled, a[href], input:enabled, select:enabled, textarea:enabled, summary';
    const named = (element) => (element.getAttribute('aria-label') || element.innerText || element.name
        || element.outerHTML.slice(0, 80)).trim().replace(/\\s+/g, ' ').slice(0, 60);
    const shown = (element) => element.getClientRects().length > 0
        && element.checkVisibility({ visibilityProperty: true }) && !element.closest('.vh, [inert]');
    const hits = (element, x, y) => {
        // A hint for a first game may lie over the piles until it is read.
        const hit = document.elementsFromPoint(x, y)
            .find((one) => !one.closest('[role=status]') || element.closest('[role=status]'));
        const label = element.labels?.[0];
        return hit !== undefined && (element.contains(hit) || label?.contains(hit) === true);
    };
    const trouble = (element) => {
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (width < 1 || height < 1) return 'has no size';
        if (left < -1 || right > innerWidth + 1) return `reaches from ${left} to ${right} of ${innerWidth}`;
        if (y < 0 || y > innerHeight) return `lies at ${y} of ${innerHeight}`;
        if (hits(element, x, y)) return null;
        const free = [];
        for (let column = 0.5; column < 10; column++)
            for (let row = 0.5; row < 10; row++)
                if (hits(element, left + (width * column) / 10, top + (height * row) / 10)) free.push(1);
        if (element.matches('[data-card], [data-order]') && free.length >= 25) return null;
        const hit = document.elementFromPoint(x, y);
        return `is covered by ${hit?.outerHTML.slice(0, 90) ?? 'nothing'} (${free.length} % free)`;
    };
    const before = scrollY;
    const found = [...scope.querySelectorAll(pressed)].filter(shown)
        .map((element) => [named(element), trouble(element)])
        .filter(([, why]) => why !== null).map(([name, why]) => `${name}: ${why}`);
    scrollTo(0, before);
    return found;
}"""

#: Parts of a page that lie on each other, though none of them is meant to float.
_OVERLAPPING = """() => {
    const parts = [...document.querySelectorAll('#app > header, main > *, main .seats, aside')].filter((part) =>
        part.getClientRects().length > 0 && ['static', 'relative'].includes(getComputedStyle(part).position)
        && !part.matches('.vh') && part.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    const told = (part) => part.outerHTML.slice(0, 60);
    return parts.flatMap((one, at) => parts.slice(at + 1).flatMap((other) => {
        if (one.contains(other) || other.contains(one)) return [];
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return width > 2 && height > 2 ? [`${told(one)} and ${told(other)}: ${width} x ${height}`] : [];
    }));
}"""


#: Words that something cuts off at its edge, or that leave the screen at a side. Names may end in three dots.
_CUT_OFF = """() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
        const { currentNode: text } = texts;
        const { parentElement } = text;
        const isSeen = parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!text.textContent.trim() || !isSeen || parentElement.closest('.vh, option, svg')) continue;
        const words = document.createRange();
        words.selectNodeContents(text);
        const { left, right, width } = words.getBoundingClientRect();
        for (let around = parentElement; width && around; around = around.parentElement) {
            const { overflowX, textOverflow } = getComputedStyle(around);
            if (textOverflow === 'ellipsis') break;
            const edge = around.getBoundingClientRect();
            if (['auto', 'scroll'].includes(overflowX)) break;
            const cuts = overflowX !== 'visible' || around === document.body;
            if (cuts && (left < edge.left - 1 || right > edge.right + 1)) found.push(text.textContent.trim());
        }
    }
    return found;
}"""


#: What is explained, and what it covers though it is needed meanwhile.
_EXPLAINED_OVER = """() => {
    const table = '.seats, [data-lap] li, [data-announcement], .prompt, .row, .hand, .actions';
    const needed = document.querySelectorAll(table);
    return [...document.querySelectorAll('main [data-first-time], [data-seat-legend], main [data-forced] p')]
        .flatMap((words) => [...needed].filter((part) => {
            if (part.contains(words)) return false;
            const [a, b] = [words, part].map((one) => one.getBoundingClientRect());
            const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            return width > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        }).map((part) => `“${words.textContent.trim().slice(0, 30)}” lies on ${part.className || part.tagName}`));
}"""

#: Dialogs whose contents are wider than they are.
_TOO_WIDE_INSIDE = """() => [...document.querySelectorAll('dialog[open]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ scrollWidth, clientWidth }) => `a dialog of ${clientWidth} with ${scrollWidth}`)"""

#: Parts of a table of SOLOmino that lie on each other, or are not in sight at all.
_COVERED = """() => {
    const table = ['.seats', '.prompt', '.row', '.why', '.pile', '.middle > ol', '.heap', '.middle .told', '.tray'];
    const parts = table.map((name) => document.querySelector(`main ${name}`));
    const boxes = parts.filter(Boolean).map((part) => ({ name: part.className, box: part.getBoundingClientRect() }));
    const cards = [...document.querySelectorAll('.hand button, .actions button')].map((button) => (
        { name: button.textContent, box: button.getBoundingClientRect() }));
    const out = [...boxes, ...cards].filter(({ box }) =>
        box.top < 0 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1);
    const covered = boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) =>
        one.box.left < other.box.right - 1 && other.box.left < one.box.right - 1 &&
        one.box.top < other.box.bottom - 1 && other.box.top < one.box.bottom - 1
    ).map((other) => `${one.name} and ${other.name}`));
    return [...out.map(({ name }) => `${name} is out of sight`), ...covered];
}"""


async def check_solomino(guest: Guest, where: str) -> None:
    """All of a table of SOLOmino is in sight without scrolling, and nothing of it lies on anything else."""
    found = await guest.page.evaluate(_COVERED)
    assert not found, f"{where} at {guest.page.viewport_size}: {found}"


async def check_words(guest: Guest, where: str) -> None:
    """No word on the page is cut off at a side."""
    found = await guest.page.evaluate(_CUT_OFF)
    assert not found, f"{where} at {guest.page.viewport_size}: cut off: {found}"


async def check_reach(guest: Guest, where: str) -> None:
    """Everything that can be pressed is within reach, nothing lies on it, and the page does not scroll sideways."""
    await guest.check_width()
    size = guest.page.viewport_size
    for look, what in (
        (_OUT_OF_REACH, "out of reach"),
        (_OVERLAPPING, "on each other"),
        (_EXPLAINED_OVER, "covered by words"),
        (_TOO_WIDE_INSIDE, "scrolls sideways"),
    ):
        found = await guest.page.evaluate(look)
        assert not found, f"{where} at {size}: {what}:\n" + "\n".join(found)
