"""The ship drawn with characters."""

import json

import pytest

from starhaul.cli.terminal_ship import legend, terminal_ship
from starhaul.locale import LANGUAGES, Texts
from starhaul.trucker.shipfile import parse
from starhaul.trucker.terms import CABINS, HOLDS, Kind
from tests.cli.helpers import of_kind, ship, tile

ENGLISH = Texts("en")
BOARDS = [("1e", name) for name in ("I", "II", "III", "IIIA", "IC", "IIC", "IIIC", "IVC")]
BOARDS += [("2e", name) for name in ("I", "II", "III")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "class_"), BOARDS)
def test_a_drawing_fits_an_80_column_terminal(edition: str, class_: str, language: str):
    yard = parse(json.dumps({"edition": edition, "class": class_, "tiles": []}))
    texts = Texts(language)
    lines = [*terminal_ship(yard, texts).plain.splitlines(), *legend(yard, texts)]
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_fit_their_cells_and_differ(language: str):
    texts = Texts(language)
    codes = {kind: texts(f"code-{kind}") for kind in Kind}
    assert len(set(codes.values())) == len(codes)
    for kind, code in codes.items():
        assert len(code) <= (2 if kind in (*CABINS, *HOLDS, Kind.BATTERY) else 5)


def test_the_drawing_shows_sides_contents_and_faults():
    tiles = [
        tile(of_kind("cabin"), 6, 7, humans=1),
        tile(of_kind("battery"), 8, 7, batteries=1),
        tile(of_kind("special_cargo"), 7, 8, goods=["red"]),
        tile(of_kind("double_cannon"), 7, 6, turn=0),
        tile(of_kind("engine"), 6, 8, turn=3),
    ]
    drawing = terminal_ship(parse(json.dumps(ship(*tiles, tile("start", 7, 7)))), ENGLISH).plain
    for sign in ("Ca☻", "Ba●○", "SHR", "─▲─▲─", "▷", "≡ SC", "─│││─", "!", "·"):
        assert sign in drawing, drawing


def test_the_crack_and_the_printed_numbers_of_class_c():
    yard = parse(json.dumps({"edition": "1e", "class": "IIC", "tiles": []}))
    lines = terminal_ship(yard, ENGLISH).plain.splitlines()
    assert all("╎" in line for line in lines[1:-1])
    assert lines[0].split() == ["1", "2", "3", "4"]
    assert lines[-1].split() == ["(2)", "(3)", "(4)", "(5)"]
    assert lines[2].split()[0] == "1"
    assert lines[2].split()[-1] == "(6)"
