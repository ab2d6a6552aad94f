"""A server with plug-ins of installed packages: good ones are offered, broken ones are left out."""

import json
import os
from pathlib import Path

from tests.cli.helpers import SOURCES
from tests.installed_packages import install, install_example
from tests.server.server_process import serving

BROKEN = """
from starhaul_reactor.game import Reactor
from starhaul_reactor.plugin import PLUGIN as GOOD

class Boom(Reactor):
    name = "boom"
    def perform(self, state, seat, action, at_ms):
        raise RuntimeError("no fuel")

PLUGIN = GOOD._replace(game=Boom())
"""


def test_a_broken_game_does_not_keep_the_server_from_starting(tmp_path: Path):
    site = install_example(tmp_path / "site")
    points = "[starhaul.games]\nboom = try_boom:PLUGIN\nrace = try_boom:PLUGIN\nexits = try_exit:X\n"
    install(site, "try-broken", points, {"try_boom": BROKEN, "try_exit": "raise SystemExit(0)"}, "0.9")
    path = os.pathsep.join([str(SOURCES), str(site)])
    with serving(tmp_path / "server", "--port", "0", "--log-level", "info", PYTHONPATH=path) as server:
        status, games = server.get("/api/games")
        assert status == 200
        assert [game["game"] for game in json.loads(games)] == ["trucker", "race", "reactor"]
    told = server.complaint
    assert "starhaul.games: reactor from starhaul-reactor 1.2.0" in told
    assert "boom from try-broken 0.9 is not used: it fails (RuntimeError: no fuel)" in told
    assert "race from try-broken 0.9 is not used: the name “race” belongs to Starhaul itself" in told
    assert "exits from try-broken 0.9 is not used: it fails (SystemExit: 0)" in told
