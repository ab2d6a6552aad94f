"""The time limit of a question begins when the story before it has been shown (HSE-O8)."""

import json

from starhaul.trucker.flow.flight import DoNextCard
from starhaul.trucker.match.actions import Defend
from starhaul.trucker.match.pace import PACES_MS
from starhaul.trucker.parts.records import MeteorSwarm
from tests.rules import rule
from tests.trucker.cards.fleet import small
from tests.trucker.shipyard import yard
from tests.trucker.story_table import GAME, Table

LIMIT_MS = 60_000
SHIELDED = ("7,6 structural 1.3.", "6,7 shield:front .2..", "8,7 battery ...3 batteries=2")
HIT = (3, 4)
ROLLED_MS = PACES_MS["threat-rolled"]


def swarm(meteors: int = 1, **options: int) -> Table:
    ship = yard("III", *SHIELDED)
    return Table(ship, ship, **options).play(MeteorSwarm(meteors=small(*["front"] * meteors)))


@rule("HSE-O8")
def test_a_question_may_be_answered_for_its_whole_limit_after_the_story() -> None:
    table = swarm(story_seconds=12).dice(HIT)
    assert table.asked == [(0, "defend"), (1, "defend")]
    assert GAME.wake_at(table.state) == ROLLED_MS + LIMIT_MS
    table.later(LIMIT_MS)
    assert table.asked, "the clock has begun later"


@rule("HSE-O8")
def test_a_question_that_stays_open_is_not_extended() -> None:
    table = swarm(story_seconds=12).dice(HIT)
    due = GAME.wake_at(table.state)
    table.later(2000).answer(0, Defend())
    assert table.asked == [(1, "defend")]
    assert GAME.wake_at(table.state) == due


@rule("HSE-O8")
def test_what_is_still_being_told_counts_for_the_next_question_too() -> None:
    table = swarm(2, story_seconds=12).dice(HIT)
    shielded = Defend(table.cell(8, 7))
    table.answer(0, shielded).answer(1, shielded).dice(HIT)
    assert table.asked
    told = sum(PACES_MS.get(event.key, 0) for event in table.told)
    assert told > 2 * ROLLED_MS
    assert GAME.wake_at(table.state) == told + LIMIT_MS


@rule("HSE-O8")
def test_a_story_told_long_ago_does_not_count() -> None:
    table = swarm(2, story_seconds=12).dice(HIT)
    shielded = Defend(table.cell(8, 7))
    table.later(30_000).answer(0, shielded).answer(1, shielded)
    defended = sum(PACES_MS.get(event.key, 0) for event in table.told) - ROLLED_MS
    table.dice(HIT)
    assert table.asked
    assert GAME.wake_at(table.state) == 30_000 + defended + ROLLED_MS + LIMIT_MS


@rule("HSE-O8")
def test_the_extension_is_limited() -> None:
    assert ROLLED_MS > 1000
    table = swarm(story_seconds=1).dice(HIT)
    assert GAME.wake_at(table.state) == 1000 + LIMIT_MS


@rule("HSE-O8")
def test_the_window_before_a_card_is_extended_too() -> None:
    table = Table(yard("II"), yard("II"), story_seconds=12)
    table.state.in_flight.deck = [0]
    table.state.frames = [DoNextCard()]
    table.play(MeteorSwarm(meteors=small("front"))).dice((1, 1))
    assert {kind for _, kind in table.asked} == {"reveal"}
    told = sum(PACES_MS.get(event.key, 0) for event in table.told)
    assert GAME.wake_at(table.state) == told + 12_000


@rule("HSE-O8")
def test_without_the_option_limits_and_states_are_as_they_were() -> None:
    table = swarm().dice(HIT)
    assert GAME.wake_at(table.state) == LIMIT_MS
    assert "told_until" not in json.loads(GAME.dump(table.state))


def test_a_state_keeps_what_is_being_told() -> None:
    state = swarm(story_seconds=12).dice(HIT).state
    assert GAME.load(GAME.dump(state)).told_until == state.copy().told_until == ROLLED_MS
