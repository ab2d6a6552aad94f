"""Scenarios (docs/formats.md §3): ships in flight, cards in order, given dice and answers, and the result."""

import json
import re
from codecs import BOM_UTF8
from collections import deque
from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

from starhaul.kernel.chance import Outcomes
from starhaul.kernel.contract import CHANCE, Action, Event, Prompt, is_among
from starhaul.kernel.errors import BadInput, Refusal
from starhaul.trucker import tables
from starhaul.trucker.actions import Fly, GiveUp, Report
from starhaul.trucker.board import Board, board_of
from starhaul.trucker.config import Config, Options, check_config
from starhaul.trucker.faults import faults
from starhaul.trucker.flow.loading import aboard
from starhaul.trucker.flow.settlement import Line
from starhaul.trucker.game import Trucker
from starhaul.trucker.goods import COLOURS
from starhaul.trucker.prepared import in_flight
from starhaul.trucker.records import Card
from starhaul.trucker.ship import Ship
from starhaul.trucker.shipfile import (
    MAX_BYTES,
    START,
    Die,
    ShipFile,
    TileEntry,
    describe,
    read,
    refuse_repeated,
    why_not_json,
)
from starhaul.trucker.state import State
from starhaul.trucker.terms import Alien, Goods

MOST_CARDS = 200
MOST = 1000
"""The largest number and the longest list in an inline card: far beyond anything printed."""
FARTHEST = 1_000_000
FEWEST_SEATS, MOST_SEATS = 2, 4
LAST_LEVEL = 3
"""Level 4 belongs to class IVC, which is not flown yet."""

GAME = Trucker()
T = TypeVar("T")


# --- the document ------------------------------------------------------------------------------------------


class ShipEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A ship file; edition and class are those of the scenario and may be left out."""

    tiles: tuple[TileEntry, ...]
    edition: str | UnsetType = UNSET
    class_: str | UnsetType = field(default=UNSET, name="class")
    start: bool | UnsetType = UNSET
    yard_dice: Annotated[tuple[Die, ...], Meta(max_length=2)] | UnsetType = UNSET


class SeatEntry(Struct, frozen=True, forbid_unknown_fields=True):
    at: Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST)]
    ship: ShipEntry
    credits: Annotated[int, Meta(ge=0, le=FARTHEST)] = 0
    lost: Annotated[int, Meta(ge=0, le=MOST)] = 0


class AnswerEntry(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    answer: Any


class ScenarioFile(Struct, frozen=True, forbid_unknown_fields=True):
    edition: str
    level: Annotated[int, Meta(ge=1, le=4)]
    class_: str = field(name="class")
    seats: tuple[SeatEntry, ...]
    cards: Annotated[tuple[str | Card, ...], Meta(max_length=MOST_CARDS)]
    dice: tuple[tuple[Die, ...], ...] = ()
    answers: tuple[AnswerEntry, ...] = ()
    options: dict[str, Any] = {}


class Extras(Struct, frozen=True, forbid_unknown_fields=True):
    """Options that only a scenario has; the others are those of a match."""

    solo: bool = False
    any_class: bool = False
    premium: bool = True
    yard_dice: Annotated[tuple[Die, ...], Meta(max_length=2)] | UnsetType = UNSET
    insurance: tuple[int, ...] | UnsetType = UNSET
    rough_roads: int | tuple[str, ...] = 0


class Scenario(NamedTuple):
    """A situation that can be played, the dice and the answers of each seat with their places in the file."""

    config: Config
    state: State
    dice: tuple[tuple[int, ...], ...]
    answers: list[deque[tuple[str, Any]]]


# --- reading -----------------------------------------------------------------------------------------------


def parse(raw: bytes) -> Scenario:
    """Read a scenario; raises `BadInput` with the place in the file."""
    if len(raw) > MAX_BYTES:
        raise BadInput("too-large", limit=MAX_BYTES)
    if not raw.strip():
        raise BadInput("scenario-empty")
    if raw.startswith(BOM_UTF8):
        raise BadInput("byte-order-mark")
    try:
        raw.decode("utf-8")
        file = msgspec.json.decode(raw, type=ScenarioFile)
        # Numbers of any length are as good as others to a search for repeated keys.
        json.loads(raw, object_pairs_hook=refuse_repeated, parse_int=str)
    except UnicodeDecodeError as error:
        raise BadInput("not-utf8", byte=error.start) from None
    except msgspec.ValidationError:
        # Inside a list the decoder always names the place last.
        file = _shaped(b"[%b]" % raw, ScenarioFile)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput("not-json", reason=why_not_json(raw, str(error))) from None
    return read_scenario(file)


def _shaped(value: Any, kind: type[T], place: str = "") -> T:
    """A value in a list (or its text), of this shape, or what is wrong about it and where."""
    listed: Any = tuple[kind]  # type: ignore[valid-type]
    try:
        if isinstance(value, bytes):
            (found,) = msgspec.json.decode(value, type=listed)
        else:
            (found,) = msgspec.convert(value, type=listed)
    except msgspec.ValidationError as error:
        reason, _, inner = str(error).rpartition(" - at `$[0]")
        raise _wrong(reason, (place + inner.rstrip("`")).strip(".")) from None
    shaped: T = found
    return shaped


def _wrong(reason: str, place: str) -> BadInput:
    if choices := re.fullmatch(r"Expected `str` matching regex '\^\((.*)\)\$'", reason):
        return BadInput("not-among", place=place, known=choices[1].replace("|", ", "))
    if place.endswith("].kind") and re.fullmatch(r"Invalid value .*|Expected `str`", reason):
        return BadInput("card-kind", place=place)
    return BadInput("wrong-shape", place=place, reason=reason)


def read_scenario(file: ScenarioFile) -> Scenario:
    """The situation of a decoded file, checked against itself and the tables."""
    extras, options = _options(file)
    board = _board(file, extras)
    ships = [_ship(file, board, seat) for seat in range(len(file.seats))]
    config = Config(
        edition=file.edition, seats=len(ships), rounds=(file.class_,), level=file.level, options=options
    )
    _check_seats(file, extras)
    _check_tiles(file)
    _check_cubes(file, ships)
    cards = [_card(file, number) for number in range(len(file.cards))]
    roads = _roads(extras)
    _check_options(file, config, extras)
    state = in_flight(
        config,
        ships,
        [seat.at for seat in file.seats],
        cards,
        credits=[seat.credits for seat in file.seats],
        lost=[seat.lost for seat in file.seats],
        roads=roads,
    )
    return Scenario(config, state, file.dice, _answers(file))


def _options(file: ScenarioFile) -> tuple[Extras, Options]:
    own = {name: value for name, value in file.options.items() if name in Extras.__struct_fields__}
    of_match = {name: value for name, value in file.options.items() if name not in own}
    return _shaped([own], Extras, "options"), _shaped([of_match], Options, "options")


def _board(file: ScenarioFile, extras: Extras) -> Board:
    if file.edition not in tables.EDITIONS:
        raise BadInput("edition-unknown", place="edition", edition=file.edition)
    try:
        board = board_of(file.edition, file.class_)
    except BadInput as error:
        raise BadInput(error.code, place="class", edition=file.edition, ship_class=file.class_) from None
    if board.start is None:
        raise BadInput("class-not-flown", place="class", ship_class=file.class_)
    levels = len(tables.flights(file.edition).levels)
    if file.level > levels:
        raise BadInput("level-unknown", place="level", edition=file.edition, level=file.level, levels=levels)
    if file.level != board.record.level and not extras.any_class:
        fitting = board.record.level
        raise BadInput(
            "level-unfit", place="level", level=file.level, ship_class=file.class_, fitting=fitting
        )
    if file.level > LAST_LEVEL:
        raise BadInput("level-not-flown", place="level", level=file.level)
    return board


def _ship(file: ScenarioFile, board: Board, seat: int) -> Ship:
    place, entry = f"seats[{seat}].ship", file.seats[seat].ship
    for name, stated, wanted in (
        ("edition", entry.edition, file.edition),
        ("class", entry.class_, file.class_),
    ):
        if stated not in (UNSET, wanted):
            raise BadInput("ship-contradicts", place=f"{place}.{name}", found=stated, expected=wanted)
    try:
        yard = read(ShipFile(file.edition, file.class_, entry.tiles, entry.start, entry.yard_dice))
    except BadInput as error:
        error.place = f"{place}.{error.place}".rstrip(".")
        raise
    found = faults(yard.ship.hull, yard.zone)
    if found:
        rules = ", ".join(sorted({fault.rule for fault in found}))
        raise BadInput("ship-faulty", place=place, count=len(found), rules=rules)
    return yard.ship


def _check_seats(file: ScenarioFile, extras: Extras) -> None:
    number = len(file.seats)
    if number > MOST_SEATS or number < (1 if extras.solo else FEWEST_SEATS):
        raise BadInput("seats-number", place="seats", count=number)
    spaces = tables.flights(file.edition).levels[file.level - 1].spaces
    taken: dict[int, int] = {}
    for seat, entry in enumerate(file.seats):
        other = taken.setdefault(entry.at % spaces, seat)
        if other != seat:
            raise BadInput("space-twice", place=f"seats[{seat}].at", seat=other, spaces=spaces)


def _check_tiles(file: ScenarioFile) -> None:
    """Every tile but the starting cabins is there once."""
    owners: dict[int | str, int] = {}
    for seat, entry in enumerate(file.seats):
        for number, tile in enumerate(entry.ship.tiles):
            if tile.tile != START and owners.setdefault(tile.tile, seat) != seat:
                place = f"seats[{seat}].ship.tiles[{number}]"
                raise BadInput("tile-elsewhere", place=place, tile=tile.tile, seat=owners[tile.tile])


def _check_cubes(file: ScenarioFile, ships: list[Ship]) -> None:
    """Goods are limited (RUL-90)."""
    there = tables.flights(file.edition).goods_in_bank
    for colour, number in zip(COLOURS, map(sum, zip(*map(aboard, ships), strict=True)), strict=False):
        if number > there[colour]:
            raise BadInput("too-many-cubes", place="seats", goods=colour, count=number, limit=there[colour])


def _card(file: ScenarioFile, number: int) -> Card:
    place, given = f"cards[{number}]", file.cards[number]
    if isinstance(given, str):
        known = {card.id: card for card in tables.cards(file.edition).cards}
        if given not in known:
            raise BadInput("card-unknown", place=place, card=given, edition=file.edition)
        return known[given]
    if any(size > MOST for size in _sizes(msgspec.to_builtins(given))):
        raise BadInput("card-excessive", place=place, limit=MOST)
    return given


def _sizes(value: Any) -> Iterator[int]:
    """All numbers and lengths of lists."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from _sizes(inner)
    elif isinstance(value, list | tuple):
        yield len(value)
        for inner in value:
            yield from _sizes(inner)
    elif isinstance(value, int):
        yield value


