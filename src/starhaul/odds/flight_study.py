"""Everything that is said about ships in files: their odds, the best single change, and how they compare."""

from collections.abc import Callable, Sequence
from hashlib import blake2b

from msgspec import Struct

from starhaul.kernel.errors import BadInput
from starhaul.odds.compiled_lanes import can_compile
from starhaul.odds.flown_decks import Company, fly_ships
from starhaul.odds.odds_book import Book, book_of
from starhaul.odds.rival_ships import company_of
from starhaul.odds.ship_changes import QUICK, THOROUGH, Improvement, best_change
from starhaul.odds.ship_odds import Expectation, ShipOdds, lead, ship_odds
from starhaul.odds.ship_row import ship_row
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.ship.ship_check import faults


class ShipStudy(Struct, frozen=True):
    edition: str
    ship_class: str
    rivals: int
    """How many other ships flew in each flight."""
    odds: ShipOdds
    improvement: Improvement | None
    behind: Expectation | None
    """How many credits fewer than the best of the ships of this class, on the same decks; None for the best
    one, and if there is no other."""


def study_ships(
    plans: Sequence[ShipPlan],
    flights: int,
    seed: str,
    *,
    improves: bool,
    rivals: int = 0,
    watch: Callable[[float], None] = lambda share: None,
) -> list[ShipStudy]:
    """Ships of one class fly through the same decks, alone or among so many rivals."""
    for plan in plans:
        refuse_faults(plan)
    found: dict[int, ShipStudy] = {}
    for board in dict.fromkeys(plan.ship.hull.board for plan in plans):
        book = book_of(board.edition, board.record.class_)
        mine = {place: plan for place, plan in enumerate(plans) if plan.ship.hull.board is board}
        company = company_of(book, rivals)
        compared = _compared(book, list(mine.values()), company, flights, seed_number(seed))
        for (place, plan), (odds, behind) in zip(mine.items(), compared, strict=True):
            change = _change(book, plan, company, seed_number(seed)) if improves else None
            found[place] = ShipStudy(board.edition, board.record.class_, rivals, odds, change, behind)
            watch(len(found) / len(plans))
    return [found[place] for place in range(len(plans))]


def _compared(
    book: Book, plans: Sequence[ShipPlan], company: Company | None, flights: int, seed: int
) -> list[tuple[ShipOdds, Expectation | None]]:
    """The odds of ships of one class, and how far each is behind the best."""
    rows = [ship_row(book, plan.ship, plan.zone) for plan in plans]
    flown = fly_ships(book, rows, company, flights, seed=seed)
    odds = [ship_odds(book, plan.ship, flown, crew) for crew, plan in enumerate(plans)]
    best = max(range(len(odds)), key=lambda crew: odds[crew].credits.mean)
    return [(one, None if crew == best else lead(flown, best, crew)) for crew, one in enumerate(odds)]


def refuse_faults(plan: ShipPlan) -> None:
    """Ships with faults do not fly, and lanes rely on it that every ship hangs together."""
    if faults(plan.ship.hull, plan.zone):
        raise BadInput("odds-faulty")


def _change(book: Book, plan: ShipPlan, company: Company | None, seed: int) -> Improvement | None:
    return best_change(
        book, plan.ship, plan.zone, THOROUGH if can_compile() else QUICK, seed + 1, company=company
    )


def seed_number(seed: str) -> int:
    """
    >>> seed_number("0") == seed_number("0") != seed_number("1")
    True
    """
    return int.from_bytes(blake2b(seed.encode(), digest_size=3).digest(), "big")
