"""Takes a seat at a live table, over the same WebSocket as people (docs/protocol.md), and plays there.

    TOKEN=... python examples/network_bot.py 'http://localhost:8000/t/TABLE#KEY' "python3 examples/external_bot.py"

The command is a bot that reads questions and writes answers (docs/adding-a-bot.md); without one, the seat plays random
legal actions. The token belongs to a bot account. This creates one:
`curl -X POST http://localhost:8000/api/bots -H 'Content-Type: application/json' -d '{"name": "Dice"}'`.
"""

from __future__ import annotations

import json
import os
import random
import shlex
import subprocess
import sys
from urllib.parse import urlsplit

from websockets.sync.client import connect


def play(link: str, token: str, bot: subprocess.Popen[str] | None) -> None:
    address = urlsplit(link)
    table = address.path.rpartition("/")[2]
    scheme = "wss" if address.scheme == "https" else "ws"
    headers = {"Authorization": f"Bearer {token}"}
    with connect(f"{scheme}://{address.netloc}/ws", additional_headers=headers) as socket:

        def say(kind: str, **fields: object) -> None:
            socket.send(json.dumps({"type": kind, **fields}))

        say("enter", id="enter", table=table, key=address.fragment)
        for frame in socket:
            message = json.loads(frame)
            match message["type"]:
                case "ping":
                    say("pong", n=message["n"])
                case "room" if not message.get("yours") and message["state"] == "waiting":
                    free = [seat for seat, who in enumerate(message["seats"]) if who["kind"] == "free"]
                    if free:
                        say("sit", id=f"sit-{free[0]}", table=table, seat=free[0])
                case "play" if message.get("result"):
                    print(f"the game is over: {message['result']}")
                    return
                case "play" if message.get("ask") and message["ask"]["legal"]:
                    ask, seq = message["ask"], message["seq"]
                    action = choose(bot, message["view"], ask["legal"])
                    say("move", id=f"move-{seq}", table=table, seat=ask["seat"], seq=seq, do=[action])
                case "play" if message.get("next_round_ms"):
                    say("ready", id=f"ready-{message['seq']}", table=table, seq=message["seq"])
                case "refused":
                    print(f"refused: {message['message']}", file=sys.stderr)
                case "bye":
                    print("the server is shutting down; start this program again in a moment", file=sys.stderr)
                    return


def choose(bot: subprocess.Popen[str] | None, view: object, legal: list[str]) -> str:
    if bot is None or bot.stdin is None or bot.stdout is None:
        return random.choice(legal)
    question = {
        "format": "tavolata-bot",
        "version": 1,
        "view": view,
        "legal": legal,
        "seconds": 5,
        "seed": random.getrandbits(62),
    }
    print(json.dumps(question), file=bot.stdin, flush=True)
    return str(json.loads(bot.stdout.readline())["action"])


if __name__ == "__main__":
    link, *command = sys.argv[1:]
    words = shlex.split(" ".join(command))
    bot = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) if words else None
    play(link, os.environ["TOKEN"], bot)
