"""Every reason, remedy and change has a text in every language."""

from pathlib import Path

import pytest

from starhaul.locale import LANGUAGE_NAMES
from starhaul.trucker.hindsight.decision_changes import RULES, option_name
from starhaul.trucker.match import actions
from starhaul.trucker.why.loss_records import CAUSES, REMEDIES

LOCALE = Path(__file__).parents[3] / "src/starhaul/locale"

NAMES = {
    "defend": (actions.Defend(), actions.Defend(1)),
    "shoot": (actions.Shoot(1),),
    "cannons": (actions.Cannons(1, 0),),
    "engines": (actions.Engines(1),),
    "land": (actions.Land(), actions.Land(0)),
    "use": actions.NO_OR_YES,
    "reward": actions.NO_OR_YES,
    "part": (actions.Keep(1),),
    "reveal": (actions.Fly(), actions.GiveUp()),
    "repair": (actions.Remove(1), actions.Keep(1)),
    "aliens": (actions.Aliens(), actions.Aliens(1)),
    "insure": (actions.Insure(1),),
    "crew": (actions.Crew(1),),
    "cube": (actions.Cube(1),),
    "battery": (actions.Battery(1),),
    "load": (actions.Load(()),),
    "improve": (actions.Improve(), actions.Improve(extra=True)),
}


@pytest.mark.parametrize("language", LANGUAGE_NAMES)
def test_everything_has_words(language: str) -> None:
    lines = (LOCALE / language / "client-why.ftl").read_text("utf-8").splitlines()
    keys = {line.split(" =")[0] for line in lines if " =" in line and not line.startswith(" ")}
    wanted = {f"loss-{cause}" for cause in CAUSES}
    wanted |= {f"remedy-{what}" for what in REMEDIES if not what.startswith("fault-")}
    wanted |= {f"change-{what}" for what in ("turn", "leave", "move", "swap", "add")}
    assert set(NAMES) == set(RULES), "all questions that are asked again"
    wanted |= {f"instead-{kind}-{option_name(one)}" for kind, answers in NAMES.items() for one in answers}
    assert wanted <= keys, sorted(wanted - keys)
