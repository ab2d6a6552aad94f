"""Hints for builders agree exactly with the rules."""

import pytest

from starhaul.kernel.chance import Stream
from starhaul.kernel.errors import Refusal
from starhaul.kernel.match import Match
from starhaul.kernel.random_play import play_random
from starhaul.trucker.flow.building_actions import check_build
from starhaul.trucker.flow.building_checks import CLOSED
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.actions import (
    Attach,
    Finish,
    Flip,
    Look,
    PutBack,
    Remove,
    Reserve,
    Return,
    Roll,
    Take,
)
from starhaul.trucker.match.building_status import NO_PILE
from starhaul.trucker.match.config import Config, Options
from starhaul.trucker.ship.ship_check import faults
from starhaul.trucker.views.hints import hints_of
from tests.rules import rule
from tests.trucker.building_table import Building

GAME = Trucker()
PLAIN = {
    "take": Take(),
    "reserve": Reserve(),
    "return": Return(),
    "put_back": PutBack(),
    "flip": Flip(),
    "roll": Roll(),
}
CONFIGS = {
    "2e": Config(edition="2e", seats=3, rounds=("II",)),
    "1e": Config(edition="1e", seats=2, rounds=("III",)),
    "strict": Config(edition="2e", seats=2, rounds=("I",), options=Options(strict_build=True)),
    "learning": Config(edition="2e", seats=2, rounds=("learning",)),
    "relaxed": Config(edition="1e", seats=2, rounds=("IIIC",), options=Options(build="relaxed")),
    "fleet": Config(edition="1e", seats=2, rounds=("IVC",)),
    "crack": Config(edition="1e", seats=2, rounds=("IC",)),
    "turns": Config(edition="2e", seats=2, rounds=("II",), options=Options(build="turns", take_back_1e=True)),
}


def allowed(state, seat, action) -> bool:
    try:
        check_build(state, seat, action, state.in_yard.ready_at[seat])
    except Refusal:
        return False
    return True


def attachable(state, seat) -> list[list[int]]:
    cells = range(state.ships[seat].hull.board.size)
    return [[cell for cell in cells if allowed(state, seat, Attach(cell, turn))] for turn in range(4)]


def check_hints(state, seat, hints) -> None:
    yard, hull = state.in_yard, state.ships[seat].hull
    assert hints.may == [name for name, action in PLAIN.items() if allowed(state, seat, action)]
    assert hints.looks == [pile for pile in range(-1, 6) if allowed(state, seat, Look(pile))]
    assert hints.starts == [start for start in range(6) if allowed(state, seat, Finish(start))]
    assert hints.window == yard.windows[seat]
    assert [(fault.rule, fault.cells) for fault in hints.faults] == [
        (fault.rule, fault.cells) for fault in faults(hull, state.zone)
    ]
    if not yard.hands[seat]:
        cells = range(hull.board.size)
        assert hints.removable == [cell for cell in cells if allowed(state, seat, Remove(cell))]
    if not yard.hands[seat] and yard.windows[seat] != CLOSED:
        assert yard.looking[seat] != NO_PILE or hints.moves == attachable(state, seat)


@pytest.mark.parametrize("name", CONFIGS)
def test_hints_say_what_the_rules_say(name):
    seen = set()

    def hear(told):
        state = match.state
        if state.yard is None:
            return
        for question in GAME.questions(state):
            if question.kind == "build" and draw(6) == 0:
                hints = GAME.hints(state, question.seat, [question])
                check_hints(state, state.players.index(question.seat), hints)
                seen.update(hints.may)
                # Nothing hidden is in them.
                world = GAME.resample(state, question.seat, draw)
                assert GAME.hints(world, question.seat, [question]) == hints

    draw = Stream(7, f"hints-{name}")
    match = Match(GAME, CONFIGS[name], 7)
    play_random(match, draw, decisions=400, hear=hear)
    assert {"take", "return"} <= seen


@rule("HSE-B6")
@pytest.mark.parametrize("name", ["2e", "1e", "crack"])
def test_sound_cells_are_those_without_a_new_fault(name):
    compared = 0

    def hear(told):
        nonlocal compared
        state = match.state
        for question in GAME.questions(state) if state.yard is not None else ():
            hand = state.in_yard.hands[question.seat]
            if question.kind != "build" or not hand:
                continue
            view, hull = GAME.view(state, question.seat), state.ships[question.seat].hull
            sound = GAME.hints(state, question.seat, [question]).sound
            before = len(faults(hull, state.zone))
            for turn in range(4):
                for cell in view.yard.places[turn]:
                    after = len(faults(hull.place(cell, hand, turn), state.zone))
                    compared += 1
                    # A tile may join a loose part, but a sound one never breaks anything.
                    if cell in sound[turn]:
                        assert after <= before
                    else:
                        assert after > before

    match = Match(GAME, CONFIGS[name], 3)
    play_random(match, Stream(3, "sound"), decisions=60, hear=hear)
    assert compared > 50


def test_only_builders_get_hints():
    t = Building("II", edition="2e", seats=2)
    assert GAME.hints(t.state, 0, GAME.questions(t.state)) is not None
    t.do(0, Finish(1))
    assert GAME.hints(t.state, 0, GAME.questions(t.state)) is None
    assert GAME.hints(t.state, 1, GAME.questions(t.state)).starts == [2]


@pytest.mark.parametrize(("class_", "slots"), [("II", 2), ("learning", 0)])
def test_hints_tell_how_many_tiles_may_be_set_aside(class_, slots):
    t = Building(class_, edition="2e", seats=2)
    assert GAME.hints(t.state, 0, GAME.questions(t.state)).slots == slots


def test_a_repair_tells_what_each_answer_costs():
    """Whatever is chosen, one part is left."""
    t = Building("II", edition="1e", seats=2)
    t.build(0, 6)
    t.draw(0, "engine", "....")
    hull, zone = t.hull(0), t.zone
    bad = [
        (cell, turn)
        for turn in (1, 2, 3)
        for cell in GAME.view(t.state, 0).yard.places[turn]
        if faults(hull.place(cell, t.yard.hands[0], turn), zone)
    ]
    assert bad
    t.do(0, Attach(*bad[0]), Finish(1))
    t.do(1, Finish(2))
    question = next(question for question in GAME.questions(t.state) if question.kind == "repair")
    assert [fault["rule"] for fault in question.about["faults"]]
    for option, loses in zip(question.options, question.about["loses"], strict=True):
        assert (option.cell in loses) == isinstance(option, Remove)
        assert loses
        after = t.hull(0).remove(sum(1 << cell for cell in loses))
        assert len(after.parts) == 1


@rule("LM-062", "LM-063")
def test_the_premium_is_shown_while_the_ship_is_built():
    t = Building("IIIC")
    hints = hints_of(t.state, 0)
    assert (hints.weak_spot, hints.premium) == (t.state.profile.board.ordinary.bit_count(), 15)
    others = hints_of(Building("III").state, 0)
    assert (others.weak_spot, others.premium) == (0, 0)
