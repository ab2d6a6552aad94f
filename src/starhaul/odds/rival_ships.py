"""The ships that rivals are drawn from: sound ships of bots, kept as data (`tools/rivals.py` writes them)."""

from collections.abc import Sequence
from functools import cache

from starhaul.data_folder import data_folder
from starhaul.kernel.errors import BadInput
from starhaul.kernel.typed import from_json
from starhaul.odds.flown_decks import Company
from starhaul.odds.odds_book import Book
from starhaul.odds.ship_row import ship_row
from starhaul.trucker.files.shipfile import ShipFile, ShipPlan, read

FOLDER = "odds/rivals"
RIVAL_CLASSES = (
    ("2e", "I"), ("2e", "II"), ("2e", "III"), ("1e", "I"), ("1e", "II"), ("1e", "III"), ("1e", "IIIA"),
    ("1e", "IC"), ("1e", "IIC"), ("1e", "IIIC"), ("1e", "IVC"),
)  # fmt: skip
"""All that have odds."""


def ships_file(edition: str, class_: str) -> str:
    """In the folder."""
    return f"{edition}-{class_}.json"


@cache
def stored_rivals(edition: str, class_: str) -> tuple[ShipPlan, ...]:
    raw = data_folder(FOLDER).read(ships_file(edition, class_))
    return tuple(map(read, from_json(raw, list[ShipFile])))


def company_of(book: Book, number: int, plans: Sequence[ShipPlan] = ()) -> Company | None:
    """So many rivals drawn from these ships, or from the stored ones; nobody for 0."""
    if number == 0:
        return None
    board, most = book.board, book.flight.seats_max - 1
    if number > most:
        raise BadInput("odds-rivals", ship_class=board.record.class_, most=most)
    plans = plans or stored_rivals(board.edition, board.record.class_)
    return Company(number, [ship_row(book, plan.ship, plan.zone) for plan in plans])
