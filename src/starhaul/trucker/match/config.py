"""The configuration of a match: edition, rounds, seats, options, and the check that refuses invalid ones.

Read by the rules, the form for new matches and the command line.
"""

from collections.abc import Iterator
from enum import StrEnum
from functools import cached_property
from typing import Annotated

from msgspec import Meta, Struct, field

from starhaul.kernel.errors import BadInput
from starhaul.kernel.form_fields import Condition, NotOffered, Offer
from starhaul.trucker.data import rule_data
from starhaul.trucker.data.edition import Edition, edition
from starhaul.trucker.parts.records import FlightRecord
from starhaul.trucker.ship.board import Board, board_of

LEARNING = "learning"
"""The name of the learning flight in a list of rounds (chapter LRN)."""

TREK_ROUNDS = ("I", "II", "III")
"""The flights of the Trek (chapter TRK)."""
BREAK_SECONDS = 90
"""The default of `break_seconds` on a server."""
STORY_SECONDS = 12
"""The default of `story_seconds` on a server."""

Seconds = Annotated[int, Meta(ge=0, le=86_400)]


class FormGroup(StrEnum):
    """The groups of the form, in display order."""

    MAIN = "main"
    BUILDING = "building"
    FLYING = "flying"
    TIMES = "times"


FIRST_EDITION = Condition("edition", ("1e",))
HOURGLASS = Condition("build", ("real_time", "turns"))
TREK = Condition("trek", (True,))
SEVERAL_ROUNDS = Condition("rounds", entries=2)


class Options(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, cache_hash=True
):
    """House options; the defaults are the rules as written. Names are those of the rule catalogue."""

    strict_build: Annotated[bool, Offer(FormGroup.BUILDING)] = field(default=False, name="strictBuild")
    """Refuse placements that the ship check would reject (RUL-15)."""
    take_back_1e: Annotated[bool, Offer(FormGroup.BUILDING, needs=FIRST_EDITION)] = field(
        default=False, name="takeBack1e"
    )
    """The last tile may be returned as in the second edition (RUL-16)."""
    shared_piles: Annotated[bool, Offer(FormGroup.BUILDING)] = field(default=False, name="sharedPiles")
    """Several players may look at the same pile (RUL-18)."""
    auto_flip: Annotated[bool, Offer(FormGroup.BUILDING, needs=HOURGLASS)] = field(
        default=False, name="autoFlip"
    )
    """The server flips the hourglass onto intermediate fields (RUL-19)."""
    open_credits: Annotated[bool, Offer(FormGroup.FLYING)] = field(default=False, name="openCredits")
    """All credits are public (RUL-05)."""
    manual_check: Annotated[bool, Offer(FormGroup.FLYING)] = field(default=False, name="manualCheck")
    """Players find errors themselves (RUL-29)."""
    keep_autopilot: Annotated[bool, Offer(FormGroup.FLYING, order=102)] = field(
        default=False, name="keepAutopilot"
    )
    """Ships of absent players fly on with default answers (RUL-09)."""
    safety_net: Annotated[
        bool,
        Offer(FormGroup.BUILDING, kind="choice", usual=None, values=(None, True, False), needs=HOURGLASS),
    ] = True
    """The server flips the hourglass if no player does so for a long time (RUL-93)."""
    predictable: Annotated[bool, Offer(FormGroup.FLYING)] = False
    """The deck is not shuffled (VAR-05)."""
    teams: Annotated[str, Meta(pattern="^(none|team|advanced)$"), Offer(FormGroup.MAIN, order=101)] = "none"
    """Two against two (VAR-06)."""
    build: Annotated[str, Meta(pattern="^(real_time|relaxed|turns)$"), Offer(FormGroup.MAIN)] = "real_time"
    """In real time, without hourglass, or in turns (HSE-B1)."""
    rough_roads: Annotated[int, Meta(ge=0, le=3), Offer(FormGroup.MAIN, kind="choice")] = 0
    """How many rough roads are drawn (HSE-R1)."""
    gold_handicaps: Annotated[bool, Offer(FormGroup.FLYING, needs=TREK)] = True
    """Gold titles handicap the last flight of a Trek (HSE-T1)."""
    zero_defends: Annotated[bool, NotOffered("only old logs do without it")] = False
    """The highest score defends a title even if it is 0 (RUL-91). Set for new Trek matches
    (`starhaul.games.config_of`); logs without it were recorded before this ruling."""
    handicaps: Annotated[
        tuple[Seconds, ...], Offer(FormGroup.BUILDING, order=102, step=5, unit="seconds", needs=HOURGLASS)
    ] = ()
    """Extra seconds of each seat after the last run (HSE-B4)."""
    draw_pause_ms: Annotated[
        int,
        Meta(ge=0, le=10_000),
        Offer(
            FormGroup.BUILDING, order=101, kind="presets", usual=None, values=(None, 0, 400, 1000), step=100
        ),
    ] = 0
    """Pause between two tiles taken from the pool (HSE-B5)."""
    run_seconds: Annotated[
        Seconds, Offer(FormGroup.TIMES, step=5, zero="front-as-printed", needs=HOURGLASS)
    ] = 0
    """Length of a run of the hourglass; 0: that of the edition (RUL-19)."""
    decision_seconds: Annotated[Seconds, Offer(FormGroup.TIMES, step=5, zero="front-no-limit")] = 60
    """Time limit of a question; 0: none (RUL-08)."""
    repair_seconds: Annotated[Seconds, Offer(FormGroup.TIMES, step=5, zero="front-no-limit")] = 60
    """Time limit of a repair (RUL-27)."""
    reveal_seconds: Annotated[Seconds, Offer(FormGroup.TIMES, zero="front-no-limit")] = 12
    """Time limit for giving up before a card (RUL-37)."""
    claim_seconds: Annotated[Seconds, Offer(FormGroup.TIMES, zero="front-no-limit")] = 10
    """Time limit for choosing a start number (RUL-22)."""
    break_seconds: Annotated[
        Seconds,
        Offer(
            FormGroup.TIMES, order=101, usual=BREAK_SECONDS, step=5, zero="front-none", needs=SEVERAL_ROUNDS
        ),
    ] = 0
    """Longest break between two rounds; 0: the next round starts at once (HSE-O7)."""
    story_seconds: Annotated[
        int, Meta(ge=0, le=60), Offer(FormGroup.TIMES, usual=STORY_SECONDS, zero="front-none")
    ] = 0
    """The most that playing the events before a question adds to its time limit (HSE-O8)."""


