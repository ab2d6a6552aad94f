"""`starhaul draw`: a moment of a log as a picture, for every game."""

import os
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import pytest
from typer.testing import Result

from starhaul.cli.main import app
from starhaul.games import GAMES
from starhaul.kernel.log import write_log
from starhaul.locale import LANGUAGES, Texts
from tests.cli.helpers import RUNNER, plain, starhaul, write
from tools.golden import Golden, play

SVG = "{http://www.w3.org/2000/svg}"
PLAYED = {
    "trucker": Golden({"edition": "2e", "seats": 2, "rounds": ["I"], "options": {"build": "turns"}}),
    "race": Golden({"seats": 3}, "race"),
}


@cache
def log(game: str) -> bytes:
    return write_log(play(PLAYED[game])[0])


def run(*arguments: str, lang: str = "en") -> Result:
    return RUNNER.invoke(app, ["draw", "--lang", lang, *arguments])


def drawing(tmp_path: Path, game: str, *arguments: str, lang: str = "en") -> str:
    """The drawing of a successful command, which prints nothing."""
    target = tmp_path / "moment.svg"
    done = run(write(tmp_path, log(game), "match.jsonl"), "--svg", str(target), *arguments, lang=lang)
    assert (done.exit_code, done.stdout, done.stderr) == (0, "", "")
    return target.read_text("utf-8")


def refused(*arguments: str, lang: str = "en") -> str:
    done = run(*arguments, lang=lang)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return plain(done.stderr.strip())


def test_every_game_is_tried_here():
    assert set(PLAYED) == set(GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYED)
def test_a_moment_of_a_log(tmp_path: Path, game: str):
    count = len(play(PLAYED[game])[0].entries)
    pictures = [drawing(tmp_path, game, "--at", str(at)) for at in (0, count // 2, count)]
    for picture in pictures:
        root = ET.fromstring(picture)
        assert root.tag == f"{SVG}svg"
        assert root.findtext(f"{SVG}title")
        assert root.findtext(f"{SVG}desc")
    assert len(set(pictures)) == 3
    assert drawing(tmp_path, game) == pictures[-1]
    assert drawing(tmp_path, game, "--at", str(count // 2)) == pictures[1]


@pytest.mark.parametrize("game", PLAYED)
def test_a_picture_speaks_every_language(tmp_path: Path, game: str):
    titles = {ET.fromstring(drawing(tmp_path, game, lang=lang)).findtext(f"{SVG}title") for lang in LANGUAGES}
    assert len(titles) == len(LANGUAGES)


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYED)
def test_another_process_draws_the_same(tmp_path: Path, game: str):
    path, target = write(tmp_path, log(game), "match.jsonl"), tmp_path / "other.svg"
    done = starhaul("draw", path, "--at", "30", "--svg", str(target), "--lang", "pl", PYTHONHASHSEED="7")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert target.read_text("utf-8") == drawing(tmp_path, game, "--at", "30", lang="pl")


# --- refusals ----------------------------------------------------------------------------------------------

MOMENT = {
    "en": "--at: there is no moment after action {at}; the log counts from 0 to {count}",
    "cs": "--at: okamžik po akci č. {at} tu není; záznam počítá od 0 do {count}",
    "pl": "--at: nie ma chwili po akcji nr {at}; zapis liczy od 0 do {count}",
}
SEVERAL = {
    "en": "{path}: a drawing needs exactly one match log, not 2",
    "cs": "{path}: nákres potřebuje právě jeden záznam partie, ne 2",
    "pl": "{path}: rysunek wymaga dokładnie jednego zapisu partii, a nie 2",
}
OVER = {
    "en": "{path}: the drawing would overwrite the log",
    "cs": "{path}: nákres by přepsal záznam",
    "pl": "{path}: rysunek nadpisałby zapis",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("beyond", [-1, 1])
def test_a_moment_the_log_does_not_have(tmp_path: Path, lang: str, beyond: int):
    count = len(play(PLAYED["race"])[0].entries)
    at = -1 if beyond < 0 else count + 1
    path, target = write(tmp_path, log("race"), "match.jsonl"), tmp_path / "x.svg"
    said = refused(path, "--svg", str(target), "--at", str(at), lang=lang)
    see = Texts(lang)(
        "error-with-help", words=MOMENT[lang].format(at=at, count=count), help="starhaul draw --help"
    )
    assert said == see
    assert not target.exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_several_logs_in_one_file(tmp_path: Path, lang: str):
    path = write(tmp_path, log("race") * 2, "matches.jsonl")
    assert refused(path, "--svg", str(tmp_path / "x.svg"), lang=lang) == SEVERAL[lang].format(path=path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_is_not_overwritten(tmp_path: Path, lang: str):
    path = write(tmp_path, log("race"), "match.jsonl")
    same = tmp_path / "link.svg"
    os.link(path, same)
    for target in (path, str(same)):
        assert refused(path, "--svg", target, lang=lang) == OVER[lang].format(path=target)
    assert Path(path).read_bytes() == log("race")


def test_where_no_drawing_can_go(tmp_path: Path):
    path, nowhere = write(tmp_path, log("race"), "match.jsonl"), str(tmp_path / "no" / "x.svg")
    assert refused(path, "--svg", "-").startswith("--svg: a drawing goes to a file; ")
    assert refused(path, "--svg", "-", lang="cs").startswith("--svg: nákres patří do souboru; ")
    assert refused(path, "--svg", nowhere).startswith(f"{nowhere}: the drawing cannot be written: ")
    assert refused(path, "--svg", nowhere, lang="pl").startswith(f"{nowhere}: nie można zapisać rysunku: ")
    assert refused(path, "--svg", str(tmp_path)).startswith(f"{tmp_path}: the drawing cannot be written: ")
    assert refused(path, "--svg", "").startswith("'': the drawing cannot be written: ")


def test_what_is_no_log(tmp_path: Path):
    target = str(tmp_path / "x.svg")
    missing, empty = str(tmp_path / "missing"), write(tmp_path, b"", "empty.jsonl")
    assert refused(missing, "--svg", target) == f"{missing}: no such file"
    assert refused(empty, "--svg", target) == f"{empty}: the log is empty"
    head, first, *_ = log("race").splitlines(keepends=True)
    broken = write(tmp_path, head + first.replace(b'"seat":-1', b'"seat":1'), "broken.jsonl")
    assert refused(broken, "--svg", target).startswith(f"{broken}: 2: rule CONTRACT refuses this action: ")
    assert not Path(target).exists()


@pytest.mark.slow
def test_a_drawing_needs_a_file(tmp_path: Path):
    done = starhaul("draw", write(tmp_path, log("race"), "match.jsonl"))
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1
    assert b"--svg" in done.stderr
