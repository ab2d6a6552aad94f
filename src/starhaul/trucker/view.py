"""What a person at the table may know (RUL-05), built up from allowed fields only."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import repeat
from typing import Any

from msgspec import Struct

from starhaul.trucker import goods as cubes
from starhaul.trucker import tables
from starhaul.trucker.board import Mask, Zone, cells_of
from starhaul.trucker.flow import yard_rules as rules
from starhaul.trucker.flow.hourglass import die_is_due
from starhaul.trucker.flow.settlement import places
from starhaul.trucker.kept import Kept
from starhaul.trucker.layers import Layer
from starhaul.trucker.placement import placements
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import NO_CAP, POOL, RESERVE, State
from starhaul.trucker.strength import cannon_range, engine_range
from starhaul.trucker.track import ranking


class ShipView(Struct, frozen=True, omit_defaults=True):
    """A ship as everybody sees it. Tiles by their number in the table: they lie face up."""

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
    """Doubled strength, likewise."""
    open: int = 0
    """Open connectors."""


class SeatView(Struct, frozen=True, omit_defaults=True):
    """What everybody sees of a seat."""

    player: int
    """The person who sits there now; partners of a team change places."""
    ship: ShipView
    """Its ship or fleet."""
    lost: int = 0
    """How many tiles lie on its pile of losses."""
    credits: int | None = None
    """None where they are secret (SET-14)."""
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
    """Where its rocket stands: positions count on, lap after lap."""
    gave_up: str = ""
    """Why it gave up; empty while it flies."""
    announced: int = 0
    """What it announced last: a strength (cannons doubled) or a crew."""
    place: int | None = None
    """At the end of the match; none for who owns no credit (WIN-02)."""
    fleet: tuple[int, ...] = ()
    """The ships of a fleet that have not given up, by number."""
    shelved: tuple[int, ...] = ()
    """Cubes of the others, to be sold for half: red, yellow, green, blue."""
    cap: int | None = None
    """In flight: the most that lost tiles cost; none without insurance."""


class YardView(Struct, frozen=True, omit_defaults=True):
    """Building."""

    face_down: int
    """How many tiles lie face down."""
    face_up: list[tuple[int, int]]
    """(handle, tile): the handle is what one asks for."""
    field: str = ""
    """Where the hourglass stands; empty if there is none."""
    run_ends: int = 0
    """When its sand has run through; 0 while it stands still."""
    piles: list[int] = []
    """Sizes."""
    pile: list[str] = []
    """The cards in hand, for who is looking."""
    places: list[list[int]] = []
    """For each turn the cells on which the tile in the own hand may be attached."""
    ready_at: int = 0
    """When the own hands may draw again (HSE-B5)."""
    die_due: bool = False
    """Whether a die of the yard must be rolled before the hourglass is turned."""


class FlightView(Struct, frozen=True, omit_defaults=True):
    """The flight, from the check to the settlement."""

    deck: int
    """How many cards are left."""
    flown: int
    """How many cards have been resolved."""
    card: str
    """Being resolved, by id; empty between cards."""
    order: tuple[int, ...]
    """The seats that fly, the leader first."""
    bank: list[int]
    """Cubes in the bank: red, yellow, green, blue."""
    spaces: int
    """The length of the track."""


class TitleView(Struct, frozen=True):
    """A title of the Trek."""

    title: str
    """Which one."""
    seat: int
    """Who holds it."""
    gold: bool
    """Whether it is a gold one by now."""


class View(Struct, frozen=True, omit_defaults=True):
    """The table as one person sees it."""

    round: int
    """From 0."""
    ship_class: str
    """What is being built or flown."""
    seats: list[SeatView]
    """In the order of the table."""
    me: int | None = None
    """The seat where the viewer sits now."""
    yard: YardView | None = None
    """While people build."""
    flight: FlightView | None = None
    """After that."""
    titles: list[TitleView] = []
    """Those that are in play."""
    roads: list[str] = []
    """Rough roads of this flight, by name."""
    yard_dice: tuple[int, ...] = ()
    """The dice of the yard that lie."""
    parts: list[list[int]] = []
    """Fleets: the cells of each ship, as the dice of the yard have joined them so far."""
    asked: list[int] = []
    """Seats from which an answer is awaited."""
    is_over: bool = False
    """Whether the match has ended."""


def view_of(state: State, player: int | None, asked: list[int], *, is_over: bool) -> View:
    me = None if player is None else state.players.index(player)
    round_ = min(state.round, len(state.config.rounds) - 1)
    return View(
        round=round_,
        ship_class=state.config.rounds[round_],
        seats=_seats(state, me, is_over),
        me=me,
        yard=None if state.yard is None else _yard(state, me),
        flight=None if state.flight is None else _flight(state),
        titles=_titles(state),
        roads=[tables.rough_roads().modifiers[road].id for road in state.roads],
        yard_dice=state.yard_dice,
        parts=_parts(state.zone) if state.profile.board.is_fleet else [],
        asked=asked,
        is_over=is_over,
    )


@lru_cache(maxsize=64)
def _parts(zone: Zone) -> list[list[int]]:
    return [list(cells_of(region)) for region in zone.regions]


Flown = tuple[int, str, int, int | None, tuple[int, ...], tuple[int, ...], int, tuple[Mask, ...] | None]
"""Of a seat in flight: position, why it gave up, announcement, place, ships, shelved cubes, cap, and of a
fleet the cells of the ships that fly."""
_NOT_FLOWN: Flown = (0, "", 0, None, (), (), NO_CAP, None)
_NOTHING_HELD = repeat(0), repeat(POOL), repeat(()), repeat(rules.NO_PILE), repeat(0)


def _seats(state: State, me: int | None, is_over: bool) -> list[SeatView]:
    """Column by column what may be known of the seats; row by row their views."""
    yard, credits, flown = state.yard, _credits(state, me, is_over), _flown(state, is_over)
    held: Any = _NOTHING_HELD
    if yard is not None:
        held = yard.hands, yard.origins, yard.reserves, yard.looking, yard.starts
    return list(map(_kept_seat, state.ships, state.players, map(len, state.lost), credits, *held, flown))


def _flown(state: State, is_over: bool) -> Iterable[Flown]:
    flight = state.flight
    if flight is None:
        return repeat(_NOT_FLOWN)
    ends = places(state.credits) if is_over else [None] * len(state.credits)
    is_fleet = state.profile.board.is_fleet
    return zip(
        flight.positions,
        flight.reasons,
        flight.announced,
        [ends[state.account(seat)] for seat in state.seats],
        flight.fleets,
        flight.shelved,
        flight.caps,
        [tuple(state.fleet(seat)) if is_fleet else None for seat in state.seats],
        strict=True,
    )


def _seat(
    ship: Ship,
    player: int,
    lost: int,
    credits: int | None,
    hand: int,
    origin: int,
    reserve: tuple[int, ...],
    looking: int,
    start: int,
    flown: Flown,
) -> SeatView:
    position, gave_up, announced, place, ships, shelved, cap, fleet = flown
    return SeatView(
        player=player,
        ship=_whole(ship) if fleet is None else _fleet(ship, fleet),
        lost=lost,
        credits=credits,
        hand=hand,
        hand_reserved=hand > 0 and origin == RESERVE,
        reserve=reserve,
        looking=looking,
        start=start,
        position=position,
        gave_up=gave_up,
        announced=announced,
        place=place,
        fleet=ships if fleet is not None and not gave_up else (),
        shelved=shelved if any(shelved) else (),
        cap=None if cap == NO_CAP else cap,
    )


# Most seats and ships do not change from one action to the next.
_kept_seat = Kept(_seat)


def _credits(state: State, me: int | None, is_over: bool) -> list[int | None]:
    """Credits are secret in the first edition until the end, except for their owners (SET-14, WIN-01)."""
    owners = [state.account(seat) for seat in state.seats]
    if is_over or not state.profile.edition.secret_credits or state.config.options.open_credits:
        return [state.credits[owner] for owner in owners]
    mine = None if me is None else owners[me]
    return [state.credits[owner] if owner == mine else None for owner in owners]


def _ship(ship: Ship, fleet: Sequence[Mask] | None = None) -> ShipView:
    hull = ship.hull
    tiles, turns = hull.tiles, hull.turns
    return ShipView(
        tiles=[(cell, tiles[cell], turns[cell]) for cell in cells_of(hull.occupied)],
        crew=[(cell, code) for cell, code in enumerate(ship.crew) if code],
        batteries=[(cell, ship.batteries[cell]) for cell in cells_of(hull.layers[Layer.BATTERY])],
        goods=[(cell, _letters(packed)) for cell, packed in enumerate(ship.goods) if packed],
        engines=engine_range(ship, fleet),
        cannons=cannon_range(ship, fleet),
        open=sum(mask.bit_count() for mask in hull.open_connectors),
    )


_whole = Kept(_ship)
_fleet = lru_cache(maxsize=256)(_ship)


def _letters(packed: int) -> str:
    return "".join(colour[0].upper() for colour in cubes.unpack(packed))


def _yard(state: State, me: int | None) -> YardView:
    yard, handles = state.in_yard, state.handles
    looking = rules.NO_PILE if me is None else yard.looking[me]
    has_hourglass = rules.has_hourglass(state)
    return YardView(
        face_down=len(yard.pool),
        face_up=[(handles[tile], tile) for tile in yard.open],
        field=state.profile.timer.fields[yard.field] if has_hourglass else "",
        run_ends=yard.run_ends,
        piles=[len(pile) for pile in yard.piles],
        pile=[] if looking == rules.NO_PILE else _names(state, yard.piles[looking]),
        places=[] if me is None else _places(state, me),
        ready_at=0 if me is None else yard.ready_at[me],
        die_due=has_hourglass and die_is_due(state),
    )


def _names(state: State, pile: tuple[int, ...]) -> list[str]:
    cards = tables.cards(state.config.edition).cards
    return [cards[card].id for card in pile]


def _places(state: State, seat: int) -> list[list[int]]:
    tile = state.in_yard.hands[seat]
    if not tile:
        return []
    hull = state.ships[seat].hull
    allowed: tuple[Mask, ...] = placements(hull, state.zone, tile, strict=state.config.options.strict_build)
    return [list(cells_of(cells)) for cells in allowed]


def _flight(state: State) -> FlightView:
    flight = state.in_flight
    return FlightView(
        deck=len(flight.deck),
        flown=flight.flown,
        card=flight.card,
        order=ranking(flight.positions, state.flying()),
        bank=flight.bank[:],
        spaces=state.profile.flight.spaces,
    )


def _titles(state: State) -> list[TitleView]:
    trek = state.trek
    if trek is None:
        return []
    names = tables.titles().titles
    rows: Any = zip(trek.titles, trek.holders, trek.gold, strict=True)
    return [TitleView(names[title].id, holder, gold) for title, holder, gold in rows]
