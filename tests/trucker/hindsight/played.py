"""Random matches with their logs, for the tests of this package."""

from starhaul.kernel.chance import Stream
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import next_action
from starhaul.trucker.game import Trucker
from starhaul.trucker.hindsight.finished_flight import FinishedFlight, finished_flight
from starhaul.trucker.match.config import Config, Options
from starhaul.trucker.match.state import State

GAME = Trucker()
CONFIGS = [
    Config(edition="2e", seats=3, rounds=("II",)),
    Config(edition="1e", seats=4, rounds=("I", "III")),
    Config(edition="1e", seats=2, rounds=("IC", "IIIC"), options=Options(rough_roads=2)),
    Config(edition="1e", seats=2, rounds=("IVC",)),
    Config(edition="2e", seats=4, rounds=("II",), options=Options(teams="basic")),
    Config(edition="2e", seats=2, rounds=("learning",)),
    Config(edition="1e", seats=3, rounds=("II",), options=Options(manual_check=True, predictable=True)),
]


def played(config: Config, seed: int) -> Match[Config, State]:
    """A random match to its end."""
    match, luck = Match(GAME, config, seed), Stream(seed, "hindsight tests")
    match.advance()
    while not match.is_over:
        match.act(*next_action(match, luck))
        match.advance()
    return match


def flight_of(match: Match[Config, State], round_: int, player: int) -> FinishedFlight:
    again = Match(match.game, match.config, match.seed)
    return finished_flight(again, match.entries, round_, player)
