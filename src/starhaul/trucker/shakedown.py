"""Shakedown: the smallest match with real ships. Draw and place tiles in turns, then weather a meteor storm.

It is the demonstration of `make play` and the first user of the kernel, the boards and the ships together.
Its rules are those of the catalogue as far as they go: strict placement (RUL-15, `strictBuild`), launch
without aliens, threats (chapter HIT) with the defaults of RUL-07; a seat scores its tiles and its crew.
"""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, ClassVar

from msgspec import Struct

from starhaul.kernel.chance import Outcomes, Seed
from starhaul.kernel.contract import Action, Event, Prompt
from starhaul.kernel.frames import Ask, Do, FrameGame
from starhaul.trucker import tables
from starhaul.trucker.board import board_of, cells_of
from starhaul.trucker.codec import decode_ship, encode_ship
from starhaul.trucker.edition import edition
from starhaul.trucker.hull import Hull
from starhaul.trucker.layers import tile_set
from starhaul.trucker.placement import placements
from starhaul.trucker.ship import Ship
from starhaul.trucker.terms import DIRECTIONS
from starhaul.trucker.threats import Strike, is_exposed, is_shielded, shooters, strikes

RETURN = "return"
THREATS = tuple(product(("small_meteor", "large_meteor", "small_shot", "large_shot"), range(4)))
WEIGHTS = tuple(
    {"small_meteor": 4, "large_meteor": 2, "small_shot": 2, "large_shot": 1}[t] for t, _ in THREATS
)
ROLLS = tuple(product(range(1, 7), repeat=2))


class Config(Struct, frozen=True):
    seats: int = 4
    edition: str = "2e"
    class_: str = "II"
    draws: int = 30
    threats: int = 8


class Place(Struct, frozen=True, tag="place"):
    cell: int
    turn: int


_PLACES = tuple(tuple(Place(cell, turn) for turn in range(4)) for cell in range(128))


# --- building ----------------------------------------------------------------------------------------------


