"""The state of a match: plain values, one list entry for each seat. What is going on stands on the stack.

`yard` exists while ships are built, `flight` while they fly; each round begins with fresh ones.
"""

from typing import Any

from msgspec import Struct

from starhaul.kernel.presence import GONE
from starhaul.trucker.match.config import Config, Profile, account_of, profile
from starhaul.trucker.ship.board import Mask, Zone
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.ship import Ship

POOL, RESERVE = 0, 1
"""Where the tile in a hand came from."""


NO_CAP = -1


class Yard(Struct):
    """Building (chapter BLD). Tiles by number; 0 is none."""

    pool: list[int]
    """Face down, sorted: which one is drawn is up to chance (RUL-12)."""
    open: list[int]
    hands: list[int]
    origins: list[int]
    reserves: list[tuple[int, ...]]
    windows: list[int]
    """The correction window (RUL-16): −1 closed, a cell, or −2 for the tile reserved last."""
    fresh: list[bool]
    """Whether the tile of the window came from the pool in this window, so that it may go back there (2e)."""
    looking: list[int]
    """The pile in hand, −1 for none."""
    began: list[bool]
    """Whether a seat has ever attached a tile (BLD-36)."""
    ready_at: list[int]
    """When the draw pause of a seat is over (HSE-B5)."""
    starts: list[int]
    """Start numbers taken, 0 for none."""
    piles: list[tuple[int, ...]]
    """Four piles of card numbers; the last one is hidden."""
    field: int
    """Index of the hourglass field."""
    run_ends: int
    """When the run is over; 0 while the hourglass stands still."""
    out_since: int
    turns: int
    """Turn-based building: turns left in the field, or until the server flips (HSE-B3)."""
    started: int

    def copy(self) -> "Yard":
        return Yard(
            self.pool[:],
            self.open[:],
            self.hands[:],
            self.origins[:],
            self.reserves[:],
            self.windows[:],
            self.fresh[:],
            self.looking[:],
            self.began[:],
            self.ready_at[:],
            self.starts[:],
            self.piles[:],
            self.field,
            self.run_ends,
            self.out_since,
            self.turns,
            self.started,
        )


class Flight(Struct):
    """From the check to the settlement."""

    deck: list[int]
    """Cards to come, sorted unless the deck is predictable: which one is next is up to chance."""
    positions: list[int]
    reasons: list[str]
    """Why a seat gave up; empty while it flies."""
    gave_up_after: list[int]
    """After how many cards a seat gave up."""
    announced: list[int]
    """The value each seat announced last: strength (cannons doubled) or crew. For the engines of a fleet
    it is that of the slowest ship, in Open Space too, because keys of old matches contain it."""
    bank: list[int]
    """Goods cubes of each colour, dearest first."""
    fines: list[int]
    """Credits to pay at settlement outside any cap (RUL-30, HSE-R9)."""
    no_engines: int
    """Mask of seats whose strength on this Open Space card was 0 (GIV-08)."""
    flown: int
    """Cards resolved so far."""
    fleets: list[tuple[int, ...]]
    """The ships of each seat that have not given up, by number; one ship 0 unless the board is for fleets."""
    strengths: tuple[int, ...]
    """Of the ships of the fleet that announced last, one by one."""
    shelved: list[tuple[int, ...]]
    """Cubes of ships that gave up while others of the fleet fly on, dearest first (LM-118)."""
    caps: list[int]
    """The most that lost tiles cost each seat, `NO_CAP` without insurance (END-08, LM-098)."""
    owed: list[int]
    """Part of the premium to be paid after the flight (LM-065)."""
    card: str = ""
    """The card being resolved, by id or kind."""

    def copy(self) -> "Flight":
        return Flight(
            self.deck[:],
            self.positions[:],
            self.reasons[:],
            self.gave_up_after[:],
            self.announced[:],
            self.bank[:],
            self.fines[:],
            self.no_engines,
            self.flown,
            self.fleets[:],
            self.strengths,
            self.shelved[:],
            self.caps[:],
            self.owed[:],
            self.card,
        )