def _roads(extras: Extras) -> list[int]:
    """The modifiers that hold, in the order of the table."""
    if isinstance(extras.rough_roads, int):
        if extras.rough_roads:
            raise BadInput("roads-drawn", place="options.rough_roads")
        return []
    known = [modifier.id for modifier in tables.rough_roads().modifiers]
    for number, road in enumerate(extras.rough_roads):
        place = f"options.rough_roads[{number}]"
        if road not in known:
            raise BadInput("road-unknown", place=place, road=road)
        if road in extras.rough_roads[:number]:
            raise BadInput("road-twice", place=place, road=road)
    return sorted(known.index(road) for road in extras.rough_roads)


def _check_options(file: ScenarioFile, config: Config, extras: Extras) -> None:
    if extras.yard_dice is not UNSET:
        raise BadInput("no-yard-dice", place="options.yard_dice", ship_class=file.class_)
    if extras.insurance is not UNSET:
        raise BadInput("no-insurance-choice", place="options.insurance", ship_class=file.class_)
    try:
        check_config(config)
    except BadInput as error:
        error.place = "options"
        raise


def _answers(file: ScenarioFile) -> list[deque[tuple[str, Any]]]:
    """For each seat its answers with their places, in order."""
    queues: list[deque[tuple[str, Any]]] = [deque() for _ in file.seats]
    for number, entry in enumerate(file.answers):
        place = f"answers[{number}]"
        if not 0 <= entry.seat < len(queues):
            raise BadInput("seat-unknown", place=f"{place}.seat", seat=entry.seat, seats=len(queues))
        queues[entry.seat].append((place, entry.answer))
    return queues


# --- playing -----------------------------------------------------------------------------------------------


