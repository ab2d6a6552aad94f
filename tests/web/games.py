"""The response of `GET /api/games`, for unit tests of the client; `python -m tests.web.games` writes it."""

import json
from pathlib import Path

from starhaul.server.http.rest import described_games

FILE = Path(__file__).parent / "games.json"


def text() -> str:
    # The schema is for other programs; the client uses the form.
    games = [{**game, "config": {}} for game in json.loads(described_games())]
    return json.dumps(games, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
