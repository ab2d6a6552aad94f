"""The records of an explained loss. Used by this package, the server and the browser client, which has a text
`loss-CAUSE` for each cause and `remedy-WHAT` for each remedy."""

from msgspec import Struct


class Remedy(Struct, frozen=True, omit_defaults=True):
    """Something that would have averted a loss."""

    what: str
    """Its name, as texts have it."""
    rule: str
    """The rule by which it helps."""
    cells: tuple[int, ...] = ()
    """The tiles it is about."""
    side: str = ""
    """The side it has to cover or point to: `front`, `right`, `rear` or `left`."""
    number: int = 0
    """How many batteries, crew members or points of engine strength are missing."""
    doubled: int = 0
    """How much cannon strength is missing, doubled."""


class LossReason(Struct, frozen=True, omit_defaults=True):
    """Why something was lost."""

    cause: str
    """Its name, as texts have it."""
    rule: str
    """The rule that took it."""
    cells: tuple[int, ...] = ()
    """The tiles concerned."""
    side: str = ""
    """The side the threat came from."""
    number: int = 0
    """A count that the text needs: open connectors, tiles, days."""
    remedies: tuple[Remedy, ...] = ()
    """What would have averted it, the most likely first; empty if nothing would."""


CAUSES = (
    *("meteor-small", "meteor-large", "shot-small", "shot-large", "sabotage"),
    *("broken", "faults", "alien", "epidemic", "taken-ship", "choice-days", "dust"),
    *("enemy", "combat-crew", "combat-engines", "combat-cannons"),
    *("no-humans", "no-engines", "lapped", "fined"),
)
REMEDIES = (
    *("shield", "pay", "battery", "close", "cannon", "fire", "join", "keep"),
    *("cannons", "power-cannons", "engines", "power-engines", "crew", "decline", "apart", "support"),
    *("engine", "human", "days", "connectors"),
    *("fault-single_against_double", "fault-connector_against_smooth", "fault-crack_mismatch"),
    *("fault-engine_direction", "fault-exhaust_blocked", "fault-muzzle_blocked", "fault-outside_zone"),
    "fault-loose_part",
)
"""All names that records of this package use; each has a text in every language."""
