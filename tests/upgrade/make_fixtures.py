"""Makes the files of a release that later releases must be able to open: see fixtures/README.md.

It runs in a checkout of that release, with its environment and its test helpers, so nothing of the present
code is imported here. Written for 0.1.0; later releases may need other names of modules.
"""

import asyncio
import json
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

STOP_AT = {"trucker": 120, "race": 12}
"""The revision at which a running match is left alone: during building, and in the middle of a race."""


async def make(folder: Path) -> None:
    from starhaul.remote.connection import Remote
    from starhaul.server.bots import pace
    from tests.server.house import open_house

    pace.SHOWN_AFTER_MS, pace.PACES_MS = (0, 1), (1, 5)
    work = folder / "work"
    work.mkdir(parents=True)
    links = {}
    async with open_house(work) as house:
        for name, game, config in (
            ("finished", "race", {"seats": 2}),
            ("trucker", "trucker", {"seats": 2, "edition": "2e", "rounds": ["I"]}),
            ("race", "race", {"seats": 2}),
        ):
            address = await house.table(game, name="Ann", **config)
            async with Remote(address) as host:
                match, rev = await played(host, STOP_AT.get(name))
            links[name] = {
                "game": game,
                "table": address.table,
                "token": address.token,
                "match": match,
                "rev": rev,
            }
        log = f"{house.url}/api/matches/{links['finished']['match']}/log"
        (folder / "race.log").write_bytes(await asyncio.to_thread(fetched, log))
    (folder / "links.json").write_text(json.dumps(links, indent=1) + "\n", "utf-8")
    command = [sys.executable, "-m", "starhaul"]
    source, target = work / "starhaul.db", folder / "starhaul.db"
    subprocess.run([*command, "backup", str(target), "--db", str(source)], check=True)
    subprocess.run([*command, "demo", "--seats", "2", "--log", str(folder / "trucker.log")], check=True)


def fetched(url: str) -> bytes:
    with urllib.request.urlopen(url) as answer:
        body: bytes = answer.read()
        return body


async def played(host: Any, until_rev: int | None) -> tuple[str, int]:
    """Plays against a bot of the server to the end or up to a revision; returns match and revision."""
    from starhaul.remote.bot import RemoteBot

    from starhaul.server.wire import Bot

    await host.do(Bot, seat=1, bot="easy")
    staying = asyncio.create_task(RemoteBot(host, "easy").stay())
    while not (host.table.played or (until_rev and host.update is not None and host.update.rev >= until_rev)):
        await asyncio.sleep(0.01)
    match = host.table.played[0].match if host.table.played else host.update.match
    rev = host.update.rev
    staying.cancel()
    await asyncio.gather(staying, return_exceptions=True)
    return match, rev


if __name__ == "__main__":
    asyncio.run(make(Path(sys.argv[1]).resolve()))
