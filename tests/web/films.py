"""A film and its log for tests of the client without a server; `python -m tests.web.films` writes them."""

import json
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from starhaul.games import config_of, game_named
from starhaul.kernel.chance import Stream
from starhaul.kernel.fairness import SeedOrigin, commitment, seed_of
from starhaul.kernel.log import End, LogHead, lines_of
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.server.film.film import film_of

FILE = Path(__file__).parent / "film.json"
ENTRIES = 60
NAME, SECRET, NONCES = "0123456789abcdef", "5a" * 32, ("ab" * 16, "")


def text() -> str:
    """A race between two seats that was stopped early, with the origin of its seed."""
    game = game_named("race")
    match: Match[Any, Any] = Match(game, config_of(game, {"seats": 2}), seed_of(SECRET, NAME, NONCES))
    play_random(match, Stream(match.generator, "players"))
    lines = list(lines_of(match))
    origin = SeedOrigin(match=NAME, commitment=commitment(SECRET, NAME), secret=SECRET, nonces=NONCES)
    lines[0] = msgspec.json.encode(
        structs.replace(msgspec.json.decode(lines[0], type=LogHead), origin=origin)
    )
    begun = lines[: ENTRIES + 1]
    key = film_of(b"\n".join(begun), "0").verdict.key
    log = b"\n".join([*begun, msgspec.json.encode(End(key, True))]) + b"\n"
    film = msgspec.json.decode(msgspec.json.encode(structs.replace(film_of(log, "0", NAME), data=None)))
    return json.dumps({"log": log.decode(), "film": film}, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
