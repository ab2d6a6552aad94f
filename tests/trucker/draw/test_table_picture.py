"""The picture of a whole table: every ship, hand and rocket in its place, nothing hidden."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from starhaul.games import config_of
from starhaul.kernel.chance import Stream
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.locale import LANGUAGES, Texts
from starhaul.plugins.trucker.commands.demo import play_on
from starhaul.plugins.trucker.terminal.drawing import picture
from starhaul.trucker.draw.style import Theme
from starhaul.trucker.draw.table_svg import table_svg, yards_of
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.config import profile
from starhaul.trucker.match.state import State
from starhaul.trucker.views.view import View
from tests.trucker.draw.test_draw import SVG, check_self_contained, check_styled

GAME = Trucker()
CONFIGS: list[dict[str, Any]] = [
    {"edition": "2e", "seats": 4, "rounds": ["II"]},
    {"edition": "1e", "seats": 3, "rounds": ["III"]},
    {"edition": "1e", "seats": 4, "rounds": ["IIC"]},
    {"edition": "1e", "seats": 2, "rounds": ["IIIC"]},
    {"edition": "1e", "seats": 3, "rounds": ["IVC"]},
]
FLYING, TORUS = CONFIGS[0], CONFIGS[3]
LEARNING: dict[str, Any] = {"edition": "1e", "seats": 2, "rounds": ["learning"]}


def until(config: dict[str, Any], is_there: Callable[[State], object], seed: str = "table") -> State:
    """Careful play up to a moment."""
    match = Match(GAME, config_of(GAME, config), seed)
    for _ in play_on(match, Stream(seed, "players")):
        if is_there(match.state):
            break
    return match.state


def in_yard(state: State) -> bool:
    return state.yard is not None and any(state.yard.hands) and len(state.yard.pool) < 100


def in_flight(state: State) -> bool:
    return state.flight is not None and state.flight.flown > 1 and bool(state.flight.card)


def table(state: State, theme: Theme = "paper", **changed: Any) -> ET.Element:
    view = structs.replace(GAME.view(state, None), **changed)
    return ET.fromstring(table_svg(view, profile(state.config, view.round).board, theme=theme))


def tagged(root: ET.Element, name: str) -> dict[str, ET.Element]:
    """The nodes with a data attribute, by its value."""
    return {node.attrib[f"data-{name}"]: node for node in root.iter() if f"data-{name}" in node.attrib}


def of_look(root: ET.Element, look: str) -> list[ET.Element]:
    return [node for node in root.iter() if f"sh-{look}" in node.attrib.get("class", "").split()]


def head_of(root: ET.Element, seat: int) -> ET.Element:
    (head,) = (node for node in of_look(root, "seat-head") if node.attrib["data-seat"] == str(seat))
    return head


# --- the document ------------------------------------------------------------------------------------------


@pytest.mark.many
@pytest.mark.parametrize("config", [*CONFIGS, LEARNING], ids=str)
@pytest.mark.parametrize("theme", ["paper", "space"])
def test_a_picture_is_sound_at_every_moment(config: dict[str, Any], theme: Theme):
    match = Match(GAME, config_of(GAME, config), "moments")
    draw = Stream("moments", "players")
    while True:
        view = GAME.view(match.state, None)
        board = profile(match.config, view.round).board
        svg = table_svg(view, board, theme=theme)
        root = ET.fromstring(svg)
        check_self_contained(svg, root)
        check_styled(root)
        assert svg == table_svg(view, board, theme=theme)
        if match.is_over:
            break
        play_random(match, draw, decisions=90)


def test_without_words_there_are_only_letters_and_numbers():
    for is_there in (in_yard, in_flight):
        texts = [node.text or "" for node in table(until(FLYING, is_there)).iter(f"{SVG}text")]
        assert all(re.fullmatch(r"[A-Z#]?|[−+]?[\d.–]+|[IV]+(-\d+)?|START", text) for text in texts), texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_those_of_the_language(language: str):
    texts = Texts(language)
    root = ET.fromstring(picture(until(FLYING, in_flight), texts))
    shown = {node.text for node in root.iter(f"{SVG}text")}
    assert {texts(f"seat-{colour}") for colour in ("blue", "green", "yellow", "red")} <= shown
    labels = {node.text for node in root.iter(f"{SVG}title")}
    assert {texts("table-deck"), texts("label-engines"), texts("kind-cabin")} <= labels
    assert "II" in (root.findtext(f"{SVG}title") or "")
    assert texts("seat-red") in (root.findtext(f"{SVG}desc") or "")


# --- ships -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_ships_are_made_from_the_view_alone_and_are_the_true_ones(config: dict[str, Any]):
    for is_there in (in_yard, in_flight):
        state = until(config, is_there)
        view = GAME.view(state, None)
        yards = yards_of(view, profile(state.config, view.round).board)
        assert [yard.ship for yard in yards] == state.ships
        assert all(yard.zone == state.zone for yard in yards)


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_every_seat_has_its_ship(config: dict[str, Any]):
    state = until(config, in_flight)
    drawn = tagged(table(state), "ship")
    assert set(drawn) == {str(seat) for seat in state.seats}
    for seat in state.seats:
        tiles = [int(node.attrib["data-cell"]) for node in of_look(drawn[str(seat)], "tile")]
        assert tiles == [cell for cell, tile in enumerate(state.ships[seat].hull.tiles) if tile]


def test_each_torus_shows_its_own_far_side():
    drawn = tagged(table(until(TORUS, in_flight)), "ship")
    for number, node in drawn.items():
        ghosts = {use.attrib["href"] for ghost in of_look(node, "ghost") for use in ghost.iter(f"{SVG}use")}
        assert ghosts == {f"#sh-ship-{number}"}
        assert [clip.attrib["id"] for clip in node.iter(f"{SVG}clipPath")] == [f"sh-ring-{number}"]


# --- building ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_hands_reserves_and_the_pool(config: dict[str, Any]):
    state = until(config, in_yard)
    yard, root = state.in_yard, table(state)
    hands = [node.attrib.get("data-tiles", "") for node in of_look(root, "hand")]
    assert hands == [str(tile) if tile else "" for tile in yard.hands]
    assert any(hands)
    reserves = [node.attrib.get("data-tiles", "") for node in of_look(root, "reserve")]
    assert reserves == [" ".join(map(str, tiles)) for tiles in yard.reserves]
    (pool,) = of_look(root, "pool")
    assert int(pool.attrib["data-count"]) == len(yard.open)
    assert not of_look(root, "rocket")


def test_start_numbers_show_while_building():
    state = until(FLYING, lambda state: state.yard is not None and sum(map(bool, state.yard.starts)) == 2)
    shown = {
        int(node.attrib["data-seat"]): int(node.attrib["data-start"])
        for node in tagged(table(state), "start").values()
    }
    assert shown == {seat: start for seat, start in enumerate(state.in_yard.starts) if start}


# --- flight ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_rockets_stand_on_their_spaces(config: dict[str, Any]):
    state = until(config, in_flight)
    flight, spaces, root = state.in_flight, state.profile.flight.spaces, table(state)
    rockets = {int(node.attrib["data-seat"]): node for node in of_look(root, "rocket")}
    assert set(rockets) == set(state.flying())
    for seat, rocket in rockets.items():
        assert int(rocket.attrib["data-space"]) == flight.positions[seat] % spaces
    (track,) = of_look(root, "track")
    boxes = list(track.iter(f"{SVG}rect"))
    assert [node.attrib["data-space"] for node in boxes] == [str(space) for space in range(spaces)]
    for rocket in rockets.values():
        box = boxes[int(rocket.attrib["data-space"])].attrib
        x = float(rocket.attrib["transform"].removeprefix("translate(").split()[0])
        assert x == pytest.approx(float(box["x"]) + float(box["width"]) / 2, abs=0.1)


def at(view: View, *positions: int) -> list[Any]:
    """The seats of a view, at other positions."""
    return [structs.replace(seat, position=p) for seat, p in zip(view.seats, positions, strict=True)]


@pytest.mark.parametrize(
    ("positions", "laps"),
    [
        ((5, 3, 2, 1), "0000"),
        ((-1, -2, -5, -9), "0000"),
        ((2, -3, -7, 1), "1001"),
        ((60, 20, 50, 30), "2021"),
    ],
)
def test_only_ships_that_are_laps_ahead_are_marked(positions: tuple[int, ...], laps: str):
    """On the 24 spaces of level II."""
    state = until(FLYING, in_flight)
    view = GAME.view(state, None)
    assert view.flight is not None
    flight = structs.replace(view.flight, order=(0, 1, 2, 3))
    root = table(state, seats=at(view, *positions), flight=flight)
    rockets = sorted(of_look(root, "rocket"), key=lambda node: node.attrib["data-seat"])
    assert "".join(node.attrib["data-lap"] for node in rockets) == laps
    said = [node.findtext(f"{SVG}text") for node in rockets]
    assert said == [f"+{lap}" if lap != "0" else None for lap in laps]


def test_the_head_of_a_ship_shows_losses_and_whether_it_is_out():
    state = until(
        {"edition": "2e", "seats": 4, "rounds": ["III"]},
        lambda state: state.flight is not None and any(state.flight.reasons) and any(state.lost),
    )
    root = table(state)
    for seat in state.seats:
        head = head_of(root, seat).attrib
        assert head["data-lost"] == str(len(state.lost[seat]))
        assert head.get("data-gave-up", "") == state.in_flight.reasons[seat]
        assert head["data-position"] == str(state.in_flight.positions[seat])


def test_the_current_card_and_the_goods_aboard():
    state = until(FLYING, lambda state: in_flight(state) and any(any(ship.goods) for ship in state.ships))
    root = table(state)
    (card,) = of_look(root, "current-card")
    assert card.attrib["data-card"] == state.in_flight.card
    view = GAME.view(state, None)
    for number, seat in enumerate(view.seats):
        loaded = tagged(head_of(root, number), "load").items()
        loads = {name: node.attrib["data-value"] for name, node in loaded}
        letters = "".join(letters for _, letters in seat.ship.goods)
        assert {load[5].upper(): int(n) for load, n in loads.items() if load.startswith("cube-")} == {
            letter: letters.count(letter) for letter in letters
        }


# --- what is hidden ----------------------------------------------------------------------------------------


@pytest.mark.many
@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_nothing_hidden_changes_the_picture(config: dict[str, Any]):
    texts = Texts("en")
    for is_there in (in_yard, in_flight):
        state = until(config, is_there)
        before = picture(state, texts)
        for seed in range(3):
            other = GAME.resample(state, None, Stream(seed, "other"))
            assert GAME.dump(other) != GAME.dump(state)
            assert picture(other, texts) == before


def test_secret_credits_are_not_shown():
    for config, shows in ((CONFIGS[1], False), (FLYING, True)):
        used = {node.attrib["href"] for node in table(until(config, in_flight)).iter(f"{SVG}use")}
        assert ("#sh-coin" in used) is shows
