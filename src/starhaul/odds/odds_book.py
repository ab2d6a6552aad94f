"""The book: everything that does not depend on ships, as one row of numbers (`lane_layout`)."""

from collections.abc import Iterable, Sequence
from functools import cache
from math import exp

from msgspec import Struct

from starhaul.odds import lane_layout as at
from starhaul.trucker.data import rule_data
from starhaul.trucker.data.edition import edition as edition_of
from starhaul.trucker.flow.piles import PILES
from starhaul.trucker.match.levels import as_in_level
from starhaul.trucker.parts.goods import COLOURS
from starhaul.trucker.parts.records import (
    AbandonedShip,
    AbandonedStation,
    Card,
    CombatZone,
    Enemy,
    FlightRecord,
    LoseCrew,
    LoseDays,
    LoseGoods,
    MeteorSwarm,
    Penalty,
    Planets,
    Threat,
)
from starhaul.trucker.parts.terms import DIRECTION_BY_WORD, DIRECTIONS, REAR, RIGHT, Goods, Size
from starhaul.trucker.ship.board import Board, Cell, Lane, Mask, board_of, cells_of

KIND_TAGS = (
    "open_space", "stardust", "epidemic", "sabotage", "meteor_swarm", "planets", "abandoned_ship",
    "abandoned_station", "smugglers", "slavers", "pirates", "combat_zone",
)  # fmt: skip
"""The kinds of cards in the order of their numbers in `lane_layout`."""
_CRITERIA = ("crew", "engine_strength", "cannon_strength")
_AMOUNTS: dict[type[Penalty], int] = {
    LoseDays: at.DAYS_LOST,
    LoseCrew: at.CREW_LOST,
    LoseGoods: at.GOODS_LOST,
}
Roll = tuple[int, int]
ROLLS: tuple[Roll, ...] = tuple((one, two) for one in range(1, 7) for two in range(1, 7))
"""Two dice by the number of `lane_dice.roll`."""


class Cells:
    """The cells of a board that can be built on, numbered from 0: masks of any board fit in a word."""

    def __init__(self, board: Board) -> None:
        self.of = cells_of(board.ordinary | board.marked)
        self._number = {cell: number for number, cell in enumerate(self.of)}
        if len(self.of) >= at.CELLS - 1:
            raise ValueError(f"{board.name} has too many cells for a word")

    def packed(self, mask: Mask) -> int:
        return sum(1 << self._number[cell] for cell in cells_of(mask) if cell in self._number)

    def unpacked(self, mask: int) -> Mask:
        return sum(1 << self.of[number] for number in cells_of(mask))

    def bit(self, cell: Cell) -> int:
        return 1 << self._number[cell]


class Book(Struct, frozen=True):
    """Board, level and edition of flights, and their numbers."""

    board: Board
    flight: FlightRecord
    cells: Cells
    cards: tuple[int, ...]
    """The number of each card in the rule data; the book orders them by level."""
    numbers: list[int]

    @property
    def card_of_id(self) -> dict[str, int]:
        known = rule_data.cards(self.board.edition).cards
        return {known[number].id: place for place, number in enumerate(self.cards)}


@cache
def book_of(edition: str, class_: str, level: int | None = None) -> Book:
    """The book of a class, flown at a level; by default its own."""
    board = board_of(edition, class_)
    flight = rule_data.flights(edition).levels[(level or board.record.level) - 1]
    known = rule_data.cards(edition).cards
    order = sorted(range(len(known)), key=lambda number: known[number].level)
    cells = Cells(board)
    numbers = [0] * (at.DECK_CARDS + at.CARD_ROW * len(order))
    _write(numbers, 0, _head(edition, flight, [known[number] for number in order]))
    _write(numbers, at.NEIGHBOURS, _neighbours(board, cells))
    _write(numbers, at.NAMED, _named(board, cells))
    _write(numbers, at.AIMS, _aims(board, cells))
    _write(numbers, at.PRICES, _prices())
    for place, number in enumerate(order):
        card = as_in_level(known[number], flight.modifiers)
        _write(numbers, at.DECK_CARDS + at.CARD_ROW * place, card_row(card))
    return Book(board, flight, cells, tuple(order), numbers)


def _write(numbers: list[int], start: int, row: Iterable[int]) -> None:
    for offset, number in enumerate(row):
        numbers[start + offset] = number


def _head(edition: str, flight: FlightRecord, cards: Sequence[Card]) -> list[int]:
    data, levels = rule_data.flights(edition), range(1, 4)
    piles = [PILES * flight.pile.get(str(level), 0) for level in levels]
    return [
        flight.spaces,
        *flight.order_rewards,
        flight.beauty_reward,
        *(data.goods_values[colour] for colour in COLOURS),
        *(data.goods_in_bank[colour] for colour in COLOURS),
        data.lost_tile_price,
        flight.modifiers.goods_gained != "printed",
        *flight.start_spaces,
        *piles,
        sum(piles),
        *(sum(card.level == level for card in cards) for level in levels),
        max(int(level) for level in flight.pile) - 1,
    ]


# --- the board ---------------------------------------------------------------------------------------------


def _neighbours(board: Board, cells: Cells) -> list[int]:
    row = [0] * (4 * at.CELLS)
    for direction in DIRECTIONS:
        for number, cell in enumerate(cells.of):
            row[direction * at.CELLS + number] = cells.packed(board.step(1 << cell, direction))
    return row


