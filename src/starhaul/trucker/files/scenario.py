"""Scenarios (docs/formats.md §3): plays ships in flight with given cards, dice and answers, and reports the
result.

Used by the plug-in for `starhaul scenario`. Reading and checking the file is in `scenario_file`, wording the
result in the plug-in.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Struct, UnsetType

from starhaul.kernel.chance import Outcomes
from starhaul.kernel.contract import CHANCE, Action, Event, Question
from starhaul.kernel.errors import BadInput, Refusal
from starhaul.kernel.scenario_support import EventResult, results_of, unfit
from starhaul.trucker.data import rule_data
from starhaul.trucker.files.prepared_flight import in_flight
from starhaul.trucker.files.scenario_file import MOST, Extras, ScenarioFile, decode, options_of
from starhaul.trucker.files.shipfile import START, ShipFile, describe, read
from starhaul.trucker.flow.cargo_loading import aboard
from starhaul.trucker.flow.insurance_offer import DoInsure, caps
from starhaul.trucker.flow.prepared_deck import DoInsured
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.actions import Fly, GiveUp, Report
from starhaul.trucker.match.config import Config, check_config
from starhaul.trucker.match.events.match_events import Booking, bookings_by_seat
from starhaul.trucker.match.modifiers import road_number
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.goods import COLOURS
from starhaul.trucker.parts.records import Card, WeakSpot
from starhaul.trucker.parts.terms import Alien, Goods, Road
from starhaul.trucker.ship.board import Board, board_of
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.ship.ship_check import faults

FEWEST_SEATS, MOST_SEATS = 2, 4

GAME = Trucker()


class Scenario(NamedTuple):
    """A prepared state, the dice, and the answers of each seat with their locations in the file."""

    config: Config
    state: State
    dice: tuple[tuple[int, ...], ...]
    answers: list[deque[tuple[str, Any]]]


# --- reading -----------------------------------------------------------------------------------------------


def parse(raw: bytes) -> Scenario:
    """Read a scenario; raises `BadInput` with the location in the file."""
    return read_scenario(decode(raw))


def read_scenario(file: ScenarioFile) -> Scenario:
    """The scenario of a decoded file, validated against itself and the rule data."""
    extras, options = options_of(file)
    board = _board(file, extras)
    yard_dice = _yard_dice(file, extras, board)
    ships = [_ship(file, yard_dice, seat) for seat in range(len(file.seats))]
    config = Config(
        edition=file.edition, seats=len(ships), rounds=(file.class_,), level=file.level, options=options
    )
    _check_seats(file, extras)
    _check_tiles(file)
    _check_cubes(file, ships)
    cards = [_card(file, number) for number in range(len(file.cards))]
    roads = _roads(extras)
    _check_config(config)
    state = in_flight(
        config,
        ships,
        [seat.at for seat in file.seats],
        cards,
        credits=[seat.credits for seat in file.seats],
        lost=[seat.lost for seat in file.seats],
        roads=roads,
        yard_dice=yard_dice,
    )
    _insure(file, extras, state)
    return Scenario(config, state, file.dice, _answers(file))


def _board(file: ScenarioFile, extras: Extras) -> Board:
    if file.edition not in rule_data.EDITIONS:
        raise BadInput("edition-unknown", place="edition", edition=file.edition)
    try:
        board = board_of(file.edition, file.class_)
    except BadInput as error:
        raise BadInput(error.code, place="class", edition=file.edition, ship_class=file.class_) from None
    levels = len(rule_data.flights(file.edition).levels)
    if file.level > levels:
        raise BadInput("level-unknown", place="level", edition=file.edition, level=file.level, levels=levels)
    if file.level not in _levels_of(board) and not extras.any_class:
        fitting = "/".join(map(str, _levels_of(board)))
        raise BadInput(
            "level-unfit", place="level", level=file.level, ship_class=file.class_, fitting=fitting
        )
    return board


def _levels_of(board: Board) -> tuple[int, ...]:
    """The levels allowed for a class: its own, and for a fleet, which meets cards of level III, also that
    one."""
    own = board.record.level
    return (own - 1, own) if board.is_fleet else (own,)


def _yard_dice(file: ScenarioFile, extras: Extras, board: Board) -> tuple[int, ...]:
    """The yard dice of all fleets: those given, or the fewest that open every cell in use."""
    given = _stated_dice(file, extras)
    for place, dice in given.items():
        if not board.is_fleet:
            raise BadInput("no-yard-dice", place=place, ship_class=file.class_)
        if board.zone(dice) != board.zone(next(iter(given.values()))):
            raise BadInput("yard-dice-differ", place=place)
    if given or not board.is_fleet:
        return next(iter(given.values()), ())
    return _dice_that_open(board, {tile.at for entry in file.seats for tile in entry.ship.tiles})


def _stated_dice(file: ScenarioFile, extras: Extras) -> dict[str, tuple[int, ...]]:
    """By their places in the file."""
    stated = {f"seats[{seat}].ship.yard_dice": entry.ship.yard_dice for seat, entry in enumerate(file.seats)}
    stated = {"options.yard_dice": extras.yard_dice, **stated}
    return {place: dice for place, dice in stated.items() if not isinstance(dice, UnsetType)}


def _dice_that_open(board: Board, places: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    cells = {board.cell_at(*place) for place in places}
    used = sum(1 << cell for cell in cells if cell is not None)
    return next((dice for dice in rolls(board.dice_in_yard) if not used & ~board.zone(dice).cells), ())


def rolls(most: int) -> Iterator[tuple[int, ...]]:
    """All results of up to `most` dice, fewer dice first."""
    for number in range(most + 1):
        yield from product(range(1, 7), repeat=number)


def _ship(file: ScenarioFile, yard_dice: tuple[int, ...], seat: int) -> Ship:
    place, entry = f"seats[{seat}].ship", file.seats[seat].ship
    for name, stated, wanted in (
        ("edition", entry.edition, file.edition),
        ("class", entry.class_, file.class_),
    ):
        if stated not in (UNSET, wanted):
            raise BadInput("ship-contradicts", place=f"{place}.{name}", found=stated, expected=wanted)
    try:
        board = board_of(file.edition, file.class_)
        dice = yard_dice if board.is_fleet else UNSET
        yard = read(ShipFile(file.edition, file.class_, entry.tiles, entry.start, dice))
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
    spaces = rule_data.flights(file.edition).levels[file.level - 1].spaces
    taken: dict[int, int] = {}
    for seat, entry in enumerate(file.seats):
        other = taken.setdefault(entry.at % spaces, seat)
        if other != seat:
            raise BadInput("space-twice", place=f"seats[{seat}].at", seat=other, spaces=spaces)


def _check_tiles(file: ScenarioFile) -> None:
    """No tile may be used twice, except starting cabins."""
    owners: dict[int | str, int] = {}
    for seat, entry in enumerate(file.seats):
        for number, tile in enumerate(entry.ship.tiles):
            if tile.tile != START and owners.setdefault(tile.tile, seat) != seat:
                place = f"seats[{seat}].ship.tiles[{number}]"
                raise BadInput("tile-elsewhere", place=place, tile=tile.tile, seat=owners[tile.tile])


def _check_cubes(file: ScenarioFile, ships: list[Ship]) -> None:
    """The supply of goods is limited (RUL-90)."""
    there = rule_data.flights(file.edition).goods_in_bank
    for colour, number in zip(COLOURS, map(sum, zip(*map(aboard, ships), strict=True)), strict=False):
        if number > there[colour]:
            raise BadInput("too-many-cubes", place="seats", goods=colour, count=number, limit=there[colour])


def _card(file: ScenarioFile, number: int) -> Card:
    place, given = f"cards[{number}]", file.cards[number]
    if isinstance(given, str):
        known = {card.id: card for card in rule_data.cards(file.edition).cards}
        if given not in known:
            raise BadInput("card-unknown", place=place, card=given, edition=file.edition)
        return known[given]
    if any(size > MOST for size in _sizes(msgspec.to_builtins(given))):
        raise BadInput("card-excessive", place=place, limit=MOST)
    return given


def _sizes(value: object) -> Iterator[int]:
    """All numbers and list lengths in a value."""
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
    """The active modifiers, in the order of the data file."""
    if isinstance(extras.rough_roads, int):
        if extras.rough_roads:
            raise BadInput("roads-drawn", place="options.rough_roads")
        return []
    for number, road in enumerate(extras.rough_roads):
        place = f"options.rough_roads[{number}]"
        if road not in [*Road]:
            raise BadInput("road-unknown", place=place, road=road)
        if road in extras.rough_roads[:number]:
            raise BadInput("road-twice", place=place, road=road)
    return sorted(road_number(road) for road in extras.rough_roads)


def _check_config(config: Config) -> None:
    try:
        check_config(config)
    except BadInput as error:
        error.place = "options"
        raise


def _insure(file: ScenarioFile, extras: Extras, state: State) -> None:
    """Charge the compulsory premium (LM-065) or apply the insurance each fleet has chosen (LM-098); if
    `premium` is false, both are already paid."""
    insurance = state.profile.board.record.insurance
    if extras.insurance is not UNSET:
        _check_insurance(file, extras, caps(state))
        state.frames.append(DoInsured(extras.insurance, paid=not extras.premium))
    elif extras.premium and isinstance(insurance, WeakSpot):
        state.frames.append(DoInsure())


def _check_insurance(file: ScenarioFile, extras: Extras, offers: dict[int, int]) -> None:
    """Each seat needs one premium of the board's list that it can afford."""
    chosen = extras.insurance or ()
    if not offers:
        raise BadInput("no-insurance-choice", place="options.insurance", ship_class=file.class_)
    if len(chosen) != len(file.seats):
        raise BadInput("insurance-per-seat", place="options.insurance", seats=len(file.seats))
    for seat, premium in enumerate(chosen):
        place = f"options.insurance[{seat}]"
        if premium not in offers:
            known = ", ".join(map(str, offers))
            raise BadInput("not-among", place=place, known=known)
        if extras.premium and premium > file.seats[seat].credits:
            raise BadInput("premium-beyond-credits", place=place, premium=premium)