class Config(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    cache_hash=True,
    dict=True,  # for the memo of `profiles`
):
    """The configuration of a trucker match."""

    edition: Annotated[
        str, Meta(pattern="^(1e|2e)$"), Offer(FormGroup.MAIN, order=2, kind="edition", values=("2e", "1e"))
    ]
    """The edition of the rules: `1e` or `2e` (RUL-01)."""
    seats: Annotated[int, Meta(ge=2, le=4), Offer(FormGroup.MAIN, order=1, kind="seats")]
    """The number of players (RUL-10)."""
    rounds: Annotated[tuple[str, ...], Offer(FormGroup.MAIN, order=3, kind="rounds")]
    """Ship classes of the rounds in order, or `learning` (SET-03)."""
    trek: Annotated[bool, NotOffered("the field of the rounds offers it")] = False
    """Three flights with titles (TRK-01)."""
    level: Annotated[
        Annotated[int, Meta(ge=1, le=4)] | None, Offer(FormGroup.FLYING, order=1, kind="level")
    ] = None
    """Use track, rewards and piles of this level for every class; None: the level of each class (LM-004)."""
    options: Options = Options()
    """House options."""

    @cached_property
    def profiles(self) -> tuple["Profile", ...]:
        """The profile of each round. Made once, because the rules read it several times in every action."""
        return tuple([profile(self, number) for number in range(len(self.rounds))])


class Timer(Struct, frozen=True):
    """The fields of the hourglass in the order of its runs."""

    fields: tuple[str, ...]
    reserved: int
    """Index of the first field onto which only finished players may flip it (BLD-41, LM-140)."""
    dice: tuple[int, ...]
    """How many yard dice must be rolled before it is flipped onto each field (LM-088, LM-089)."""


