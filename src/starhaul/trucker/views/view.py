"""What a viewer is shown: a sight (`sight.py`) in a form that can be sent and kept. Used by the server, bots
and clients. Hints for builders are in `hints.py`."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct, structs

from starhaul.trucker.data import rule_data
from starhaul.trucker.match.modifiers import bent, cube_value, handicap, road_number, run_ms
from starhaul.trucker.match.state import NO_CAP, RESERVE, State, Trek
from starhaul.trucker.parts import goods as cubes
from starhaul.trucker.parts.memo import Memo
from starhaul.trucker.parts.records import Card
from starhaul.trucker.parts.terms import Handicap
from starhaul.trucker.ship.board import Mask, Zone, cells_of
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.ship import Ship
from starhaul.trucker.ship.strength import cannon_range, engine_range
from starhaul.trucker.views.sight import FlightSight, Sight, YardSight, sights_of


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


def views_of(state: State, players: Sequence[int | None], asked: list[int], *, is_over: bool) -> list[View]:
    """What several viewers see at the same moment."""
    everybody, *sights = sights_of(state, [None, *players], asked, is_over=is_over)
    public = _public(state, everybody)
    return [
        public if player is None else _seen_by(state, public, sight)
        for player, sight in zip(players, sights, strict=True)
    ]


def _public(state: State, sight: Sight) -> View:
    """The part that everybody sees."""
    return View(
        round=sight.round,
        ship_class=state.config.rounds[sight.round],
        seats=[_seat(state, sight, seat) for seat in state.seats],
        yard=None if sight.yard is None else _yard(state, sight, sight.yard),
        flight=None if sight.flight is None else _flight(state, sight, sight.flight),
        titles=[] if sight.trek is None else _titles(sight, sight.trek),
        roads=[rule_data.rough_roads().modifiers[road].id for road in sight.roads],
        prices=_prices(state),
        yard_dice=sight.yard_dice,
        parts=_parts(state.zone) if sight.profile.board.is_fleet else [],
        asked=sight.asked,
        is_over=sight.is_over,
        interlude=sight.interlude,
    )


def _seen_by(state: State, public: View, sight: Sight) -> View:
    assert sight.me is not None, "a person"
    return structs.replace(
        public,
        seats=[
            seat if seat.credits == credits_ else structs.replace(seat, credits=credits_)
            for seat, credits_ in zip(public.seats, sight.credits, strict=True)
        ],
        me=sight.me,
        yard=None if public.yard is None or sight.yard is None else _own(state, public.yard, sight.yard),
    )


@lru_cache(maxsize=64)
def _parts(zone: Zone) -> list[list[int]]:
    return [list(cells_of(region)) for region in zone.regions]


def _seat(state: State, sight: Sight, seat: int) -> SeatView:
    yard, flight = sight.yard, sight.flight
    fleet = None if flight is None or flight.cells is None else flight.cells[seat]
    return SeatView(
        player=sight.players[seat],
        ship=_whole(sight.ships[seat]) if fleet is None else _fleet(sight.ships[seat], fleet),
        team=None if state.config.options.teams == "none" else state.account(seat),
        lost=sight.lost[seat],
        credits=sight.credits[seat],
        hand=yard.hands[seat] if yard else 0,
        hand_reserved=yard is not None and yard.hands[seat] > 0 and yard.origins[seat] == RESERVE,
        reserve=yard.reserves[seat] if yard else (),
        looking=yard.looking[seat] if yard else -1,
        start=yard.starts[seat] if yard else 0,
        position=flight.positions[seat] if flight else 0,
        gave_up=flight.reasons[seat] if flight else "",
        announced=flight.announced[seat] if flight else 0,
        place=sight.ends[seat],
        fleet=flight.fleets[seat] if flight and fleet is not None and not flight.reasons[seat] else (),
        shelved=flight.shelved[seat] if flight and any(flight.shelved[seat]) else (),
        cap=None if flight is None or flight.caps[seat] == NO_CAP else flight.caps[seat],
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
_whole = Memo(_ship)
_fleet = lru_cache(maxsize=256)(_ship)


def _letters(packed: int) -> str:
    return "".join(colour[0].upper() for colour in cubes.unpack(packed))


def _yard(state: State, sight: Sight, yard: YardSight) -> YardView:
    return YardView(
        face_down=yard.face_down,
        face_up=[(state.handles[tile], tile) for tile in yard.open],
        field="" if yard.field < 0 else sight.profile.timer.fields[yard.field],
        fields=() if yard.field < 0 else sight.profile.timer.fields,
        run_ms=0 if yard.field < 0 else run_ms(sight),
        run_ends=yard.run_ends,
        piles=list(yard.piles),
        die_due=yard.die_due,
    )


def _own(state: State, public: YardView, yard: YardSight) -> YardView:
    """The public part with what only the viewer sees."""
    cards = rule_data.cards(state.config.edition).cards
    return structs.replace(
        public,
        pile=[cards[card].id for card in yard.pile],
        places=[list(cells_of(cells)) for cells in yard.fits],
        ready_at=yard.ready_at,
    )


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
        counts=None if card is None else bent(state, card),
    )


@lru_cache(maxsize=256)
def _card(edition: str, name: str) -> Card | None:
    """A card by its id; cards of a scenario may have none."""
    return next((card for card in rule_data.cards(edition).cards if card.id and card.id == name), None)


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
