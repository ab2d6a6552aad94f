"""The kit that detects bots that know too much, tried on bots that do and on bots that do not."""

from typing import Any

import pytest

from starhaul.bots.bot_contract import Bot, Briefing
from starhaul.bots.trucker import Random
from starhaul.games import config_of, game_named
from starhaul.kernel.contract import Action
from tests.bots.secrets import apart, moments, spreads, twins

CONFIGS: list[tuple[str, dict[str, Any]]] = [
    ("race", {"seats": 2}),
    ("race", {"seats": 4}),
    ("trucker", {"edition": "1e", "seats": 3, "rounds": ["I", "II"]}),
    ("trucker", {"edition": "1e", "seats": 4, "rounds": ["II"], "options": {"teams": "advanced"}}),
    ("trucker", {"edition": "1e", "seats": 2, "rounds": ["IVC"], "options": {"build": "turns"}}),
    ("trucker", {"edition": "2e", "seats": 4, "rounds": ["II"], "options": {"build": "relaxed"}}),
    ("trucker", {"edition": "2e", "seats": 2, "trek": True}),
]


def of_truth(briefing: Briefing) -> Any:
    """What no bot should do: get the state behind its worlds."""
    cells = briefing.worlds.__closure__ or ()
    return next(cell.cell_contents for cell in cells if hasattr(cell.cell_contents, "frames"))


class Peeks(Random):
    """Chooses by hidden data."""

    def answer(self, briefing: Briefing) -> Action | None:
        state, options = of_truth(briefing), briefing.question.options
        if options is None:
            return super().answer(briefing)
        hidden = state.hands if hasattr(state, "hands") else (state.cards, state.flight and state.flight.deck)
        return options[sum(map(ord, repr(hidden))) % len(options)]


class Samples(Bot):
    """Chooses by a sampled world."""

    def answer(self, briefing: Briefing) -> Action | None:
        options = briefing.question.options
        world = briefing.worlds(self.chair.draw)
        if options is None:
            return self.chair.game.sample(world, briefing.question, self.chair.draw, briefing.at_ms)
        deck = world.deck if hasattr(world, "deck") else world.cards
        return options[sum(deck) % len(options)]


@pytest.mark.many
@pytest.mark.parametrize(("name", "given"), CONFIGS)
@pytest.mark.parametrize("own_worlds", [True, False])
def test_a_bot_that_looks_at_its_view_only_passes(name: str, given: dict[str, Any], own_worlds: bool):
    game = game_named(name)
    assert twins(Random, game, config_of(game, given), 1, own_worlds=own_worlds) == []


@pytest.mark.many
@pytest.mark.parametrize(("name", "given"), CONFIGS)
def test_a_bot_that_samples_passes_with_worlds_in_common(name: str, given: dict[str, Any]):
    game = game_named(name)
    assert twins(Samples, game, config_of(game, given), 2, own_worlds=False) == []


@pytest.mark.slow
@pytest.mark.parametrize(("name", "given"), CONFIGS[:4])
def test_a_bot_that_peeks_is_found_out(name: str, given: dict[str, Any]):
    game = game_named(name)
    config = config_of(game, given)
    assert any(twins(Peeks, game, config, seed) for seed in range(3))


def test_spreads_of_a_sampling_bot_are_alike_and_those_of_a_peeking_one_are_not():
    game = game_named("race")
    config = config_of(game, {"seats": 3})
    found = list(moments(game, config, 3, every=6, kinds=["play"]))[:4]
    assert len(found) == 4
    assert max(apart(*spreads(Samples, moment, 300)) for moment in found) < 0.2
    assert max(apart(*spreads(Peeks, moment, 300)) for moment in found) > 0.3