def _named(board: Board, cells: Cells) -> list[int]:
    """The cells of every pair of rolls; of several that share numbers the first one with a tile counts, which
    is the lowest bit."""
    dice = board.dice_per_line
    return [
        cells.packed(sum(1 << cell for cell in board.cells_named(sum(column[:dice]), sum(row[:dice]))))
        for column in ROLLS
        for row in ROLLS
    ]


def _aims(board: Board, cells: Cells) -> list[int]:
    row: list[int] = []
    for direction in DIRECTIONS:
        for roll in ROLLS:
            one = board.dice_per_threat == 1 and not board.needs_another_die(direction, roll[:1])
            aim = board.aim(direction, roll[:1] if one else roll)
            entry = [aim.direction, len(aim.lanes)]
            for lane in aim.lanes:
                entry += [*_path(lane, aim.direction, cells), _reach(board, lane, aim.direction, cells)]
            row += entry + [0] * (at.AIM - len(entry))
    return row


def _path(lane: Lane, direction: int, cells: Cells) -> tuple[int, int]:
    """The cells up to where the path wraps around, and those after it."""
    step = -1 if direction in (RIGHT, REAR) else 1
    met = list(lane.cells)
    turn = next((n for n in range(1, len(met)) if (met[n] - met[n - 1]) * step < 0), len(met))
    first, after = (sum(1 << cell for cell in part) for part in (met[:turn], met[turn:]))
    return cells.packed(first), cells.packed(after)


def _reach(board: Board, lane: Lane, direction: int, cells: Cells) -> int:
    return cells.packed(lane.near if direction in edition_of(board.edition).wide_shots else lane.own)


# --- cards -------------------------------------------------------------------------------------------------


def card_row(card: Card) -> list[int]:
    """A card in numbers."""
    row = [0] * at.CARD_ROW
    row[at.KIND] = KIND_TAGS.index(str(card.__struct_config__.tag))
    row[at.DAYS] = getattr(card, "days", 0)
    if isinstance(card, AbandonedShip):
        row[at.CREW], row[at.REWARD] = card.crew_lost, card.credits
    elif isinstance(card, AbandonedStation):
        row[at.CREW] = card.crew_required
    elif isinstance(card, Enemy):
        row[at.STRENGTH], row[at.REWARD] = card.strength, card.reward.credits
    offers = _offers(card)
    row[at.OFFERS] = len(offers)
    for number, goods in enumerate(offers):
        _write(row, at.OFFERED + at.COLOURS * number, (goods.count(colour) for colour in COLOURS))
    for number, loss in enumerate(_losses(card)):
        _write(row, at.LOSSES + at.LOSS_ROW * number, loss)
    return row


def _offers(card: Card) -> Sequence[Sequence[Goods]]:
    if isinstance(card, Planets):
        return card.planets
    if isinstance(card, AbandonedStation):
        return (card.goods,)
    return (card.reward.goods,) if isinstance(card, Enemy) and card.reward.goods else ()


def _losses(card: Card) -> list[list[int]]:
    if isinstance(card, MeteorSwarm):
        return [_threats(at.METEORS, card.meteors)]
    if isinstance(card, CombatZone):
        return [_loss(one.penalty, _CRITERIA.index(one.criterion)) for one in card.rows]
    return [_loss(card.penalty)] if isinstance(card, Enemy) else []


def _loss(penalty: Penalty, criterion: int = 0) -> list[int]:
    if isinstance(penalty, LoseDays | LoseCrew | LoseGoods):
        return [criterion, _AMOUNTS[type(penalty)], penalty.amount]
    return _threats(at.SHOTS, penalty.shots, criterion)


def _threats(kind: int, threats: Sequence[Threat], criterion: int = 0) -> list[int]:
    if len(threats) > at.MOST_THREATS:
        raise ValueError("too many threats for a row")
    words = (DIRECTION_BY_WORD[one.from_] + at.LARGE * (one.size == Size.LARGE) for one in threats)
    return [criterion, kind, 0, len(threats), *words]


# --- the pilot's prices ------------------------------------------------------------------------------------


def _prices() -> list[int]:
    """The estimates of the medium bot in thousandths (`bots.trucker.flying_values`)."""
    half, lefts = at.SIGMOID_HALF, range(at.CARDS + 1)
    sigmoid = [round(1000 / (1 + exp(-step / 16))) for step in range(-half, half + 1)]
    slopes = [round(4096 * 1.6 / (0.35 + 0.95 * left**0.5)) for left in lefts]
    safe = [round(1000 - 60 * min(1.0, left / 8)) for left in lefts]
    crew = [round(1000 * crew_worth(number, left)) for left in lefts for number in range(at.MOST_CREW + 1)]
    batteries = [
        round(1000 * battery_worth(number, left, devices))
        for left in lefts
        for devices in range(at.MOST_DEVICES + 1)
        for number in range(at.MOST_BATTERIES + 1)
    ]
    return [*sigmoid, *slopes, *safe, *crew, *batteries]


def crew_worth(number: int, left: int) -> float:
    """Crews are counted in Combat Zones, sent to abandoned ships and taken by slavers."""
    return 0.55 * left * (1 - exp(-number / 3.5)) + 0.12 * min(left, 6) * number / 3


def battery_worth(number: int, left: int, devices: int) -> float:
    """The value of batteries, with so many cards to come and tiles to power: it grows more slowly than their
    number."""
    uses = 0.02 + 0.3 * left * min(1.0, devices / at.MOST_DEVICES)
    return 1.8 * uses * (1 - exp(-number / uses))
