"""The records that a viewer is shown, as messages have them. Used by the server, bots, clients and drawings.

They are made in `viewing.py`. Hints for builders are in `hints.py`.
"""

from typing import Any

from msgspec import Struct


class ShipView(Struct, frozen=True, omit_defaults=True):
    """A ship as everybody sees it. Tiles by number: they are face up."""

    tiles: list[tuple[int, int, int]]
    """(cell, tile, turn)"""
    crew: list[tuple[int, int]] = []
    """(cell, code): 1 and 2 humans, 3 purple, 4 brown alien"""
    batteries: list[tuple[int, int]] = []
    """(cell, number)"""
    goods: list[tuple[int, str]] = []
    """(cell, letters R Y G B)"""
    engines: tuple[int, int] = (0, 0)
    """Strength without and with all batteries; cannons doubled."""
    cannons: tuple[int, int] = (0, 0)
    """Doubled strength without and with all batteries."""
    open: int = 0
    """Open connectors."""


class SeatView(Struct, frozen=True, omit_defaults=True):
    """What everybody sees of a seat."""

    player: int
    """The player who sits there now; partners of a team change places."""
    ship: ShipView
    """Its ship or fleet."""
    team: int | None = None
    """The account it books to in a team game; seats of one team are partners (VAR-06)."""
    lost: int = 0
    """How many tiles are on its pile of losses."""
    credits: int | None = None
    """None where credits are secret (SET-14)."""
    hand: int = 0
    """The tile in its hand; 0 for none."""
    hand_reserved: bool = False
    """Whether the tile in the hand came from the reserve and goes back there."""
    reserve: tuple[int, ...] = ()
    """Tiles set aside."""
    looking: int = -1
    """The pile of cards in its hand; −1 for none."""
    start: int = 0
    """Its start number; 0 while it has none."""
    position: int = 0
    """The position of its rocket; positions keep counting lap after lap."""
    gave_up: str = ""
    """Why it gave up; empty while it flies."""
    announced: int = 0
    """The value it announced last: a strength (cannons doubled) or a crew."""
    place: int | None = None
    """Its rank at the end of the match; none for a seat without credits (WIN-02)."""
    fleet: tuple[int, ...] = ()
    """The ships of a fleet that have not given up, by number."""
    shelved: tuple[int, ...] = ()
    """Cubes of the ships that gave up, to be sold for half: red, yellow, green, blue."""
    cap: int | None = None
    """In flight: the most that lost tiles can cost; none without insurance."""


class YardView(Struct, frozen=True, omit_defaults=True):
    """The building phase."""

    face_down: int
    """How many tiles are face down."""
    face_up: list[tuple[int, int]]
    """(handle, tile): `take_open` names a tile by its handle."""
    field: str = ""
    """The field of the hourglass; empty if there is none."""
    fields: tuple[str, ...] = ()
    """The fields of the hourglass in the order of its runs."""
    run_ms: int = 0
    """The length of a run in this round."""
    run_ends: int = 0
    """When its run ends; 0 while it stands still."""
    piles: list[int] = []
    """The number of cards in each pile."""
    pile: list[str] = []
    """The cards in hand, for the seat that is looking."""
    places: list[list[int]] = []
    """For each turn the cells on which the tile in the viewer's hand may be attached."""
    ready_at: int = 0
    """When the viewer may draw again (HSE-B5)."""
    die_due: bool = False
    """Whether a yard die must be rolled before the hourglass is flipped."""
    cards: list[list[str]] = []
    """The cards of all piles; only in replays with everything open."""


class FlightView(Struct, frozen=True, omit_defaults=True):
    """The flight, from the check to the settlement."""

    deck: int
    """How many cards are left."""
    flown: int
    """How many cards have been resolved."""
    card: str
    """The id of the card being resolved; empty between cards."""
    order: tuple[int, ...]
    """The seats still flying, the leader first."""
    bank: list[int]
    """Cubes in the bank: red, yellow, green, blue."""
    spaces: int
    """The length of the track."""
    counts: dict[str, Any] | None = None
    """The card being resolved as it counts in this flight, like an entry of the card data; none where it
    counts as printed."""
    cards: list[str] = []
    """The cards that are left; only in replays with everything open."""


class TitleView(Struct, frozen=True):
    """A title of the Trek."""

    title: str
    """The id of the title."""
    seat: int
    """The seat that holds it."""
    gold: bool
    """Whether it has turned gold."""
    weighs: bool
    """Whether it is a handicap for its holder in this flight."""


class View(Struct, frozen=True, omit_defaults=True):
    """The match as one viewer sees it."""

    round: int
    """The number of the round, from 0."""
    ship_class: str
    """The ship class being built or flown, or `learning`."""
    seats: list[SeatView]
    """One entry for each seat, in seat order."""
    me: int | None = None
    """The seat where the viewer sits now."""
    yard: YardView | None = None
    """While ships are built."""
    flight: FlightView | None = None
    """From the check to the settlement."""
    titles: list[TitleView] = []
    """The titles in play."""
    roads: list[str] = []
    """Rough roads of this flight, by name."""
    prices: list[int] = []
    """The prices of red, yellow, green and blue cubes, where they differ from the printed ones."""
    yard_dice: tuple[int, ...] = ()
    """The yard dice rolled so far."""
    parts: list[list[int]] = []
    """Fleets: the cells of each ship, as joined by the yard dice so far."""
    asked: list[int] = []
    """Seats that have to answer."""
    is_over: bool = False
    """Whether the match has ended."""
    interlude: str = ""
    """Between two rounds: `break` while players confirm, then `countdown`."""
