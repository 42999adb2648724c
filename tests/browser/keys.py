"""Hands that never leave the keyboard."""

from __future__ import annotations

from playwright.async_api import ElementHandle, Error, Page

#: More stops than any page has.
FARTHEST = 120

#: Which key leads on towards an element: Tab, an arrow within its group, or the one that presses it. Where one of a
#: group is chosen and arrows mean something else, the choice is taken back first.
_NEXT_KEY = """(element) => {
    const target = element.matches('label') ? element.querySelector('input') : element;
    const now = document.activeElement;
    if (!target.isConnected || target.matches(':disabled, [aria-disabled=true], .dimmed')) return 'gone';
    if (now === target) return target.checked ? '' : target.matches('a') ? 'Enter' : 'Space';
    const group = target.closest('[role=group], [role=radiogroup], fieldset');
    const roves = target.type === 'radio' || target.tabIndex < 0;
    if (!roves || !group?.contains(now)) return 'Tab';
    return group.querySelector('[aria-pressed=true]') ? 'Escape' : 'ArrowRight';
}"""


async def press_by_keys(page: Page, element: ElementHandle) -> None:
    """Go to what is to be pressed as people do who see no pointer, and press it."""
    for _ in range(FARTHEST):
        key = await element.evaluate(_NEXT_KEY)
        if not key:
            return
        if key == "gone":
            raise Error("the table has gone on: it is not attached any more, or not offered")
        await page.keyboard.press(key)
        if key in ("Enter", "Space"):
            return
    raise AssertionError(f"no key leads to {await element.evaluate('(element) => element.outerHTML')}")
