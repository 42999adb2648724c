"""A bot that is a program of its own: tavolata arena random --exec "python3 examples/external_bot.py" --game sole-mio

Every line that comes in is a question, every line that goes out an answer; docs/formats.md says what is in them.
"""

import json
import random
import sys

LAST_RESORTS = {"give-up", "no", "done", "stack", "draw", "keep", "take", "silent", "pass"}


def value(action: str, view: dict) -> float:
    """How good an action looks: rules of thumb that read nothing but its notation and the view."""
    if action in LAST_RESORTS or action.startswith("-"):  # to do something is better than to let it be
        return 3 if action == "stack" and len(view["orders"]) < 3 else 0
    if view["waits_for"]["to"] == "order":  # what is in the oven or in the hand may fill it; orders want about four
        there = (view["oven"]["cards"] + view["hand"]).lower().count(action[1:2])
        return there - 3 if action[0] == "4" else 1
    if action.startswith("@") and "cards" in view["seats"][0]:  # exchange hands with whoever holds the fewest cards
        return 100 - view["seats"][int(action[1:])]["cards"]
    return 2 + len(action) / 10  # many cards at once; in SOLOmino all placements are equally long


for line in sys.stdin:  # the input ends when the games do, and so do we
    question = json.loads(line)
    random.seed(question["seed"])  # so that the same question always gets the same answer
    best = max(question["legal"], key=lambda action: (value(action, question["view"]), random.random()))
    print(json.dumps({"action": best}), flush=True)  # without flush the answer would wait in a buffer
