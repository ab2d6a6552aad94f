"""The ship drawn with characters."""

import json
from typing import Any

import pytest

from starhaul.locale import LANGUAGES, Texts
from starhaul.plugins.trucker.commands.ship_text import legend, terminal_ship
from starhaul.trucker.files.shipfile import parse
from starhaul.trucker.parts.terms import CABINS, HOLDS, Kind
from tests.cli.helpers import of_kind, ship, tile
from tests.trucker.shipyard import yard

ENGLISH = Texts("en")
BOARDS = [("1e", name) for name in ("I", "II", "III", "IIIA", "IC", "IIC", "IIIC", "IVC")]
BOARDS += [("2e", name) for name in ("I", "II", "III")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "class_"), BOARDS)
def test_a_drawing_fits_an_80_column_terminal(edition: str, class_: str, language: str):
    empty = parse(json.dumps({"edition": edition, "class": class_, "tiles": []}))
    texts = Texts(language)
    lines = [*terminal_ship(empty, texts).plain.splitlines(), *legend(empty, texts)]
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


def test_a_hold_shows_its_cubes_and_as_many_empty_places_as_it_has_left():
    for goods, signs in (([], "□□"), (["blue"], "B□"), (["green", "blue"], "GB")):
        hold = tile(of_kind("cargo"), 7, 8, goods=goods)
        drawing = terminal_ship(parse(json.dumps(ship(hold, tile("start", 7, 7)))), ENGLISH).plain
        assert f"{ENGLISH('code-cargo')}{signs} " in drawing, drawing


def test_the_crack_and_the_printed_numbers_of_class_c():
    lines = drawn("IIC")
    assert all("╎" in line for line in lines[1:-1])
    assert lines[0].split() == ["1", "2", "3", "4"]
    assert lines[-1].split() == ["(2)", "(3)", "(4)", "(5)"]
    assert lines[2].split()[0] == "1"
    assert lines[2].split()[-1] == "(6)"


def drawn(class_: str, *lines: str, **top: Any) -> list[str]:
    return terminal_ship(yard(class_, *lines, **top), ENGLISH).plain.splitlines()


def test_joined_edges_carry_signs_at_both_ends():
    lines = drawn("IIIC", "3,1 start")
    assert lines[1].split() == lines[-1].split() == ["↕"] * 6
    for row in range(1, 7):
        line = lines[3 * row]
        assert line.startswith(f" {row}↔")
        assert line.endswith("↔")
    assert not any(sign in line for line in drawn("IIC") for sign in "↔↕")


def test_marked_cells_say_whether_they_are_open():
    lines = drawn("IVC", yard_dice=[3, 3])
    text = "\n".join(lines)
    assert (text.count("·3·"), text.count("·D·"), text.count("░░3░░"), text.count("░░D░░")) == (2, 2, 0, 0)
    assert (text.count("░░1░░"), text.count("·1·")) == (3, 0)
    closed = "\n".join(drawn("IVC", yard_dice=[]))
    assert (closed.count("·3·"), closed.count("░░3░░"), closed.count("░░D░░")) == (0, 2, 2)


def test_a_tile_on_a_marked_cell_keeps_the_mark_at_its_corner():
    text = "\n".join(drawn("IVC", "5,9 start", yard_dice=[4]))
    assert "└─│││─4" in text
    assert "·4·" not in text


@pytest.mark.parametrize(("dice", "ships"), [([], 4), ([1, 6], 3), ([3, 3], 2), ([1, 1], 1)])
def test_ships_of_a_fleet_are_numbered(dice: list[int], ships: int):
    text = "\n".join(drawn("IVC", yard_dice=dice))
    assert [f"#{number}" in text for number in range(1, 6)] == [
        ships > 1 and number <= ships for number in range(1, 6)
    ]


def test_the_legend_explains_only_what_the_drawing_has():
    fleet, torus = " ".join(legend(yard("IVC"), ENGLISH)), " ".join(legend(yard("IIIC"), ENGLISH))
    for item in ("·n· cell of the yard, open", "░n░ cell of the yard, closed", "D opened by a double", "#1"):
        assert item in fleet
        assert item not in torus
    assert "↔ ↕ joined edges" in torus
    assert "joined" not in fleet
    assert "#1" not in " ".join(legend(yard("IVC", yard_dice=[1, 1]), ENGLISH))
