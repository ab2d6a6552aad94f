"""The trucker game in numbers (docs/environments.md has the catalogue and the layout)."""

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Any

from starhaul.envs.coding import Allows, Coding, clipped
from starhaul.envs.trucker_answers import CATALOGUE, CELLS, SEATS, TILES, TITLES, Round, answers_of, mask_of
from starhaul.kernel.contract import Action, Prompt
from starhaul.trucker import tables
from starhaul.trucker.actions import Flip, Roll
from starhaul.trucker.config import LEARNING, Config, profile
from starhaul.trucker.flow.sampling import is_legal
from starhaul.trucker.game import Trucker
from starhaul.trucker.goods import COLOURS
from starhaul.trucker.kept import Kept
from starhaul.trucker.layers import tile_set
from starhaul.trucker.state import State
from starhaul.trucker.terms import Kind
from starhaul.trucker.view import FlightView, SeatView, ShipView, View, YardView, view_of

KINDS = (
    "build", "claim", "inspect", "repair", "insure", "aliens", "reveal", "land", "use", "reward", "improve",
    "load", "engines", "cannons", "battery", "crew", "cube", "defend", "shoot", "part", "keep_title",
    "give_title",
)  # fmt: skip
CLASSES = (LEARNING, "I", "II", "III", "IIIA", "IC", "IIC", "IIIC", "IVC")
WHAT = {"meteor": 1, "shot": 2}
PLANES = ("tile", "turn", "crew", "batteries", "goods")
CARDS, ROADS, RESERVED, PILES = 60, 12, 4, 4
MATE, RIVAL = 1, 2
SEAT_BYTES = 18 + RESERVED
SHIP_SUMMARY = 13
SHIP_BYTES = SHIP_SUMMARY + len(PLANES) * CELLS
CREDIT_ZERO = 1000
"""Added to credits, so that debts can be told."""
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
_KIND_CODE = {kind: number for number, kind in enumerate(Kind, 1)}
_PURPLE, _BROWN = 3, 4
_LETTERS = "RYGB"
_NO_QUESTION = bytes(len(KINDS) + 9 + CELLS)
_NO_YARD = (bytes(4 + 5 + TILES + 5 + CARDS),)
_NO_PILES = (0,) * PILES
_NO_CUBES = (0, 0, 0, 0)
_NO_FLIGHT = bytes(8)
_NOTHING_RARE = bytes(ROADS + 2 * TITLES)
_NO_RESERVE = (0,) * RESERVED
_FIRST_SEAT = sum(LAYOUT.values()) - SEATS * (SEAT_BYTES + SHIP_BYTES)
_STANDINGS = range(_FIRST_SEAT, _FIRST_SEAT + SEATS * SEAT_BYTES, SEAT_BYTES)
"""Where the bytes of each seat begin."""
_BEHIND = 11


