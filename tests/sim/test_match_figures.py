"""The figures of a match agree with its last state."""

from typing import Any

import pytest

from starhaul.bots.arena import Arena
from starhaul.bots.registry import seat_bots
from starhaul.games import GAMES, config_of
from starhaul.kernel.contract import Event
from starhaul.kernel.match import Match
from starhaul.locale import LANGUAGES, Texts
from starhaul.plugins.race import study as race_study
from starhaul.plugins.trucker import study as trucker_study
from starhaul.sim.match_figures import relived, study_of
from starhaul.trucker.flow.giving_up import REASONS

CONFIGS: list[dict[str, Any]] = [
    {},
    {"edition": "1e", "rounds": ["learning"], "seats": 2},
    {"edition": "1e", "rounds": ["II"], "options": {"teams": "advanced"}},
    {"edition": "2e", "rounds": ["III"], "options": {"manualCheck": True}},
    {"edition": "1e", "rounds": ["IIC"], "seats": 3},
    {"edition": "1e", "rounds": ["IVC"], "seats": 2},
]


def played(game: str, seed: str, bot: str = "random", **given: Any) -> tuple[Match[Any, Any], list[Event]]:
    match = Match(GAMES[game], config_of(GAMES[game], given), seed)
    table = Arena(match, seat_bots([bot], match.game, match.config, seed), limit_ms=None)
    return match, table.play()


def total(figures: list[dict[str, int]], start: str) -> int:
    return sum(number for seat in figures for key, number in seat.items() if key.startswith(start))


@pytest.mark.many
@pytest.mark.parametrize("given", CONFIGS, ids=str)
def test_trucker_figures_add_up(given: dict[str, Any]):
    for seed in ("a", "b"):
        match, told = played("trucker", seed, **given)
        figures, state = trucker_study.study(match), match.state
        assert [seat["flights"] for seat in figures] == [1] * match.config.seats
        assert total(figures, trucker_study.LOST) == sum(map(len, state.lost))
        assert total(figures, trucker_study.GAVE_UP) == sum(map(bool, state.flight.reasons))
        assert total(figures, "home") == len(state.flying())
        booked = [line.credits for event in told if event.key == "settled" for line in event.args["bookings"]]
        earned = [event.args["credits"] for event in told if event.key == "credits-earned"]
        assert total(figures, trucker_study.BOOKED) == sum(booked) + sum(earned)
        found = sum(event.args["number"] for event in told if event.key == "errors-found")
        assert total(figures, "faults") == found or match.config.options.manual_check
        for person, seat in enumerate(map(state.players.index, range(match.config.seats))):
            lost = total([figures[person]], trucker_study.LOST)
            assert lost == len(state.lost[seat]) or match.config.options.teams == "advanced"


def test_tiles_and_connectors_are_those_at_launch():
    match, _ = played("trucker", "c")
    launched = next(
        [
            (ship.hull.occupied.bit_count(), sum(mask.bit_count() for mask in ship.hull.open_connectors))
            for ship in state.ships
        ]
        for state, told in relived(match)
        if any(event.key == "launched" for event in told)
    )
    figures = trucker_study.study(match)
    assert [(seat["tiles"], seat["open-connectors"]) for seat in figures] == launched


def test_every_flight_counts():
    match, _ = played("trucker", "d", seats=2, edition="1e", rounds=["I", "II"])
    assert [seat["flights"] for seat in trucker_study.study(match)] == [2, 2]


def test_reliving_ends_where_the_match_did():
    match, _ = played("trucker", "e", seats=2)
    *_, (state, _) = relived(match)
    assert match.game.key(state) == match.key


def test_race_figures():
    match, _ = played("race", "a", seats=3)
    figures = race_study.study(match)
    finished = sum(map(match.state.is_finished, match.state.setup.ships))
    assert sum(seat["ships-home"] for seat in figures) == finished > 0
    assert {seat["rounds"] for seat in figures} == {match.state.round}


@pytest.mark.parametrize(
    ("game", "given", "parties"),
    [
        ("race", {"seats": 2}, [(0,), (1,)]),
        ("race", {"seats": 3}, [(0,), (1,), (2,)]),
        ("race", {"seats": 4}, [(0, 2), (1, 3)]),
        ("trucker", {"seats": 4}, [(0,), (1,), (2,), (3,)]),
        ("trucker", {"seats": 4, "options": {"teams": "team"}}, [(0, 2), (1, 3)]),
    ],
)
def test_parties_share_their_result(game: str, given: dict[str, Any], parties: list[tuple[int, ...]]):
    assert list(study_of(game).parties(config_of(GAMES[game], given))) == parties
    match, _ = played(game, "p", **given)
    scores = match.game.scores(match.state)
    assert all(len({scores[seat] for seat in party}) == 1 for party in parties)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_has_words(language: str):
    texts = Texts(language)
    lines = ("order", "title", "beauty", "goods", "lost", "fines", "premium", "flight")
    cards = ("meteor_swarm", "combat_zone", "pirates", "sabotage")
    keys = [trucker_study.BOOKED + line for line in lines]
    keys += [trucker_study.GAVE_UP + reason for reason in REASONS]
    keys += [f"{trucker_study.LOST}card-{card}" for card in cards]
    keys += [trucker_study.LOST + cause for cause in ("reserve", "repair", "broken-off")]
    keys += ["faults", "tiles", "open-connectors", "home"]
    assert all(trucker_study.label(key, texts) for key in (*keys, "score", trucker_study.UNIT))
    assert sorted(keys, key=trucker_study.order)[:2] == ["faults", "tiles"]
    own = ("ships-home", "rounds")
    assert all(race_study.label(key, texts) for key in (*own, "score", race_study.UNIT))
    assert sorted({*own}, key=race_study.order) == list(own)
