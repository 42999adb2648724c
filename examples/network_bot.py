"""A program as a player at a live table, over the same socket as people (docs/protocol.md).

    pip install websockets
    TOKEN=... python examples/network_bot.py 'http://localhost:8000/t/TABLE#KEY'

It takes the first free seat of the table and plays random legal actions. The token is that of a bot account:
`curl -X POST http://localhost:8000/api/bots -H 'Content-Type: application/json' -d '{"name": "Dice"}'`.
"""

from __future__ import annotations

import json
import os
import random
import sys
from urllib.parse import urlsplit

from websockets.sync.client import connect


def play(link: str, token: str) -> None:
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
                    action = random.choice(ask["legal"])
                    say("move", id=f"move-{seq}", table=table, seat=ask["seat"], seq=seq, do=[action])
                case "refused":
                    print(f"refused: {message['message']}", file=sys.stderr)
                case "bye":
                    print("the server stops; start this program again in a moment", file=sys.stderr)
                    return


if __name__ == "__main__":
    play(sys.argv[1], os.environ["TOKEN"])
