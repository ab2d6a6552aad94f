"""What a seat or spectator may know (TR-080, TR-184), assembled from permitted fields only."""

from collections.abc import Sequence

from msgspec import Struct, structs

from starhaul.race.decks import BONUS, MOVEMENT
from starhaul.race.state import State
from starhaul.race.terms import COLOURS, SHIPS


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


def _public(state: State, asked: list[int], *, is_over: bool) -> View:
    return View(
        round=state.round,
        turns=state.turns,
        first=state.first,
        seats=[_seat(state, seat) for seat in range(state.config.seats)],
        ships=[(SHIPS[ship], *state.places[ship]) for ship in state.setup.ships],
        deck=len(state.deck),
        discard=[MOVEMENT[card].name for card in state.discard],
        bonus_deck=sum(state.bonus_deck),
        bonus_discard=listed(state.bonus_discard),
        finish_pile=sum(state.finish_pile),
        asked=asked,
        winners=list(state.winners),
        is_over=is_over,
    )


def _seat(state: State, seat: int) -> SeatView:
    setup = state.setup
    return SeatView(
        team=setup.teams[seat],
        colours=[COLOURS[colour] for colour, owner in enumerate(setup.owners) if owner == seat],
        cards=len(state.hands[seat]),
        bonus_cards=sum(state.bonus_hands[seat]),
    )


def _as_seen_by(state: State, public: View, me: int) -> View:
    """The public view with the viewer's own cards."""
    seats = list(public.seats)
    seats[me] = structs.replace(
        seats[me],
        hand=[MOVEMENT[card].name for card in state.hands[me]],
        bonus_hand=listed(state.bonus_hands[me]),
    )
    return structs.replace(public, seats=seats, me=me)


def listed(counts: list[int]) -> list[str]:
    """Bonus cards by name, grouped by type."""
    return [BONUS[kind] for kind, number in enumerate(counts) for _ in range(number)]
