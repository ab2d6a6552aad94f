"""Whatever a file contains, reading it gives a ship or `BadInput` – never anything else."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starhaul.cli import complaint
from starhaul.kernel.errors import BadInput
from starhaul.locale import LANGUAGES, Texts
from starhaul.plugins.trucker.commands.ship_text import legend, terminal_ship
from starhaul.trucker.files.ship_report import inspect
from starhaul.trucker.files.shipfile import ShipPlan, parse

pytestmark = pytest.mark.slow

TEXTS = [Texts(language) for language in LANGUAGES]

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)

# Values close to the schema: mostly of the right shape, mostly slightly wrong.
NUMBERS = st.integers(-2, 15) | st.integers() | st.sampled_from([37, 3, 127, 144, 145, 10**20])
ENTRIES = st.fixed_dictionaries(
    {
        "tile": st.integers(1, 144) | st.sampled_from(["start", "T037", "t1", ""]) | JSON,
        "at": st.tuples(st.integers(1, 12), st.integers(1, 12)) | JSON,
    },
    optional={
        "turn": st.integers(0, 3) | NUMBERS,
        "humans": st.integers(0, 2) | NUMBERS,
        "alien": st.sampled_from(["purple", "brown", "red", None]),
        "goods": st.lists(st.sampled_from(["red", "yellow", "green", "blue", "pink"]), max_size=4),
        "batteries": st.integers(0, 3) | NUMBERS,
    },
)
SHIPS = st.fixed_dictionaries(
    {
        "edition": st.sampled_from(["1e", "2e"]) | st.text(max_size=3),
        "class": st.sampled_from(["I", "II", "III", "IIIA", "IC", "IIC", "IIIC", "IVC"])
        | st.text(max_size=3),
        "tiles": st.lists(ENTRIES, max_size=8),
    },
    optional={"start": st.booleans() | JSON, "yard_dice": st.lists(NUMBERS, max_size=3), "x": JSON},
)
SOUND: dict[str, Any] = {
    "edition": "1e",
    "class": "II",
    "tiles": [
        {"tile": 37, "at": [7, 6], "turn": 1, "humans": 2},
        {"tile": "start", "at": [7, 7], "humans": 1},
    ],
}


def read(raw: bytes | str) -> None:
    """Read a file as the command does; an error has a text in every
    language, a ship a report and a drawing."""
    try:
        yard = parse(raw)
    except BadInput as error:
        lines = [complaint(error, texts) for texts in TEXTS]
    else:
        inspect(yard)
        lines = [line for texts in TEXTS for line in _drawn(yard, texts)]
    # Czech and Polish group the digits of large numbers with unbreakable spaces.
    assert all(line.replace("\N{NO-BREAK SPACE}", " ").isprintable() for line in lines)


def _drawn(yard: ShipPlan, texts: Texts) -> list[str]:
    return [*terminal_ship(yard, texts).plain.splitlines(), *legend(yard, texts)]


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes(raw: bytes | str):
    read(raw)


@given(JSON)
def test_any_json(document: object):
    read(json.dumps(document))


@settings(max_examples=300)
@given(SHIPS)
def test_nearly_ships(document: object):
    read(json.dumps(document))


@st.composite
def mutations(draw: st.DrawFn) -> object:
    """A sound ship with one value removed or replaced anywhere."""
    document = copy.deepcopy(SOUND)
    spot: Any = document
    while True:
        key = draw(st.sampled_from(sorted(spot) if isinstance(spot, dict) else range(len(spot))))
        if not isinstance(spot[key], dict | list) or draw(st.booleans()):
            break
        spot = spot[key]
    if draw(st.booleans()):
        del spot[key]
    else:
        spot[key] = draw(JSON | NUMBERS)
    return document


@settings(max_examples=300)
@given(mutations())
def test_a_ship_with_one_value_changed(document: object):
    read(json.dumps(document))


@given(st.integers(0, 200), st.binary(max_size=4))
def test_a_ship_with_some_bytes_changed(position: int, rubbish: bytes):
    raw = json.dumps(SOUND).encode()
    read(raw[:position] + rubbish + raw[position + len(rubbish) :])
