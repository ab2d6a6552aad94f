"""`python -m tools.rivals`: writes `odds/rivals`, the ships that rivals are drawn from.

Medium bots of all temperaments build them in the first round of a match, at full tables. Run it after they
build differently on purpose.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from starhaul.bots.arena import Arena
from starhaul.bots.registry import seat_bots
from starhaul.data_folder import PACKAGE
from starhaul.games import config_of, game_named
from starhaul.kernel.match import Match
from starhaul.odds.odds_book import book_of
from starhaul.odds.rival_ships import FOLDER, RIVAL_CLASSES, ships_file
from starhaul.trucker.files.shipfile import ShipFile, describe
from starhaul.trucker.ship.ship_check import faults

TABLES = 3
"""For each class."""
BOTS = ("medium", "medium:bold", "medium:careful", "medium:greedy")


def built(edition: str, class_: str, seats: int, number: int) -> Iterator[ShipFile]:
    """The sound ships of a table, as they are launched."""
    game = game_named("trucker")
    config = config_of(game, {"edition": edition, "seats": seats, "rounds": [class_]})
    match: Match[Any, Any] = Match(game, config, f"rivals {edition} {class_} {number}")
    arena = Arena(match, seat_bots(list(BOTS[:seats]), game, config, number), limit_ms=None)
    arena.begin()
    while not any(question.kind == "reveal" for question in game.questions(match.state)):
        arena.step()
    state = match.state
    for ship in state.ships:
        if not faults(ship.hull, state.zone):
            yield describe(ship, yard_dice=state.yard_dice if ship.hull.board.is_fleet else None)


def main() -> None:
    folder = PACKAGE / FOLDER
    folder.mkdir(exist_ok=True)
    for edition, class_ in RIVAL_CLASSES:
        seats = book_of(edition, class_).flight.seats_max
        ships: Sequence[ShipFile] = [ship for n in range(TABLES) for ship in built(edition, class_, seats, n)]
        (folder / ships_file(edition, class_)).write_bytes(msgspec.json.encode(ships) + b"\n")
        print(edition, class_, len(ships))


if __name__ == "__main__":
    main()
