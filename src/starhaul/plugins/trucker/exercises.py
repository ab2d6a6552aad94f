"""The exercises of the trucker game for the ship clinic of the server (`server.http.clinic_pages`)."""

from functools import cache

import msgspec

from starhaul.kernel.typed import from_json
from starhaul.server.http.clinic_pages import DiagnosisInfo, ExerciseInfo, OfferedExercise
from starhaul.trucker.clinic.exercise import Attempt, Exercise, ship_picture
from starhaul.trucker.clinic.exercise_files import exercises

GAME = "trucker"


@cache
def offered() -> tuple[OfferedExercise, ...]:
    return tuple(_offer(one) for one in exercises().values())


def _offer(one: Exercise) -> OfferedExercise:
    picture = msgspec.Raw(msgspec.json.encode(ship_picture(one)))
    return OfferedExercise(
        id=one.id, game=GAME, kind=one.kind, level=one.level, rating=one.rating, picture=picture
    )


def asked(exercise: str) -> ExerciseInfo:
    one = exercises()[exercise]
    task = msgspec.Raw(msgspec.json.encode(one.task()))
    return ExerciseInfo(id=one.id, game=GAME, kind=one.kind, level=one.level, rating=one.rating, task=task)


def diagnosed(exercise: str, attempt: bytes) -> DiagnosisInfo:
    found = exercises()[exercise].grade(from_json(attempt, Attempt))
    return DiagnosisInfo(
        is_right=found.is_right,
        finding=found.finding,
        rule=found.rule,
        facts=dict(found.facts),
        solved=msgspec.Raw(msgspec.json.encode(found.solved)),
    )
