"""What a seat or spectator may know (TR-080, TR-184), assembled from permitted fields only. Used by the game;
the records are in `view`."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import UNSET, structs

from starhaul.kernel.parted_views import NOTHING_OWN, OwnPart, OwnPlaces, PartedViews
from starhaul.race.decks import BONUS, MOVEMENT
from starhaul.race.state import State
from starhaul.race.terms import COLOURS, SHIPS, Place
from starhaul.race.view import SeatView, View


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


def uncovered_view_of(state: State, asked: list[int], *, is_over: bool) -> View:
    """With the cards of all hands, for races that are over."""
    public = _public(state, asked, is_over=is_over)
    rows = zip(public.seats, state.hands, state.bonus_hands, strict=True)
    seats = [structs.replace(seat, hand=_named(hand), bonus_hand=listed(bonus)) for seat, hand, bonus in rows]
    return structs.replace(public, seats=seats)


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
        _pile(tuple(state.bonus_discard)),
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


@lru_cache(maxsize=1024)
def _pile(counts: tuple[int, ...]) -> list[str]:
    return listed(counts)


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