def play(scenario: Scenario) -> list[Event]:
    """Play it to the end of the settlement; the state changes. Dice and answers must come out even."""
    state, told, rolled = scenario.state, list[Event](), 0
    GAME.settle(state, 0, told)
    while state.frames:
        outcomes = GAME.outcomes(state)
        if outcomes is not None:
            told += GAME.apply(state, CHANCE, _roll(scenario, rolled, outcomes))
            rolled += 1
            continue
        prompt = next(prompt for prompt in GAME.prompts(state) if prompt.waits)
        told += GAME.apply(state, prompt.seat, _answer(scenario, prompt))
    if rolled < len(scenario.dice):
        left = len(scenario.dice) - rolled
        raise BadInput("dice-left", place=f"dice[{rolled}]", count=left, rolled=rolled)
    for seat, queue in enumerate(scenario.answers):
        if queue:
            raise BadInput("answers-left", place=queue[0][0], count=len(queue), seat=seat)
    return told


def _roll(scenario: Scenario, number: int, outcomes: Outcomes) -> tuple[int, ...]:
    if number == len(scenario.dice):
        raise BadInput("dice-missing", place="dice", given=number, needed=number + 1)
    roll = scenario.dice[number]
    if not is_among(roll, outcomes.options):
        wanted = len(outcomes.options[0])
        raise BadInput("dice-number", place=f"dice[{number}]", count=len(roll), wanted=wanted)
    return roll


def _answer(scenario: Scenario, prompt: Prompt) -> Action:
    """The seat's next answer, or the default (RUL-08).

    The window for giving up is open before cards without waiting for anybody: it takes an answer that
    speaks of flying on or giving up, and leaves any other for the question it is meant for.
    """
    queue = scenario.answers[prompt.seat]
    if not queue or (prompt.kind == "reveal" and not _is_about_leaving(queue[0][1])):
        return prompt.default
    place, raw = queue.popleft()
    try:
        action = GAME.to_action(prompt.seat, raw)
        GAME.check(scenario.state, prompt.seat, action, 0)
    except Refusal as refusal:
        raise _unfit(prompt, place, refusal) from None
    return action


def _is_about_leaving(raw: Any) -> bool:
    try:
        return isinstance(GAME.to_action(0, raw), Fly | GiveUp | Report)
    except Refusal:
        return False


def _unfit(prompt: Prompt, place: str, refusal: Refusal) -> BadInput:
    if prompt.options is None:
        legal = msgspec.json.encode(prompt.default).decode()
        return BadInput(
            "answer-refused", place=place, kind=prompt.kind, seat=prompt.seat, rule=refusal.rule, reason=legal
        )
    # One inside the other: a fact is cut where it gets too long, and all of them are wanted.
    *others, last = [msgspec.json.encode(option).decode() for option in prompt.options]
    legal_ones: BadInput | str = last
    for option in reversed(others):
        legal_ones = BadInput("answer-list", first=option, others=legal_ones)
    return BadInput("answer-unfit", place=place, kind=prompt.kind, seat=prompt.seat, legal=legal_ones)


# --- the result --------------------------------------------------------------------------------------------


class SeatResult(Struct, frozen=True):
    position: int
    credits: int
    gave_up: str | None
    ship: ShipFile
    lost: int
    humans: int
    aliens: list[Alien]
    goods: list[Goods]
    """Cubes aboard, the dearest first."""
    batteries: int
    settlement: list[Line]


class EventResult(Struct, frozen=True, omit_defaults=True):
    key: str
    args: dict[str, Any] = {}
    audience: tuple[int, ...] | None = None


class Result(Struct, frozen=True):
    seats: list[SeatResult]
    events: list[EventResult]


def result_of(scenario: Scenario, told: list[Event]) -> Result:
    """What became of a scenario that has been played."""
    lines = {event.args["seat"]: event.args["lines"] for event in told if event.key == "settled"}
    seats = [_seat_result(scenario.state, seat, lines[seat]) for seat in scenario.state.seats]
    return Result(seats, [EventResult(event.key, dict(event.args), event.audience) for event in told])


def _seat_result(state: State, seat: int, lines: list[dict[str, Any]]) -> SeatResult:
    ship, flight = state.ships[seat], state.in_flight
    goods = [colour for colour, number in ship.cargo().items() for _ in range(number)]
    return SeatResult(
        position=flight.positions[seat],
        credits=state.credits[state.account(seat)],
        gave_up=flight.reasons[seat] or None,
        ship=describe(ship),
        lost=len(state.lost[seat]),
        humans=ship.humans(),
        aliens=ship.aliens(),
        goods=goods,
        batteries=ship.battery_count(),
        settlement=[Line(line["what"], line["credits"]) for line in lines],
    )
