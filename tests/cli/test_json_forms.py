"""`--json` of the commands that print reports: the same facts as in words."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import write
from tests.cli.usage import say

pytestmark = pytest.mark.slow


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    def lines(*arguments: str, status: int = 0) -> list[Any]:
        said = say(arguments, monkeypatch, capsys)
        assert (said.status, said.err) == (status, "")
        return [json.loads(line) for line in said.out.splitlines()]

    return lines


@pytest.fixture
def log(tmp_path: Path, run: Any) -> str:
    path = tmp_path / "match.jsonl"
    run("demo", "--game", "race", "--bots", "easy", "--seats", "2", "--log", str(path), "--json")
    return str(path)


@pytest.mark.parametrize("bots", ["", "easy,random"])
@pytest.mark.parametrize("game", ["trucker", "race"])
def test_simulate(game: str, bots: str, run: Any, tmp_path: Path):
    file = tmp_path / "report.json"
    seated = ("--bots", bots) if bots else ()
    line = ("simulate", "--game", game, "--games", "2", "--seats", "2", "--jobs", "1", *seated)
    (found,) = run(*line, "--json", "--output", str(file))
    assert json.loads(file.read_text("utf-8")) == found
    assert (found["game"], found["matches"], found["seed"]) == (game, 2, "0")
    assert found["bots"] == (bots.split(",") if bots else [])
    assert found["decisions"] > 10
    assert found["figures"]


def test_bots_play_otherwise_than_chance(run: Any):
    line = ("simulate", "--games", "3", "--seats", "2", "--jobs", "1", "--json")
    ((at_random,), (by_bots,)) = (run(*line), run(*line, "--bots", "medium"))
    assert sum(by_bots["figures"]["credits"]) > sum(at_random["figures"]["credits"])


def test_verify(run: Any, log: str, tmp_path: Path):
    (good,) = run("verify", log, "--json")
    assert (good["log"], good["ok"]) == (log, True)
    assert good["actions"] > 10
    raw = Path(log).read_text("utf-8").splitlines()
    short = write(tmp_path, "\n".join(raw[:-1]).encode(), "short.jsonl")
    (bad,) = run("verify", short, "--json", status=1)
    assert (bad["ok"], bad["faults"]) == (False, ["unfinished"])
    (missing,) = run("verify", str(tmp_path / "none.jsonl"), "--json", status=2)
    assert (missing["ok"], missing["faults"]) == (False, ["no-file"])


def test_explain(run: Any, log: str):
    for advice in run("explain", log, "--at", "7", "--bot", "medium", "--json"):
        assert advice["bot"] == "medium"
        assert advice["opinions"]
        assert advice["says"].count("\n") > 1


def test_explain_takes_a_bot_from_this_folder(run: Any, log: str, tmp_path: Path, monkeypatch: Any):
    code = "from starhaul.plugins.race.bots import Easy\n\n\nclass Mine(Easy):\n    pass\n"
    (tmp_path / "bot_of_this_folder.py").write_text(code, "utf-8")
    monkeypatch.chdir(tmp_path)
    found = run("explain", log, "--at", "7", "--bot", "bot_of_this_folder:Mine", "--json")
    assert {advice["bot"] for advice in found} == {"bot_of_this_folder:Mine"}


def test_rules(run: Any):
    (rule,) = run("rules", "BLD-12", "--json")
    assert rule["rule"] == "BLD-12"
    assert rule["text"]
    assert {"chapter", "title"} <= set(run("rules", "--json")[0])


@pytest.mark.parametrize("game", ["trucker", "race"])
def test_demo_is_the_story(game: str, run: Any):
    kinds = {line["is"] for line in run("demo", "--game", game, "--seats", "2", "--json")}
    assert {"story", "round", "event", "rank"} <= kinds


def test_demo_in_words(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    said = say(["demo", "--game", "race", "--seats", "2", "--lang", "en"], monkeypatch, capsys)
    assert said.status == 0
    assert "Winners" in said.out
