"""Pilots: every question of a flight is answered legally, reproducibly, and from the view alone."""

import random
from collections.abc import Callable, Sequence
from functools import cache
from statistics import fmean
from typing import Any

import msgspec
import pytest

from starhaul.bots.arena import Arena
from starhaul.bots.bot_contract import Bot, Briefing, Chair, Opinion
from starhaul.bots.thinking import briefing_in
from starhaul.bots.trucker.flying import Pilot
from starhaul.kernel.chance import Stream
from starhaul.kernel.contract import Action, Question
from starhaul.kernel.match import Match
from starhaul.trucker.data import rule_data
from starhaul.trucker.files.prepared_flight import in_flight
from starhaul.trucker.files.shipfile import parse
from starhaul.trucker.flow.flight import DoNextCard
from starhaul.trucker.flow.settlement import DoSettle
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.actions import Fly, GiveUp
from starhaul.trucker.match.config import Config, Options
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.terms import Goods
from starhaul.trucker.ship.ship import Ship
from tests.trucker.cards.fleet import alone, slavers
from tests.trucker.cards.test_enemies import GUN
from tests.trucker.flow.pad import Trekking
from tests.trucker.flow.test_trek import CARGO, ENGINE, SHIELD
from tests.trucker.latest.test_level_four_goods import landing
from tests.trucker.latest.test_two_meteors import attacked
from tests.trucker.ship.random_ships import random_ship
from tests.trucker.shipyard import yard

GAME = Trucker()


class Flier(Bot):
    """A pilot without a builder."""

    def __init__(self, chair: Chair, skill: str, temperament: str = "balanced") -> None:
        super().__init__(chair, temperament=temperament)
        self.pilot = Pilot(chair, skill, temperament)

    def answer(self, briefing: Briefing) -> Action | None:
        return self.pilot.answer(briefing)

    def opinions(self, briefing: Briefing) -> list[Opinion]:
        return self.pilot.opinions(briefing)


@cache
def fleet(edition: str, class_: str, seats: int, seed: int) -> tuple[list[Ship], tuple[int, ...]]:
    """Random legal ships with full batteries and crews; fleets share the yard's dice."""
    rng = random.Random(f"{edition} {class_} {seed}")
    by_dice: dict[tuple[int, ...], list[Ship]] = {}
    while True:
        file = random_ship(rng, edition, class_, legal=True)
        dice = tuple(file.get("yard_dice", ()))
        hull = parse(msgspec.json.encode(file)).ship.hull
        if hull.occupied.bit_count() >= 10 and (dice or class_ != "IVC"):
            ships = by_dice.setdefault(dice, [])
            ships.append(Ship.launched(hull))
            if len(ships) == seats:
                return ships, dice


def prepared(edition: str, class_: str, seed: int, seats: int = 3, **options: Any) -> Match[Any, Any]:
    """A match that begins with the launch of random ships."""
    config = Config(edition=edition, seats=seats, rounds=(class_,), options=Options(**options))
    ships, dice = fleet(edition, class_, seats, seed)
    match = Match(GAME, config, seed)
    state = in_flight(config, ships, match.state.profile.flight.start_spaces[:seats], yard_dice=dice)
    _deal(state, Stream(seed, "deal"))
    state.frames = [DoSettle(), DoNextCard()]
    GAME.settle(state, 0, [])
    match.state = state
    return match


def _deal(state: State, draw: Stream) -> None:
    """Four piles as the level requires."""
    table, deck = rule_data.cards(state.config.edition).cards, []
    for level, number in state.profile.flight.pile.items():
        cards = [card for card in range(len(table)) if table[card].level == int(level)]
        deck += [cards.pop(draw(len(cards))) for _ in range(4 * number)]
    state.in_flight.deck = sorted(deck)
    state.cards = [card for card in state.cards if card not in deck]
    state.used = sorted(deck)


def table_of(match: Match[Any, Any], skills: Sequence[str], seed: int) -> Arena:
    """A bot for each seat; thinking time does not matter, so slow machines play the same."""
    bots = []
    for seat, name in enumerate(skills):
        skill, _, temperament = name.partition(":")
        chair = Chair(GAME, match.config, seat, Stream(seed, f"bot {seat}"), budget_ms=60_000)
        bots.append(Flier(chair, skill, temperament or "balanced"))
    return Arena(match, bots, limit_ms=None)


KINDS = ("reveal", "land", "use", "load", "engines", "cannons", "battery", "crew", "defend", "part")
TABLES = [
    ("1e", "I", {}),
    ("1e", "II", {"manual_check": True}),
    ("1e", "III", {"predictable": True}),
    ("1e", "IIIA", {}),
    ("1e", "IC", {}),
    ("1e", "IIC", {}),
    ("1e", "IIIC", {}),
    ("1e", "IVC", {}),
    ("2e", "I", {"reveal_seconds": 0}),
    ("2e", "II", {}),
    ("2e", "III", {"manual_check": True}),
]


@pytest.mark.many
@pytest.mark.parametrize(("edition", "class_", "options"), TABLES)
def test_every_question_is_answered_by_the_rules(edition: str, class_: str, options: dict[str, Any]) -> None:
    for seed, skills in enumerate((("easy", "medium", "medium:bold"), ("medium:careful", "easy", "hard"))):
        match = prepared(edition, class_, seed, **options)
        table = table_of(match, skills, seed)
        table.play()
        assert not table.lapses


