"""The committed exercises: one file for each kind, written by `tools.clinic`."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from starhaul.kernel.data_files import Problem, read_data
from starhaul.trucker.clinic.averting import Averting
from starhaul.trucker.clinic.closing_up import ClosingUp
from starhaul.trucker.clinic.exercise import Exercise
from starhaul.trucker.clinic.fault_hunt import FaultHunt
from starhaul.trucker.clinic.landing_choice import LandingChoice
from starhaul.trucker.clinic.repair_choice import RepairChoice
from starhaul.trucker.clinic.surviving import SwarmSurvival

AnyExercise = FaultHunt | RepairChoice | ClosingUp | Averting | SwarmSurvival | LandingChoice
KINDS: tuple[type[Exercise], ...] = (
    FaultHunt,
    RepairChoice,
    ClosingUp,
    Averting,
    SwarmSurvival,
    LandingChoice,
)
"""In the order in which they are offered."""
FOLDER = Path(__file__).parent / "exercises"


class ExerciseFile(Struct, frozen=True, forbid_unknown_fields=True):
    exercises: tuple[AnyExercise, ...]


def file_of(kind: type[Exercise]) -> Path:
    return FOLDER / f"{kind.__struct_config__.tag}.json"


@cache
def exercises() -> Mapping[str, Exercise]:
    """All exercises by their IDs, kind by kind; the files list the easiest first."""
    found = [one for kind in KINDS for one in read_exercises(file_of(kind).read_bytes(), file_of(kind).name)]
    return {one.id: one for one in found}


def read_exercises(raw: bytes, name: str) -> tuple[Exercise, ...]:
    return read_data(raw, name, ExerciseFile, _problems).exercises


def _problems(file: ExerciseFile) -> Iterator[Problem]:
    ids = [one.id for one in file.exercises]
    for number, one in enumerate(file.exercises):
        if one.id in ids[:number]:
            yield one.id, "stands in the file twice"
        if not one.id.startswith(f"{one.kind}-"):
            yield one.id, f"does not begin with {one.kind}-"


def written(made: list[Exercise]) -> bytes:
    """The content of a file: one line for each exercise."""
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in made)
    return f'{{"exercises": [\n{lines}\n]}}\n'.encode()