def _answers(file: ScenarioFile) -> list[deque[tuple[str, Any]]]:
    """The answers of each seat with their locations, in order."""
    queues: list[deque[tuple[str, Any]]] = [deque() for _ in file.seats]
    for number, entry in enumerate(file.answers):
        place = f"answers[{number}]"
        if not 0 <= entry.seat < len(queues):
            raise BadInput("seat-unknown", place=f"{place}.seat", seat=entry.seat, seats=len(queues))
        queues[entry.seat].append((place, entry.answer))
    return queues


# --- playing -----------------------------------------------------------------------------------------------


def play(scenario: Scenario) -> list[Event]:
    """Play to the end of the settlement, changing the state. All dice and answers must be used."""
    state, told, dice = scenario.state, list[Event](), _Rolls(scenario)
    GAME.settle(state, 0, told)
    while state.frames:
        outcomes = GAME.outcomes(state)
        if outcomes is not None:
            told += GAME.apply(state, CHANCE, dice.next(outcomes))
            continue
        question = next(question for question in GAME.questions(state) if question.waits)
        told += GAME.apply(state, question.seat, _answer(scenario, question))
    rolled = dice.used
    if rolled < len(scenario.dice):
        left = len(scenario.dice) - rolled
        raise BadInput("dice-left", place=f"dice[{rolled}]", count=left, rolled=rolled)
    for seat, queue in enumerate(scenario.answers):
        if queue:
            raise BadInput("answers-left", place=queue[0][0], count=len(queue), seat=seat)
    return told