class Profile(Struct, frozen=True):
    """The fixed parameters of a round: its board, its level, and what the learning flight leaves out."""

    board: Board
    flight: FlightRecord
    edition: Edition
    learning: bool
    timer: Timer


def profile(config: Config, round_: int) -> Profile:
    """The profile of a round, counted from 0."""
    class_ = config.rounds[round_]
    learning = class_ == LEARNING
    board = board_of(config.edition, "I" if learning else class_)
    levels = rule_data.flights(config.edition).levels
    level = board.record.level if config.level is None else config.level
    flight = levels[level - 1]
    # A fleet is built with the hourglass of its own class, whatever the level of its cards (LM-085).
    timed = levels[board.record.level - 1] if board.is_fleet else flight
    return Profile(board, flight, edition(config.edition), learning, _timer(board, timed))


def _timer(board: Board, flight: FlightRecord) -> Timer:
    """The fields of the level and, on some boards, one more run (LM-058)."""
    extra = board.record.extra_field
    fields = flight.hourglass_fields if extra is None else (*flight.hourglass_fields, extra)
    dice, rolled = [], 0
    for field_ in fields:
        rolled = flight.dice_before.get(field_, rolled) if board.dice_in_yard else 0
        dice.append(rolled)
    return Timer(fields, len(flight.hourglass_fields) - 1, tuple(dice))


def account_of(config: Config, seat: int) -> int:
    """The account a seat books to; opposite seats form a team (VAR-06)."""
    return seat % 2 if config.options.teams != "none" else seat


def rivals_of(config: Config, seat: int) -> list[int]:
    """All other seats except the partner's."""
    mine = account_of(config, seat)
    return [other for other in range(config.seats) if account_of(config, other) != mine]


def check_config(config: Config) -> None:
    """Refuse combinations that cannot be played."""
    for problem in _problems(config):
        problem.place = "config"
        raise problem


def _problems(config: Config) -> Iterator[BadInput]:
    known = {board.record.class_ for board in _boards(config.edition)}
    for class_ in config.rounds:
        if class_ not in known and class_ != LEARNING:
            yield BadInput("class-unknown", edition=config.edition, ship_class=class_)
    if not config.rounds:
        yield BadInput("no-rounds")
    levels = len(rule_data.flights(config.edition).levels)
    if config.level is not None and config.level > levels:
        yield BadInput("level-unknown", edition=config.edition, level=config.level, levels=levels)
    if config.edition == "2e" and not config.trek and len(config.rounds) != 1:
        yield BadInput("one-flight")
    if config.trek and (config.edition, config.rounds) != ("2e", TREK_ROUNDS):
        yield BadInput("trek-rounds")
    yield from _option_problems(config)


def _option_problems(config: Config) -> Iterator[BadInput]:
    options = config.options
    if options.teams != "none" and config.seats != 4:
        yield BadInput("teams-need-four")
    if options.teams == "advanced" and options.build == "relaxed":
        yield BadInput("advanced-needs-hourglass")
    if options.rough_roads and LEARNING in config.rounds:
        yield BadInput("no-rough-roads")
    if len(options.handicaps) not in (0, config.seats):
        yield BadInput("handicaps-per-seat", seats=config.seats)


def crowded(config: Config) -> Iterator[tuple[str, int]]:
    """Classes with too few tiles for this number of players, each with its recommended maximum (LM-128)."""
    levels = rule_data.flights(config.edition).levels
    for class_ in dict.fromkeys(config.rounds):
        board = profile(config, config.rounds.index(class_)).board
        limit = levels[board.record.level - 1].seats_max
        if config.seats > limit:
            yield class_, limit


def discouraged(config: Config) -> Iterator[tuple[str, str]]:
    """Pairs of classes that are allowed in one match but too similar to be recommended (LM-007)."""
    for record in rule_data.boards(config.edition).boards:
        if record.class_ in config.rounds:
            for other in record.discouraged_with:
                if other in config.rounds:
                    yield other, record.class_


def _boards(name: str) -> list[Board]:
    return [board_of(name, record.class_) for record in rule_data.boards(name).boards]