class Trek(Struct):
    """Titles of the Trek: which are in play, who holds which, which are gold (chapter TRK)."""

    titles: list[int]
    holders: list[int]
    """Seat of each title in play, −1 while nobody holds it."""
    gold: list[bool]

    def copy(self) -> "Trek":
        return Trek(self.titles[:], self.holders[:], self.gold[:])


class State(Struct, omit_defaults=True):
    config: Config
    round: int
    players: list[int]
    """The person at each seat; partners change places in the team variants (RUL-76)."""
    presence: list[int]
    """How each person is there: `HERE`, `AWAY`, `ABSENT` or `GONE` (RUL-09)."""
    handles: bytes
    """The opaque name of each tile number in this match."""
    credits: list[int]
    """Of each account: a seat, or a team (VAR-07)."""
    ships: list[Ship]
    lost: list[tuple[int, ...]]
    """Tiles to be paid for after the flight."""
    seen: list[tuple[int, ...]]
    """Cards each person has looked at in this round."""
    cards: list[int]
    """Cards of the game not used yet (END-11)."""
    used: list[int]
    """Cards of this flight and of earlier ones."""
    unturned: list[int]
    """Those of earlier flights that were never turned over: nobody need know which."""
    order: list[int]
    """Seats as they came in after the last flight, empty before the first."""
    aside: int
    """Number of tiles pushed aside at launch, and of ships of fleets that gave up (PRE-08, LM-118)."""
    roads: tuple[int, ...]
    """Rough roads of this flight (HSE-R)."""
    yard_dice: tuple[int, ...]
    """Dice rolled while fleets are built; they decide the shape of all of them (LM-079, LM-083)."""
    yard: Yard | None
    flight: Flight | None
    trek: Trek | None
    frames: list[Any]
    told_until: int = 0
    """When people have been told what has happened so far (HSE-O8); left out of a dump where it is 0."""

    @property
    def profile(self) -> Profile:
        return profile(self.config, self.round)

    @property
    def zone(self) -> Zone:
        """Where ships may be built now, and which of its regions is which ship."""
        return self.profile.board.zone(self.yard_dice)

    def hull_of(self, seat: int) -> Hull:
        return self.ships[seat].hull

    def has_attached(self, seat: int) -> bool:
        return self.in_yard.began[seat]

    def fleet(self, seat: int) -> list[Mask]:
        """The cells of each ship that a seat still flies."""
        regions = self.profile.board.zone(self.yard_dice).regions
        return [regions[number] for number in self.in_flight.fleets[seat]]

    @property
    def in_yard(self) -> Yard:
        assert self.yard is not None, "only while building"
        return self.yard

    @property
    def in_flight(self) -> Flight:
        assert self.flight is not None, "only in flight"
        return self.flight

    @property
    def seats(self) -> range:
        return range(self.config.seats)

    def flying(self) -> list[int]:
        """Seats that have not given up."""
        reasons = self.in_flight.reasons
        return [seat for seat in self.seats if not reasons[seat]]

    def presence_at(self, seat: int) -> int:
        """How the person at a seat is there."""
        return self.presence[self.players[seat]]

    def takes_part(self, seat: int) -> bool:
        """Who left for good takes no part in later rounds (RUL-09)."""
        return self.presence_at(seat) != GONE

    def account(self, seat: int) -> int:
        """Which account a seat books to; opposite seats form a team (VAR-06)."""
        return account_of(self.config, seat)

    def copy(self) -> "State":
        return State(
            self.config,
            self.round,
            self.players[:],
            self.presence[:],
            self.handles,
            self.credits[:],
            self.ships[:],
            self.lost[:],
            self.seen[:],
            self.cards[:],
            self.used[:],
            self.unturned[:],
            self.order[:],
            self.aside,
            self.roads,
            self.yard_dice,
            None if self.yard is None else self.yard.copy(),
            None if self.flight is None else self.flight.copy(),
            None if self.trek is None else self.trek.copy(),
            self.frames[:],
            self.told_until,
        )
