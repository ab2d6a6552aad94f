"""A whole run against a real server."""

import msgspec
import pytest

from starhaul.cli.main import app
from starhaul.remote.load import guest
from starhaul.remote.load.load_report import LoadReport, Plan
from starhaul.remote.load.run import run
from tests.cli.helpers import RUNNER
from tests.remote.wide import wide_house

PLAN = Plan(tables=3, seats=2, rate=40, seconds=7, game="mixed", views=3)


async def test_a_sound_server_keeps_its_word(tmp_path, monkeypatch):
    monkeypatch.setattr(guest, "TWICE", 5)
    stages = {}
    async with wide_house(tmp_path) as running:
        report = await run(PLAN, running.url, None, stages.__setitem__)
        assert not running.lobby.rooms, "every table is closed behind us"
    assert report.violations == []
    assert report.all.count == PLAN.tables * PLAN.seats * PLAN.rate * PLAN.seconds
    assert report.actions.count > 20
    assert report.others.count == report.all.count - report.actions.count
    assert report.repeated > 10
    assert report.logs_checked == report.matches > 0
    assert report.views_checked > 10
    assert set(stages.values()) == {1.0}
    assert list(stages) == ["bench-opening", "bench-playing", "bench-reading", "bench-checking"]
    assert msgspec.json.decode(msgspec.json.encode(report), type=LoadReport) == report


async def test_lines_that_break_are_made_again_and_nothing_is_lost(tmp_path):
    broken = 0

    def progress(what, share):
        nonlocal broken
        if what == "bench-playing" and share < 0.8:
            for room in running.lobby.rooms.values():
                for viewer in [viewer for viewer in room.viewers if viewer.closing is None][:1]:
                    broken += 1
                    viewer.drop("slow", 0)

    async with wide_house(tmp_path) as running:
        report = await run(msgspec.structs.replace(PLAN, game="race"), running.url, None, progress)
    assert report.violations == []
    assert broken > 10
    assert report.reconnects == broken


@pytest.mark.slow
def test_a_server_of_its_own_is_measured_ended_and_read(tmp_path):
    path = tmp_path / "r.json"
    options = ("--serve", "--tables", "3", "--rate", "10", "--seconds", "3", "--output", str(path))
    result = RUNNER.invoke(app, ["bench", *options, "--lang", "en"])
    assert result.exit_code == 0, result.output
    assert result.stdout.endswith("\nNo violations.\n")
    report = msgspec.json.decode(path.read_bytes(), type=LoadReport)
    assert report.logs_checked >= 3, "also matches that are not over"
    assert report.server is not None
    assert report.server.cpu > 0
    assert report.server.memory_mb > 10


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--game", "chess"), "--game: there is no game “chess”"),
        (("--url", "nonsense"), "--url: “nonsense” is not an address"),
        (("--url", "http://127.0.0.1:9"), "http://127.0.0.1:9: no game server answers here"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(options, said):
    result = RUNNER.invoke(app, ["bench", *options, "--lang", "en"])
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert result.stderr.startswith(said)
