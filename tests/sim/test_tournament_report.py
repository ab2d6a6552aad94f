"""Results are counted correctly, whatever the order in which matches end."""

import msgspec
import pytest

from starhaul.sim.playing import LapseRecord, SimulatedMatch
from starhaul.sim.tournament_report import (
    BotResults,
    Pace,
    ReportHead,
    TournamentReport,
    by_bot,
    mean,
    report,
)

pytest.importorskip("openskill")

ALONE = [(0,), (1,), (2,)]
HEAD = ReportHead("trucker", {"seats": 3}, "s", 3, "flights", ALONE)


def match(number: int, bots: str, scores: list[int], **more: object) -> SimulatedMatch:
    figures = [{"flights": 2, "tiles": 10 + seat} for seat in range(len(bots))]
    thinking_ms = [{"build": [1.0, 3.0], "card": [300.0]} for _ in bots]
    filled = {"figures": figures, "thinking_ms": thinking_ms, **more}
    return SimulatedMatch(number, f"s/{number}", tuple(bots), scores, 5, **filled)


MATCHES = [
    match(0, "aab", [10, 4, 4]),
    match(1, "aba", [7, 9, 1], lapses=[LapseRecord(1, "build", "refused", "cell-taken")]),
    match(2, "baa", [3, 3, 2]),
]


def lines(found: TournamentReport) -> dict[str, BotResults]:
    return {line.bot: line for line in found.bots}


def test_scores_wins_and_figures():
    a, b = lines(report(HEAD, MATCHES))["a"], lines(report(HEAD, MATCHES))["b"]
    assert (a.seats, a.matches, b.seats, b.matches) == (6, 3, 3, 3)
    assert a.scores == [10, 4, 7, 1, 3, 2]
    assert (a.score.value, b.score.value) == (4.5, 5.3333)
    # One seat of each bot shares the victory in the third match.
    assert (a.wins.value, b.wins.value) == (0.5, 0.5)
    assert (a.fair, b.fair) == (0.6667, 0.3333)
    assert a.figures == {"tiles": round((10 + 11 + 10 + 12 + 11 + 12) / 12, 4)}
    assert (a.lapses, b.lapses) == (0, 1)
    assert (b.examples[0].seed, b.examples[0].why, b.examples[0].detail) == ("s/1", "refused", "cell-taken")


def test_times():
    a = lines(report(HEAD, MATCHES))["a"]
    assert a.times["all"] == Pace(18, 3.0, 300.0, 300.0, 6)
    assert a.times["build"] == Pace(12, 3.0, 3.0, 3.0, 0)


def test_duels():
    duel = report(HEAD, MATCHES).duels["a"]["b"]
    assert (duel.won, duel.tied, duel.lost) == (1, 2, 3)
    assert duel.share.value == round(2 / 6, 4)
    other = report(HEAD, MATCHES).duels["b"]["a"]
    assert (other.won, other.tied, other.lost) == (3, 2, 1)
    assert other.share.margin == duel.share.margin > 0
    assert "a" not in report(HEAD, MATCHES).duels["a"]


def test_a_team_counts_once():
    head = ReportHead("race", {"seats": 4}, "s", 2, "races", [(0, 2), (1, 3)])
    found = report(head, [match(0, "abab", [1, 0, 1, 0]), match(1, "baba", [1, 1, 1, 1])])
    duel = found.duels["a"]["b"]
    assert (duel.won, duel.tied, duel.lost) == (1, 1, 0)
    assert {line.bot: line.wins.value for line in found.bots} == {"a": 0.75, "b": 0.25}


def test_the_order_in_which_matches_end_does_not_matter():
    assert report(HEAD, MATCHES) == report(HEAD, reversed(MATCHES))


def test_the_better_bot_is_rated_higher_and_more_matches_say_it_with_more_certainty():
    few = report(HEAD, [match(number, "aab", [9, 8, 1]) for number in range(5)])
    many = report(HEAD, [match(number, "aab", [9, 8, 1]) for number in range(50)])
    assert [line.bot for line in many.bots] == ["a", "b"]
    width = [found.bots[0].rating.high - found.bots[0].rating.low for found in (few, many)]
    assert width[0] > width[1] > 0
    assert many.bots[0].rating.low > many.bots[1].rating.high


def test_one_bot_alone_has_no_rivals():
    found = report(HEAD, [match(0, "aaa", [1, 2, 3])])
    assert found.duels == {"a": {}}
    assert found.bots[0].wins.value == 1


def test_helpers():
    assert by_bot(MATCHES[0]) == {"a": 7, "b": 4}
    assert mean([3.0]).margin == 0
    assert mean([0, 1] * 50).margin == pytest.approx(0.098, abs=0.001)


def test_the_json_form_is_one_version():
    written = msgspec.json.decode(msgspec.json.encode(report(HEAD, MATCHES)))
    assert written["starhaul_tournament"] == 1
    assert msgspec.convert(written, type=TournamentReport) == report(HEAD, MATCHES)
