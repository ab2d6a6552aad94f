"""What the questions of the game are about and what answers them, kind by kind (docs/trucker-protocol.md).

Frames write `Question.about` as plain dictionaries; this is their shape, for programs that read them.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from starhaul.trucker.match.actions import (
    Accept,
    Aliens,
    Battery,
    BuildAction,
    Cannons,
    Claim,
    Crew,
    Cube,
    Defend,
    Engines,
    Fly,
    GiveTitle,
    GiveUp,
    Improve,
    Insure,
    Keep,
    KeepTitle,
    Land,
    Load,
    Ready,
    Remove,
    Report,
    Shoot,
)
from starhaul.trucker.parts.terms import Goods, Size


class FoundFault(TypedDict):
    rule: str
    """Which rule is broken."""
    kind: str
    """How."""
    cells: list[int]
    """The tiles involved."""


class AboutRepair(TypedDict):
    faults: list[FoundFault]
    """What the check has found."""
    loses: list[list[int]]
    """For each answer the tiles that come off, with what they hold up (parts are kept by the default)."""
    parts: list[list[int]]
    """The cells of the part that each `keep` stands for, in the order of the answers."""
    reported_by: int | None
    """The seat that has reported the ship, with `manualCheck`; None if the inspector has found the errors."""


class AboutInsurance(TypedDict):
    caps: list[int]
    """The cap of each answer, −1 for none."""


class AboutGains(TypedDict):
    gains: list[int]
    """For each answer, how much more the goods aboard would be worth with what is offered (advice)."""


class AboutUse(TypedDict):
    gains: list[int]
    """For each answer, how much more the goods aboard would be worth with what is offered (advice)."""
    keeps_flying: bool
    """Whether somebody stays aboard who can fly on."""


class AboutImprove(TypedDict):
    offered: list[Goods]
    """The colours offered."""
    becomes: list[Goods | None]
    """For each answer the cube that is received in addition, or in place of another."""


class HoldRoom(TypedDict):
    cell: int
    """Where it is."""
    room: int
    """How many cubes it holds."""
    takes: list[Goods]
    """The colours that may lie there (FLT-11)."""


class AboutLoad(TypedDict):
    offered: list[Goods]
    """The colours offered."""
    holds: list[HoldRoom]
    """The holds of the ship in reading order."""


class AboutEngines(TypedDict):
    ship: int
    """Which ship of a fleet."""
    strengths: list[int]
    """Its strength for each answer."""
    totals: list[int]
    """The strength of the whole fleet for each answer, as far as its ships have announced."""
    needed: bool
    """Whether a ship without strength gives up (GIV-08, LM-103); never in a learning flight (LRN-09)."""


class AboutCannons(TypedDict):
    ship: int
    """Which ship of a fleet."""
    doubled_strengths: list[int]
    """Its doubled strength for each answer."""
    doubled_totals: list[int]
    """The doubled strength of the whole fleet for each answer, as far as its ships have announced."""


class AboutLoss(TypedDict):
    left: int
    """How many are still to go."""


class AboutCubes(TypedDict):
    left: int
    """How many are still to go."""
    colour: Goods


class AboutThreat(TypedDict):
    cells: list[int]
    """The tiles in peril."""
    what: Literal["meteor", "shot"]
    size: Size
    side: str
    """Where it comes from in the end: `front`, `right`, `rear` or `left`."""
    dice: list[int]
    """The roll that names its line; together with the side it is the way of the threat."""
    targets: list[int]
    """The seats it comes for."""
    deflected: bool
    """Whether it came from another side at first."""
    split: bool
    """Whether it comes in two lines at once."""


class AboutParts(TypedDict):
    parts: list[list[int]]
    """The cells of each part."""


ANSWERS: Mapping[str, Any] = {
    "build": BuildAction,
    "claim": Claim,
    "inspect": Ready | Report,
    "repair": Remove | Keep,
    "insure": Insure,
    "aliens": Aliens,
    "reveal": Fly | GiveUp | Report,
    "land": Land,
    "use": Accept,
    "reward": Accept,
    "improve": Improve,
    "load": Load,
    "engines": Engines,
    "cannons": Cannons,
    "battery": Battery,
    "crew": Crew,
    "cube": Cube,
    "defend": Defend,
    "shoot": Shoot,
    "part": Keep,
    "keep_title": KeepTitle,
    "give_title": GiveTitle,
    "break": Ready,
}
ABOUT: Mapping[str, Any] = {
    "repair": AboutRepair,
    "insure": AboutInsurance,
    "land": AboutGains,
    "use": AboutUse,
    "reward": AboutGains,
    "improve": AboutImprove,
    "load": AboutLoad,
    "engines": AboutEngines,
    "cannons": AboutCannons,
    "battery": AboutLoss,
    "crew": AboutLoss,
    "cube": AboutCubes,
    "defend": AboutThreat,
    "shoot": AboutThreat,
    "part": AboutParts,
}
"""Other kinds are about nothing more than their answers say."""
LIMITS: Mapping[str, str] = {
    "reveal": "reveal_seconds",
    "claim": "claim_seconds",
    "repair": "repair_seconds",
    "inspect": "repair_seconds",
    "break": "break_seconds",
}
"""The option with the time limit of a kind of question."""
USUAL_LIMIT = "decision_seconds"
"""The option for all other kinds."""