class AskDraw(Ask, frozen=True, tag="draw"):
    """Chance draws a tile for the seat whose turn it is (RUL-12)."""

    turn: int

    def outcomes(self, state: "State") -> Outcomes:
        return Outcomes("tiles", tuple(state.pool))

    def answer(self, state: "State", seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        state.pool.remove(action)
        builder = self.turn % state.config.seats
        told.append(Event("tile-drawn", {"seat": builder, "tile": action}, outcome=action))
        state.frames[-1] = AskPlace(self.turn, action)


class AskPlace(Ask, frozen=True, tag="place"):
    """Attach the tile somewhere, or return it (BLD-07)."""

    turn: int
    tile: int

    def prompts(self, state: "State") -> Sequence[Prompt]:
        seat = self.turn % state.config.seats
        hull = state.ships[seat].hull
        allowed = placements(hull, hull.board.zone(), self.tile, strict=True)
        anywhere = allowed[0] | allowed[1] | allowed[2] | allowed[3]
        places = [
            _PLACES[cell][turn]
            for cell in cells_of(anywhere)
            for turn in range(4)
            if allowed[turn] >> cell & 1
        ]
        return (Prompt(seat=seat, kind="place", options=(*places, RETURN), default=RETURN),)

    def answer(self, state: "State", seat: int, action: Action, at_ms: int, told: list[Event]) -> None:
        if isinstance(action, Place):
            hull = state.ships[seat].hull.place(action.cell, self.tile, action.turn)
            state.ships[seat] = Ship.bare(hull)
            told.append(Event("tile-placed", {"seat": seat, "tile": self.tile, "cell": action.cell}))
        else:
            state.pool.append(self.tile)
            state.pool.sort()
        turns = state.config.draws * state.config.seats
        state.frames[-1] = AskDraw(self.turn + 1) if self.turn + 1 < turns else DoLaunch()


class DoLaunch(Do, frozen=True, tag="launch"):
    def proceed(self, state: "State", at_ms: int, told: list[Event]) -> None:
        state.ships = [Ship.launched(ship.hull) for ship in state.ships]
        told.append(Event("launched"))
        state.frames.append(DoThreat(0))


# --- the storm ---------------------------------------------------------------------------------------------


class DoThreat(Do, frozen=True, tag="next_threat"):
    number: int

    def proceed(self, state: "State", at_ms: int, told: list[Event]) -> None:
        if self.number < state.config.threats:
            state.frames.append(AskThreat(self.number))


class AskThreat(Ask, frozen=True, tag="threat"):
    number: int

    def outcomes(self, state: "State") -> Outcomes:
        return Outcomes("threats", THREATS, WEIGHTS)

    def answer(self, state: "State", seat: int, action: Any, at_ms: int, told: list[Event]) -> None:
        threat, direction = action
        told.append(Event("threat", {"threat": threat, "from": DIRECTIONS[direction].word}, outcome=action))
        state.frames[-1] = AskDice(self.number, threat, direction)


class AskDice(Ask, frozen=True, tag="dice"):
    number: int
    threat: str
    direction: int

    def outcomes(self, state: "State") -> Outcomes:
        return Outcomes("dice", ROLLS)

    def answer(self, state: "State", seat: int, action: Any, at_ms: int, told: list[Event]) -> None:
        told.append(Event("dice", {"dice": action}, outcome=action))
        state.frames[-1] = DoThreat(self.number + 1)
        aimed = [self._strike(ship, action) for ship in state.ships]
        defenders = tuple(n for n, strike in enumerate(aimed) if self._can_defend(state.ships[n], strike))
        struck = tuple(
            n for n, strike in enumerate(aimed) if n not in defenders and self._hits(state.ships[n], strike)
        )
        cells = tuple(-1 if strike is None or strike.cell is None else strike.cell for strike in aimed)
        state.frames.append(DoHits(struck, cells))
        if defenders:
            state.frames.append(AskDefence(defenders, cells))

    def _strike(self, ship: Ship, dice: tuple[int, int]) -> Strike | None:
        found = strikes(ship.hull, ship.hull.board.aim(self.direction, dice))
        return found[0] if found else None

    def _hits(self, ship: Ship, strike: Strike | None) -> bool:
        """Whether the threat would destroy a tile if nobody pays for a defence."""
        if strike is None or strike.cell is None:
            return False
        if self.threat == "small_meteor":
            return is_exposed(ship.hull, strike)
        if self.threat == "large_meteor":
            return not shooters(ship.hull, strike, edition(ship.hull.board.edition)).single
        return True

    def _can_defend(self, ship: Ship, strike: Strike | None) -> bool:
        """Whether a battery would help: a shield, or a double cannon against a large meteor."""
        if strike is None or not self._hits(ship, strike) or not any(ship.batteries):
            return False
        if self.threat == "large_meteor":
            return bool(shooters(ship.hull, strike, edition(ship.hull.board.edition)).double)
        return self.threat != "large_shot" and is_shielded(ship.hull, strike, ship.hull.occupied)


class AskDefence(Ask, frozen=True, tag="defence"):
    """All who can defend themselves decide at once and independently (RUL-07)."""

    seats: tuple[int, ...]
    cells: tuple[int, ...]

    def prompts(self, state: "State") -> Sequence[Prompt]:
        return [Prompt(seat=seat, kind="defend", options=(False, True), default=True) for seat in self.seats]

    def answer(self, state: "State", seat: int, action: Action, at_ms: int, told: list[Event]) -> None:
        if action:
            ship = state.ships[seat]
            fullest = max(range(len(ship.batteries)), key=lambda cell: ship.batteries[cell])
            state.ships[seat] = ship.with_batteries(fullest, ship.batteries[fullest] - 1)
            told.append(Event("defended", {"seat": seat}))
        else:
            hits = state.frames[-2]
            assert isinstance(hits, DoHits)
            state.frames[-2] = DoHits(tuple(sorted((*hits.seats, seat))), hits.cells)
        waiting = tuple(other for other in self.seats if other != seat)
        if waiting:
            state.frames[-1] = AskDefence(waiting, self.cells)
        else:
            state.frames.pop()


class DoHits(Do, frozen=True, tag="hits"):
    """The tiles go; ships that break apart are asked which part flies on (RUL-52)."""

    seats: tuple[int, ...]
    cells: tuple[int, ...]

    def proceed(self, state: "State", at_ms: int, told: list[Event]) -> None:
        for seat in self.seats:
            state.ships[seat] = state.ships[seat].without(1 << self.cells[seat])
            state.lost[seat] += 1
            told.append(Event("tile-lost", {"seat": seat, "cell": self.cells[seat]}))
        broken = tuple(seat for seat in self.seats if len(state.ships[seat].hull.parts) > 1)
        if broken:
            state.frames.append(AskPart(broken))


class AskPart(Ask, frozen=True, tag="part"):
    seats: tuple[int, ...]

    def prompts(self, state: "State") -> Sequence[Prompt]:
        return [self._prompt(state, seat) for seat in self.seats]

    def _prompt(self, state: "State", seat: int) -> Prompt:
        parts = state.ships[seat].hull.parts
        largest = max(range(len(parts)), key=lambda n: (parts[n].bit_count(), -n))
        return Prompt(seat=seat, kind="part", options=tuple(range(len(parts))), default=largest)

    def answer(self, state: "State", seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        ship = state.ships[seat]
        gone = ship.hull.occupied & ~ship.hull.parts[action]
        state.ships[seat] = ship.without(gone)
        state.lost[seat] += gone.bit_count()
        told.append(Event("part-kept", {"seat": seat, "lost": gone.bit_count()}))
        waiting = tuple(other for other in self.seats if other != seat)
        if waiting:
            state.frames[-1] = AskPart(waiting)
        else:
            state.frames.pop()


class State(Struct):
    """Ships are values, so a clone shares them."""

    config: Config
    ships: list[Ship]
    pool: list[int]
    lost: list[int]
    frames: list[
        AskDraw | AskPlace | DoLaunch | DoThreat | AskThreat | AskDice | AskDefence | DoHits | AskPart
    ]


# --- the game ----------------------------------------------------------------------------------------------


class ShipView(Struct, frozen=True):
    tiles: list[tuple[int, int, int]]
    crew: int
    batteries: int
    lost: int


class View(Struct, frozen=True):
    ships: list[ShipView]
    pool: int


class Shakedown(FrameGame[Config, State]):
    name = "shakedown"
    state_type: ClassVar[Any] = State
    config_type: ClassVar[Any] = Config
    action_type: ClassVar[Any] = Place | bool | int | str | tuple[str | int, int]

    def rules_hash(self) -> str:
        return tables.data_hash()

    def seats(self, config: Config) -> int:
        return config.seats

    def new(self, config: Config, seed: Seed) -> State:
        board, tiles = board_of(config.edition, config.class_), tile_set(config.edition)
        if board.start is None or not 2 <= config.seats <= 4:
            raise ValueError("a shakedown needs a class with a cell for the starting cabin, and 2-4 seats")
        cabins = tiles.starting_cabins
        ships = [
            Ship.bare(Hull.empty(board).place(board.start, cabins[seat])) for seat in range(config.seats)
        ]
        pool = [number for number in range(1, len(tiles.records)) if number not in cabins]
        return State(config, ships, pool, [0] * config.seats, [AskDraw(0)])

    def bound(self, config: Config) -> int:
        return 2 * config.draws * config.seats + config.threats * (2 + 2 * config.seats)

    def scores(self, state: State) -> list[int]:
        return [ship.hull.occupied.bit_count() + ship.crew_count() for ship in state.ships]

    def view(self, state: State, seat: int | None) -> View:
        """Everything lies open; of the pool only the number, though anyone could work out the rest."""
        ships = [
            ShipView(
                [
                    (cell, ship.hull.tiles[cell], ship.hull.turns[cell])
                    for cell in cells_of(ship.hull.occupied)
                ],
                ship.crew_count(),
                ship.battery_count(),
                lost,
            )
            for ship, lost in zip(state.ships, state.lost, strict=True)
        ]
        return View(ships, len(state.pool))

    def clone(self, state: State) -> State:
        return State(state.config, state.ships[:], state.pool[:], state.lost[:], state.frames[:])

    def encode_hook(self, value: Any) -> Any:
        return encode_ship(value)

    def decode_hook(self, kind: type, raw: Any) -> Any:
        return decode_ship(kind, raw)

    def conserved(self, state: State) -> Mapping[str, int]:
        on_ships = sum(ship.hull.occupied.bit_count() for ship in state.ships)
        in_hand = sum(isinstance(frame, AskPlace) for frame in state.frames)
        return {"tiles": len(state.pool) + on_ships + sum(state.lost) + in_hand}