@pytest.mark.slow
def test_all_kinds_of_questions_come_up() -> None:
    asked: set[str] = set()
    for edition, class_ in (("1e", "III"), ("2e", "II")):
        for seed in range(5):
            table = table_of(prepared(edition, class_, seed, seats=4), ["medium", "easy"] * 2, seed)
            table.play()
            asked |= {time.kind for time in table.thinking}
    assert asked >= set(KINDS)


def answers(skill: str, *, worlds: int, answers: int = 40) -> list[Action]:
    """The answers of a bot to the questions of a flight; `worlds` says which of the states that look the same
    to its seat is behind the view."""
    given: list[Action] = []
    match = prepared("2e", "II", 3)
    match.advance()
    table = table_of(match, ["medium"] * 3, 3)
    pilot = table_of(match, [skill] * 3, 5).bots[0]
    while not match.is_over and len(given) < answers:
        for question in GAME.questions_of(match.state, 0):
            state = GAME.resample(match.state, 0, Stream(worlds, "hidden")) if worlds else match.state
            given.append(pilot.answer(_question(state, question)))
        table.step()
    return given


def _question(state: State, question: Question) -> Briefing:
    return briefing_in(GAME, state, question, 0)


@pytest.mark.parametrize("skill", ["easy", "medium", "hard"])
def test_the_same_seed_gives_the_same_answers(skill: str) -> None:
    number = 12 if skill == "hard" else 40
    assert answers(skill, worlds=0, answers=number) == answers(skill, worlds=0, answers=number)


@pytest.mark.parametrize("skill", ["easy", "medium"])
def test_what_is_hidden_does_not_matter(skill: str) -> None:
    assert answers(skill, worlds=1) == answers(skill, worlds=0) == answers(skill, worlds=2)


@pytest.mark.slow
def test_hidden_data_do_not_affect_looking_ahead() -> None:
    """Worlds are sampled from what the seat knows, so values differ by chance alone."""
    match = prepared("2e", "II", 4)
    match.advance()
    table = table_of(match, ["medium"] * 3, 4)
    while not any(question.kind in ("land", "engines") for question in GAME.questions(match.state)):
        table.step()
    (question,) = GAME.questions(match.state)
    leads = []
    for hidden in range(2):
        state = GAME.resample(match.state, question.seat, Stream(hidden, "hidden"))
        bots = [table_of(match, ["hard"] * 3, seed).bots[question.seat] for seed in range(5)]
        found = [sorted(bot.opinions(_question(state, question)), key=_name) for bot in bots]
        leads.append(fmean(opinions[0].value - opinions[-1].value for opinions in found))
    assert abs(leads[0] - leads[1]) < 2.5


def _name(opinion: Opinion) -> str:
    return repr(opinion.action)


# --- questions that come up rarely -------------------------------------------------------------------------


def two_meteors() -> State:
    return attacked("3,4 cannon:right ....").state


def enemy_beaten() -> State:
    return alone(yard("III", GUN)).play(slavers(0, 1)).state


def level_four() -> State:
    return landing(Goods.RED, Goods.YELLOW, Goods.GREEN, Goods.BLUE).state


def several_titles() -> State:
    best, bare = (yard("I", *lines, edition="2e") for lines in ((CARGO, SHIELD, ENGINE), ()))
    titles = ["hauler", "battery", "engineer"]
    return Trekking(bare, best, bare, flight=0, titles=titles, at=[9, 6, 3]).ends().state


@pytest.mark.parametrize("skill", ["easy", "medium", "hard"])
@pytest.mark.parametrize(
    ("situation", "kinds"),
    [
        (two_meteors, ["shoot"]),
        (enemy_beaten, ["reward"]),
        (level_four, ["improve", "load"]),
        (several_titles, ["keep_title", "give_title"]),
    ],
)
def test_rare_questions_are_answered_too(
    situation: Callable[[], State], kinds: list[str], skill: str
) -> None:
    state = situation()
    for kind in kinds:
        question = next(question for question in GAME.questions(state) if question.kind == kind)
        pilot = Pilot(Chair(GAME, state.config, question.seat, Stream(1, skill)), skill)
        action = pilot.answer(_question(state, question))
        GAME.apply(state, question.seat, action)


# --- what they think ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("skill", ["medium", "hard"])
def test_the_best_opinion_comes_first_and_every_option_has_one(skill: str) -> None:
    match = prepared("1e", "II", 2)
    match.advance()
    table = table_of(match, ["medium"] * 3, 2)
    while not any(question.kind == "land" for question in GAME.questions(match.state)):
        table.step()
    (question,) = GAME.questions(match.state)
    found = table_of(match, [skill] * 3, 2).bots[question.seat].opinions(_question(match.state, question))
    values = [opinion.value for opinion in found]
    assert values == sorted(values, reverse=True)
    assert {opinion.action for opinion in found} == set(question.options or ())


def test_a_pilot_that_has_spoken_waits() -> None:
    question = Question(seat=0, kind="reveal", options=(Fly(), GiveUp()), default=Fly(), waits=False)
    match = prepared("1e", "I", 1)
    pilot = Pilot(Chair(GAME, match.config, 0, Stream(1, "pilot")), "medium")
    assert pilot.answer(_question(match.state, question)) is None
