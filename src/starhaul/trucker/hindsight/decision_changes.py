"""Other answers to the questions of a flight, the weightiest first, and the names of answers in texts."""

from typing import NamedTuple

from starhaul.kernel.contract import Action
from starhaul.trucker.hindsight.finding_records import Change
from starhaul.trucker.hindsight.flight_replay import DecisionPoint
from starhaul.trucker.match.actions import Aliens, Cannons, Defend, Engines, GiveUp, Improve, Insure, Land

MOST_ANSWERS = 8
"""Other answers tried for one question."""

RULES = {
    "defend": "HIT-15",
    "shoot": "LM-139",
    "cannons": "PAR-04",
    "engines": "PAR-04",
    "land": "CRD-PLANETS-02",
    "use": "CRD-SHIP-01",
    "reward": "CRD-ENEMY-04",
    "part": "HIT-19",
    "reveal": "GIV-01",
    "repair": "RUL-25",
    "aliens": "PRE-04",
    "insure": "LM-098",
    "crew": "FLT-18",
    "cube": "FLT-16",
    "battery": "FLT-21",
    "load": "FLT-12",
    "improve": "LM-132",
}
"""The questions that are asked again, the weightiest first, and the rule to read for each."""
_WEIGHT = {kind: number for number, kind in enumerate(RULES)}


class OtherAnswer(NamedTuple):
    point: DecisionPoint
    instead: Action


def other_answers(points: list[DecisionPoint]) -> list[OtherAnswer]:
    """First one other answer to each question, then a second one, and so on."""
    found: list[tuple[int, int, int, OtherAnswer]] = []
    for number, point in enumerate(points):
        if point.question.kind in RULES:
            weight = _WEIGHT[point.question.kind]
            for rank, action in enumerate(_options(point)):
                found.append((rank, weight, number, OtherAnswer(point, action)))
    return [one for *_, one in sorted(found, key=lambda row: row[:3])]


def _options(point: DecisionPoint) -> list[Action]:
    """The default first, if it was not the answer; of many others some from all over the list."""
    question, given = point.question, point.given
    options = list(question.options or ())
    others = [option for option in (question.default, *options) if option is not None and option != given]
    others = list(dict.fromkeys(others))
    step = max(1, -(-len(others) // MOST_ANSWERS))
    return others[::step]


def as_change(one: OtherAnswer) -> Change:
    kind, given, instead = one.point.question.kind, one.point.given, one.instead
    cell = _cell_of(instead)
    return Change(
        kind,
        cell=-1 if cell is None else cell,
        answer=option_name(given),
        instead=option_name(instead),
        number=_number_of(instead),
        said=_number_of(given),
    )


def option_name(action: Action) -> str:
    """The name of an answer in the texts `option-KIND-NAME`.

    >>> option_name(Land(None)), option_name(Land(1)), option_name(Engines(2)), option_name(Defend())
    ('no', 'yes', 'number', 'no')
    """
    if isinstance(action, Land | Defend):
        chosen = action.planet if isinstance(action, Land) else action.battery
        return "no" if chosen is None else "yes"
    if hasattr(action, "yes"):
        return "yes" if action.yes else "no"
    if isinstance(action, Engines | Cannons | Insure):
        return "number"
    if isinstance(action, GiveUp):
        return "give-up"
    if isinstance(action, Aliens | Improve):
        return "yes" if action != type(action)() else "no"
    return str(action.__struct_config__.tag).replace("_", "-")


def _number_of(action: Action) -> int:
    if isinstance(action, Cannons):
        return action.forward + action.aside
    if isinstance(action, Engines):
        return action.doubles
    if isinstance(action, Insure):
        return action.premium
    return action.planet + 1 if isinstance(action, Land) and action.planet is not None else 0


def _cell_of(action: Action) -> int | None:
    """The tile that an answer names."""
    found = getattr(action, "cell", None)
    return getattr(action, "battery", None) if found is None else found
