"""Bots by name: ours, and those of others."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from starhaul.bots.arena import Arena
from starhaul.bots.bot_contract import Bot, Chair
from starhaul.bots.registry import SKILLS, TEMPERAMENTS, bot_named, luck_of, seat_bots
from starhaul.cli.replay import events_of
from starhaul.games import GAMES, config_of, game_named
from starhaul.kernel.errors import BadInput
from starhaul.kernel.match import Match
from tests.cli.helpers import environment, starhaul
from tests.timeouts import scaled


def chair(game: str = "race") -> Chair:
    played = game_named(game)
    return Chair(played, config_of(played, {}), 0, luck_of(1, 0))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("skill", SKILLS)
def test_our_bots_sit_at_every_game(game: str, skill: str):
    assert isinstance(bot_named(skill, chair(game)), Bot)


@pytest.mark.parametrize("game", GAMES)
def test_a_name_may_carry_a_temperament(game: str):
    for temperament in TEMPERAMENTS:
        assert bot_named(f"random:{temperament}", chair(game)).traits == {"temperament": temperament}
    assert bot_named("random:temperament=bold", chair(game)).traits == {"temperament": "bold"}


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "bot-unknown"),
        ("clever", "bot-unknown"),
        ("Hard", "bot-unknown"),
        (":Class", "bot-unknown"),
        ("module:", "bot-unknown"),
        (".relative:Class", "bot-unknown"),
        ("hard:wild", "bot-trait"),
        ("hard:", "bot-trait"),
        ("hard:luck=1", "bot-trait"),
        ("hard:temperament=wild", "bot-trait"),
        ("there.is.no.such:Bot", "bot-no-module"),
        ("starhaul.bots.random:Nobody", "bot-no-class"),
        ("starhaul.bots.random:Action", "bot-no-bot"),
        ("starhaul.bots.arena:Arena", "bot-no-bot"),
        ("starhaul.bots.bot_contract:Bot", "bot-no-start"),
    ],
)
def test_names_that_mean_no_bot_are_refused(name: str, code: str):
    with pytest.raises(BadInput) as refused:
        bot_named(name, chair())
    assert refused.value.code == code


def test_names_too_few_for_all_are_repeated():
    game = game_named("race")
    bots = seat_bots(["random:bold", "random"], game, config_of(game, {"seats": 3}), 1)
    assert [bot.traits for bot in bots] == [{"temperament": "bold"}, {}, {"temperament": "bold"}]
    assert [bot.chair.seat for bot in bots] == [0, 1, 2]
    assert len({bot.chair.draw(1 << 62) for bot in bots}) == 3
    with pytest.raises(BadInput):
        seat_bots([], game, config_of(game, {}), 1)


FOREIGN = """
from starhaul.bots.bot_contract import Bot

class Clever(Bot):
    def answer(self, briefing):
        assert self.traits == {"temperament": "bold", "depth": "3"}
        return briefing.question.default
"""


@pytest.mark.slow
def test_a_bot_in_another_file_plays(tmp_path: Path):
    (tmp_path / "my_bots.py").write_text(FOREIGN, "utf-8")
    (tmp_path / "broken.py").write_text("1 / 0", "utf-8")
    sources = environment()["PYTHONPATH"]
    path = os.pathsep.join([sources, str(tmp_path)])
    log = tmp_path / "race.jsonl"
    assert starhaul("simulate", "--game", "race", "--games", "1", "--logs", str(log)).returncode == 0
    nobody = starhaul("explain", str(log), "--at", "0", "--lang", "en").stderr
    at = nobody.partition(b" \xe2\x80\x93 ")[0].split()[-1].decode()
    arguments = ("explain", str(log), "--at", at, "--lang", "en", "--bot")
    done = starhaul(*arguments, "my_bots:Clever:bold:depth=3", PYTHONPATH=path)
    assert b"my_bots:Clever:bold:depth=3 would answer: play " in done.stdout
    wrong = starhaul(*arguments, "broken:Bot", PYTHONPATH=path)
    assert wrong.returncode == 2
    assert b"ZeroDivisionError" in wrong.stderr


@pytest.fixture
def example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, str]:
    """The folder with the bot of the docs, and the output of its match according to the page."""
    page = (Path(__file__).resolve().parents[2] / "docs" / "write-a-bot.md").read_text("utf-8")
    bot, play = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (shown,) = re.findall(r"```\n(\[.*?\n)```", page)
    assert len(bot.splitlines()) <= 40
    (tmp_path / "my_bots.py").write_text(bot, "utf-8")
    (tmp_path / "play.py").write_text(play, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    return tmp_path, shown


def test_the_example_of_the_docs_prints_what_the_page_shows(example: tuple[Path, str]):
    folder, shown = example
    command = [sys.executable, "-W", "error", "play.py"]
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
        timeout=scaled(60),
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == shown


@pytest.mark.slow
@pytest.mark.usefixtures("example")
def test_the_example_of_the_docs_builds_legal_ships_and_beats_random():
    game = game_named("trucker")
    config = config_of(game, {"edition": "2e", "seats": 4, "rounds": ["II"]})
    earned, seen = [0] * 4, set[int]()
    for seed in range(1, 11):
        match: Match[Any, Any] = Match(game, config, seed)
        table = Arena(match, seat_bots(["my_bots:Handy", "random", "random", "random"], game, config, seed))
        table.play()
        assert table.lapses == []
        again: Match[Any, Any] = Match(game, config, seed)
        told = [event for _, new in events_of(again, match.entries, "") for event in new]
        faulty = {event.args["seat"] for event in told if event.key == "errors-found"}
        assert 0 not in faulty
        seen |= faulty
        earned = [sum(pair) for pair in zip(earned, game.scores(match.state), strict=True)]
    assert earned[0] > 1.5 * max(earned[1:])
    assert seen, "the ships of the random players have faults, so they would have been noticed"
