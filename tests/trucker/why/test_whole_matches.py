"""Reasons in random matches: every loss has one, and none depends on what is hidden."""

from collections import Counter
from typing import Any

import pytest

from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import CHANCE, Event
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import next_action
from starhaul.trucker.flow.flight import AskCard
from starhaul.trucker.flow.piles import AskDealt
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.config import Config, Options
from starhaul.trucker.match.state import State
from starhaul.trucker.why.explaining import Acted, explained, has_losses
from starhaul.trucker.why.loss_records import CAUSES, REMEDIES, LossReason

GAME = Trucker()
ALWAYS_EXPLAINED = {"tile-hit", "parts-lost", "tiles-removed", "alien-left", "cube-gone", "days-lost"}
CONFIGS = [
    Config(edition="2e", seats=3, rounds=("II",)),
    Config(edition="1e", seats=4, rounds=("III",)),
    Config(edition="1e", seats=2, rounds=("IIC", "IIIC"), options=Options(rough_roads=2)),
    Config(edition="1e", seats=2, rounds=("IVC",)),
    Config(edition="2e", seats=4, rounds=("II",), options=Options(teams="basic")),
]


def explained_steps(config: Config, seed: int) -> Any:
    """(state before, what was done, events, reasons) of every action of a random match with a loss."""
    match, luck = Match(GAME, config, seed), Stream(seed, "why")
    while not match.is_over:
        before, number = GAME.clone(match.state), len(match.entries)
        outcome = match.next_outcome()
        told = match.act(CHANCE, outcome) if outcome is not None else match.act(*next_action(match, luck))
        if has_losses(told):
            acts = [Acted(one.seat, one.action, one.at_ms) for one in match.entries[number:]]
            yield before, acts, told, explained(before, acts)


@pytest.mark.slow
@pytest.mark.parametrize("config", CONFIGS)
def test_every_loss_has_a_reason(config: Config) -> None:
    found: Counter[str] = Counter()
    for seed in range(6):
        for before, _, told, reasons in explained_steps(config, seed):
            assert len(reasons) == len(told), "a reason, or none, for each event"
            for event, why in zip(told, reasons, strict=True):
                if event.key in ALWAYS_EXPLAINED:
                    assert why is not None, event
                if why is not None:
                    _check(why, before)
                    found[why.cause] += 1
    assert len(found) >= 5, found


def _check(why: LossReason, before: State) -> None:
    assert why.cause in CAUSES
    assert why.rule
    for remedy in why.remedies:
        assert remedy.what in REMEDIES
        assert remedy.rule
    cells = [*why.cells, *(cell for remedy in why.remedies for cell in remedy.cells)]
    assert all(0 <= cell < before.profile.board.size for cell in cells)


@pytest.mark.slow
@pytest.mark.parametrize("config", CONFIGS)
def test_reasons_do_not_depend_on_hidden_data(config: Config) -> None:
    """Asked in a world that only looks the same to a spectator, the reasons are the same."""
    compared, luck = 0, Stream(1, "worlds")
    for seed in range(3):
        for before, acts, told, reasons in explained_steps(config, seed):
            world = _in_another_world(before, acts, luck)
            if _keys(_told_in(world, acts)) != _keys(told):
                # Somebody has given up in secret, which the world does not know.
                continue
            assert explained(world, acts) == reasons
            compared += sum(why is not None for why in reasons)
    assert compared > 20


def _in_another_world(before: State, acts: list[Acted], luck: Stream) -> State:
    world = GAME.resample(before, None, luck)
    if isinstance(world.frames[-1], AskCard) and acts[0].action not in world.in_flight.deck:
        # Which card comes is what everybody is about to see.
        world.in_flight.deck[0] = acts[0].action
    if isinstance(world.frames[-1], AskDealt) and acts[0].action not in world.cards:
        world.cards[0] = acts[0].action
    return world


def _told_in(world: State, acts: list[Acted]) -> list[Event]:
    copy = GAME.clone(world)
    return [event for one in acts for event in GAME.perform(copy, one.seat, one.action, one.at_ms)]


def _keys(told: list[Event]) -> list[tuple[str, Any]]:
    return [(event.key, event.args) for event in told]
