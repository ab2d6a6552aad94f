"""What a command imports before it answers: counted instead of timed, so that the machine does not matter.

`starhaul --help` and `inspect` take about 0.08 and 0.12 s of CPU time; every
package named here would be noticeable.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from starhaul.cli.main import COMMANDS
from tests.cli.helpers import SHIP, environment, write
from tests.timeouts import scaled

LOADED = """
import json, sys
sys.argv = ["starhaul", *json.loads(sys.argv[1])]
from starhaul.__main__ import main
try:
    main()
except SystemExit as end:
    status = end.code
import gc
found = {"status": status, "modules": sorted(sys.modules), "collects": gc.isenabled()}
print(json.dumps(found), file=sys.stderr)
"""

SLOW = {"asyncio", "attr", "babel", "fluent", "starlette", "uvicorn", "uvloop", "websockets", "matplotlib"}
"""Packages that are slow to import and not needed for an immediate answer."""
SLOW_PARTS = {
    "starhaul.server",
    "starhaul.games",
    "starhaul.trucker.game",
    "starhaul.race.game",
    "starhaul.bots",
}


def loaded(*arguments: str) -> dict[str, object]:
    """The exit status of a command, and the modules that it has imported."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED, json.dumps(arguments)],
        capture_output=True,
        env=environment(),
        timeout=scaled(60),
        check=True,
    )
    return json.loads(done.stderr.splitlines()[-1])


def modules(*arguments: str) -> set[str]:
    found = loaded(*arguments)
    assert found["status"] == 0
    names = found["modules"]
    assert isinstance(names, list)
    return set(names)


def assert_within(found: set[str], *, ours: int, all_modules: int):
    """Limits: our own modules nearly as today, those of others with room for other versions."""
    own = [name for name in found if name.partition(".")[0] == "starhaul"]
    assert len(own) <= ours, sorted(own)
    assert len(found) <= all_modules, sorted(found)


@pytest.fixture
def ship(tmp_path: Path) -> str:
    return write(tmp_path, SHIP)


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], []])
def test_help_and_version_load_no_command_and_no_game(arguments: list[str]):
    found = modules(*arguments)
    places = {place.partition(":")[0] for place in COMMANDS.values()}
    assert found & (SLOW | SLOW_PARTS | places | {"rich", "msgspec", "hashlib", "starhaul.trucker"}) == set()
    assert_within(found, ours=19, all_modules=200)


def test_the_inspector_loads_ships_and_no_match(ship: str):
    found = modules("inspect", ship)
    assert found & (SLOW | SLOW_PARTS | {"starhaul.trucker.match", "starhaul.trucker.flow"}) == set()
    assert_within(found, ours=50, all_modules=310)


def test_lines_of_json_need_no_tables(ship: str):
    found = modules("inspect", "--json", ship)
    assert found & (SLOW | SLOW_PARTS | {"rich", "tempfile", "hashlib"}) == set()
    assert_within(found, ours=46, all_modules=245)


def test_a_mistyped_command_loads_none():
    found = loaded("inspekt")
    assert found["status"] == 2
    assert "starhaul.cli.serve" not in found["modules"]


def test_garbage_is_collected_while_a_command_works(ship: str):
    assert loaded("inspect", "--json", ship)["collects"] is True
