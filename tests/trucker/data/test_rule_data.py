"""The rule data: what the tables must contain, and how a broken one is reported."""

import json
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.trucker.data import rule_data
from starhaul.trucker.parts.records import BoardData, CardData, FlightData, Planets, TileData
from starhaul.trucker.parts.terms import Confidence, Goods, Kind
from tests.rules import about, rule

ORDER = [str(kind) for kind in Kind]
KINDS = {
    "1e": dict(zip(ORDER, (15, 16, 23, 15, 8, 7, 19, 6, 6, 8, 9, 4, 8), strict=True)),
    "2e": dict(zip(ORDER, (17, 17, 25, 15, 11, 9, 21, 6, 6, 8, 9, 4, 8), strict=True)),
}


@pytest.mark.parametrize("edition", rule_data.EDITIONS)
def test_tiles_by_kind(edition: str) -> None:
    assert Counter(str(tile.kind) for tile in rule_data.tiles(edition).tiles) == KINDS[edition]


@rule("BLD-11", "BLD-23", "BLD-26")
@pytest.mark.parametrize("edition", rule_data.EDITIONS)
def test_connectors_batteries_and_containers_are_within_the_printed_ranges(edition: str) -> None:
    for tile in rule_data.tiles(edition).tiles:
        assert 1 <= sum(map(bool, tile.connectors)) <= 4
        if tile.kind is Kind.BATTERY:
            assert tile.capacity in (2, 3)
        if tile.kind in (Kind.CARGO, Kind.SPECIAL_CARGO):
            assert 1 <= tile.capacity <= 3


@about("SET-05")
@pytest.mark.parametrize("edition", rule_data.EDITIONS)
def test_starting_cabins_have_four_universal_connectors_and_four_colours(edition: str) -> None:
    cabins = [tile for tile in rule_data.tiles(edition).tiles if tile.kind is Kind.STARTING_CABIN]
    assert {tile.connectors for tile in cabins} == {(3, 3, 3, 3)}
    assert {tile.colour for tile in cabins} == {"blue", "green", "yellow", "red"}


@rule("EX-08", "CRD-PLANETS-01")
@about("LRN-04", "CRD-EPIDEMIC-03", "CRD-SABOTAGE-05")
@pytest.mark.parametrize("edition", rule_data.EDITIONS)
def test_twenty_cards_of_each_level_and_eight_to_learn(edition: str) -> None:
    cards = rule_data.cards(edition).cards
    assert Counter(card.level for card in cards) == {1: 20, 2: 20, 3: 20}
    learning = [card for card in cards if card.learning]
    assert len(learning) == 8
    assert {card.level for card in learning} == {1}
    assert len({type(card) for card in learning}) == 8
    for card in cards:
        if isinstance(card, Planets):
            assert 2 <= len(card.planets) <= 4
            assert all(card.planets)
            assert card.days >= 1
    levels = {type(card).__name__: set() for card in cards}
    for card in cards:
        levels[type(card).__name__].add(card.level)
    assert levels["Epidemic"] == {2, 3}
    assert levels["Sabotage"] == {3}


@rule("EX-21", "EX-22")
@about("SET-12", "SET-13")
@pytest.mark.parametrize("edition", rule_data.EDITIONS)
def test_four_piles_make_the_deck(edition: str) -> None:
    piles = [level.pile for level in rule_data.flights(edition).levels[:3]]
    decks = [{level: 4 * number for level, number in pile.items() if number} for pile in piles]
    assert decks == [{"1": 8}, {"1": 4, "2": 8}, {"1": 4, "2": 4, "3": 8}]
    assert [sum(deck.values()) for deck in decks] == [8, 12, 16]


@rule("RUL-20")
@about("END-02", "END-03", "BLD-39")
@pytest.mark.parametrize("edition", rule_data.EDITIONS)
def test_rewards_and_hourglass_fields(edition: str) -> None:
    for level in rule_data.flights(edition).levels[:3]:
        assert level.order_rewards == tuple(place * level.level for place in (4, 3, 2, 1))
        assert level.beauty_reward == 2 * level.level
        assert len(level.hourglass_fields) == level.level + 1


@rule("EX-07")
@about("PRE-10")
def test_start_spaces_of_the_first_edition() -> None:
    spaces = [level.start_spaces for level in rule_data.flights("1e").levels]
    assert spaces[:3] == [(0, -2, -4, -6), (0, -3, -6, -9), (0, -4, -8, -12)]


