"""A look back knows no more than its player: cards that never came stay unknown."""

import pytest

from starhaul.kernel.chance import Stream
from starhaul.trucker.hindsight.finished_flight import FinishedFlight, _unseen
from starhaul.trucker.hindsight.hindsight_search import Search
from starhaul.trucker.match.config import Config
from starhaul.trucker.match.state import State
from tests.trucker.hindsight.played import CONFIGS, GAME, flight_of, played


def few(replays: int) -> bool:
    return replays < 40


@pytest.mark.slow
@pytest.mark.parametrize("config", CONFIGS[:5])
def test_the_same_is_found_whatever_the_cards_were_that_never_came(config: Config) -> None:
    """The twin looks back at the same flight in a world with other hidden cards."""
    compared = 0
    for seed in range(4):
        match, luck = played(config, seed), Stream(seed, "twins")
        for round_ in range(len(config.rounds)):
            flight = flight_of(match, round_, 0)
            if not flight.end.in_flight.deck:
                continue
            twin = _in_another_world(flight, luck)
            seat = flight.start.players.index(0)
            assert Search(twin, seat, few).run() == Search(flight, seat, few).run()
            compared += flight.start.in_yard.piles != twin.start.in_yard.piles
    assert compared


def _in_another_world(flight: FinishedFlight, luck: Stream) -> FinishedFlight:
    end = GAME.resample(flight.end, 0, luck)
    start = flight.start.copy()
    _put_hidden(start, flight, end)
    came = flight.cards[: flight.seen]
    return FinishedFlight(
        start=start,
        at_ms=flight.at_ms,
        cards=[*came, *_unseen(end, 0)],
        seen=flight.seen,
        rolls=flight.rolls,
        dealt=flight.dealt,
        answers=flight.answers,
        presence=flight.presence,
        reasons=flight.reasons,
        end=end,
    )


def _put_hidden(start: State, flight: FinishedFlight, end: State) -> None:
    """Other cards in the piles where those lie that never came."""
    others = dict(zip(flight.end.in_flight.deck, end.in_flight.deck, strict=True))
    start.in_yard.piles = [tuple(others.get(card, card) for card in pile) for pile in start.in_yard.piles]


def test_made_up_cards_do_not_follow_from_the_seed_of_the_match() -> None:
    """Otherwise they would tell something about cards to come."""
    for seed in range(8):
        flight = flight_of(played(CONFIGS[1], seed), 0, 0)
        hidden = flight.end.in_flight.deck
        if len(hidden) > 3:
            assert sorted(flight.cards[flight.seen :]) != sorted(hidden)
            return
    raise AssertionError("no flight ended early")
