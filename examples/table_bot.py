"""A bot that sits down at a server: it sets up a table against the server's bot and plays there.

    python3 examples/table_bot.py http://127.0.0.1:8080 schotten-totten

The API is told in docs/reference/api.md; nothing of Holdfast is imported. It moves at random: put
something better in the place of ``choose``.
"""

import json
import random
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def choose(match):
    """Return the id of a move. What this seat sees of the cards is in ``match["table"]``."""
    return random.choice(match["moves"])["id"]


def call(url, body=None, **headers):
    """Ask the server for something; wait while it says that it is too early or too often."""
    data = None if body is None else json.dumps(body).encode()
    try:
        return urlopen(Request(url, data, {"Content-Type": "application/json", **headers}))
    except HTTPError as refusal:
        if refusal.code not in (429, 503):
            sys.exit(json.load(refusal)["message"])
    time.sleep(1)
    return call(url, body, **headers)


def play(url, game, seats):
    """Play one match, and return the table at its end."""
    # A person is known by a cookie, as in a browser; a program by a token that the person makes.
    cookie = call(f"{url}/api/session", {"name": "Example"}, Origin=url).headers["Set-Cookie"]
    person = {"Origin": url, "Cookie": cookie.partition(";")[0]}
    token = json.load(call(f"{url}/api/tokens", {"label": "table_bot"}, **person))["token"]
    program = {"Authorization": f"Bearer {token}"}
    page = json.load(call(f"{url}/api/tables", {"game": game, "seats": seats}, **program))
    address = f"{url}/api/tables/{page['table']['id']}/commands"
    for line in call(f"{url}/api/stream", **program):
        message = json.loads(line.strip() or b"{}")  # empty lines keep the connection open
        if message.get("type") == "absent":  # we were away for too long: the server's bot plays
            call(address, {"do": "reclaim", "cid": str(time.time())}, **program)
        if message.get("type") != "turn":
            continue
        table = message["table"]
        if table["status"] == "over":
            return table
        version = table["version"]  # makes the command harmless if it comes twice or too late
        move = {"do": "move", "cid": str(version), "v": version, "move": choose(table["match"])}
        call(address, move, **program)
    sys.exit("the server has stopped")


if __name__ == "__main__":
    bots = [{"who": "bot", "level": "apprentice"}] * (int(sys.argv[3]) if sys.argv[3:] else 1)
    print(play(sys.argv[1], sys.argv[2], [{"who": "me"}, *bots])["result"])
