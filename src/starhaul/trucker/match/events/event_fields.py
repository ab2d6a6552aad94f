"""The base of all events of the trucker game and the types of their fields, which decide how a field is
worded.

Used by the modules of this package. Events themselves are there, by phase of the match.
"""

from typing import Annotated

from starhaul.kernel.event_records import EventRecord, FieldForm, SeatNumber
from starhaul.trucker.parts.terms import Alien, Goods, Size


class TruckerEvent(EventRecord, frozen=True):
    """An event of the trucker game."""


class SeatEvent(TruckerEvent, frozen=True):
    """Something a seat does or that happens to it."""

    seat: SeatNumber
    """The seat that does it or is affected."""


SeatOrder = Annotated[tuple[int, ...], FieldForm("seats")]
CellNumber = Annotated[int, FieldForm("cell")]
TileNumber = Annotated[int, FieldForm("tile")]
ZeroBased = Annotated[int, FieldForm("ordinal")]
"""Counted from 0; texts count from 1."""
ShipClass = Annotated[str, FieldForm("class")]
FieldName = Annotated[str, FieldForm("field", "field-")]
CardId = Annotated[str, FieldForm("card")]
CardIds = Annotated[tuple[str, ...], FieldForm("cards")]
CardKind = Annotated[str, FieldForm("kind", "card-")]
CriterionName = Annotated[str, FieldForm("criterion", "criterion-")]
AxisName = Annotated[str, FieldForm("axis", "line-")]
GaveUpReason = Annotated[str, FieldForm("reason", "gave-up-reason-")]
RoadId = Annotated[str, FieldForm("road", "road-")]
TitleId = Annotated[str, FieldForm("title", "title-")]
SideName = Annotated[str, FieldForm("side", "from-")]
AlienColour = Annotated[Alien, FieldForm("alien", "alien-")]
CubeColour = Annotated[Goods, FieldForm("cube", "cube-")]
GoodsList = Annotated[tuple[Goods, ...], FieldForm("goods")]
FaultRules = Annotated[tuple[str, ...], FieldForm("faults")]
DiceRolled = Annotated[tuple[int, ...], FieldForm("dice")]
ThreatName = Annotated[str, FieldForm("threat")]
ThreatSize = Annotated[Size, FieldForm("size")]
"""Worded together with the name of the threat."""
Flag = Annotated[bool, FieldForm("flag")]
FleetStrength = Annotated[int, FieldForm("strength")]
DoubledStrength = Annotated[int, FieldForm("doubled")]
