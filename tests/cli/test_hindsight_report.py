"""`starhaul hindsight`: what would have saved a seat, in words and as JSON."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from starhaul.cli.main import app
from starhaul.kernel.log import write_log
from starhaul.trucker.hindsight.finding_records import LookBack
from tests.trucker.hindsight.played import CONFIGS, played

RUNNER = CliRunner()


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> str:
    path: Path = tmp_path_factory.mktemp("logs") / "match.jsonl"
    path.write_bytes(write_log(played(CONFIGS[1], 2)))
    return str(path)


def run(*arguments: str, lang: str = "en") -> str:
    result = RUNNER.invoke(app, ["hindsight", "--lang", lang, *arguments])
    return str(result.output)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "title"),
    [("en", "What would have saved you"), ("cs", "Co by vás zachránilo"), ("pl", "Co by cię uratowało")],
)
def test_findings_are_told_in_every_language(log: str, lang: str, title: str) -> None:
    printed = run(log, "--seat", "1", "--round", "1", lang=lang).splitlines()
    assert printed[1] == title
    assert any(line.startswith("  +") for line in printed), printed
    assert all("-" in line.rsplit("(", 1)[1] for line in printed if line.startswith("  +")), "a rule each"


def test_json_has_the_same_findings(log: str) -> None:
    found = msgspec.json.decode(run(log, "--seat", "1", "--round", "1", "--json"), type=LookBack)
    assert (found.round, found.seat) == (1, 1)
    assert all(lesson.gain > 0 or lesson.keeps_flying for lesson in (*found.decisions, *found.tiles))


def test_by_default_the_last_finished_flight_is_told(log: str) -> None:
    assert msgspec.json.decode(run(log, "--seat", "0", "--json"))["round"] == 2


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--seat", "9"), "there is no seat 9"),
        (("--seat", "0", "--round", "7"), "there is no flight 7"),
    ],
)
def test_wrong_arguments_are_refused_in_words(log: str, arguments: tuple[str, ...], complaint: str) -> None:
    assert complaint in run(log, *arguments)


def test_a_flight_that_is_not_finished_is_refused(log: str, tmp_path: Path) -> None:
    short = tmp_path / "short.jsonl"
    short.write_bytes(b"".join(Path(log).read_bytes().splitlines(keepends=True)[:60]))
    assert "is not finished" in run(str(short), "--seat", "0")
