"""The conformance kit accepts a sound game and catches every planted bug."""

import ast
import inspect

import pytest

from starhaul.kernel import conformance, properties
from starhaul.kernel.conformance import check_game
from starhaul.kernel.log import read_log, replay
from starhaul.kernel.properties import ContractViolation
from tests.kernel.broken import BROKEN, SAYING
from tests.kernel.pebbles import Config, Pebbles


@pytest.mark.many
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sound_game_passes(seats: int) -> None:
    tally = check_game(Pebbles(), Config(seats), games=40, seed=seats)
    assert tally.games == 40
    assert tally.decisions > 40 * seats
    assert tally.outcomes >= 40 * seats
    assert tally.ticks > 0


@pytest.mark.parametrize(
    ("property", "broken"), [(name, game) for name, games in BROKEN.items() for game in games]
)
def test_each_planted_bug_is_caught(property: str, broken: type[Pebbles]) -> None:
    with pytest.raises(ContractViolation) as caught:
        check_game(broken(), Config(3), games=30)
    assert caught.value.property == property
    assert SAYING[broken] in str(caught.value)


def test_a_violation_brings_the_log_of_its_match() -> None:
    losing = BROKEN["conserved"][0]
    with pytest.raises(ContractViolation) as caught:
        check_game(losing(), Config(3), games=30)
    match = replay(losing(), read_log(caught.value.log))
    assert sum(match.state.taken) + match.state.heap == 8
    assert any("seed" in note for note in caught.value.__notes__)


def test_every_property_of_the_kit_has_a_broken_game() -> None:
    """The names under which properties are reported, read from the source, are all in the table."""
    names = set()
    for module in (conformance, properties):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and "-" in text and text.replace("-", "").isalpha():
                names.add(text)
    assert len(names) > 8
    assert names <= set(BROKEN)
