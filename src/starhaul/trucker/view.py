"""What a person at the table may know (RUL-05), built up from allowed fields only."""

from functools import lru_cache
from typing import Any

from msgspec import Struct

from starhaul.trucker import goods as cubes
from starhaul.trucker import tables
from starhaul.trucker.board import Mask, Zone, cells_of
from starhaul.trucker.flow import yard_rules as rules
from starhaul.trucker.flow.hourglass import die_is_due
from starhaul.trucker.flow.settlement import places
from starhaul.trucker.layers import Layer
from starhaul.trucker.placement import placements
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import NO_CAP, RESERVE, State
from starhaul.trucker.strength import cannon_range, engine_range
from starhaul.trucker.track import ranking


class ShipView(Struct, frozen=True, omit_defaults=True):
    """A ship as everybody sees it. Tiles by their number in the table: they lie face up."""

    tiles: list[tuple[int, int, int]]
    """(cell, tile, turn)"""
    crew: list[tuple[int, int]] = []
    """(cell, code): 1 and 2 humans, 3 purple, 4 brown alien"""
    batteries: list[tuple[int, int]] = []
    goods: list[tuple[int, str]] = []
    """(cell, letters R Y G B)"""
    engines: tuple[int, int] = (0, 0)
    """Strength without and with all batteries; cannons doubled."""
    cannons: tuple[int, int] = (0, 0)
    open: int = 0
    """Open connectors."""


class SeatView(Struct, frozen=True, omit_defaults=True):
    player: int
    ship: ShipView
    lost: int = 0
    credits: int | None = None
    """None where they are secret (SET-14)."""
    hand: int = 0
    hand_reserved: bool = False
    """Whether the tile in the hand came from the reserve and goes back there."""
    reserve: tuple[int, ...] = ()
    looking: int = -1
    start: int = 0
    position: int = 0
    gave_up: str = ""
    announced: int = 0
    place: int | None = None
    """At the end of the match; none for who owns no credit (WIN-02)."""
    fleet: tuple[int, ...] = ()
    """The ships of a fleet that have not given up, by number."""
    shelved: tuple[int, ...] = ()
    """Cubes of the others, to be sold for half: red, yellow, green, blue."""
    cap: int | None = None
    """In flight: the most that lost tiles cost; none without insurance."""


class YardView(Struct, frozen=True, omit_defaults=True):
    face_down: int
    face_up: list[tuple[int, int]]
    """(handle, tile): the handle is what one asks for."""
    field: str = ""
    run_ends: int = 0
    piles: list[int] = []
    """Sizes."""
    pile: list[str] = []
    """The cards in hand, for who is looking."""
    places: list[list[int]] = []
    """For each turn the cells on which the tile in the own hand may be attached."""
    ready_at: int = 0
    die_due: bool = False
    """Whether a die of the yard must be rolled before the hourglass is turned."""


class FlightView(Struct, frozen=True, omit_defaults=True):
    deck: int
    flown: int
    card: str
    """Being resolved, by id; empty between cards."""
    order: tuple[int, ...]
    bank: list[int]
    spaces: int


class TitleView(Struct, frozen=True):
    title: str
    seat: int
    gold: bool


class View(Struct, frozen=True, omit_defaults=True):
    round: int
    ship_class: str
    seats: list[SeatView]
    me: int | None = None
    """The seat where the viewer sits now."""
    yard: YardView | None = None
    flight: FlightView | None = None
    titles: list[TitleView] = []
    roads: list[str] = []
    yard_dice: tuple[int, ...] = ()
    parts: list[list[int]] = []
    """Fleets: the cells of each ship, as the dice of the yard have joined them so far."""
    asked: list[int] = []
    """Seats from which an answer is awaited."""
    is_over: bool = False


def view_of(state: State, player: int | None, asked: list[int], *, is_over: bool) -> View:
    me = None if player is None else state.players.index(player)
    round_ = min(state.round, len(state.config.rounds) - 1)
    return View(
        round=round_,
        ship_class=state.config.rounds[round_],
        seats=[_seat(state, seat, me, is_over) for seat in state.seats],
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


def _seat(state: State, seat: int, me: int | None, is_over: bool) -> SeatView:
    yard, flight = state.yard, state.flight
    is_fleet = flight is not None and state.profile.board.is_fleet
    return SeatView(
        player=state.players[seat],
        ship=_ship(state.ships[seat], tuple(state.fleet(seat)) if is_fleet else None),
        lost=len(state.lost[seat]),
        credits=state.credits[state.account(seat)] if _sees_credits(state, seat, me, is_over) else None,
        hand=yard.hands[seat] if yard else 0,
        hand_reserved=bool(yard and yard.hands[seat] and yard.origins[seat] == RESERVE),
        reserve=yard.reserves[seat] if yard else (),
        looking=yard.looking[seat] if yard else -1,
        start=yard.starts[seat] if yard else 0,
        position=flight.positions[seat] if flight else 0,
        gave_up=flight.reasons[seat] if flight else "",
        announced=flight.announced[seat] if flight else 0,
        place=places(state.credits)[state.account(seat)] if is_over else None,
        fleet=flight.fleets[seat] if flight and is_fleet and not flight.reasons[seat] else (),
        shelved=flight.shelved[seat] if flight and any(flight.shelved[seat]) else (),
        cap=None if flight is None or flight.caps[seat] == NO_CAP else flight.caps[seat],
    )


def _sees_credits(state: State, seat: int, me: int | None, is_over: bool) -> bool:
    """Credits are secret in the first edition until the end, except for their owners (SET-14, WIN-01)."""
    if is_over or not state.profile.edition.secret_credits or state.config.options.open_credits:
        return True
    return me is not None and state.account(me) == state.account(seat)


@lru_cache(maxsize=1024)
def _ship(ship: Ship, fleet: tuple[Mask, ...] | None) -> ShipView:
    """Ships are values and most do not change from one action to the next, so their views are kept."""
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


def _letters(packed: int) -> str:
    return "".join(colour[0].upper() for colour in cubes.unpack(packed))


def _yard(state: State, me: int | None) -> YardView:
    yard = state.in_yard
    looking = -1 if me is None else yard.looking[me]
    cards = tables.cards(state.config.edition).cards
    fields = state.profile.timer.fields
    return YardView(
        face_down=len(yard.pool),
        face_up=[(rules.handle_of(state, tile), tile) for tile in yard.open],
        field=fields[yard.field] if rules.has_hourglass(state) else "",
        run_ends=yard.run_ends,
        piles=[len(pile) for pile in yard.piles],
        pile=[cards[card].id for card in yard.piles[looking]] if looking >= 0 else [],
        places=[] if me is None else _places(state, me),
        ready_at=0 if me is None else yard.ready_at[me],
        die_due=rules.has_hourglass(state) and die_is_due(state),
    )


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
