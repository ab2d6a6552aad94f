"""`starhaul inspect`: every error of docs/formats.md §1 is one line, with no other output."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from starhaul.cli.main import app
from starhaul.kernel.documents import MAX_BYTES
from starhaul.kernel.errors import BadInput
from starhaul.trucker.files.shipfile import parse
from tests.cli.helpers import RUNNER, SHIP, environment, of_kind, refusal, ship, starhaul, tile, write

CABIN, BATTERY, HOLD = of_kind("cabin"), of_kind("battery"), of_kind("cargo")
SPECIAL, ENGINE, START = of_kind("special_cargo"), of_kind("engine"), of_kind("starting_cabin")

# The document, the key of the text, and the place named in the error.
REFUSED: dict[str, tuple[object, str, str]] = {
    "edition": (ship(edition="3e"), "input-edition-unknown", "edition"),
    "class": (ship(**{"class": "V"}), "input-class-unknown", "class"),
    "class C in 2e": (ship(edition="2e", **{"class": "IIC"}), "input-class-unknown", "class"),
    "tile too high": (ship(tile(145)), "input-tile-unknown", "tiles[0]"),
    "tile 0": (ship(tile(0)), "input-tile-unknown", "tiles[0]"),
    "tile of the other edition": (ship(tile("T037")), "input-tile-unknown", "tiles[0]"),
    "number in 2e": (ship(tile(37), edition="2e"), "input-tile-unknown", "tiles[0]"),
    "tile twice": (ship(tile(37), tile(37, 6, 6)), "input-tile-twice", "tiles[1]"),
    "starting cabin by number": (ship(tile(START)), "input-say-start", "tiles[0]"),
    "two starts": (ship(tile("start", 7, 7), tile("start", 7, 7)), "input-tile-twice", "tiles[1]"),
    "start and no start": (ship(tile("start", 7, 7), start=False), "input-start-contradiction", "tiles[0]"),
    "start elsewhere": (ship(tile("start", 7, 6)), "input-start-elsewhere", "tiles[0]"),
    "start of class C": (ship(start=True, **{"class": "IIC"}), "input-start-unplaced", "start"),
    "off the grid": (ship(tile(37, 2, 6)), "input-off-grid", "tiles[0]"),
    "off by far": (ship(tile(37, 10**40, 6)), "input-off-grid", "tiles[0]"),
    "cell twice": (ship(tile(37), tile(38)), "input-cell-twice", "tiles[1]"),
    "on the start": (ship(tile(37, 7, 7)), "input-cell-twice", "tiles[0]"),
    "crew on a battery": (ship(tile(BATTERY, humans=1)), "input-no-cabin", "tiles[0]"),
    "alien on an engine": (ship(tile(ENGINE, alien="brown")), "input-no-cabin", "tiles[0]"),
    "batteries in a cabin": (ship(tile(CABIN, batteries=1)), "input-no-battery-tile", "tiles[0]"),
    "goods in a cabin": (ship(tile(CABIN, goods=["blue"])), "input-no-hold", "tiles[0]"),
    "red in a plain hold": (ship(tile(HOLD, goods=["red"])), "input-red-in-plain-hold", "tiles[0]"),
    "three humans": (ship(tile(CABIN, humans=3)), "input-too-much", "tiles[0]"),
    "very many humans": (ship(tile(CABIN, humans=10**30)), "input-too-much", "tiles[0]"),
    "too many batteries": (ship(tile(BATTERY, batteries=4)), "input-too-much", "tiles[0]"),
    "too many goods": (ship(tile(SPECIAL, goods=["red"] * 9)), "input-too-much", "tiles[0]"),
    "alien with humans": (ship(tile(CABIN, alien="brown", humans=1)), "input-alien-with-humans", "tiles[0]"),
    "alien at the start": (
        ship(tile("start", 7, 7, alien="brown")),
        "input-alien-in-starting-cabin",
        "tiles[0]",
    ),
    "alien alone": (ship(tile(CABIN, alien="purple")), "input-alien-without-life-support", "tiles[0]"),
    "yard dice elsewhere": (ship(yard_dice=[1, 2]), "input-no-yard-dice", "yard_dice"),
    "yard dice too many": (ship(yard_dice=[1, 2, 3]), "reason-length-at-most", "yard_dice"),
    "yard die of seven": (ship(yard_dice=[7, 1], **{"class": "IVC"}), "reason-at-most", "yard_dice[0]"),
    "yard dice of IIIC": (ship(yard_dice=[1], **{"class": "IIIC"}), "input-no-yard-dice", "yard_dice"),
    "yard dice as number": (ship(yard_dice=3, **{"class": "IVC"}), "reason-type", "yard_dice"),
    "no yard dice": (ship(yard_dice=None, **{"class": "IVC"}), "reason-type", "yard_dice"),
    "off the torus": (ship(tile(37, 7, 1), **{"class": "IIIC"}), "input-off-grid", "tiles[0]"),
    "printed number on IIC": (ship(tile(37, 5, 1), **{"class": "IIC"}), "input-off-grid", "tiles[0]"),
    "unknown key": (ship(colour="red"), "reason-unknown-key", ""),
    "unknown key of a tile": (ship(tile(37, humanz=2)), "reason-unknown-key", "tiles[0]"),
    "no class": ({"edition": "1e", "tiles": []}, "reason-missing-key", ""),
    "turn": (ship(tile(37, turn=4)), "reason-at-most", "tiles[0].turn"),
    "turn back": (ship(tile(37, turn=-1)), "reason-at-least", "tiles[0].turn"),
    "humans below none": (ship(tile(37, humans=-1)), "reason-at-least", "tiles[0].humans"),
    "tile as fraction": (ship(tile(37) | {"tile": 3.5}), "reason-type", "tiles[0].tile"),
    "tile as truth": (ship(tile(True)), "reason-type", "tiles[0].tile"),
    "at as text": (ship({"tile": 37, "at": "76"}), "reason-type", "tiles[0].at"),
    "at too short": (ship({"tile": 37, "at": [7]}), "reason-length", "tiles[0].at"),
    "tiles as object": (ship(tiles={}), "reason-type", "tiles"),
    "no such goods": (ship(tile(HOLD, goods=["pink"])), "reason-not-a-choice", "tiles[0].goods[0]"),
    "no such alien": (ship(tile(CABIN, alien="red")), "reason-not-a-choice", "tiles[0].alien"),
    "a key like a place": ({"a`b - at `$.x": 1}, "reason-unknown-key", ""),
    "a key just like a place": ({"a` - at `$.tiles[0]": 1}, "reason-unknown-key", ""),
    "a tile's key like a place": (ship({"a` - at `$.x": 1}), "reason-unknown-key", "tiles[0]"),
    "a key twice": (b'{"edition":"1e","edition":"2e","class":"II","tiles":[]}', "input-key-twice", ""),
    "a tile's key twice": (
        json.dumps(ship(tile(37))).replace('"at"', '"turn": 1, "t\\u0075rn": 0, "at"').encode(),
        "input-key-twice",
        "",
    ),
    "a list": ([1], "reason-type", ""),
    "control characters": (ship(edition="a\nb\x1b[31m\r\u2028"), "input-edition-unknown", "edition"),
    "empty": (b"", "input-empty", ""),
    "blank": (b" \n\n", "input-empty", ""),
    "not UTF-8": (b'{"edition":"\xff"}', "input-not-utf8", ""),
    "byte order mark": (json.dumps(SHIP).encode("utf-8-sig"), "input-byte-order-mark", ""),
    "half a pair in a short key": (rb'{"\ud800":1}', "reason-surrogate", ""),
    "half a pair in a key": (rb'{"\ud800, and more":1}', "reason-surrogate", ""),
    "half a pair": (rb'{"edition":"\udc00"}', "reason-surrogate", ""),
    "cut off in a pair": (rb'{"\ud83d\ude', "reason-truncated", ""),
    "no JSON": (b"ship", "reason-malformed", ""),
    "cut off": (json.dumps(SHIP).encode()[:-1], "reason-truncated", ""),
    "two documents": (json.dumps(SHIP).encode() * 2, "reason-trailing", ""),
    "NUL": (b"\0" * 20, "reason-malformed", ""),
    "NUL inside": (b'{"edition":"1\0e"}', "reason-malformed", ""),
    "deep": (b"[" * 500_000, "reason-type", ""),
    "deep inside": (b'{"edition":"1e","class":"II","tiles":' + b"[" * 500_000, "reason-type", "tiles[0]"),
    "deep and unknown": (b'{"x":' + b'{"x":' * 100_000, "reason-unknown-key", ""),
    "huge number": (
        json.dumps(ship(tile(1))).replace('"tile": 1', '"tile": ' + "9" * 9000).encode(),
        "reason-out-of-range",
        "tiles[0].tile",
    ),
    "over 1 MB": (json.dumps(SHIP).encode() + b" " * MAX_BYTES, "input-too-large", ""),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refused_in_words(case: str, tmp_path: Path, spoken: list[str]):
    document, key, place = REFUSED[case]
    path = write(tmp_path, document)
    line = refusal(path)
    assert key in spoken
    assert line.startswith(f"{path}: {place}: " if place else f"{path}: ")
    assert line.isprintable()
    assert len(line) < len(path) + 200


@pytest.mark.parametrize("case", REFUSED)
@pytest.mark.parametrize("language", ["cs", "pl"])
def test_refused_in_the_words_of_every_language(case: str, language: str, tmp_path: Path):
    path = write(tmp_path, REFUSED[case][0])
    result = RUNNER.invoke(app, ["inspect", path, "--lang", language])
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert result.stderr.strip() != refusal(path)


def test_an_alien_comes_once_in_each_colour(tmp_path: Path):
    document = ship(*_couple(0, 6), *_couple(1, 8), start=False)
    assert refusal(write(tmp_path, document)).endswith(": tiles[3]: the brown alien is aboard twice")


def _couple(nth: int, row: int) -> list[dict[str, Any]]:
    """A cabin with an alien, and a life support beside it turned so that they are joined."""
    for turns in range(16):
        support = tile(of_kind("life_support_brown", nth), 6, row, turn=turns % 4)
        couple = [support, tile(of_kind("cabin", nth), 7, row, turn=turns // 4, alien="brown")]
        try:
            parse(json.dumps(ship(*couple, start=False)))
        except BadInput:
            continue
        return couple
    raise AssertionError("no way to join them")


def test_every_bad_file_gets_its_line_and_good_ones_are_not_printed(tmp_path: Path):
    good, bad = write(tmp_path, SHIP, "good.json"), write(tmp_path, b"{", "bad.json")
    result = starhaul("inspect", good, bad, str(tmp_path / "none.json"), good, "--lang", "en", "--json")
    assert (result.returncode, result.stdout) == (2, b"")
    lines = result.stderr.decode().splitlines()
    assert lines == [f"{bad}: not JSON: the text ends too early", f"{tmp_path}/none.json: no such file"]


def test_a_bad_line_is_named_by_its_number():
    stdin = f"{json.dumps(SHIP)}\n\n{json.dumps(ship(tile(200)))}\n".encode()
    assert refusal("-", stdin=stdin) == "<stdin>:3: tiles[0]: there is no tile 200 in edition 1e"


def test_a_line_over_1_mb_is_refused():
    assert refusal("-", stdin=b"\n" + b" " * MAX_BYTES + b"{}\n").startswith("<stdin>:2: larger than")


def test_a_line_of_exactly_1_mb_is_read():
    line = json.dumps(SHIP).encode().ljust(MAX_BYTES)
    assert RUNNER.invoke(app, ["inspect", "-"], input=line + b"\r\n" + line + b"\n").exit_code == 0


def test_a_directory_is_not_a_ship(tmp_path: Path):
    assert refusal(str(tmp_path)) == f"{tmp_path}: this is a folder, not a file"


def test_a_file_below_a_file_is_no_file(tmp_path: Path):
    path = write(tmp_path, SHIP) + "/ship.json"
    assert refusal(path) == f"{path}: no such file"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is closed to root")
def test_a_file_without_permission(tmp_path: Path):
    path = write(tmp_path, SHIP)
    Path(path).chmod(0)
    assert refusal(path) == f"{path}: no permission to read the file"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such device here")
def test_an_endless_file_is_not_read_whole():
    assert refusal("/dev/zero").startswith("/dev/zero: larger than")


def test_a_name_too_long_for_the_system():
    assert refusal("x" * 5000).endswith("…: cannot be read: the name is too long")


def test_a_file_without_a_name():
    assert refusal("") == "'': no such file"


def test_standard_input_is_read_once():
    assert refusal("-", "-", stdin=b"") == "-: standard input can be read only once"


def test_a_repeated_key_is_named(tmp_path: Path):
    path = write(tmp_path, json.dumps(SHIP).replace('"class"', '"edition": "2e", "class"').encode())
    assert refusal(path) == f"{path}: the key “edition” appears twice in one object"


@pytest.mark.parametrize("count", [0, 2])
def test_a_drawing_needs_exactly_one_ship(count: int, tmp_path: Path):
    drawing = tmp_path / "ship.svg"
    stdin = f"{json.dumps(SHIP)}\n".encode() * count
    assert refusal("-", "--svg", str(drawing), stdin=stdin).startswith(
        "--svg: a drawing needs exactly one ship"
    )
    assert not drawing.exists()


def test_an_unwritable_drawing_is_refused_before_anything_is_printed(tmp_path: Path):
    drawing = str(tmp_path / "none" / "ship.svg")
    line = refusal(write(tmp_path, SHIP), "--svg", drawing)
    assert line == f"{drawing}: the drawing cannot be written: no such folder"
    assert refusal(write(tmp_path, SHIP), "--svg", "").startswith("'': the drawing cannot be written")


@pytest.mark.many
@pytest.mark.parametrize("way", ["the file", "a symbolic link", "a hard link", "standard input"])
def test_a_drawing_does_not_overwrite_its_ship(way: str, tmp_path: Path):
    path, link = Path(write(tmp_path, SHIP)), tmp_path / "link.json"
    if way == "a symbolic link":
        link.symlink_to(path.name)
    else:
        link.hardlink_to(path)
    drawing = path if way in ("the file", "standard input") else link
    with path.open("rb") as file:
        command = [sys.executable, "-m", "starhaul", "inspect", "--svg", str(drawing), "--lang", "en"]
        command.append("-" if way == "standard input" else str(path))
        done = subprocess.run(command, stdin=file, capture_output=True, env=environment(), check=False)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == f"{drawing}: the drawing would overwrite the ship\n"
    assert json.loads(path.read_bytes()) == SHIP


def test_a_drawing_goes_to_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    assert refusal(write(tmp_path, SHIP), "--svg", "-").startswith("--svg: a drawing goes to a file")
    assert not Path("-").exists()


def test_an_unknown_language_is_refused(tmp_path: Path):
    result = starhaul("inspect", write(tmp_path, SHIP), "--lang", "de")
    assert (result.returncode, result.stdout) == (2, b"")
    assert result.stderr.decode().splitlines() == [
        "--lang: unknown language “de”; choose from en, cs, pl – see starhaul inspect --help"
    ]


@pytest.mark.many
@pytest.mark.parametrize(
    "arguments", [("inspect",), ("inspect", "--colour"), ("inspekt",), ("inspect", "--svg")]
)
def test_a_wrong_command_line_is_answered_in_one_line(arguments: tuple[str, ...]):
    result = starhaul(*arguments)
    assert (result.returncode, result.stdout) == (2, b"")
    assert len(result.stderr.splitlines()) == 1
    named = "starhaul --help" if arguments == ("inspekt",) else "starhaul inspect --help"
    assert f"see {named}\n" in result.stderr.decode()


@pytest.mark.slow
def test_help_without_a_command():
    result = starhaul(LANG="cs_CZ.UTF-8")
    assert result.returncode == 0
    assert "Zkontroluje" in result.stdout.decode()
