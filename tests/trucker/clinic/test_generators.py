"""Generators: whatever they make from whatever ship can be solved, is rated, and follows from the seed."""

import pytest

from starhaul.kernel.chance import Stream
from starhaul.trucker.clinic.averting import make_averting
from starhaul.trucker.clinic.closing_up import make_closing
from starhaul.trucker.clinic.difficulty import rating_of
from starhaul.trucker.clinic.exercise import Exercise
from starhaul.trucker.clinic.exercise_files import KINDS, exercises
from starhaul.trucker.clinic.fault_hunt import make_hunt
from starhaul.trucker.clinic.landing_choice import LandingChoice
from starhaul.trucker.clinic.repair_choice import make_repair
from starhaul.trucker.clinic.surviving import make_survival
from starhaul.trucker.files.shipfile import ShipPlan
from starhaul.trucker.ship.ship_check import faults
from tests.effort import effort
from tests.rules import about
from tools import clinic


def ships() -> list[ShipPlan]:
    """Sound ships: those of the exercises that are about flying."""
    found = [one.plan() for one in exercises().values() if one.kind in ("averting", "survival", "landing")]
    assert not any(faults(plan.ship.hull, plan.zone) for plan in found)
    return found


def made_from(seed: int) -> list[Exercise]:
    draw = Stream(seed, "test")
    known = ships()
    plan = known[draw(len(known))]
    alike = [other for other in known if other.ship.hull.board is plan.ship.hull.board]
    made = [
        make_hunt("faults-01", plan, draw, 1 + draw(3)),
        make_repair("repair-01", plan, draw, 1 + draw(2)),
        make_closing("closing-01", plan, draw, 2),
        make_averting("averting-01", plan, draw),
        make_survival("survival-01", alike[:2], draw) if len(alike) > 1 else None,
    ]
    return [one for one in made if one is not None]


@pytest.mark.many
@pytest.mark.parametrize("seed", range(effort(6, 60)))
@about("CHK-09", "HIT-05", "HIT-08")
def test_whatever_is_made_can_be_solved(seed: int):
    for one in made_from(seed):
        assert one.grade(one.example()).is_right, one
        assert one.rating == rating_of(one.features())
        assert 1 <= one.level <= 5


@pytest.mark.slow
def test_the_same_seed_makes_the_same_exercises():
    assert made_from(3) == made_from(3)


@pytest.mark.slow
@pytest.mark.parametrize("kind", [kind for kind in clinic.MAKERS if kind != "landing"])
def test_the_committed_files_follow_from_the_tool(kind: str):
    """One exercise of each kind is made again, from the match of the bots on."""
    again = clinic.made_by(kind, 0)
    committed = [one for one in exercises().values() if one.kind == kind]
    assert any(_without_name(one) == _without_name(again) for one in committed)


def _without_name(one: Exercise) -> dict[str, object]:
    return {name: getattr(one, name) for name in one.__struct_fields__ if name != "id"}


@pytest.mark.slow
def test_playouts_still_agree_with_the_file():
    """With other dice and fewer flights, the same option is best."""
    landings = [one for one in exercises().values() if isinstance(one, LandingChoice)]
    for one in (landings[0], landings[-1]):
        options = one.task().options
        rows = [clinic.earnings(one, options, world) for world in range(1000, 1060)]
        means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
        assert means.index(max(means)) == one.example().choice


def test_every_kind_has_a_maker():
    assert list(clinic.MAKERS) == [kind.__struct_config__.tag for kind in KINDS]
