"""The commands and messages of the coach and of looking back at a finished round.

Part of the protocol in `wire`, which lists them among all others.
"""

from typing import Annotated, Any

from msgspec import Meta, Raw

from starhaul.bots.coaching import AdvisedAnswer as AdvisedAnswer
from starhaul.bots.coaching import CoachPhrase as CoachPhrase
from starhaul.bots.coaching import Counsel as Counsel
from starhaul.server.message_bases import Command, Id, ServerMessage


class LookBackCommand(Command, tag="look_back", frozen=True):
    """Requests what would have saved one's ship in a finished round. The answer `done` only says that it is
    being looked for; what is found comes later as `look_back`. Refused while the round lasts."""

    match: Id
    """The match: the current one, or a finished one of this table."""
    round: Annotated[int, Meta(ge=1, le=99)]
    """The round, from 1."""


class CoachCommand(Command, tag="coach", frozen=True):
    """Switches the coach of one's seat on or off. Refused where it would be unfair: if another person sits at
    the table, and in rated matches."""

    on: bool = True
    """False switches it off."""


class AdviseCommand(Command, tag="advise", frozen=True):
    """Asks the coach about the open question of one's seat. The advice follows as a message of its own
    (`advice`). Refused without a coach, and if asked too often."""


class LookBackMessage(ServerMessage, tag="look_back", frozen=True):
    """What a look back found."""

    match: str
    """The match."""
    round: int
    """The round, from 1."""
    found: Any = None
    """What would have saved the ship, as documented for the game; null if the search failed."""


class FiguresMessage(ServerMessage, tag="figures", frozen=True):
    """Figures of what the person at a seat with a coach is making. Sent after an update whenever they have
    changed."""

    match: str
    """The match ID."""
    figures: Raw
    """The figures, as documented for the game; null if there are none now."""


class AdviceMessage(ServerMessage, tag="advice", frozen=True):
    """What the coach has found out about the question asked with `advise`."""

    match: str
    """The match ID."""
    counsel: Counsel | None = None
    """The advice; null if there is none."""
    code: str = ""
    """Why there is none, as in `refused`: its text is `table-…`."""
