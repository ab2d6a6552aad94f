"""The kinds of questions: answers, subject (`about`) and time limit of each (docs/trucker-protocol.md).

Frames write `Question.about` as plain dictionaries; the types here document their shape for clients. Asking
belongs to the frames in `flow` and `cards`.
"""

from collections.abc import Mapping
from typing import Literal, TypedDict

from starhaul.kernel.question_kinds import QuestionKind
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
    """The rule that is broken."""
    kind: str
    """How it is broken."""
    cells: list[int]
    """The tiles involved."""


class AboutRepair(TypedDict):
    faults: list[FoundFault]
    """The errors that the check has found."""
    loses: list[list[int]]
    """For each answer the tiles that come off, including those they hold up (the default decides which parts
    are kept)."""
    parts: list[list[int]]
    """The cells of the part that each `keep` refers to, in the order of the answers."""
    reported_by: int | None
    """The seat that reported the ship, with `manualCheck`; None if the server found the errors."""


class AboutInsurance(TypedDict):
    caps: list[int]
    """The cap of each answer, −1 for none."""


class AboutGains(TypedDict):
    gains: list[int]
    """For each answer, how much the value of the goods aboard would rise (advice)."""


class AboutUse(TypedDict):
    gains: list[int]
    """For each answer, how much the value of the goods aboard would rise (advice)."""
    keeps_flying: bool
    """Whether crew that can fly the ship stays aboard."""


class AboutImprove(TypedDict):
    offered: list[Goods]
    """The colours on offer."""
    becomes: list[Goods | None]
    """For each answer the cube received in addition or in exchange."""


class HoldRoom(TypedDict):
    cell: int
    """The cell of the hold."""
    room: int
    """How many cubes it holds."""
    takes: list[Goods]
    """The colours it may carry (FLT-11)."""


class AboutLoad(TypedDict):
    offered: list[Goods]
    """The colours on offer."""
    holds: list[HoldRoom]
    """The holds of the ship in reading order."""


class AboutEngines(TypedDict):
    ship: int
    """The number of the ship in its fleet."""
    strengths: list[int]
    """Its strength for each answer."""
    totals: list[int]
    """The strength of the fleet for each answer, counting the ships that have announced."""
    needed: bool
    """Whether a ship without strength gives up (GIV-08, LM-103); never in a learning flight (LRN-09)."""


class AboutCannons(TypedDict):
    ship: int
    """The number of the ship in its fleet."""
    doubled_strengths: list[int]
    """Its doubled strength for each answer."""
    doubled_totals: list[int]
    """The doubled strength of the fleet for each answer, counting the ships that have announced."""


class AboutLoss(TypedDict):
    left: int
    """How many are still to be lost."""


class AboutCubes(TypedDict):
    left: int
    """How many are still to be lost."""
    colour: Goods
    """The colour of the next cube to be lost."""


class AboutThreat(TypedDict):
    cells: list[int]
    """The tiles in peril."""
    what: Literal["meteor", "shot"]
    """What comes."""
    size: Size
    """Its size."""
    side: str
    """The side it finally comes from: `front`, `right`, `rear` or `left`."""
    dice: list[int]
    """The roll that determines its line; together with the side it gives the path of the threat."""
    targets: list[int]
    """The seats it threatens."""
    deflected: bool
    """Whether it was deflected from another side."""
    split: bool
    """Whether it comes in two lines at once."""


class AboutParts(TypedDict):
    parts: list[list[int]]
    """The cells of each part."""


QUESTIONS: Mapping[str, QuestionKind] = {
    "build": QuestionKind(BuildAction, rule="BLD-10"),
    "claim": QuestionKind(Claim, limit="claim_seconds", rule="RUL-22"),
    "inspect": QuestionKind(Ready | Report, limit="repair_seconds", rule="RUL-29"),
    "repair": QuestionKind(Remove | Keep, AboutRepair, limit="repair_seconds", rule="CHK-09"),
    "insure": QuestionKind(Insure, AboutInsurance, rule="LM-098"),
    "aliens": QuestionKind(Aliens, rule="PRE-04"),
    "reveal": QuestionKind(Fly | GiveUp | Report, limit="reveal_seconds", rule="RUL-37"),
    "land": QuestionKind(Land, AboutGains, rule="CRD-PLANETS-02"),
    "use": QuestionKind(Accept, AboutUse, rule="FLT-09"),
    "reward": QuestionKind(Accept, AboutGains, rule="CRD-ENEMY-04"),
    "improve": QuestionKind(Improve, AboutImprove, rule="LM-132"),
    "load": QuestionKind(Load, AboutLoad, rule="FLT-13"),
    "engines": QuestionKind(Engines, AboutEngines, rule="PAR-04"),
    "cannons": QuestionKind(Cannons, AboutCannons, rule="PAR-04"),
    "battery": QuestionKind(Battery, AboutLoss, rule="FLT-21"),
    "crew": QuestionKind(Crew, AboutLoss, rule="FLT-18"),
    "cube": QuestionKind(Cube, AboutCubes, rule="FLT-16"),
    "defend": QuestionKind(Defend, AboutThreat, rule="HIT-15"),
    "shoot": QuestionKind(Shoot, AboutThreat, rule="HIT-10"),
    "part": QuestionKind(Keep, AboutParts, rule="HIT-19"),
    "keep_title": QuestionKind(KeepTitle, rule="TRK-05"),
    "give_title": QuestionKind(GiveTitle, rule="TRK-05"),
    "break": QuestionKind(Ready, limit="break_seconds", rule="HSE-O7"),
}
"""All kinds of questions."""