@rule("RUL-90")
@pytest.mark.parametrize("edition", rule_data.EDITIONS)
def test_56_cubes(edition: str) -> None:
    table = rule_data.flights(edition)
    assert sum(table.goods_in_bank.values()) == 56
    assert [table.goods_values[colour] for colour in Goods] == [4, 3, 2, 1]


@about("LM-123", "LM-125", "LM-126")
def test_level_four_uses_the_third_levels_tile_and_more_cards() -> None:
    third, fourth = rule_data.flights("1e").levels[2:]
    assert fourth.pile == {"1": 1, "2": 1, "3": 3}
    assert 4 * sum(fourth.pile.values()) == 20
    assert fourth.hourglass_fields == ("IV", *third.hourglass_fields)
    assert (fourth.order_rewards, fourth.beauty_reward) == (third.order_rewards, third.beauty_reward)


def test_six_titles_and_twelve_rough_roads() -> None:
    assert len(rule_data.titles().titles) == 6
    assert [modifier.rule for modifier in rule_data.rough_roads().modifiers] == [
        f"HSE-R{n}" for n in range(1, 13)
    ]


def test_reconstructed_facts_stay_marked() -> None:
    assert {
        card.id for card in rule_data.cards("2e").cards if card.confidence is Confidence.RECONSTRUCTED
    } == {f"III-{number:02}" for number in range(1, 21)}
    marks = {board.class_: board.confidence for board in rule_data.boards("1e").boards}
    assert marks["IC"] == marks["IVC"] == Confidence.RECONSTRUCTED
    assert marks["IIC"] == Confidence.DIGITISED
    assert marks["III"] == Confidence.CERTAIN
    assert rule_data.flights("1e").levels[1].confidence["rewards"] == Confidence.RECONSTRUCTED


# --- broken tables -----------------------------------------------------------------------------------------


def raw(name: str) -> Any:
    return json.loads((files("starhaul.trucker") / "data" / name).read_text(encoding="utf-8"))


def broken(name: str, kind: Any, problems: Any, change: Any) -> BadInput:
    table = raw(name)
    change(table)
    with pytest.raises(BadInput) as caught:
        rule_data.read_data(json.dumps(table).encode(), name, kind, problems)
    assert caught.value.source == name
    assert caught.value.code == "table-broken"
    return caught.value


@pytest.mark.parametrize(
    ("change", "place", "reason"),
    [
        (lambda t: t["tiles"][3].update(kind="warp"), "$.tiles[3].kind", "Invalid enum value"),
        (lambda t: t["tiles"][3].update(colour="red"), "tile 4", "colour"),
        (lambda t: t["tiles"][3].update(capacity=4), "$.tiles[3].capacity", "<= 3"),
        (lambda t: t["tiles"][3].update(id=3), "3", "twice"),
        (lambda t: t["tiles"][87].update(connectors=[1, 0, 0, 0]), "tile 88", "muzzle"),
        (lambda t: t["tiles"][63].update(connectors=[0, 3, 1, 0]), "tile 64", "exhaust"),
        (lambda t: t["tiles"][0].update(connectors=[0, 0, 0, 0]), "tile 1", "no connector"),
        (lambda t: t["tiles"][48].update(capacity=2), "tile 49", "capacity"),
        (lambda t: t["tiles"].pop(0), "tile 2", "number 1"),
        (lambda t: t.update(surprise=1), "$", "unknown field"),
    ],
)
def test_a_broken_tile_table(change: Any, place: str, reason: str) -> None:
    error = broken("1e/tiles.json", TileData, rule_data.tile_problems, change)
    assert error.place == place
    assert reason in str(error.detail["reason"])


def test_other_broken_tables() -> None:
    def first_board_loses_a_letter(table: Any) -> None:
        table["boards"][0]["map"][0] = "...."

    error = broken("1e/boards.json", BoardData, rule_data.board_problems, first_board_loses_a_letter)
    assert error.place == "I"
    error = broken(
        "1e/boards.json", BoardData, rule_data.board_problems, lambda t: t["boards"][7].pop("yard")
    )
    assert (error.place, error.detail["reason"]) == ("IVC", "has marked cells but no yard")
    error = broken(
        "2e/cards.json", CardData, rule_data.card_problems, lambda t: t["cards"][4].update(level=2)
    )
    assert error.place == "I-05"
    error = broken(
        "2e/flights.json", FlightData, rule_data.flight_problems, lambda t: t["goods_values"].pop("red")
    )
    assert error.place == "goods_values"


def test_a_table_that_is_no_json() -> None:
    with pytest.raises(BadInput, match="roads"):
        rule_data.read_data(b"{", "roads.json", TileData, rule_data.tile_problems)
