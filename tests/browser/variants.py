"""Every variant of both games, as the robot plays it (`robot.py`)."""

from typing import Any, NamedTuple

from tests.effort import effort

HASTE: dict[str, Any] = {
    # Bots need the longer time to build ships that lead to every kind of question.
    "run_seconds": effort(2, 4),
    "decision_seconds": 10,
    "repair_seconds": 8,
    "reveal_seconds": 3,
    "claim_seconds": 3,
}


class Variant(NamedTuple):
    """A match, and the questions that are asked in every such match."""

    name: str
    config: dict[str, Any]
    game: str = "trucker"
    asks: tuple[str, ...] = ("build", "reveal")
    tiles: int = 5
    is_helped: bool = False
    """Whether a bot builds the robot's ships."""
    is_late: bool = False
    """Whether the robot builds until time is up."""
    rivals: str = "easy"
    """The bots at the other seats."""
    often: bool = False
    """Whether it is played in every test run, and not only in the long form."""

    @property
    def seats(self) -> int:
        return int(self.config["seats"])


def trucks(name: str, edition: str, seats: int, *rounds: str, often: bool = False, **given: Any) -> Variant:
    """A match of the trucker game; arguments that are no fields of the agreement are options."""
    config: dict[str, Any] = {"edition": edition, "seats": seats, "rounds": list(rounds)}
    config |= {key: given.pop(key) for key in ("trek", "level") if key in given}
    fields = {
        key: given.pop(key) for key in ("asks", "tiles", "is_helped", "is_late", "rivals") if key in given
    }
    return Variant(name, {**config, "options": {**HASTE, **given}}, often=often, **fields)


def race(name: str, seats: int, often: bool = False, **options: Any) -> Variant:
    config = {"seats": seats, "options": {"decision_seconds": 10, **options}}
    return Variant(name, config, "race", ("play",), often=often)


VARIANTS = (
    trucks("learning", "2e", 2, "learning", asks=("build",)),
    trucks("I", "2e", 2, "I", often=True),
    trucks("II", "2e", 4, "II"),
    trucks("III", "2e", 3, "III"),
    trucks("Trek", "2e", 2, "I", "II", "III", trek=True, often=True),
    trucks("Trek, rough and relaxed", "2e", 2, "I", "II", "III", trek=True, rough_roads=3, build="relaxed"),
    trucks("III, one rough road", "2e", 2, "III", rough_roads=1),
    trucks("II, handicaps, auto flip", "2e", 2, "II", handicaps=[0, 3], autoFlip=True, often=True),
    # Bots need longer than this, too, so that a start number is left to choose.
    trucks("out of time", "2e", 4, "II", run_seconds=1, autoFlip=True, is_late=True, asks=("build", "claim")),
    trucks("strict, open credits", "2e", 2, "II", strictBuild=True, openCredits=True),
    trucks("in turns", "2e", 2, "I", build="turns", tiles=3),
    trucks("manual", "2e", 2, "II", manualCheck=True, asks=("build", "inspect")),
    trucks("first edition, learning", "1e", 2, "learning", asks=("build",)),
    trucks("first edition, three rounds", "1e", 2, "I", "II", "III"),
    trucks("first edition, rough", "1e", 2, "III", rough_roads=2),
    trucks("first edition, manual", "1e", 2, "II", manualCheck=True, asks=("build", "inspect"), often=True),
    trucks("first edition, predictable", "1e", 2, "II", predictable=True),
    trucks("IIIA", "1e", 2, "IIIA"),
    trucks("IC", "1e", 2, "IC", often=True),
    trucks("IC on level III", "1e", 2, "IC", level=3),
    trucks("IIC", "1e", 2, "IIC", often=True),
    trucks("IIIC", "1e", 2, "IIIC", often=True),
    trucks("IVC", "1e", 2, "IVC", tiles=8),
    trucks("IVC for three", "1e", 3, "IVC", tiles=8, often=True),
    trucks("IVC for four", "1e", 4, "IVC", tiles=8),
    trucks("IIC after IC", "1e", 2, "IC", "IIC"),
    trucks("teams", "1e", 4, "I", "II", teams="team", often=True),
    trucks("advanced teams", "1e", 4, "III", teams="advanced", autoFlip=True),
    trucks("teams in turns", "1e", 4, "I", teams="team", build="turns", tiles=2),
    race("race for two", 2),
    race("race for three", 3, often=True),
    race("race for four", 4, first=2),
)

HELP: dict[str, Any] = {"is_helped": True, "build": "relaxed"}
WELL_BUILT = (
    trucks("three rounds, well built", "1e", 2, "I", "II", "IIIA", **HELP),
    trucks("Trek, well built", "2e", 2, "I", "II", "III", trek=True, **HELP),
    trucks("Trek for three, well built", "2e", 3, "I", "II", "III", trek=True, **HELP),
    # Rivals that never arrive leave all titles to the robot; it keeps one and gives the others away (TRK-05).
    trucks("Trek against random bots", "2e", 3, "I", "II", "III", trek=True, rivals="random", **HELP),
    trucks("III, well built", "1e", 2, "III", **HELP),
    trucks("IIIC, well built", "1e", 2, "IIIC", **HELP),
    trucks("IVC after I, well built", "1e", 2, "I", "IVC", **HELP),
    trucks("IIC on level IV, well built", "1e", 2, "IIC", level=4, **HELP),
)
"""Some of them again, with ships that lead to rarer questions; only in the long form."""
