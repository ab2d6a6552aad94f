"""The shape of IC is a guess (LM-022): another one needs other data and no other code."""

import sys
from collections.abc import Iterator, Sequence

import msgspec
import pytest

from starhaul.kernel.chance import Stream
from starhaul.kernel.conformance import check_game
from starhaul.kernel.contract import Event
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.trucker.data import rule_data
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.actions import Attach, Use
from starhaul.trucker.match.config import Config, profile
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import BoardData
from starhaul.trucker.ship.board import Board, board_of
from starhaul.trucker.ship.ship_check import faults
from tests.rules import about
from tests.trucker.building_table import Building
from tests.trucker.shipyard import yard

GAME = Trucker()
SINCE = [(1, 6), (4, 6)]
"""Cells that only the other shape has …"""
GONE = [(2, 7), (3, 7)]
"""… and those it lacks, as (column, row)."""


@pytest.fixture
def other(monkeypatch: pytest.MonkeyPatch) -> Iterator[Board]:
    """IC with the shape under `alternatives`, everything else unchanged.

    The boards of other classes stay the same objects, because other tests have built ships on them.
    """
    table = rule_data.boards("1e")
    (record,) = [board for board in table.boards if board.class_ == "IC"]
    replaced = msgspec.structs.replace(record, map=record.alternatives[0].map)
    boards = tuple(replaced if board is record else board for board in table.boards)
    raw = msgspec.json.encode(msgspec.structs.replace(table, boards=boards))
    printed = {name: rule_data.boards(name) for name in rule_data.EDITIONS}
    printed["1e"] = rule_data.read_data(raw, "boards.json", BoardData, rule_data.board_problems)
    monkeypatch.setattr(rule_data, "boards", printed.__getitem__)
    board, usual = Board("1e", replaced), board_of

    def found(edition: str, class_: str) -> Board:
        return board if (edition, class_) == ("1e", "IC") else usual(edition, class_)

    for module in [module for module in sys.modules.values() if vars(module).get("board_of") is usual]:
        monkeypatch.setattr(module, "board_of", found)
    yield board
    monkeypatch.undo()


def cell(column: int, row: int) -> int:
    found = board_of("1e", "IC").cell_at(column, row)
    assert found is not None
    return found


def mask(places: list[tuple[int, int]]) -> int:
    return sum(1 << cell(*place) for place in places)


@about("LM-022")
def test_the_other_shape_has_other_cells_and_the_same_lines_and_crack(other: Board) -> None:
    assert other.zone().cells & mask(SINCE) == mask(SINCE)
    assert other.zone().cells & mask(GONE) == 0
    assert other.zone().cells.bit_count() == 18
    same = board_of("1e", "IIC")
    assert (other.strict, other.record.rows) == (same.strict, same.record.rows)


@about("LM-020", "LM-022")
def test_the_check_and_the_yard_follow_the_other_shape(other: Board) -> None:
    for places, inside in ((SINCE, True), (GONE, False)):
        for column, row in places:
            ship = yard("IC", f"{column},{row} cargo ....")
            assert ship.ship.hull.board is other
            assert [fault.rule for fault in faults(ship.ship.hull, ship.zone)] == (
                [] if inside else ["CHK-07"]
            )
            t = Building("IC").do(0, Use(0))
            assert t.allows(0, Attach(cell(column, row), 0)) == inside


@about("LM-022")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_random_matches_are_played_on_the_other_shape(other: Board, seats: int) -> None:
    used = flown = 0
    for seed in range(4):
        match = Match(GAME, Config(edition="1e", seats=seats, rounds=("IC",)), seed)

        def look(told: Sequence[Event], match: Match[Config, State] = match) -> None:
            nonlocal used, flown
            for ship in match.state.ships:
                used |= ship.hull.occupied
            flown += sum(event.key == "threat-rolled" for event in told)

        play_random(match, Stream(seed, "replaced"), hear=look)
        assert match.is_over
        assert len(GAME.scores(match.state)) == seats
    assert used & ~other.zone().cells == 0
    assert used & mask(SINCE) == mask(SINCE), "the new cells are built on"
    assert flown, "and something was shot at these ships"


@about("LM-022")
def test_the_contract_of_the_kernel_holds_on_the_other_shape(other: Board) -> None:
    tally = check_game(GAME, Config(edition="1e", seats=2, rounds=("IC",)), games=1, seed="replaced")
    assert (tally.games, board_of("1e", "IC")) == (1, other)


def test_afterwards_the_printed_shape_is_back() -> None:
    """The other one leaves nothing behind in any cache."""
    board = board_of("1e", "IC")
    assert board.record.map == next(b.map for b in rule_data.boards("1e").boards if b.class_ == "IC")
    assert board.zone().cells & mask(GONE) == mask(GONE)
    assert profile(Config(edition="1e", seats=2, rounds=("IC",)), 0).board is board
