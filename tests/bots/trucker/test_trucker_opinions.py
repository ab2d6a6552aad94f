"""What the bots of the trucker game think of their answers, and why."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from starhaul.bots.arena import Arena, heard_by
from starhaul.bots.bot_contract import Bot, Briefing, Chair, Opinion
from starhaul.bots.reasons import Reason
from starhaul.bots.registry import bot_named, seat_bots
from starhaul.bots.thinking import briefing_in
from starhaul.bots.trucker.adviser import Adviser
from starhaul.bots.trucker.builder import Builder
from starhaul.bots.trucker.building_reasons import power_reasons, ship_reasons
from starhaul.bots.trucker.building_view import BuildingView
from starhaul.bots.trucker.flying import Pilot
from starhaul.bots.trucker.flying_reasons import Reasons
from starhaul.bots.trucker.flying_values import BALANCED
from starhaul.bots.trucker.hearsay import Hearsay
from starhaul.bots.trucker.plot import Plot
from starhaul.bots.trucker.ship_value import Counts, Taste
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Event, Question
from starhaul.kernel.log import LogEntry
from starhaul.kernel.match import Match
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.actions import (
    Aliens,
    Attach,
    Finish,
    Insure,
    Look,
    Ready,
    Remove,
    Report,
    Reserve,
    Return,
    Take,
    TakeOpen,
)
from starhaul.trucker.match.config import Config, Options
from starhaul.trucker.match.events.building_events import (
    PileSeen,
    TileAttached,
    TileDrawn,
    TileReserved,
    TileReturned,
    YardDie,
)
from starhaul.trucker.match.events.match_events import RoundBegan
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.terms import Kind
from starhaul.trucker.ship.board import board_of
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.ship.placement import placements
from tests.bots.trucker.test_trucker_builders import situation
from tests.bots.trucker.test_trucker_pilots import enemy_beaten, several_titles, two_meteors

GAME = Trucker()
CONFIG = Config(edition="2e", seats=2, rounds=("II",), options=Options())
BUILT = ("build", "claim", "inspect", "repair", "aliens", "insure")


class Moment(NamedTuple):
    """A question; `said` is the answer of a hard bot."""

    briefing: Briefing
    told: list[Event]
    said: Any


@cache
def moments() -> list[Moment]:
    """All questions of a match between two hard bots, each at the time of its answer."""
    match = Match(GAME, CONFIG, 3)
    Arena(match, seat_bots(["hard"], GAME, CONFIG, 3), limit_ms=None).play()
    return list(_replayed(match.entries))


def _replayed(entries: list[LogEntry]) -> Iterator[Moment]:
    match, told = Match(GAME, CONFIG, 3), []  # type: Match[Any, Any], list[Event]
    for entry in entries:
        for question in GAME.questions(match.state):
            if question.seat == entry.seat:
                yield Moment(_question(match.state, question, entry.at_ms), [*told], entry.action)
        told += match.act(entry.seat, entry.action, entry.at_ms)


def _question(state: State, question: Question, at_ms: int = 0) -> Briefing:
    return briefing_in(GAME, GAME.clone(state), question, at_ms)


def seated(name: str, moment: Moment, luck: int = 1) -> Bot:
    """A bot that joins at that moment and receives all earlier events."""
    seat = moment.briefing.question.seat
    bot = bot_named(name, Chair(GAME, CONFIG, seat, Stream(luck, name), budget_ms=60_000))
    bot.hear(heard_by(seat, moment.told))
    return bot


def some(*kinds: str, step: int = 1) -> list[Moment]:
    return [moment for moment in moments() if moment.briefing.question.kind in kinds][::step]


# --- all of them -------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("name", ["easy", "medium", "hard", "hard:careful"])
def test_the_first_opinion_is_the_answer(name: str):
    flying = [moment for moment in moments() if moment.briefing.question.kind not in BUILT]
    for moment in (*some(*BUILT, step=9), *flying[::5]):
        answer = seated(name, moment).answer(moment.briefing)
        opinions = seated(name, moment).opinions(moment.briefing)
        assert [opinion.action for opinion in opinions[:1]] == ([] if answer is None else [answer])
        values = [opinion.value for opinion in opinions]
        assert values == sorted(values, reverse=True) or name == "easy"


@pytest.mark.slow
def test_our_bots_give_known_reasons_only():
    found: set[str] = set()
    for moment in (*some(*BUILT, step=4), *some("engines", "cannons", "land", "use", "defend", step=2)):
        for opinion in seated("medium", moment).opinions(moment.briefing):
            found.update(opinion.reasons)
    assert found <= set(Reason)
    assert len(found) > 20


@pytest.mark.slow
def test_a_bot_with_opinions_gives_the_same_answers():
    """With the same random numbers, question by question."""
    for moment in some("build", step=5):
        chairs = [Chair(GAME, CONFIG, moment.briefing.question.seat, Stream(1, "luck")) for _ in range(2)]
        assert Adviser(chairs[0], "medium", "bold").answer(moment.briefing) == Builder(
            chairs[1], "medium", "bold"
        ).answer(moment.briefing)


@pytest.mark.slow
def test_a_bot_that_joins_late_relies_on_the_events():
    """Nearly always it answers like a bot that was there from the start. Without the events it would
    look at the piles again and again."""
    asked = some("build", step=2)
    agreed = [seated("hard", moment).answer(moment.briefing) == moment.said for moment in asked]
    deaf = [
        seated("hard", moment._replace(told=[])).answer(moment.briefing) == moment.said for moment in asked
    ]
    assert sum(agreed) > 0.9 * len(asked) > 0.7 * len(asked) > sum(deaf)


def test_what_is_told_is_counted_for_each_seat_until_the_next_round():
    told = Hearsay()
    told.hear([Event(TileDrawn(seat=0)), Event(TileDrawn(seat=1)), Event(TileDrawn(seat=0))])
    told.hear([Event(TileReturned(seat=0, tile=5)), Event(TileReserved(seat=0, tile=6))])
    told.hear([Event(TileReturned(seat=1, tile=7)), Event(TileAttached(seat=1, tile=8, cell=9, turn=0))])
    told.hear([Event(PileSeen(seat=0, pile=2, cards=("I-01",)))])
    assert (told.drawn, told.missed, told.piles) == ({0: 2, 1: 1}, {0: 2, 1: 0}, [(2, ("I-01",))])
    told.hear([Event(YardDie(die=3, cells=(), ships=2))])
    assert (told.drawn, told.missed, told.piles) == ({}, {}, [(2, ("I-01",))])
    told.hear([Event(RoundBegan(round=2, class_="II"))])
    assert told.piles == []


# --- building ----------------------------------------------------------------------------------------------


def thoughts(*said: type) -> Iterator[list[Opinion]]:
    for moment in some("build"):
        if isinstance(moment.said, said):
            yield seated("hard", moment).opinions(moment.briefing)


def test_a_tile_in_hand_is_tried_everywhere():
    found = [opinions for opinions in thoughts(Attach) if len(opinions) > 3]
    assert len(found) > 10
    for opinions in found:
        actions = [opinion.action for opinion in opinions]
        assert len(set(actions)) == len(actions)
        assert Return() in actions or Reserve() not in actions
        assert all({Reason.JOINTS} <= set(o.reasons) for o in opinions if isinstance(o.action, Attach))


def test_a_tile_that_fits_nowhere_is_said_to():
    alone = [opinions[0] for opinions in thoughts(Return) if len(opinions) == 1]
    assert alone
    assert all((opinion.action, opinion.reasons) == (Return(), {Reason.FITS: 0}) for opinion in alone)


def test_a_slip_is_an_opinion_too():
    """With a die that always shows 0, a beginner slips every time and considers that the best answer."""
    slips = 0
    for moment in some("build", step=3):
        if isinstance(moment.said, Attach):
            chair = Chair(GAME, CONFIG, moment.briefing.question.seat, lambda sides: 0)  # type: ignore[arg-type]
            answer = Adviser(chair, "easy", "balanced").answer(moment.briefing)
            first = Adviser(chair, "easy", "balanced").opinions(moment.briefing)[0]
            assert first.action == answer
            site = BuildingView(CONFIG, moment.briefing)
            sound = placements(site.hull, site.zone, site.hand, strict=True)
            slips += isinstance(answer, Attach) and not sound[answer.rotation] >> answer.cell & 1
            assert set(first.reasons) >= {Reason.JOINTS} or not isinstance(answer, Attach)
    assert slips


@pytest.mark.slow
def test_tiles_on_the_table_are_compared_with_a_draw_and_the_end():
    for opinions in (*thoughts(Take), *thoughts(TakeOpen)):
        by_kind = {type(opinion.action): opinion for opinion in opinions}
        if set(by_kind) == {Look}:
            continue
        assert {Finish, Take} <= set(by_kind) or Take not in by_kind
        assert Reason.SPACE in by_kind[Finish].reasons
        if Take in by_kind:
            assert {Reason.LEAST, Reason.IMAGINED, Reason.DRAWS} <= set(by_kind[Take].reasons)
        assert TakeOpen not in by_kind or Reason.PLACE in by_kind[TakeOpen].reasons


def test_the_parts_of_a_gain_add_up():
    for moment in some("build", step=3):
        site = BuildingView(CONFIG, moment.briefing)
        for is_last in (False, True):
            plot = Plot(site, Taste(), is_last=is_last)
            for spot in plot.spots(site.hand, strict=True) if site.hand else []:
                assert plot.parts(site.hand, spot).total == pytest.approx(spot.gain)


def test_connectors_that_lead_nowhere_are_counted():
    found = set()
    for moment in some("build", step=3):
        site = BuildingView(CONFIG, moment.briefing)
        plot = Plot(site, Taste())
        for spot in plot.spots(site.hand, strict=True) if site.hand else []:
            sides = plot.tiles.placed[site.hand][spot.rotation].connectors
            beyond = [other for other, side in zip(plot.near[spot.cell], sides, strict=True) if side]
            nowhere = [
                other
                for other in beyond
                if other is None or not (site.hull.occupied | plot.room) >> other & 1
            ]
            assert plot.parts(site.hand, spot).dead_ends == len(nowhere)
            found.add(len(nowhere))
    assert found >= {0, 1}


def test_a_ship_is_counted_as_people_count():
    before, after = Counts(engines=1), Counts(engines=1, double_engines=1, doubles=1, cabins=1, cannons=0.5)
    assert ship_reasons(before, after) == {Reason.ENGINES: 2, Reason.CANNONS: 0.5, Reason.CREW: 2}
    assert ship_reasons(after, before) == {Reason.ENGINES: -2, Reason.CANNONS: -0.5, Reason.CREW: -2}


def test_power_is_told_where_it_changes():
    doubled = Counts(double_engines=2, doubles=2)
    assert power_reasons(Counts(), doubled) == {Reason.POWER: 0}
    assert power_reasons(doubled, doubled._replace(batteries=2)) == {Reason.POWER: 67}
    assert power_reasons(doubled, doubled._replace(cabins=1)) == {}


# --- between building and flight ---------------------------------------------------------------------------


def advised(briefing: Briefing, temperament: str = "balanced") -> list[Opinion]:
    config = Config(edition="1e", seats=2, rounds=("II",))
    return Adviser(Chair(GAME, config, 0, Stream(1, "adviser")), "hard", temperament).opinions(briefing)


def test_repair_says_what_gets_lost():
    board = board_of("1e", "II")
    assert board.start is not None
    cannon = next(n for n, tile in enumerate(tile_set("1e").records) if n and tile.kind is Kind.CANNON)
    above = board.start - board.columns
    question = Question(seat=0, kind="repair", options=(Remove(above), Remove(board.start)))
    first, second = advised(situation({"cannon": (above, cannon, 2)}, question).briefing)
    assert first.action == Remove(above)
    assert (first.reasons[Reason.TILES], first.reasons[Reason.CANNONS]) == (-1, -0.5)
    assert (second.action, second.reasons[Reason.CREW]) == (Remove(board.start), -2)
    assert first.value > second.value


def test_aliens_take_a_bed():
    board = board_of("1e", "II")
    assert board.start is not None
    question = Question(seat=0, kind="aliens", options=(Aliens(), Aliens(board.start)))
    first, second = advised(situation({}, question).briefing)
    assert (first.action, first.reasons) == (Aliens(), {})
    assert (second.action, second.reasons) == (Aliens(board.start), {Reason.CREW: -1})


def test_insurance_is_weighed_against_losses():
    options = (Insure(0), Insure(8))
    question = Question(seat=0, kind="insure", options=options, about={"caps": [-1, 0]})
    first, second = advised(situation({}, question).briefing)
    assert (first.action, second.action) == (Insure(0), Insure(8))
    assert (second.value, second.reasons) == (-8, {Reason.LOSSES: 0})
    assert first.value == first.reasons[Reason.LOSSES]


@pytest.mark.parametrize("is_faulty", [True, False])
def test_faults_of_rivals_are_counted(is_faulty: bool):
    board = board_of("1e", "II")
    assert board.start is not None
    cannon = next(n for n, tile in enumerate(tile_set("1e").records) if n and tile.kind is Kind.CANNON)
    state = GAME.new(Config(edition="1e", seats=2, rounds=("II",)), "rivals")
    if is_faulty:
        hull = state.ships[1].hull.place(board.start - board.columns, cannon, 2)
        state.ships[1] = type(state.ships[1]).bare(hull)
    question = Question(seat=0, kind="inspect", options=(Ready(), Report(0), Report(1)), default=Ready())
    found = [(opinion.action, dict(opinion.reasons)) for opinion in advised(_question(state, question))]
    if is_faulty:
        assert [action for action, _ in found] == [Report(1), Ready()]
        assert found[0][1][Reason.FAULTS] > 0
    else:
        assert found == [(Ready(), {})]


# --- flight ------------------------------------------------------------------------------------------------

PRICED = (
    Reason.GOODS, Reason.CREDITS, Reason.STANDING, Reason.CREW_WORTH, Reason.BATTERY_WORTH, Reason.FIGHT,
    Reason.ARRIVAL, Reason.PROSPECT, Reason.DAMAGE,
)  # fmt: skip


def test_the_reasons_of_a_pilot_add_up():
    """Reasons that are not in credits are amounts; the others add up to the value.

    (Of two equal batteries the fuller tile is slightly better, which is not among the reasons.)
    """
    kinds = ("reveal", "land", "use", "reward", "engines", "cannons", "defend")
    asked = some(*kinds)
    assert {moment.briefing.question.kind for moment in asked} >= {"reveal", "land", "use", "engines"}
    for moment in asked:
        if moment.briefing.question.waits:
            for opinion in seated("medium", moment).opinions(moment.briefing):
                sum_ = sum(float(opinion.reasons.get(fact, 0)) for fact in PRICED)
                assert sum_ == pytest.approx(opinion.value, abs=0.03), opinion


@pytest.mark.slow
def test_a_bot_that_looks_ahead_says_how_far():
    asked = [moment for moment in some("land", "use", "engines", "cannons") if moment.briefing.question.waits]
    found = [seated("hard", moment).opinions(moment.briefing) for moment in asked[:6]]
    tried = [opinion for opinions in found for opinion in opinions if Reason.PLAYOUTS in opinion.reasons]
    assert tried
    assert all({Reason.JUDGED, Reason.PLAYED} <= set(opinion.reasons) for opinion in tried)


def test_nobody_looks_ahead_where_the_answer_is_obvious():
    asked = some("battery")
    assert asked
    for moment in asked:
        for opinion in seated("hard", moment).opinions(moment.briefing):
            assert Reason.PLAYOUTS not in opinion.reasons


def test_rare_questions_have_their_reasons():
    for made, kind, facts in (
        (two_meteors, "shoot", {Reason.DAMAGE}),
        (enemy_beaten, "reward", {Reason.CREDITS}),
        (several_titles, "keep_title", {Reason.SCORE, Reason.RIVAL}),
    ):
        state = made()
        question = next(question for question in GAME.questions(state) if question.kind == kind)
        seat = state.players.index(question.seat)
        found = [
            Reasons(BALANCED).reasons_for(state, question, seat, option) for option in question.options or ()
        ]
        assert any(facts <= set(given) for given in found), kind


def test_a_bot_that_need_not_answer_has_no_opinion():
    moment = some("reveal")[0]
    pilot = Pilot(Chair(GAME, CONFIG, 0, Stream(1, "pilot")), "medium")
    question = Question(seat=0, kind="reveal", options=moment.briefing.question.options, waits=False)
    briefing = Briefing(lambda: None, question, 0, moment.briefing.worlds)
    assert pilot.opinions(briefing) == []
