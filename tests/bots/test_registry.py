"""Bots by name: ours, and those of anybody else."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from starhaul.bots.contract import Bot, Chair
from starhaul.bots.registry import SKILLS, TEMPERAMENTS, bot_named, luck_of, seat_bots
from starhaul.games import GAMES, config_of, game_named
from starhaul.kernel.errors import BadInput
from tests.cli.helpers import environment, starhaul


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
        ("there.is.no.such:Bot", "bot-not-found"),
        ("starhaul.bots.random:Nobody", "bot-not-found"),
        ("starhaul.bots.random:Action", "bot-no-bot"),
        ("starhaul.bots.table:Table", "bot-no-bot"),
        ("starhaul.bots.contract:Bot", "bot-no-start"),
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
from starhaul.bots.contract import Bot

class Clever(Bot):
    def answer(self, question):
        assert self.traits == {"temperament": "bold", "depth": "3"}
        return question.prompt.default
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
    at = nobody.split()[-1].decode()
    arguments = ("explain", str(log), "--at", at, "--lang", "en", "--bot")
    done = starhaul(*arguments, "my_bots:Clever:bold:depth=3", PYTHONPATH=path)
    assert b"my_bots:Clever:bold:depth=3 would answer: play " in done.stdout
    wrong = starhaul(*arguments, "broken:Bot", PYTHONPATH=path)
    assert wrong.returncode == 2
    assert b"ZeroDivisionError" in wrong.stderr


def test_the_example_of_the_docs_plays_a_full_match(tmp_path: Path):
    page = (Path(__file__).resolve().parents[2] / "docs" / "write-a-bot.md").read_text("utf-8")
    bot, play = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(bot.splitlines()) <= 30
    (tmp_path / "my_bots.py").write_text(bot, "utf-8")
    (tmp_path / "play.py").write_text(play, "utf-8")
    command = [sys.executable, "-W", "error", "play.py"]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment(), capture_output=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert re.fullmatch(rb"\[-?\d+, -?\d+, -?\d+, -?\d+\] \[\]\n", done.stdout)
