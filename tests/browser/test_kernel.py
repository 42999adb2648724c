"""The kernels in the browser: loaded in a worker when they are asked for, they play as Python does."""

from __future__ import annotations

import pytest

from tavolata.core.game import Game
from tavolata.core.records import record_of, verify_record
from tavolata.core.registry import GAMES
from tests.browser.guest import Guest

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: A seed that no number of JavaScript can hold.
SEED = 2**90 + 7
PLAYERS = 3
#: A game by random actions; its record.
PLAY = """async ([game, players, seed]) => {
    const kernel = await window.tavolata.kernel();
    let position = await kernel.open(game, { players }, BigInt(seed));
    while (!position.isOver) position = await kernel.playAs(position.game, 'random', 0);
    return await kernel.record(position.game);
}"""
LOADED = "() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)"


async def test_the_worker_plays_all_games_as_python_does(desktop: Guest) -> None:
    page = desktop.page
    await page.get_by_role("button", name="Play now").wait_for()
    loaded: list[str] = await page.evaluate(LOADED)
    assert not [name for name in loaded if ".wasm" in name or "worker" in name], "the first page needs no kernel"
    for name in GAMES:
        record = await page.evaluate(PLAY, [name, PLAYERS, str(SEED)])
        game = Game.new(name, seed=SEED, players=PLAYERS)
        while not game.is_over:
            if game.decision is None:
                game.shuffle()
            else:
                game.apply(game.random_action())
        assert record == record_of(game)
        assert verify_record(record).is_over


async def test_what_the_worker_refuses_the_page_is_told(desktop: Guest) -> None:
    refused = await desktop.page.evaluate("""async () => {
        const kernel = await window.tavolata.kernel();
        const { game, decision } = await kernel.open('sole-mio', { players: 2 }, 1);
        return await kernel.play(game, decision.seat, 'done').catch(({ code }) => code);
    }""")
    assert refused == "illegal-action"