class _Rolls:
    """The dice of a scenario, entry by entry. On boards where dice name a cell, an entry is always column and
    row, even if the rules roll them one by one (LM-068, LM-076)."""

    def __init__(self, scenario: Scenario) -> None:
        self._dice = scenario.dice
        self._wanted = scenario.state.profile.board.dice_per_threat
        self._rest: tuple[int, ...] = ()
        self.used = 0

    def next(self, outcomes: Outcomes) -> tuple[int, ...]:
        dice, number = self._rest or self._entry(), len(outcomes.options[0])
        self._rest = dice[number:]
        return dice[:number]

    def _entry(self) -> tuple[int, ...]:
        if self.used == len(self._dice):
            raise BadInput("dice-missing", place="dice", given=self.used, needed=self.used + 1)
        dice = self._dice[self.used]
        if len(dice) != self._wanted:
            place = f"dice[{self.used}]"
            raise BadInput("dice-number", place=place, count=len(dice), wanted=self._wanted)
        self.used += 1
        return dice


def _answer(scenario: Scenario, question: Question) -> Action:
    """The seat's next answer, or the default (RUL-08).

    The question about giving up before a card is optional: it takes an answer about flying on or giving up,
    and leaves any other answer for the question it is meant for.
    """
    queue = scenario.answers[question.seat]
    if not queue or (question.kind == "reveal" and not _is_about_leaving(queue[0][1])):
        return question.default
    place, raw = queue.popleft()
    try:
        action = GAME.to_action(question.seat, raw)
        GAME.check(scenario.state, question.seat, action, 0)
    except Refusal as refusal:
        raise _unfit(question, place, refusal) from None
    return action


