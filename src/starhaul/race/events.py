"""All events of a race, one record each; the keys are derived from the class names.

Made by the frames of `flow`, worded by the plug-in. How long an event is shown is in `pace`.
"""

from typing import Annotated

from msgspec import field

from starhaul.kernel.event_records import SILENT, EventRecord, FieldForm, SeatNumber

SeatList = Annotated[tuple[int, ...], FieldForm("seats")]
ShipName = Annotated[str, FieldForm("ship")]
CardName = Annotated[str, FieldForm("card")]
CardNames = Annotated[tuple[str, ...], FieldForm("cards")]
ColourName = Annotated[str, FieldForm("colour", "race-colour-")]
FaceName = Annotated[str, FieldForm("face", "race-face-")]


class RaceEvent(EventRecord, frozen=True):
    """An event of the race."""


class SeatRaceEvent(RaceEvent, frozen=True):
    """Something a seat does or that happens to it."""

    seat: SeatNumber
    """The seat that does it or is affected."""


# --- rounds ------------------------------------------------------------------------------------------------


class CardSetAside(RaceEvent, frozen=True):
    """A bonus card goes to the finish pile (TR-022). Audience: nobody."""


class FirstPlayer(SeatRaceEvent, frozen=True):
    """A seat starts the race (TR-026)."""


class RoundDealt(RaceEvent, frozen=True):
    """A round begins with new hands (TR-030)."""

    round: int
    """Counted from 1."""


class HandDealt(SeatRaceEvent, frozen=True):
    """The hand of a seat (TR-030). Audience: that seat."""

    cards: CardNames
    """Its movement cards."""


# --- turns -------------------------------------------------------------------------------------------------


class CardPlayed(SeatRaceEvent, frozen=True):
    """A seat plays a movement card (TR-040)."""

    card: CardName
    """The card."""
    ship: ShipName | None
    """The ship that it moves; null if there is none."""
    named: Annotated[str | None, FieldForm("joker")] = None
    """For a joker the colour that it stands for; left out for any other card."""


class BonusPlayed(SeatRaceEvent, frozen=True):
    """A seat plays a bonus card (TR-120)."""

    card: CardName
    """The type of the card."""
    ship: ShipName
    """The ship for which it is played."""


class ShipEvent(RaceEvent, frozen=True):
    """Something that happens to a ship."""

    ship: ShipName
    """The ship."""


class WayEvent(ShipEvent, frozen=True):
    """A movement of a ship along the track."""

    from_: int = field(name="from")
    """The index where it was."""
    to: int
    """The index where it is now."""


class ShipMoved(WayEvent, frozen=True):
    """A ship flies (TR-050); out of a black hole it moves on with the next event."""


class HoleRetreat(ShipEvent, frozen=True):
    """A black hole sends a ship back (TR-063)."""

    to: int
    """The index where it is now."""


class HoleEvaded(ShipEvent, frozen=True):
    """A ship gets past a black hole (TR-133)."""

    to: int
    """The index where it is now."""


class SideChosen(SeatRaceEvent, frozen=True):
    """A seat chooses the side of a double space (TR-062)."""

    ship: ShipName
    """The ship that stands there."""
    face: FaceName
    """The side."""


class ShipTowed(WayEvent, frozen=True):
    """A ship is towed (TR-135)."""


# --- bonus cards -------------------------------------------------------------------------------------------


class BonusDrawn(SeatRaceEvent, frozen=True):
    """A seat draws a bonus card (TR-061)."""

    number: int
    """1, or 0 if no card is left."""


class BonusSeen(SeatRaceEvent, frozen=True):
    """The bonus card that a seat has drawn (TR-061). Audience: that seat."""

    card: CardName
    """The type of the card."""


class BonusReshuffled(RaceEvent, frozen=True):
    """The bonus cards that were played become the deck again (TR-150)."""


# --- the finish --------------------------------------------------------------------------------------------


class FinishPileTaken(RaceEvent, frozen=True):
    """The first ship is home and the cards of the finish planet are handed out (TR-073)."""

    order: SeatList
    """The seats in the order in which they take their cards."""


class ShipFinished(ShipEvent, frozen=True):
    """A ship is home (TR-058)."""


class ColourFinished(RaceEvent, frozen=True):
    """Both ships of a colour are home (TR-006)."""

    colour: ColourName
    """The colour."""


class GameEnded(RaceEvent, frozen=True):
    """The race is over (TR-170)."""

    teams: Annotated[tuple[int, ...], SILENT]
    """The teams that have won."""
    seats: SeatList
    """The seats of these teams."""
