"""Ships at launch and at the end of a round, with their figures. Drawn by the client's component for
ships."""

from msgspec import Struct

from starhaul.chronicle.chronicle_records import StoryPicture, StoryPlayer, StoryTerm, StoryWords, amount
from starhaul.trucker.game import Trucker
from starhaul.trucker.match.state import State
from starhaul.trucker.views.view import SeatView, ShipView, View


class ShipPicture(Struct, frozen=True, omit_defaults=True):
    """A ship to be drawn."""

    ship_class: str
    """Its class, or `learning`."""
    ship: ShipView
    """The ship."""
    parts: list[list[int]] = []
    """Fleets: the cells of each ship."""


def player_at(state: State, seat: int) -> StoryPlayer:
    return StoryPlayer(seat, state.players[seat])


def ship_pictures(state: State, what: str, entry: int) -> list[StoryPicture]:
    """One picture of each ship."""
    view = Trucker().view(state, None)
    return [
        StoryPicture(
            what,
            entry,
            ShipPicture(view.ship_class, one.ship, view.parts),
            player_at(state, seat),
            one.lost,
            _notes(view, one, what),
        )
        for seat, one in enumerate(view.seats)
    ]


def _notes(view: View, seat: SeatView, what: str) -> list[StoryWords]:
    crew = sum(2 if code == 2 else 1 for _, code in seat.ship.crew)
    goods = sum(len(letters) for _, letters in seat.ship.goods)
    amounts = {"tiles": len(seat.ship.tiles), "crew": crew, "goods": goods}
    aboard = [amount(name, number) for name, number in amounts.items() if number]
    notes = [StoryWords("story-trucker-aboard", terms={"amounts": aboard})] if aboard else []
    if what == "launch":
        return notes
    if seat.lost:
        notes.append(StoryWords("story-trucker-lost", terms={"amounts": [amount("tiles", seat.lost)]}))
    if seat.gave_up:
        reason = StoryTerm(f"gave-up-reason-{seat.gave_up}")
        notes.append(StoryWords("story-trucker-gave-up", terms={"reason": [reason]}))
    return notes
