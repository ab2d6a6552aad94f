"""The state of a match: plain values, one list entry per seat. The current step is on the frame stack.

`yard` exists while ships are built, `flight` while they fly; each round starts with fresh ones. Rules that
change the state are in `flow` and `cards`.
"""

from typing import Any

from msgspec import Struct

from starhaul.kernel.presence import GONE
from starhaul.trucker.match.config import Config, Profile, account_of
from starhaul.trucker.ship.board import Mask, Zone
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.ship import Ship

POOL, RESERVE = 0, 1
"""Where the tile in hand came from."""


NO_CAP = -1


class Yard(Struct):
    """The building phase (chapter BLD). Tiles by number; 0 is none."""

    pool: list[int]
    """Face-down tiles, sorted: chance decides which one is drawn (RUL-12)."""
    open: list[int]
    hands: list[int]
    origins: list[int]
    reserves: list[tuple[int, ...]]
    windows: list[int]
    """The correction window (RUL-16): −1 closed, a cell, or −2 for the tile reserved last."""
    fresh: list[bool]
    """Whether the tile of the window came from the pool during this window, so that it may be returned
    (2e)."""
    looking: list[int]
    """The pile in hand, −1 for none."""
    began: list[bool]
    """Whether a seat has ever attached a tile (BLD-36)."""
    ready_at: list[int]
    """When the draw pause of a seat ends (HSE-B5)."""
    starts: list[int]
    """Start numbers taken, 0 for none."""
    piles: list[tuple[int, ...]]
    """Four piles of card numbers; the last one is hidden."""
    field: int
    """Index of the hourglass field."""
    run_ends: int
    """When the run ends; 0 while the hourglass stands still."""
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
    """The flight, from the check to the settlement."""

    deck: list[int]
    """Cards to come, sorted unless the deck is predictable: chance decides which one is next."""
    positions: list[int]
    reasons: list[str]
    """Why a seat gave up; empty while it flies."""
    gave_up_after: list[int]
    """The number of cards after which a seat gave up."""
    announced: list[int]
    """The value each seat announced last: strength (cannons doubled) or crew. For the engines of a fleet it
    is that of the slowest ship, in Open Space too, because keys of old matches contain it."""
    bank: list[int]
    """Goods cubes of each colour, dearest first."""
    fines: list[int]
    """Credits to pay at settlement outside any cap (RUL-30, HSE-R9)."""
    no_engines: int
    """Mask of seats whose strength on this Open Space card was 0 (GIV-08)."""
    flown: int
    """The number of cards resolved."""
    fleets: list[tuple[int, ...]]
    """The ships of each seat that have not given up, by number; just ship 0 unless the board is for
    fleets."""
    strengths: tuple[int, ...]
    """The strength of each ship of the fleet that announced last."""
    shelved: list[tuple[int, ...]]
    """Cubes of ships that gave up while others of the fleet fly on, dearest first (LM-118)."""
    caps: list[int]
    """The most that lost tiles can cost each seat, `NO_CAP` without insurance (END-08, LM-098)."""
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
    """Titles of the Trek: which are in play, their holders, and which are gold (chapter TRK)."""

    titles: list[int]
    holders: list[int]
    """The holder of each title in play, −1 for none."""
    gold: list[bool]

    def copy(self) -> "Trek":
        return Trek(self.titles[:], self.holders[:], self.gold[:])


class State(Struct, omit_defaults=True):
    config: Config
    round: int
    players: list[int]
    """The player at each seat; partners change places in the team variants (RUL-76)."""
    presence: list[int]
    """The presence of each player: `HERE`, `AWAY`, `ABSENT` or `GONE` (RUL-09)."""
    handles: bytes
    """The opaque handle of each tile number in this match."""
    credits: list[int]
    """The credits of each account: a seat, or a team (VAR-07)."""
    ships: list[Ship]
    lost: list[tuple[int, ...]]
    """Lost tiles, to be paid for after the flight."""
    seen: list[tuple[int, ...]]
    """The cards each player has looked at in this round."""
    cards: list[int]
    """Cards of the game not yet used (END-11)."""
    used: list[int]
    """Cards of this flight and of earlier ones."""
    unturned: list[int]
    """Used cards of earlier flights that were never revealed; which ones is not public."""
    order: list[int]
    """Seats in the finishing order of the last flight, empty before the first."""
    aside: int
    """The number of tiles removed from play at launch, and with ships of fleets that gave up (PRE-08,
    LM-118)."""
    roads: tuple[int, ...]
    """Rough roads of this flight (HSE-R)."""
    yard_dice: tuple[int, ...]
    """Yard dice rolled so far; they decide the shape of all fleets (LM-079, LM-083)."""
    yard: Yard | None
    flight: Flight | None
    trek: Trek | None
    frames: list[Any]
    told_until: int = 0
    """When clients have finished displaying the events so far (HSE-O8); left out of a dump if 0."""

    @property
    def profile(self) -> Profile:
        return self.config.profiles[self.round]

    @property
    def zone(self) -> Zone:
        """The build zone, and which of its regions belongs to which ship."""
        return self.profile.board.zone(self.yard_dice)

    def hull_of(self, seat: int) -> Hull:
        return self.ships[seat].hull

    def has_attached(self, seat: int) -> bool:
        return self.in_yard.began[seat]

    def fleet(self, seat: int) -> list[Mask]:
        """The cells of each ship that a seat is still flying."""
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
        return [seat for seat, reason in enumerate(self.in_flight.reasons) if not reason]

    def presence_at(self, seat: int) -> int:
        """The presence of the player at a seat."""
        return self.presence[self.players[seat]]

    def takes_part(self, seat: int) -> bool:
        """Players who left for good take no part in later rounds (RUL-09)."""
        return self.presence_at(seat) != GONE

    @property
    def has_teams(self) -> bool:
        """Whether partners share an account and change places (VAR-06). Read from the state itself, because
        this is asked several times in every action."""
        return len(self.credits) < len(self.players)

    def account(self, seat: int) -> int:
        """The account a seat books to; opposite seats form a team (VAR-06)."""
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