def _is_about_leaving(raw: object) -> bool:
    try:
        return isinstance(GAME.to_action(0, raw), Fly | GiveUp | Report)
    except Refusal:
        return False


def _unfit(question: Question, place: str, refusal: Refusal) -> BadInput:
    if question.options is not None:
        return unfit(question, place, question.options)
    legal = msgspec.json.encode(question.default).decode()
    return BadInput(
        "answer-refused", place=place, kind=question.kind, seat=question.seat, rule=refusal.rule, reason=legal
    )


# --- the result --------------------------------------------------------------------------------------------


class SettlementLine(Struct, frozen=True):
    """One line of the settlement."""

    what: str
    credits: int


class SeatResult(Struct, frozen=True):
    position: int
    credits: int
    gave_up: str | None
    ship: ShipFile
    lost: int
    humans: int
    aliens: list[Alien]
    goods: list[Goods]
    """Cubes aboard, most valuable first."""
    batteries: int
    settlement: list[SettlementLine]


class Result(Struct, frozen=True):
    seats: list[SeatResult]
    events: list[EventResult]


def result_of(scenario: Scenario, told: list[Event]) -> Result:
    """The result of a scenario that has been played."""
    booked = bookings_by_seat(told)
    seats = [_seat_result(scenario.state, seat, booked[seat]) for seat in scenario.state.seats]
    return Result(seats, results_of(told))


def _seat_result(state: State, seat: int, bookings: Sequence[Booking]) -> SeatResult:
    ship, flight = state.ships[seat], state.in_flight
    goods = [colour for colour, number in ship.cargo().items() for _ in range(number)]
    return SeatResult(
        position=flight.positions[seat],
        credits=state.credits[state.account(seat)],
        gave_up=flight.reasons[seat] or None,
        ship=describe(ship, yard_dice=state.yard_dice if ship.hull.board.is_fleet else None),
        lost=len(state.lost[seat]),
        humans=ship.humans(),
        aliens=ship.aliens(),
        goods=goods,
        batteries=ship.battery_count(),
        settlement=[SettlementLine(booking.item, booking.credits) for booking in bookings],
    )
