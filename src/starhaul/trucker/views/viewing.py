"""Makes what a viewer is shown: a sight (`sight.py`) in a form that can be sent and kept (`view.py`).

Used by the game for servers, bots and clients. What a viewer may know is decided in `sight.py`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import UNSET, structs

from starhaul.kernel.parted_views import NOTHING_OWN, OwnPart, OwnPlaces, PartedViews
from starhaul.trucker.data import rule_data
from starhaul.trucker.match.building_status import NO_PILE
from starhaul.trucker.match.levels import AS_PRINTED
from starhaul.trucker.match.modifiers import bent, cube_value, handicap, road_number, run_ms
from starhaul.trucker.match.state import NO_CAP, POOL, RESERVE, State, Trek
from starhaul.trucker.parts import goods as cubes
from starhaul.trucker.parts.memo import Memo
from starhaul.trucker.parts.records import Card
from starhaul.trucker.parts.terms import Handicap
from starhaul.trucker.ship.board import Mask, Zone, cells_of
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.ship.strength import cannon_range, engine_range
from starhaul.trucker.views.sight import FlightSight, OwnSight, Sight, YardSight, own_sight, public_sight
from starhaul.trucker.views.view import FlightView, SeatView, ShipView, TitleView, View, YardView


def views_of(state: State, players: Sequence[int | None], asked: list[int], *, is_over: bool) -> list[View]:
    """What several viewers see at the same moment."""
    sight = public_sight(state, asked, is_over=is_over)
    public = _public(state, sight)
    return [
        public if player is None else _seen_by(state, public, own_sight(state, sight, player))
        for player in players
    ]


def parted_views_of(
    state: State, players: Sequence[int | None], asked: list[int], *, is_over: bool
) -> PartedViews:
    """The same in parts."""
    sight = public_sight(state, asked, is_over=is_over)
    own = [
        NOTHING_OWN if player is None else _own_part(state, own_sight(state, sight, player))
        for player in players
    ]
    return PartedViews(_public(state, sight), own)


def uncovered_view_of(state: State, asked: list[int], *, is_over: bool) -> View:
    """What everybody sees, and everything that is hidden during the match: credits, piles of cards, deck."""
    view = _public(state, public_sight(state, asked, is_over=is_over))
    edition = state.config.edition
    money = [state.credits[state.account(seat)] for seat in state.seats]
    seats = [structs.replace(seat, credits=own) for seat, own in zip(view.seats, money, strict=True)]
    yard, flight = view.yard, view.flight
    if yard is not None and state.yard is not None:
        yard = structs.replace(yard, cards=[_card_ids(edition, pile) for pile in state.yard.piles])
    if flight is not None and state.flight is not None:
        flight = structs.replace(flight, cards=_card_ids(edition, tuple(state.flight.deck)))
    return structs.replace(view, seats=seats, yard=yard, flight=flight)


# --- what everybody sees -----------------------------------------------------------------------------------


def _public(state: State, sight: Sight) -> View:
    return View(
        sight.round,
        state.config.rounds[sight.round],
        _seats(state, sight),
        None,
        None if sight.yard is None else _yard(state, sight, sight.yard),
        None if sight.flight is None else _flight(state, sight, sight.flight),
        [] if sight.trek is None else _titles(sight, sight.trek),
        [rule_data.rough_roads().modifiers[road].id for road in sight.roads] if sight.roads else [],
        _prices(state) if sight.roads else [],
        sight.yard_dice,
        _parts(state.zone) if sight.profile.board.is_fleet else [],
        sight.asked,
        sight.is_over,
        sight.interlude,
    )


@lru_cache(maxsize=64)
def _parts(zone: Zone) -> list[list[int]]:
    return [list(cells_of(region)) for region in zone.regions]


_MOST_SEATS = 4
_NOT_BUILDING: tuple[Sequence[Any], ...] = tuple(
    (value,) * _MOST_SEATS for value in (0, POOL, (), NO_PILE, 0)
)
_NOT_FLYING: tuple[Sequence[Any], ...] = tuple(
    (value,) * _MOST_SEATS for value in (0, "", 0, (), (), NO_CAP, None)
)
_NOTHING: Sequence[Any] = (None,) * _MOST_SEATS


def _seats(state: State, sight: Sight) -> list[SeatView]:
    """The seats. One that has not changed since the last time is the same object as then."""
    yard, flight = sight.yard, sight.flight
    has_teams = state.config.options.teams != "none"
    building = _NOT_BUILDING
    if yard is not None:
        building = (yard.hands, yard.origins, yard.reserves, yard.looking, yard.starts)
    flying = _NOT_FLYING
    if flight is not None:
        flying = (flight.positions, flight.reasons, flight.announced, flight.fleets, flight.shelved)
        flying = (*flying, flight.caps, flight.cells or _NOTHING)
    teams = [*map(state.account, state.seats)] if has_teams else _NOTHING
    rows = zip(sight.players, teams, sight.lost, sight.credits, *building, *flying, sight.ends, strict=False)
    return list(map(_kept_seat, sight.ships, rows))


def _kept_seat(ship: Ship, row: tuple[Any, ...]) -> SeatView:
    """A seat, by its ship and everything else that is shown of it; the latest one is kept with the ship."""
    memos = ship.memos
    latest: tuple[Any, SeatView] | None = memos.get(_kept_seat)
    if latest is None or latest[0] != row:
        latest = memos[_kept_seat] = row, _seat(ship, *row)
    return latest[1]


def _seat(
    ship: Ship,
    player: int,
    team: int | None,
    lost: int,
    credits_: int | None,
    hand: int,
    origin: int,
    reserve: tuple[int, ...],
    looking: int,
    start: int,
    position: int,
    reason: str,
    announced: int,
    numbers: tuple[int, ...],
    shelved: tuple[int, ...],
    cap: int,
    cells: tuple[Mask, ...] | None,
    place: int | None,
) -> SeatView:
    """`numbers` and `cells` are those of the ships of a fleet that still fly."""
    return SeatView(
        player=player,
        ship=ship_view(ship) if cells is None else _fleet(ship, cells),
        team=team,
        lost=lost,
        credits=credits_,
        hand=hand,
        hand_reserved=hand > 0 and origin == RESERVE,
        reserve=reserve,
        looking=looking,
        start=start,
        position=position,
        gave_up=reason,
        announced=announced,
        place=place,
        fleet=() if cells is None or reason else numbers,
        shelved=shelved if any(shelved) else (),
        cap=None if cap == NO_CAP else cap,
    )


def _ship(ship: Ship, fleet: Sequence[Mask] | None = None) -> ShipView:
    hull = ship.hull
    tiles, rotations = hull.tiles, hull.rotations
    return ShipView(
        tiles=[(cell, tiles[cell], rotations[cell]) for cell in cells_of(hull.occupied)],
        crew=[(cell, code) for cell, code in enumerate(ship.crew) if code],
        batteries=[(cell, ship.batteries[cell]) for cell in cells_of(hull.layers[Layer.BATTERY])],
        goods=[(cell, _letters(packed)) for cell, packed in enumerate(ship.goods) if packed],
        engines=engine_range(ship, fleet),
        cannons=cannon_range(ship, fleet),
        open=sum(mask.bit_count() for mask in hull.open_connectors),
    )


# Cached: most ships do not change from one action to the next.
ship_view = Memo(_ship)
_fleet = lru_cache(maxsize=256)(_ship)


def _letters(packed: int) -> str:
    return "".join(colour[0].upper() for colour in cubes.unpack(packed))


def _yard(state: State, sight: Sight, yard: YardSight) -> YardView:
    is_timed = yard.field >= 0
    fields = sight.profile.timer.fields
    return YardView(
        yard.face_down,
        list(map(_named(state.handles).__getitem__, yard.open)),
        fields[yard.field] if is_timed else "",
        fields if is_timed else (),
        run_ms(sight) if is_timed else 0,
        yard.run_ends,
        list(yard.piles),
        die_due=yard.die_due,
    )


@lru_cache(maxsize=1024)
def _named(handles: bytes) -> list[tuple[int, int]]:
    """All tiles of a match with their handles."""
    return [(handle, tile) for tile, handle in enumerate(handles)]


def _prices(state: State) -> list[int]:
    printed = rule_data.flights(state.config.edition).goods_values
    prices = {colour: cube_value(state, printed[colour]) for colour in cubes.COLOURS}
    return [] if prices == printed else list(prices.values())


def _flight(state: State, sight: Sight, flight: FlightSight) -> FlightView:
    card = _card(state.config.edition, flight.card)
    return FlightView(
        deck=flight.deck,
        flown=flight.flown,
        card=flight.card,
        order=flight.order,
        bank=list(flight.bank),
        spaces=sight.profile.flight.spaces,
        counts=None if card is None or _counts_as_printed(sight) else bent(sight, card),
    )


def _counts_as_printed(sight: Sight) -> bool:
    return not sight.roads and sight.profile.flight.modifiers == AS_PRINTED


@lru_cache(maxsize=256)
def _card(edition: str, name: str) -> Card | None:
    """A card by its id; cards of a scenario may have none."""
    return next((card for card in rule_data.cards(edition).cards if card.id and card.id == name), None)


# --- what one viewer sees beyond that ----------------------------------------------------------------------

_IN_FLIGHT = OwnPlaces.at(("me",))
_IN_YARD = OwnPlaces.at(("me",), ("yard", "pile"), ("yard", "places"), ("yard", "ready_at"))


def _own_part(state: State, own: OwnSight) -> OwnPart:
    edition = None if state.yard is None else state.config.edition
    part = _own_values(own.me, edition, own.pile, own.fits, own.ready_at)
    return part if own.credits is None else _with_credits(part, own.credits)


@lru_cache(maxsize=4096)
def _own_values(
    me: int, edition: str | None, pile: tuple[int, ...], fits: tuple[Mask, ...], ready_at: int
) -> OwnPart:
    """The edition is None in flight."""
    if edition is None:
        return OwnPart(_IN_FLIGHT, (me,))
    values = _card_ids(edition, pile) or UNSET, _listed(fits) or UNSET, ready_at or UNSET
    return OwnPart(_IN_YARD, (me, *values))


def _with_credits(part: OwnPart, credits_: Sequence[int | None]) -> OwnPart:
    mine = [(seat, money) for seat, money in enumerate(credits_) if money is not None]
    places = [("seats", str(seat), "credits") for seat, _ in mine]
    return OwnPart(OwnPlaces.at(*part.places.ways, *places), (*part.values, *(money for _, money in mine)))


def _seen_by(state: State, public: View, own: OwnSight) -> View:
    """The whole view."""
    seats, yard = public.seats, public.yard
    if own.credits is not None:
        rows = zip(seats, own.credits, strict=True)
        seats = [seat if money is None else structs.replace(seat, credits=money) for seat, money in rows]
    if yard is not None and state.yard is not None:
        pile = _card_ids(state.config.edition, own.pile)
        yard = structs.replace(yard, pile=pile, places=_listed(own.fits), ready_at=own.ready_at)
    return View(
        public.round,
        public.ship_class,
        seats,
        own.me,
        yard,
        public.flight,
        public.titles,
        public.roads,
        public.prices,
        public.yard_dice,
        public.parts,
        public.asked,
        public.is_over,
        public.interlude,
    )


def _card_ids(edition: str, pile: tuple[int, ...]) -> list[str]:
    cards = rule_data.cards(edition).cards
    return [cards[card].id for card in pile]


@lru_cache(maxsize=4096)
def _listed(masks: tuple[Mask, ...]) -> list[list[int]]:
    return [list(cells_of(cells)) for cells in masks]


# --- back to the form of the state -------------------------------------------------------------------------


def roads_of(view: View) -> tuple[int, ...]:
    """The rough roads in the form the state has."""
    return tuple(map(road_number, view.roads))


def trek_of(view: View) -> Trek | None:
    """The titles in the form the state has."""
    if not view.titles:
        return None
    numbers = {title.id: number for number, title in enumerate(rule_data.titles().titles)}
    shown = view.titles
    return Trek([numbers[t.title] for t in shown], [t.seat for t in shown], [t.gold for t in shown])


def _titles(sight: Sight, trek: Trek) -> list[TitleView]:
    records = rule_data.titles().titles
    handicaps = [handicap(sight, seat) for seat in range(len(sight.players))]
    rows = zip(trek.titles, trek.holders, trek.gold, strict=True)
    return [
        TitleView(records[title].id, holder, gold, weighs=records[title].handicap is _of(handicaps, holder))
        for title, holder, gold in rows
    ]


def _of(handicaps: Sequence[Handicap], holder: int) -> Handicap | None:
    """The handicap of a title's holder; none while it has no holder, or where it does not count."""
    return (handicaps[holder] or None) if holder >= 0 else None
