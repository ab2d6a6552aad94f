"""What our bots think in given positions, and that every one of their weights matters somewhere.

The expected opinions are written by `python -m tools.opinions`. When bots are changed on purpose, write them
again and read the difference; an accidental change fails here.
"""

from functools import cache
from typing import Any

import msgspec
import pytest

from tests.bots.opinions.asking import FOLDER, position
from tests.bots.opinions.made import MADE
from tests.bots.opinions.weights import EXEMPT, is_exempt, weights


@cache
def lines(file: str) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in (FOLDER / file).read_bytes().splitlines()]


OPINIONS = lines("opinions.jsonl")
TURNED = {line["weight"]: line for line in lines("weights.jsonl")}


@pytest.mark.many
@pytest.mark.parametrize("match", sorted({line["position"].partition("@")[0] for line in OPINIONS}))
def test_bots_keep_their_opinions(match: str):
    for line in OPINIONS:
        if line["position"].startswith(f"{match}@"):
            found = position(line["position"]).opinions(line["bot"])
            said = [(_as_json(one.action), round(one.value, 3)) for one in found]
            expected = [(action, pytest.approx(value, abs=0.002)) for action, value in line["opinions"]]
            assert said[: len(expected)] == expected, line


def _as_json(action: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(action))


def test_positions_show_every_kind_of_question_that_bots_judge():
    kinds = {line["kind"] for line in OPINIONS}
    building = {"build", "repair", "aliens", "inspect"}
    flight = {"reveal", "land", "use", "reward", "engines", "cannons", "crew", "defend", "part"}
    race = {"play", "side", "departure", "tow", "evade"}
    assert kinds >= building | flight | race


def test_every_weight_has_a_position_in_which_it_matters():
    """A new weight is reported here by name until `python -m tools.opinions` has found a position for it."""
    assert {name for name in weights() if not is_exempt(name)} == {*TURNED, *MADE}


def test_what_is_exempt_still_exists():
    names = list(weights())
    assert [one for one in EXEMPT if not any(name.startswith(one) for name in names)] == []


@pytest.mark.many
@pytest.mark.parametrize("name", TURNED)
def test_moving_a_weight_changes_a_choice(name: str):
    line = TURNED[name]
    place = position(line["position"])
    usual = place.answer(line["bot"])
    with weights()[name].moved(line["factor"]):
        assert place.answer(line["bot"]) != usual
    assert place.answer(line["bot"]) == usual, "the weight was moved back"


@pytest.mark.parametrize("name", MADE)
def test_moving_a_weight_changes_a_choice_made_up_for_it(name: str):
    choice, factor = MADE[name]
    usual = choice()
    with weights()[name].moved(factor):
        assert choice() != usual
    assert choice() == usual
