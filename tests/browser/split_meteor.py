"""The command `starhaul` for one test in the browser: its trucker matches begin in flight, and a large meteor
splits in two in front of a single cannon that can shoot only one of them (LM-139).

With random ships and dice that happens in about one match of a hundred.
"""

import sys

from starhaul.cli.main import main
from starhaul.kernel import match
from starhaul.kernel.chance import Luck, Outcomes
from starhaul.kernel.random_numbers import Numbers
from starhaul.trucker.files import prepared_flight
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import MeteorSwarm
from tests.trucker.cards.fleet import large
from tests.trucker.shipyard import yard

SHIP = ("2,4 start", "3,3 structural ..1.", "3,4 cannon:right 1023", "3,5 structural 2...")
SPLITS = (4,)
"""From the right, a 4 strikes the rows 3 and 5."""

_draw, _new = match.choose, Trucker.new


def _choose(outcomes: Outcomes, numbers: Numbers, position: int) -> object:
    return SPLITS if SPLITS in outcomes.options else _draw(outcomes, numbers, position)


def _in_flight(game: Trucker, config: Config, luck: Luck) -> State:
    Trucker.new = _new  # type: ignore[method-assign]
    ships = [yard("IIC", *SHIP).ship] * config.seats
    state = prepared_flight.in_flight(config, ships, [8, 4], [MeteorSwarm(meteors=large("right"))])
    Trucker.new = _in_flight  # type: ignore[method-assign]
    game.settle(state, 0, [])
    return state


if __name__ == "__main__":
    match.choose, Trucker.new = _choose, _in_flight  # type: ignore[assignment, method-assign]
    sys.exit(main())
