"""What browsers get to display the games."""

import json
import re
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from starhaul.games import GAMES, config_of, game_named
from starhaul.locale import LANGUAGES
from starhaul.server.http import game_assets
from starhaul.svg import PREFIX
from starhaul.trucker.draw.sheet import SIDE, close_sheet_of
from starhaul.trucker.parts.terms import DIRECTIONS, Kind
from starhaul.trucker.ship.board import Board, board_of, cells_of

USED = re.compile(r'href="#([^"]+)"')


def test_every_game_has_a_front():
    assert set(GAMES) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_drawings_use_only_what_is_defined(game):
    svg = game_assets.art(game).decode()
    root = ElementTree.fromstring(svg)
    names = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(names) == len(set(names))
    assert set(USED.findall(svg)) <= set(names)
    # A page with a strict policy accepts neither style sheets nor scripts from a drawing.
    assert not re.search(r"<style|<script| style=| on\w+=", svg)


@pytest.mark.parametrize("theme", game_assets.THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_every_look_has_its_colours(game, theme):
    sheet = game_assets.style(game, theme).decode()
    drawn = game_assets.art(game).decode() + game_assets.data(game, None).decode().replace('\\"', '"')
    looks = {look for names in re.findall(r'class="([^"]+)"', drawn) for look in names.split()}
    # Groups are named for tests and have no style of their own.
    bare = {
        PREFIX + name for name in ("frame-numbers", "space-time-crack", "torus", "space", "planet", "hole")
    }
    missing = {look for look in looks - bare if f".{look}" not in sheet}
    assert not missing
    assert "$" not in sheet


def test_tiles_and_boards_are_those_of_the_rules():
    data = json.loads(game_assets.data("trucker", None))
    for edition, facts in data["editions"].items():
        kinds = {tile["kind"] for tile in facts["tiles"][1:]}
        assert kinds == {kind.value for kind in Kind}
        art = game_assets.art("trucker").decode()
        assert all(f'id="{PREFIX}{tile["art"]}"' in art for tile in facts["tiles"][1:])
        for name, shown in facts["boards"].items():
            board = board_of(edition, name)
            assert f'id="{PREFIX}board-{edition}-{name}"' in art
            assert len(shown["corners"]) == board.size
            for cell in range(board.size):
                assert shown["neighbours"][cell] == [board.neighbour(cell, side) for side in DIRECTIONS]
            aim = board.aim(0, (3, 4) if board.dice_per_threat == 2 else (3,))
            numbers = "7" if shown["dice"] == "sum" else "3,4" if board.dice_per_threat == 2 else "3"
            lanes = shown["aims"].get(f"front:{numbers}", {}).get("lanes", [])
            assert lanes == [list(filter(close_sheet_of(board).has, lane.cells)) for lane in aim.lanes]


def test_boards_are_cut_to_where_tiles_may_lie():
    """On a phone every unused row and column would make the others smaller."""
    data = json.loads(game_assets.data("trucker", None))
    widths = {name: board["width"] for name, board in data["editions"]["1e"]["boards"].items()}
    assert widths["II"] - widths["I"] == widths["III"] - widths["II"] == 2 * SIDE
    for edition, facts in data["editions"].items():
        for name, shown in facts["boards"].items():
            _lies_inside(shown, board_of(edition, name))


def _lies_inside(shown: Any, board: Board) -> None:
    inner = shown["width"] - 2 * shown["pad"], shown["height"] - 2 * shown["pad"]
    for cell in cells_of(board.zone().cells | board.marked):
        for corner, room in zip(shown["corners"][cell], inner, strict=True):
            assert 0 <= corner - shown["pad"] <= room - SIDE
    for aim in shown["aims"].values():
        for lane in aim["lanes"]:
            assert lane
            assert all(close_sheet_of(board).has(cell) for cell in lane)


def test_cells_are_called_by_the_numbers_along_the_edges():
    """Nobody could find a cell of class C by counting where other numbers are printed."""
    data = json.loads(game_assets.data("trucker", None))
    for edition in data["editions"].values():
        for board in edition["boards"].values():
            names = [tuple(name) for name in board["places"]]
            assert len(set(names)) == len(names)
            wide = len(board["columns"])
            for cell, (column, row) in enumerate(names):
                assert column.strip("↑↓") == str(board["columns"][cell % wide])
                assert row.strip("↑↓") == str(board["rows"][cell // wide])


def test_a_track_of_ones_own_is_shown():
    race = game_named("race")
    usual = json.loads(game_assets.data("race", None))["track"]
    record = json.loads(msgspec.json.encode(_shorter_track()))
    own = json.loads(game_assets.data("race", config_of(race, {"seats": 2, "options": {"track": record}})))[
        "track"
    ]
    assert len(own["spaces"]) == len(usual["spaces"]) - 1


def _shorter_track():
    from msgspec import structs

    from starhaul.race.data.rule_data import usual_track

    track = usual_track()
    cut = [space for space in track.spaces if space.index != 42]
    spaces = tuple(structs.replace(space, index=number) for number, space in enumerate(cut))
    return structs.replace(track, spaces=spaces)


def test_texts_are_one_file_for_each_language():
    for language in LANGUAGES:
        text = game_assets.texts(language).decode()
        keys = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
        assert len(keys) == len(set(keys))
        assert {"client-loading", "event-launched", "race-event-card-played"} <= set(keys)
