"""Tournament figures of a race: ships at home, and the number of rounds.

Loaded by `sim.match_figures`. Statistics of simulations without bots are in `terminal.tally`.
"""

from collections.abc import Sequence
from typing import Any

from starhaul.kernel.match import Match
from starhaul.locale import Texts
from starhaul.race.config import Config, setup_of
from starhaul.sim.match_figures import Figures
from starhaul.sim.schedule import Party

UNIT = "races"
CHART: tuple[str, ...] = ()
_ORDER = ("ships-home", "rounds")


def parties(config: Config) -> Sequence[Party]:
    teams = setup_of(config).teams
    return [tuple(seat for seat, team in enumerate(teams) if team == wanted) for wanted in sorted(set(teams))]


def study(match: Match[Any, Any]) -> list[Figures]:
    state = match.state
    found = []
    for seat in range(match.config.seats):
        own = [ship for ship in state.setup.ships if state.setup.crews[ship][0] == seat]
        home = sum(map(state.is_finished, own))
        found.append({UNIT: 1, "ships-home": home, "rounds": state.round})
    return found


def label(key: str, texts: Texts) -> str:
    return texts(f"tournament-race-{key}")


def order(key: str) -> int:
    return _ORDER.index(key)
