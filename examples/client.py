"""A player that is a program: sits down at a table of a Rokoko server and plays by JSON over HTTP.

    rokoko serve &
    python examples/client.py http://127.0.0.1:8013

Only the standard library, so that it can be retold in any language. It chooses at random; put your own head in
`choose`. The view in a state is what the seat may know, `options` are all legal choices.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any


class Server:
    """Requests with the player's token; the problem's own words if one is refused."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.token = ""

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        request = urllib.request.Request(self.address + path, method=method)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        data = None if body is None else json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, data, timeout=60) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            problem = json.load(error)
            if problem["status"] == 409:  # the game went on: look again
                return None
            raise SystemExit(f"{method} {path}: {problem['detail']}") from None


def choose(state: dict[str, Any]) -> str:
    """The notation of one of the options."""
    return str(random.SystemRandom().choice(state["options"])["action"])


def main(address: str) -> None:
    server = Server(address)
    server.token = server.ask("POST", "/api/players", {"name": "Automaton"})["token"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "sweeper"}, {"kind": "bot", "bot": "seamstress"}]
    game = server.ask("POST", "/api/games", {"seats": seats, "modules": ["jewelry_box"]})["game"]
    print(f"watch at {server.address}/games/{game['id']}")
    while True:
        state = server.ask("GET", f"/api/games/{game['id']}/state")
        if state["over"]:
            break
        if state["options"]:
            choice = {"action": choose(state), "seq": state["seq"]}
            server.ask("POST", f"/api/games/{game['id']}/actions", choice)
        else:
            time.sleep(0.05)  # or read the stream /api/games/ID/events
    for place, sheet in zip(state["game"]["seats"], state["scores"], strict=True):
        print(f"{sheet['rank']}. {place['name']}: {sheet['total']}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8013")
