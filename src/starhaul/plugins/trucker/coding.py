"""The coding of the trucker game for learning environments; catalogue and layout are in
docs/environments.md."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import structs

from starhaul.envs.coding_contract import Allows, Answers, Coding, clipped, clipped_bytes
from starhaul.kernel.contract import Action, Question
from starhaul.plugins.trucker.coding_answers import (
    CATALOGUE,
    CELLS,
    SEATS,
    TILES,
    TITLES,
    answers_of,
    mask_of,
)
from starhaul.plugins.trucker.coding_bytes import SEAT_BYTES, SHIP_BYTES, seats_of, ships_of
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.building_actions import is_legal
from starhaul.trucker.flow.piles import PILES
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.actions import Flip, Roll
from starhaul.trucker.match.config import LEARNING, Config, rivals_of
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.goods import COLOURS
from starhaul.trucker.parts.terms import Kind, Road
from starhaul.trucker.ship.layers import tile_set
from starhaul.trucker.views.sight import FlightSight, Sight, YardSight, sight_of
from starhaul.trucker.views.view import View

KINDS = (
    "build", "claim", "inspect", "repair", "insure", "aliens", "reveal", "land", "use", "reward", "improve",
    "load", "engines", "cannons", "battery", "crew", "cube", "defend", "shoot", "part", "keep_title",
    "give_title",
)  # fmt: skip
"""The kinds of questions that observations tell apart. This is part of the layout: a new kind is seen as none
of these until it is added here together with a new version."""
CLASSES = (LEARNING, "I", "II", "III", "IIIA", "IC", "IIC", "IIIC", "IVC")
WHAT = {"meteor": 1, "shot": 2}
CARDS, ROADS = 60, len(Road)
MATE, RIVAL = 1, 2
LAYOUT = {
    "question": len(KINDS),
    "about": 9,
    "peril": CELLS,
    "match": 7,
    "clock": 4,
    "hand": 5,
    "open_tiles": TILES,
    "piles": 5,
    "pile": CARDS,
    "flight": 8,
    "roads": ROADS,
    "titles": 2 * TITLES,
    "seats": SEATS * SEAT_BYTES,
    "ships": SEATS * SHIP_BYTES,
}
_HOURGLASS = (Flip, Roll)
_KIND_NUMBER = {kind: number for number, kind in enumerate(KINDS)}
_KIND_CODE = {kind: number for number, kind in enumerate(Kind, 1)}
_LETTERS = "RYGB"
_NO_QUESTION = bytes(len(KINDS) + 9 + CELLS)
_NO_YARD = (bytes(4 + 5 + TILES + 5 + CARDS),)
_NO_PILES = (0,) * PILES
_NO_FLIGHT = bytes(8)
_NOTHING_RARE = bytes(ROADS + 2 * TITLES)


class TruckerCoding(Coding):
    game = Trucker()
    version = 1
    layout = LAYOUT
    catalogue = CATALOGUE

    def __init__(self, config: Config) -> None:
        # A break has a single answer and only gives people time to read: there is nothing to learn.
        config = structs.replace(config, options=structs.replace(config.options, break_seconds=0))
        super().__init__(config)
        self._cards = {card.id: n for n, card in enumerate(rule_data.cards(config.edition).cards)}
        tiles = tile_set(config.edition).records[1:]
        self._hands = [bytes(5), *(bytes((_KIND_CODE[tile.kind], *tile.connectors)) for tile in tiles)]
        self._values = [rule_data.flights(config.edition).goods_values[colour] for colour in COLOURS]
        self._heads = [
            (number, len(config.rounds), CLASSES.index(class_), self.seats)
            for number, class_ in enumerate(config.rounds)
        ]
        self._sides = [self._sides_seen_by(person) for person in range(self.seats)]
        missing = SEATS - self.seats
        self._no_seats, self._no_ships = bytes(missing * SEAT_BYTES), bytes(missing * SHIP_BYTES)

    def _sides_seen_by(self, person: int) -> list[int]:
        rivals = self.rivals(person)
        return [RIVAL if other in rivals else MATE for other in range(self.seats)]

    def sight(self, state: State, seat: int, questions: Sequence[Question]) -> Sight:
        """Uses the known questions, because computing them again while ships are built is slower than the
        sight."""
        asked = {state.players.index(question.seat) for question in questions if question.waits}
        return sight_of(state, seat, sorted(asked), is_over=not state.frames)

    def allows(self, state: State, question: Question, at_ms: int, action: Action) -> bool:
        """A builder is only asked while there is time, so the rules of the yard suffice; except for the
        hourglass, for which building in turns has more rules."""
        if type(action) in _HOURGLASS:
            return super().allows(state, question, at_ms, action)
        return is_legal(state, state.players.index(question.seat), action, at_ms)

    def mask(self, sight: Sight, question: Question, at_ms: int, allows: Allows) -> bytearray:
        return mask_of(sight, question, at_ms, allows)

    def answers(self, state: State, question: Question, numbers: Iterable[int]) -> Answers:
        return answers_of(state, question, numbers)

    def rivals(self, seat: int) -> Sequence[int]:
        return rivals_of(self.config, seat)

    def potential(self, view: View) -> float:
        """Credits plus the value of the goods aboard, minus the cost of lost tiles."""
        me = view.seats[view.me or 0]
        goods = sum(
            self._values[_LETTERS.index(letter)] for _, letters in me.ship.goods for letter in letters
        )
        return (me.credits or 0) + goods - me.lost

    # --- observations --------------------------------------------------------------------------------------

    def observation(self, sight: Sight, question: Question | None, at_ms: int) -> bytearray:
        me, yard, flight = sight.me or 0, sight.yard, sight.flight
        sides = self._sides[sight.players[me]]
        seats, ships = seats_of(sight, map(sides.__getitem__, sight.players)), ships_of(sight)
        return bytearray().join(
            (
                _NO_QUESTION if question is None else self._question(question),
                self._match(sight),
                *(_NO_YARD if yard is None else self._yard(yard, me, at_ms)),
                _NO_FLIGHT if flight is None else self._flight(sight, flight),
                self._rare(sight, me),
                *seats[me:],
                *seats[:me],
                self._no_seats,
                *ships[me:],
                *ships[:me],
                self._no_ships,
            )
        )

    @staticmethod
    def _question(question: Question) -> bytearray:
        seen = bytearray(len(_NO_QUESTION))
        if question.kind in _KIND_NUMBER:
            seen[_KIND_NUMBER[question.kind]] = 1
        about: Mapping[str, Any] = question.about
        if about:
            first = len(KINDS)
            offered = list(about.get("offered", ()))
            strengths = about.get("strengths") or about.get("doubled_strengths") or (0,)
            ship = about.get("ship")
            seen[first : first + 9] = (
                clipped(about.get("left", 0)),
                *map(offered.count, COLOURS),
                WHAT.get(about.get("what", ""), 0),
                0 if ship is None else ship + 1,
                clipped(min(strengths)),
                clipped(max(strengths)),
            )
            for cell in about.get("cells", ()):
                seen[first + 9 + cell] = 1
        return seen

    def _match(self, sight: Sight) -> bytes:
        dice = (*sight.yard_dice, 0, 0)
        return bytes((*self._heads[sight.round], dice[0], dice[1], sight.is_over))

    def _yard(self, yard: YardSight, me: int, at_ms: int) -> tuple[bytes | bytearray, ...]:
        left = clipped((yard.run_ends - at_ms + 999) // 1000) if yard.run_ends else 0
        return (
            bytes((yard.field + 1, left, at_ms < yard.ready_at, yard.die_due)),
            self._hands[yard.hands[me]],
            _marked(TILES + 1, yard.open)[1:],
            bytes((*(*yard.piles, *_NO_PILES)[:PILES], yard.face_down)),
            _marked(CARDS, yard.pile),
        )

    def _flight(self, sight: Sight, flight: FlightSight) -> bytes:
        card = self._cards.get(flight.card, 254) + 1 if flight.card else 0
        spaces = sight.profile.flight.spaces
        return clipped_bytes((flight.deck, flight.flown, card, spaces, *flight.bank))

    def _rare(self, sight: Sight, me: int) -> bytes:
        """Rough roads, and titles with their holders (0 for none, then relative to the observer)."""
        trek = sight.trek
        if not sight.roads and trek is None:
            return _NOTHING_RARE
        titles = bytearray(2 * TITLES)
        if trek is not None:
            for title, holder, gold in zip(trek.titles, trek.holders, trek.gold, strict=True):
                titles[2 * title] = 0 if holder < 0 else (holder - me) % self.seats + 1
                titles[2 * title + 1] = 1 + gold
        return bytes(_marked(ROADS, sight.roads) + titles)


def _marked(length: int, places: Iterable[int]) -> bytearray:
    """1 at these indices, else 0."""
    marked = bytearray(length)
    for place in places:
        marked[place] = 1
    return marked


def tile_table(edition: str) -> list[tuple[int, ...]]:
    """The properties of each tile by number, for learners: kind, connectors clockwise from the front,
    capacity; row 0 means no tile.

    >>> tile_table("2e")[5]
    (1, 3, 0, 0, 1, 2)
    """
    rows: list[tuple[int, ...]] = [(0,) * 6]
    for tile in tile_set(edition).records[1:]:
        rows.append((_KIND_CODE[tile.kind], *tile.connectors, tile.capacity or 0))
    return rows


CODING = TruckerCoding
"""Loaded by the environments."""
SPEED_CASES: tuple[Mapping[str, Any], ...] = (
    {"edition": "2e", "seats": 4, "rounds": ["II"]},
    {"edition": "2e", "seats": 4, "rounds": ["learning"]},
    {"edition": "1e", "seats": 4, "rounds": ["I", "II", "III"]},
)
"""Configurations in which `starhaul.envs.speed` measures."""
