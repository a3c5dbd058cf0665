"""A player for any game, from outside: it takes a random one of its legal moves.

    holdfast arena nim --between random,mine --bot mine='python3 examples/outside_bot.py'

The protocol is told in docs/reference/protocol.md; nothing of Holdfast is imported.
"""

import json
import random
import sys

dice = random.Random()

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        if message["protocol"] != 1:
            sys.exit(f"this bot speaks protocol 1, not {message['protocol']}")
        dice.seed(message["seed"])
    elif message["type"] == "decide":
        move = dice.choice(message["moves"])
        print(json.dumps({"move": move["id"]}), flush=True)
