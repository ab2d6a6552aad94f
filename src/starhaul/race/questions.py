"""The schema of the questions of the race: what each kind is about and which action answers it.

Frames write `Question.about` as plain dictionaries; these types document and type them for clients
(docs/race-protocol.md).
"""

from collections.abc import Mapping
from typing import TypedDict

from starhaul.kernel.question_kinds import QuestionKind
from starhaul.race.actions import Play, PlayBonus, Side, Tow
from starhaul.race.terms import Face


class AboutDeparture(TypedDict):
    ship: str
    """The ship that is about to move."""
    card: str
    """The movement card."""
    lands: list[int]
    """The index where the ship stops, for each answer."""


class AboutHole(TypedDict):
    ship: str
    """The ship that stopped on a black hole."""
    hole: int
    """Its index."""
    lands: list[int]
    """The index where the ship ends up, for each answer."""


class AboutSide(TypedDict):
    ship: str
    """The ship that stopped on a double space."""
    index: int
    """The index of that space."""


class AboutTow(TypedDict):
    index: int
    """Where the towed ship ends up."""
    face: Face
    """The side of the space on which it ends up."""


QUESTIONS: Mapping[str, QuestionKind] = {
    "play": QuestionKind(Play, rule="TR-040"),
    "departure": QuestionKind(PlayBonus, AboutDeparture, rule="TR-121"),
    "evade": QuestionKind(PlayBonus, AboutHole, rule="TR-133"),
    "side": QuestionKind(Side, AboutSide, rule="TR-062"),
    "tow": QuestionKind(Tow, AboutTow, rule="TR-135"),
}
"""All kinds of questions."""
