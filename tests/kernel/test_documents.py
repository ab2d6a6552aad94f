"""Documents from outside: refused with the problem and its place, whatever they contain."""

from contextlib import suppress
from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct

from starhaul.kernel.documents import LONE_SURROGATE, MAX_BYTES, decode
from starhaul.kernel.errors import BadInput


class Crate(Struct, frozen=True, forbid_unknown_fields=True):
    label: str
    size: Annotated[str, Meta(pattern="^(small|large)$")] = "small"
    inside: "tuple[Crate, ...]" = ()


CASES = [
    (b"", "not-json", ""),
    (b"{", "not-json", ""),
    (b"\xff", "not-utf8", ""),
    (b"\xef\xbb\xbf{}", "byte-order-mark", ""),
    (b" " * (MAX_BYTES + 1), "too-large", ""),
    (b"[]", "wrong-shape", ""),
    (b'{"label": 3}', "wrong-shape", "label"),
    (b'{"label": "a", "inside": [{"label": "b"}, {"label": 2}]}', "wrong-shape", "inside[1].label"),
    (b'{"label": "a", "size": "huge"}', "not-among", "size"),
    (b'{"label": "a", "label": "b"}', "key-twice", ""),
    (b'{"label": "' + b"\\ud800" + b'"}', "not-json", ""),
    (b'{"label": ' + b"[" * 100_000, "wrong-shape", "label"),
    (b'{"inside": ' + b'[{"inside": ' * 20_000, "not-json", ""),
]


@pytest.mark.parametrize(("raw", "code", "place"), CASES)
def test_refused(raw: bytes, code: str, place: str):
    with pytest.raises(BadInput) as why:
        decode(raw, Crate)
    assert (why.value.code, why.value.place) == (code, place)


def test_half_a_surrogate_pair_is_called_by_its_name():
    with pytest.raises(BadInput) as why:
        decode(b'{"label": "\\ud800"}', Crate)
    assert why.value.detail["reason"] == LONE_SURROGATE


def test_read():
    crate = decode(b'{"label": "a", "inside": [{"label": "b", "size": "large"}]}', Crate)
    assert crate == Crate("a", inside=(Crate("b", "large"),))


@given(st.binary(max_size=200))
def test_whatever_comes_it_is_read_or_refused(raw: bytes):
    with suppress(BadInput):
        assert isinstance(decode(raw, Crate), Crate)
