"""Patches: what is found leads from one value to the other, for JSON values and for records."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, Struct, UnsetType

from starhaul.kernel.parted_views import OwnPart, OwnPlaces
from starhaul.server.patches import patch_of, patch_of_own, patched, replaces
from tests.web.patches import BY_HAND, pairs


def sent(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("vector", BY_HAND, ids=lambda vector: json.dumps(vector["patch"]))
def test_patches_mean_what_the_protocol_says(vector):
    before = json.dumps(vector["value"])
    assert patched(vector["value"], vector["patch"]) == vector["result"]
    assert json.dumps(vector["value"]) == before, "the original stays as it is"


def test_patches_lead_from_one_value_to_the_other():
    for old, new in pairs(2000):
        assert patched(old, sent(patch_of(old, new))) == new
        assert patch_of(new, new) is None


# --- records -----------------------------------------------------------------------------------------------


class Inner(Struct, frozen=True, omit_defaults=True):
    number: int = 0
    word: str = ""
    items: list[int] = []


class Tagged(Struct, frozen=True, tag="it", tag_field="do"):
    number: int
    word: str = ""


class Single(Struct, frozen=True):
    number: int


class Outer(Struct, frozen=True, omit_defaults=True, rename="camel"):
    some_number: int
    pair: tuple[int, int] = (0, 0)
    inner: Inner | None = None
    inners: list[Inner] = []
    rows: list[tuple[int, int]] = []
    words: dict[str, int] = {}
    tagged: tuple[Tagged, ...] = ()
    single: Single | None = None
    maybe: int | None = None
    unset: int | UnsetType = UNSET


numbers = st.integers(0, 3)
inners = st.builds(
    Inner, number=numbers, word=st.sampled_from(["", "a"]), items=st.lists(numbers, max_size=3)
)
outers = st.builds(
    Outer,
    some_number=numbers,
    pair=st.tuples(numbers, numbers),
    inner=st.none() | inners,
    inners=st.lists(inners, max_size=3),
    rows=st.lists(st.tuples(numbers, numbers), max_size=4),
    words=st.dictionaries(st.sampled_from("abc"), numbers),
    tagged=st.lists(st.builds(Tagged, number=numbers), max_size=2).map(tuple),
    single=st.none() | st.builds(Single, number=numbers),
    maybe=st.none() | numbers,
    unset=st.just(UNSET) | numbers,
)


@given(outers, outers)
def test_records_are_compared_as_they_are_encoded(old, new):
    patch = patch_of(old, new)
    if patch is None:
        assert msgspec.json.encode(old) == msgspec.json.encode(new)
    else:
        assert patched(sent(old), sent(patch)) == sent(new)


def test_only_what_differs_is_sent():
    old = Outer(1, inners=[Inner(1), Inner(2, "a")], rows=[(1, 1), (2, 2), (3, 3)])
    new = Outer(1, inners=[Inner(1), Inner(3, "a")], rows=[(1, 1), (3, 3)])
    assert sent(patch_of(old, new)) == {"inners": {"1": {"number": 3}}, "rows": [1, 1, []]}


# --- parts -------------------------------------------------------------------------------------------------

PLACES = OwnPlaces.at(("me",), ("seats", "1", "hand"), ("seats", "1", "more"), ("seats", "0", "hand"))
own_values = st.tuples(numbers, *[st.just(UNSET) | st.lists(numbers, min_size=1, max_size=3)] * 3)


@given(own_values, own_values)
def test_what_one_viewer_sees_changes_in_its_places(old, new):
    def whole(values):
        view: dict[str, Any] = {"me": values[0], "seats": [{}, {}]}
        for (_, seat, name), value in zip(PLACES.ways[1:], values[1:], strict=True):
            if value is not UNSET:
                view["seats"][int(seat)][name] = value
        return view

    patch = sent(patch_of_own(OwnPart(PLACES, old), OwnPart(PLACES, new)))
    assert patched(whole(old), patch) == whole(new)


@pytest.mark.parametrize(
    ("patch", "is_replaced"),
    [
        ({"turn": 3}, False),
        ({"seats": {"1": {"cards": 3}}}, False),
        ({"seats": {"0": ({},)}}, True),
        ({"seats": (0, 1, [])}, True),
        ({"seats": ()}, True),
        ({"seats": {"2": ({},)}}, False),
    ],
)
def test_it_is_noticed_when_its_places_are_replaced(patch, is_replaced):
    assert replaces(patch, PLACES.containers) is is_replaced
