"""What a seat or spectator may know (TR-080, TR-184), assembled from permitted fields only."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import UNSET, Struct, structs

from starhaul.kernel.parted_views import NOTHING_OWN, OwnPart, OwnPlaces, PartedViews
from starhaul.race.decks import BONUS, MOVEMENT
from starhaul.race.state import State
from starhaul.race.terms import COLOURS, SHIPS, Place


class SeatView(Struct, frozen=True, omit_defaults=True):
    """What a viewer may know about a seat."""

    team: int
    """Teams are numbered from 0."""
    colours: list[str]
    """The colours of its ships."""
    cards: int
    """How many movement cards it holds."""
    bonus_cards: int
    """How many bonus cards it holds."""
    hand: list[str] = []
    """Movement cards; only in the viewer's own seat."""
    bonus_hand: list[str] = []
    """Bonus cards; only in the viewer's own seat."""


class View(Struct, frozen=True, omit_defaults=True):
    """The race as one viewer sees it."""

    round: int
    """Counted from 1; 0 before the first deal."""
    turns: int
    """Movement cards played so far."""
    first: int
    """The seat that starts every round."""
    seats: list[SeatView]
    """Clockwise."""
    ships: list[tuple[str, int, str]]
    """(name, index, face)"""
    deck: int
    """How many movement cards are left."""
    discard: list[str]
    """Movement cards played since the last reshuffle, in order."""
    bonus_deck: int
    """How many bonus cards are left."""
    bonus_discard: list[str]
    """Played bonus cards, grouped by type."""
    finish_pile: int
    """How many bonus cards are in the finish pile."""
    me: int | None = None
    """The seat of the viewer."""
    asked: list[int] = []
    """The seats everybody is waiting for, except seats that are asked for a bonus card in secret."""
    winners: list[int] = []
    """Winning teams."""
    is_over: bool = False
    """Whether the race has ended."""


def views_of(state: State, players: Sequence[int | None], asked: list[int], *, is_over: bool) -> list[View]:
    """The views of several viewers; the common part is built once."""
    public = _public(state, asked, is_over=is_over)
    return [public if me is None else _as_seen_by(state, public, me) for me in players]


def parted_views_of(
    state: State, players: Sequence[int | None], asked: list[int], *, is_over: bool
) -> PartedViews:
    """The same in parts."""
    hands, bonus_hands = state.hands, state.bonus_hands
    own = [NOTHING_OWN if me is None else _own_part(me, hands[me], tuple(bonus_hands[me])) for me in players]
    return PartedViews(_public(state, asked, is_over=is_over), own)


_CARDS = [card.name for card in MOVEMENT]
_OWN_PLACES = [
    OwnPlaces.at(("me",), ("seats", str(seat), "hand"), ("seats", str(seat), "bonus_hand"))
    for seat in range(4)
]


def _public(state: State, asked: list[int], *, is_over: bool) -> View:
    setup, places = state.setup, state.places
    colours = _colours(setup.owners, state.config.seats)
    cards, bonus_cards = map(len, state.hands), map(sum, state.bonus_hands)
    return View(
        state.round,
        state.turns,
        state.first,
        list(map(_seat, setup.teams, colours, cards, bonus_cards)),
        [_ship(ship, places[ship]) for ship in setup.ships],
        len(state.deck),
        _named(state.discard),
        sum(state.bonus_deck),
        listed(state.bonus_discard),
        sum(state.finish_pile),
        None,
        asked,
        list(state.winners),
        is_over,
    )


@lru_cache(maxsize=64)
def _colours(owners: tuple[int, ...], seats: int) -> list[tuple[str, ...]]:
    """The colours of each seat."""
    return [
        tuple(COLOURS[colour] for colour, owner in enumerate(owners) if owner == seat)
        for seat in range(seats)
    ]


@lru_cache(maxsize=4096)
def _ship(ship: int, place: Place) -> tuple[str, int, str]:
    return SHIPS[ship], *place


@lru_cache(maxsize=1024)
def _seat(team: int, colours: tuple[str, ...], cards: int, bonus_cards: int) -> SeatView:
    return SeatView(team=team, colours=list(colours), cards=cards, bonus_cards=bonus_cards)


@lru_cache(maxsize=4096)
def _own_part(me: int, hand: tuple[int, ...], bonus_hand: tuple[int, ...]) -> OwnPart:
    return OwnPart(_OWN_PLACES[me], (me, _named(hand) or UNSET, listed(bonus_hand) or UNSET))


def _as_seen_by(state: State, public: View, me: int) -> View:
    """The public view with the viewer's own cards."""
    seats = list(public.seats)
    seats[me] = structs.replace(
        seats[me], hand=_named(state.hands[me]), bonus_hand=listed(state.bonus_hands[me])
    )
    return structs.replace(public, seats=seats, me=me)


def _named(cards: Iterable[int]) -> list[str]:
    """Movement cards by name."""
    return list(map(_CARDS.__getitem__, cards))


def listed(counts: Sequence[int]) -> list[str]:
    """Bonus cards by name, grouped by type."""
    return [BONUS[kind] for kind, number in enumerate(counts) for _ in range(number)]
