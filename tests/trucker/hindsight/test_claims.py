"""Every claim is true: a fresh match under the full rules, with the change and otherwise the same cards, dice
and answers, ends as the finding says."""

import pytest

from starhaul.trucker.hindsight.decision_changes import other_answers
from starhaul.trucker.hindsight.flight_replay import FlightReplay, flown_as_it_was
from starhaul.trucker.hindsight.hindsight_search import Search
from starhaul.trucker.match.config import Config
from tests.trucker.hindsight.played import CONFIGS, flight_of, played
from tests.trucker.hindsight.second_opinion import Original


@pytest.mark.slow
@pytest.mark.parametrize("config", CONFIGS)
def test_tiles_would_have_brought_what_the_findings_say(config: Config) -> None:
    checked = 0
    for seed in range(2):
        match = played(config, seed)
        for round_ in range(len(config.rounds)):
            original = Original(match, round_)
            for player in range(config.seats):
                flight = flight_of(match, round_, player)
                search = Search(flight, flight.start.players.index(player), lambda replays: replays < 60)
                for finding in search.tiles():
                    if finding.guesses:
                        continue
                    before = flight.start.ships[search.seat]
                    found = original.with_tile(search.seat, finding.change, before)
                    if found is not None:
                        assert found == finding.result, finding
                        assert finding.gain == found.credits - search.result.credits
                        assert finding.keeps_flying == (found.place > 0 and not search.result.place)
                        assert finding.gain > 0 or (finding.keeps_flying and finding.gain == 0)
                        checked += 1
    assert checked or config.rounds == ("learning",)


@pytest.mark.slow
def test_what_keeps_a_ship_flying_comes_before_credits() -> None:
    saved = 0
    for seed in range(4):
        match = played(CONFIGS[1], seed)
        for player in range(4):
            flight = flight_of(match, 0, player)
            search = Search(flight, flight.start.players.index(player), lambda replays: replays < 60)
            for findings in (search.decisions(), search.tiles()):
                ranks = [(not finding.keeps_flying, -finding.gain) for finding in findings]
                assert ranks == sorted(ranks)
                saved += sum(finding.keeps_flying for finding in findings)
                if search.result.place:
                    assert not any(finding.keeps_flying for finding in findings), "it arrived"
    assert saved > 3


@pytest.mark.slow
@pytest.mark.parametrize("config", CONFIGS)
def test_decisions_would_have_brought_what_replays_say(config: Config) -> None:
    """All other answers of some seats, not only the best ones."""
    checked = 0
    for seed in range(2):
        match = played(config, seed)
        for round_ in range(len(config.rounds)):
            player = seed % config.seats
            original, flight = Original(match, round_), flight_of(match, round_, player)
            seat = flight.start.players.index(player)
            _, points = flown_as_it_was(flight, seat)
            for one in other_answers(points)[:12]:
                point = one.point
                replay = FlightReplay.otherwise(flight, seat, point, one.instead)
                result = replay.play()
                if replay.guesses:
                    continue
                occasion = (point.state.in_flight.flown, seat, point.question.kind)
                card = occasion[0] + bool(point.state.in_flight.card)
                number = point.counts[occasion]
                found = original.with_answer(player, seat, card, point.question.kind, number, one.instead)
                assert found == result, (point.question, one.instead)
                checked += 1
    assert checked > 5
