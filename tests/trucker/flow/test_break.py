"""The break between two rounds (HSE-O7): confirmations, titles, countdown; and what happens without it."""

import pytest

from starhaul.kernel.contract import CLOCK, TICK
from starhaul.kernel.errors import Refusal
from starhaul.kernel.match import Match
from starhaul.trucker.flow.between import COUNTDOWN_MS
from starhaul.trucker.flow.rounds import DoEndRound
from starhaul.trucker.flow.settlement import DoSettle
from starhaul.trucker.match.actions import GiveTitle, KeepTitle, Ready
from starhaul.trucker.match.config import Config, Options
from tests.rules import about, rule
from tests.trucker.flow.pad import Trekking, says
from tests.trucker.shipyard import yard
from tests.trucker.story_table import GAME, Table

LIMIT = 30


class Settled(Table):
    """Two ships in a match with another round; the first round has just been settled."""

    def __init__(self, *, last: bool = False, seats: int = 2, **options: object) -> None:
        super().__init__(*[yard("I")] * seats, break_seconds=LIMIT, **options)
        rounds = ("I",) if last else ("I", "II")
        options_ = self.state.config.options
        self.state.config = Config(edition="1e", seats=seats, rounds=rounds, options=options_)
        self.state.frames = [DoEndRound(), DoSettle()]
        self.settle()

    @property
    def interlude(self) -> str:
        return str(GAME.view(self.state, None).interlude)

    def _conserved(self) -> "Settled":
        return self


@rule("HSE-O7")
def test_the_next_round_waits_until_everybody_has_confirmed() -> None:
    table = Settled()
    assert table.heard("settled")
    assert table.asked == [(0, "break"), (1, "break")]
    assert table.interlude == "break"
    table.later(5000).answer(0, Ready())
    assert table.asked == [(1, "break")]
    assert table.refused(0, Ready()) == "not-asked"
    assert table.state.round == 0
    assert table.state.yard is None
    table.answer(1, Ready())
    assert table.interlude == "countdown"
    assert not table.asked
    assert table.state.round == 0


@rule("HSE-O7")
def test_a_countdown_runs_for_all_and_the_hourglass_starts_when_it_is_over() -> None:
    table = Settled().answer(0, Ready())
    table.later(1000).answer(1, Ready())
    assert GAME.wake_at(table.state) == 1000 + COUNTDOWN_MS
    table.later(COUNTDOWN_MS)
    assert table.state.round == 1
    while (outcomes := GAME.outcomes(table.state)) is not None:
        table.dice(outcomes.options[0])
    assert table.state.in_yard.started == 1000 + COUNTDOWN_MS
    assert {kind for _, kind in table.asked} == {"build"}


@rule("HSE-O7")
def test_after_the_time_limit_the_match_goes_on_and_nobody_is_blamed() -> None:
    table = Settled()
    assert GAME.wake_at(table.state) == 1000 * LIMIT
    table.later(1000 * LIMIT - 1)
    assert table.interlude == "break"
    table.later(1)
    assert table.interlude == "countdown"
    assert not table.heard("by-default")


@rule("HSE-O7")
def test_nobody_waits_for_people_who_are_away() -> None:
    table = Settled(seats=3).answer(0, Ready())
    says(table, 1, "away")
    assert table.asked == [(2, "break")]
    table.answer(2, Ready())
    assert table.interlude == "countdown"
    everybody_gone = Settled()
    for person in (0, 1):
        says(everybody_gone, person, "gone")
    assert GAME.wake_at(everybody_gone.state) == 0
    everybody_gone.later(0)
    assert everybody_gone.interlude == "countdown"


@rule("HSE-O7")
def test_somebody_who_leaves_during_the_break_holds_up_nobody() -> None:
    table = Settled().answer(0, Ready())
    says(table, 1, "absent")
    assert GAME.wake_at(table.state) == 0
    table.later(0)
    assert table.interlude == "countdown"


@rule("HSE-O7")
def test_no_title_is_asked_about_before_the_confirmations() -> None:
    best = yard("I", "8,7 cargo ...3 goods=blue", "6,7 shield .3..", edition="2e")
    table = Trekking(
        best, yard("I", edition="2e"), flight=0, titles=["hauler", "battery"], break_seconds=LIMIT
    )
    table.ends()
    assert {kind for _, kind in table.asked} == {"break"}
    assert not table.heard("title-won")
    table.later(20_000).answer(0, Ready()).answer(1, Ready())
    assert table.asked == [(0, "keep_title")]
    assert GAME.wake_at(table.state) == 20_000 + 60_000
    table.answer(0, KeepTitle(1)).answer(0, GiveTitle(0, 1))
    assert not table.asked
    assert GAME.wake_at(table.state) == 20_000 + COUNTDOWN_MS
    table.later(COUNTDOWN_MS)
    assert table.state.round == 1


@rule("HSE-O7")
def test_after_the_last_round_there_is_no_break() -> None:
    table = Settled(last=True)
    assert table.is_over
    assert table.heard("match-ended")


@about("HSE-O7")
def test_without_the_option_the_next_round_begins_at_once() -> None:
    config = Config(edition="1e", seats=2, rounds=("I", "II"), options=Options())
    match = Match(GAME, config, 1)
    match.state.frames = [DoEndRound()]
    GAME.settle(match.state, 0, [])
    assert match.state.round == 1


def test_the_clock_may_not_end_a_break_early() -> None:
    with pytest.raises(Refusal, match="not-due"):
        GAME.apply(Settled().state, CLOCK, TICK, 1000)