class TruckerCoding(Coding):
    game = Trucker()
    version = 1
    layout = LAYOUT
    catalogue = CATALOGUE

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self._cards = {card.id: n for n, card in enumerate(tables.cards(config.edition).cards)}
        self._roads = {road.id: n for n, road in enumerate(tables.rough_roads().modifiers)}
        self._titles = {title.id: n for n, title in enumerate(tables.titles().titles)}
        tiles = tile_set(config.edition).records[1:]
        self._hands = [bytes(5), *(bytes((_KIND_CODE[tile.kind], *tile.connectors)) for tile in tiles)]
        self._values = [tables.flights(config.edition).goods_values[colour] for colour in COLOURS]
        profiles = [profile(config, number) for number in range(len(config.rounds))]
        takes_back = profiles[0].edition.takes_back or config.options.take_back_1e
        self._rounds = [Round(profile.board, takes_back, config.options.shared_piles) for profile in profiles]
        self._heads = [
            (number, len(config.rounds), CLASSES.index(class_), self.seats)
            for number, class_ in enumerate(config.rounds)
        ]
        self._fields = [profile.timer.fields for profile in profiles]
        self._sides = [
            [RIVAL if other in self.rivals(person) else MATE for other in range(self.seats)]
            for person in range(self.seats)
        ]
        self._blank_rest = bytes((SEATS - self.seats) * SEAT_BYTES), bytes((SEATS - self.seats) * SHIP_BYTES)
        self._seat = Kept(seat_bytes)
        self._ship = Kept(ship_bytes)

    def view(self, state: State, seat: int, prompts: Sequence[Prompt]) -> View:
        """While ships are built, finding out who is asked takes longer than looking."""
        asked = sorted({state.players.index(prompt.seat) for prompt in prompts if prompt.waits})
        return view_of(state, seat, asked, is_over=not state.frames)

    def allows(self, state: State, prompt: Prompt, at_ms: int, action: Action) -> bool:
        """A builder is asked only while there is time, so the rules of the yard decide; those of building in
        turns have more to say about the hourglass."""
        if isinstance(action, Flip | Roll):
            return super().allows(state, prompt, at_ms, action)
        return is_legal(state, state.players.index(prompt.seat), action, at_ms)

    def mask(self, view: View, prompt: Prompt, at_ms: int, allows: Allows) -> bytearray:
        return mask_of(view, prompt, at_ms, allows, self._rounds[view.round])

    def answers(self, view: View, prompt: Prompt, numbers: Set[int]) -> dict[int, Action | None]:
        return answers_of(view, prompt, numbers)

    def rivals(self, seat: int) -> Sequence[int]:
        """Opposite persons are partners in the team variants."""
        has_teams = self.config.options.teams != "none"
        return [
            other
            for other in range(self.seats)
            if other != seat and not (has_teams and other % 2 == seat % 2)
        ]

    def potential(self, view: View) -> float:
        """Credits, and what the goods aboard would bring, less what lost tiles cost."""
        me = view.seats[view.me or 0]
        goods = sum(
            self._values[_LETTERS.index(letter)] for _, letters in me.ship.goods for letter in letters
        )
        return (me.credits or 0) + goods - me.lost

    # --- looking -------------------------------------------------------------------------------------------

    def observation(self, view: View, prompt: Prompt | None, at_ms: int) -> bytearray:
        me, flight = view.me or 0, view.flight
        seats = [*view.seats[me:], *view.seats[:me]]
        seen = bytearray().join(
            (
                _NO_QUESTION if prompt is None else self._question(prompt),
                self._match(view),
                *(_NO_YARD if view.yard is None else self._yard(view, view.yard, at_ms)),
                _NO_FLIGHT if flight is None else self._flight(flight),
                self._rare(view, me),
                *map(self._seat, seats),
                self._blank_rest[0],
                *[self._ship(seat.ship) for seat in seats],
                self._blank_rest[1],
            )
        )
        self._put_standing(seen, view, seats)
        return seen

    def _put_standing(self, seen: bytearray, view: View, seats: Sequence[SeatView]) -> None:
        """How the seats stand to the observer, to the question and to the leader."""
        sides, me = self._sides[seats[0].player], view.me or 0
        for place, seat in zip(_STANDINGS, seats, strict=False):
            seen[place] = sides[seat.player]
        for number in view.asked:
            seen[_STANDINGS[(number - me) % self.seats] + 1] = 1
        if view.flight is not None and view.flight.order:
            leader = view.seats[view.flight.order[0]]
            for place, seat in zip(_STANDINGS, seats, strict=False):
                seen[place + _BEHIND] = clipped(leader.position - seat.position)

    @staticmethod
    def _question(prompt: Prompt) -> bytearray:
        seen = bytearray(len(_NO_QUESTION))
        seen[KINDS.index(prompt.kind)] = 1
        about: Mapping[str, Any] = prompt.about
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

    def _match(self, view: View) -> bytes:
        dice = (*view.yard_dice, 0, 0)
        return bytes((*self._heads[view.round], dice[0], dice[1], view.is_over))

    def _yard(self, view: View, yard: YardView, at_ms: int) -> Iterator[bytes | bytearray]:
        left = clipped((yard.run_ends - at_ms + 999) // 1000) if yard.run_ends else 0
        field = self._fields[view.round].index(yard.field) + 1 if yard.field else 0
        yield bytes((field, left, at_ms < yard.ready_at, yard.die_due))
        yield self._hands[view.seats[view.me or 0].hand]
        open_tiles = bytearray(TILES)
        for _, tile in yard.face_up:
            open_tiles[tile - 1] = 1
        yield open_tiles
        yield bytes((*(*yard.piles, *_NO_PILES)[:PILES], yard.face_down))
        cards = bytearray(CARDS)
        for card in yard.pile:
            cards[self._cards[card]] = 1
        yield cards

    def _flight(self, flight: FlightView) -> bytes:
        card = self._cards.get(flight.card, 254) + 1 if flight.card else 0
        return bytes((flight.deck, flight.flown, card, flight.spaces, *map(clipped, flight.bank)))

    def _rare(self, view: View, me: int) -> bytes:
        """Rough roads, and titles with their holders (0 for none, then from the observer on)."""
        if not view.roads and not view.titles:
            return _NOTHING_RARE
        seen = bytearray(ROADS + 2 * TITLES)
        for road in view.roads:
            seen[self._roads[road]] = 1
        for title in view.titles:
            place = ROADS + 2 * self._titles[title.title]
            seen[place] = 0 if title.seat < 0 else (title.seat - me) % self.seats + 1
            seen[place + 1] = 1 + title.gold
        return bytes(seen)


def seat_bytes(seat: SeatView) -> bytes:
    """What is the same for all observers; the rest is 0."""
    money = 0 if seat.credits is None else min(max(seat.credits + CREDIT_ZERO, 1), 0xFFFF)
    return bytes(
        (
            0, 0, money >> 8, money & 255, seat.hand, *(*seat.reserve, *_NO_RESERVE)[:RESERVED],
            seat.looking + 1, seat.start, 0, seat.gave_up != "", clipped(seat.announced), seat.place or 0,
            sum(1 << ship for ship in seat.fleet), *(seat.shelved or _NO_CUBES),
            0 if seat.cap is None else clipped(seat.cap + 1), clipped(seat.lost),
        )
    )  # fmt: skip


def ship_bytes(ship: ShipView) -> bytes:
    """Crew, batteries, strengths, open connectors and goods in sum; then plane by plane what lies where."""
    cells = bytearray(len(PLANES) * CELLS)
    for cell, tile, turn in ship.tiles:
        cells[cell], cells[CELLS + cell] = tile, turn
    humans = aliens = 0
    for cell, code in ship.crew:
        cells[2 * CELLS + cell] = code
        humans += code if code < _PURPLE else 0
        aliens |= 1 << code
    for cell, number in ship.batteries:
        cells[3 * CELLS + cell] = number
    goods = [0, 0, 0, 0]
    for cell, letters in ship.goods:
        for letter in letters:
            colour = _LETTERS.index(letter)
            goods[colour] += 1
            cells[4 * CELLS + cell] += 1 << 2 * colour
    summary = (
        humans, aliens >> _PURPLE & 1, aliens >> _BROWN & 1, sum(number for _, number in ship.batteries),
        *ship.engines, *ship.cannons, ship.open, *goods,
    )  # fmt: skip
    return bytes(map(clipped, summary)) + cells


def tile_table(edition: str) -> list[tuple[int, ...]]:
    """What a learner may want to know of each tile by its number: kind, connectors clockwise from the front,
    capacity; row 0 is no tile.

    >>> tile_table("2e")[5]
    (1, 3, 0, 0, 1, 2)
    """
    rows: list[tuple[int, ...]] = [(0,) * 6]
    for tile in tile_set(edition).records[1:]:
        rows.append((_KIND_CODE[tile.kind], *tile.connectors, tile.capacity or 0))
    return rows
