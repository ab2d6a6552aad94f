"""docs/trucker-protocol.md names every action, every question and every event of the trucker game."""

from starhaul.trucker.game import Trucker
from starhaul.trucker.ship.board import board_of
from tests.protocol_page import Page, PageTests


class TestTheTruckerPage(PageTests):
    page = Page("trucker-protocol.md", Trucker())


def test_cells_count_as_the_page_says():
    for edition, class_, formula in (
        ("1e", "II", lambda c, r: (r - 4) * 9 + c - 3),
        ("1e", "IIIA", lambda c, r: (11 - r) * 5 + c - 5),
        ("2e", "II", lambda c, r: (r - 5) * 7 + c - 4),
        ("2e", "III", lambda c, r: (r - 4) * 9 + c - 3),
    ):
        board = board_of(edition, class_)
        assert [formula(*board.coordinates_of(cell)) for cell in range(board.size)] == list(range(board.size))
    assert (board_of("1e", "I").start, board_of("2e", "I").start) == (31, 17)
