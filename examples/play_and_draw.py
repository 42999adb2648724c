"""Play a game between two bots, look at it, and draw how it went: python3 examples/play_and_draw.py game.svg

It needs matplotlib, which `pip install 'tavolata[arena]'` brings. Run it cell by cell in an editor that knows `# %%`.
"""

# %% Play a game and keep what happened.
import sys

from matplotlib.figure import Figure

from tavolata.bots import get_bot
from tavolata.core.game import Game
from tavolata.env.frame import Frame

target = sys.argv[1] if len(sys.argv) > 1 else "game.svg"
bots = [get_bot("greedy"), get_bot("random")]
frame = Frame("solomino", players=2)
game = Game.new("solomino", players=2, seed=7)
cards, choices = [], []
while not game.is_over:
    if game.decision is None:
        game.shuffle()
        continue
    seat = game.decision.seat
    view = game.view(seat)
    cards.append([place["cards"] for place in game.rules.read_view(view)["seats"]])
    choices.append(len(game.legal))
    game.apply(bots[seat].choose(game.rules, view, game.legal, seed=len(cards)))

# %% Look at it: the last events, and what a learning program sees at the end.
for step in game.history[-3:]:
    print("; ".join(map(str, step.events)))
told = frame.layout.told(frame.observe(game.mem, seat=0))
print(f"seat 0 sees {len(told)} cells of {len(frame.layout)} that are not 0, such as {', '.join(list(told)[-3:])}")
print(f"won by {' and '.join(bots[seat].name for seat in game.result.winners)}: {dict(game.result.scores)}")

# %% Draw it: how many cards each one held, and how much there was to choose from.
figure = Figure(figsize=(8, 5), layout="constrained")
held, open_choices = figure.subplots(2, sharex=True)
for seat, bot in enumerate(bots):
    held.step(range(len(cards)), [both[seat] for both in cards], where="post", label=bot.name)
held.set(ylabel="cards in hand", title=f"A game of {game.rules.title}")
held.legend()
open_choices.bar(range(len(choices)), choices, color="grey")
open_choices.set(ylabel="legal actions", xlabel="decision")
figure.savefig(target)
print(f"drawn to {target}")
