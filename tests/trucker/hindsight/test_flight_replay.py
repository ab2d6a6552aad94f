"""Playing a flight again without a change gives the flight as it was."""

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.kernel.match import Match
from starhaul.trucker.hindsight.finished_flight import finished_flight
from starhaul.trucker.hindsight.flight_replay import FlightReplay, flown_as_it_was
from starhaul.trucker.match.config import Config
from tests.trucker.hindsight.played import CONFIGS, GAME, flight_of, played


@pytest.mark.slow
@pytest.mark.parametrize("config", CONFIGS)
def test_without_a_change_everything_happens_again(config: Config) -> None:
    for seed in range(4):
        match = played(config, seed)
        for round_ in range(len(config.rounds)):
            flight = flight_of(match, round_, 0)
            for seat in range(config.seats):
                replay = FlightReplay(flight, seat)
                result = replay.play()
                account = flight.end.account(seat)
                assert max(0, flight.start.credits[account] + result.credits) == flight.end.credits[account]
                assert replay.state.ships == flight.end.ships
                assert replay.state.lost == flight.end.lost
                assert replay.state.order == flight.end.order
                assert replay.state.in_flight.reasons == flight.end.in_flight.reasons
                assert replay.guesses == 0, "nothing that never came is needed"


def test_every_answer_given_again_changes_nothing() -> None:
    flight = flight_of(played(CONFIGS[0], 5), 0, 1)
    result, points = flown_as_it_was(flight, 1)
    assert points
    for point in points:
        assert FlightReplay.otherwise(flight, 1, point, point.given).play() == result


def test_a_flight_that_lasts_is_refused() -> None:
    match = played(CONFIGS[0], 1)
    with pytest.raises(BadInput, match="unfinished"):
        finished_flight(Match(GAME, match.config, match.seed), match.entries[:-3], 0, 0)
    with pytest.raises(BadInput, match="round"):
        finished_flight(Match(GAME, match.config, match.seed), match.entries, 1, 0)
