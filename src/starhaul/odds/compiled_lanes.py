"""The functions of lanes, compiled by Numba (extra `fast`): the same source, the same results.

Each function marked `lane_code` is taken as it is; only the names in it are bound to compiled functions
instead of plain ones. The result is kept on disk, so that only the first use takes long.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType
from typing import Any

from starhaul.odds.lane_code import LANE_CODE, Numbers
from starhaul.odds.lane_flight import fly_among, fly_many


def can_compile() -> bool:
    return find_spec("numba") is not None and find_spec("numpy") is not None


def pointer(array: Numbers) -> Numbers:
    """In compiled code the address of an array: an index of it is never counted from the end, which saves a
    comparison at each access."""
    return array


def fly_arrays(
    book: Numbers, ships: Numbers, crews: Numbers, crew_count: int, seats: int, lane: Numbers,
    results: Numbers, seed: int, first_deck: int, decks: int, first_rival: int, rivals: int,
) -> None:  # fmt: skip
    """`lane_flight.fly_many` for arrays of 64-bit numbers, or `fly_among` if there are rivals."""
    if rivals:
        fly_among(
            pointer(book), pointer(ships), pointer(crews), crew_count, seats, pointer(lane), pointer(results),
            seed, first_deck, decks, first_rival, rivals,
        )  # fmt: skip
    else:
        fly_many(
            pointer(book), pointer(ships), pointer(crews), crew_count, seats, pointer(lane), pointer(results),
            seed, first_deck, decks,
        )  # fmt: skip


@cache
def compiled_flights() -> Callable[..., None]:
    """`fly_arrays`, compiled when it is called for the first time."""
    import numba

    teach_bits()
    names = bound(numba.njit(error_model="numpy")) | {"pointer": address_of(), "__name__": __name__}
    function = FunctionType(fly_arrays.__code__, names, fly_arrays.__name__)
    with kept_in(cache_folder(numba.__version__)):
        made: Callable[..., None] = numba.njit(nogil=True, cache=True)(function)
    return made


def bound(compile_one: Callable[[FunctionType], object]) -> dict[str, Any]:
    """Copies of all functions, compiled, and the constants they use, by name."""
    names: dict[str, Any] = {}
    for module in {function.__module__ for function in LANE_CODE.values()}:
        constants = vars(import_module(module)).items()
        names |= {name: value for name, value in constants if isinstance(value, int)}
    for name, function in LANE_CODE.items():
        assert isinstance(function, FunctionType)
        names[name] = compile_one(FunctionType(function.__code__, names, name))
    return names


# --- what Numba has to be taught ---------------------------------------------------------------------------


@cache
def teach_bits() -> None:
    """Numba does not know `int.bit_count` and `int.bit_length`. The compiler recognises this way to count
    bits and replaces it by one instruction."""
    from numba import types
    from numba.extending import overload_method, register_jitable

    @register_jitable  # type: ignore[untyped-decorator]
    def count(number: int) -> int:
        number = number - (number >> 1 & 0x5555555555555555)
        number = (number & 0x3333333333333333) + (number >> 2 & 0x3333333333333333)
        number = number + (number >> 4) & 0x0F0F0F0F0F0F0F0F
        return number * 0x0101010101010101 >> 56 & 0x7F

    @overload_method(types.Integer, "bit_count")  # type: ignore[untyped-decorator]
    def bit_count(number: int) -> object:
        def counted(number: int) -> int:
            return int(count(number))

        return counted

    @overload_method(types.Integer, "bit_length")  # type: ignore[untyped-decorator]
    def bit_length(number: int) -> object:
        def length(number: int) -> int:
            for step in (1, 2, 4, 8, 16, 32):
                number |= number >> step
            return int(count(number))

        return length


def address_of() -> object:
    """The compiled form of `pointer`."""
    from numba import types
    from numba.core.cgutils import create_struct_proxy
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def address(typing: object, array: object) -> object:
        # The arguments are given by position: context, builder, signature, and the array.
        def generated(*given: Any) -> Any:
            context, builder, signature, (found,) = given
            return create_struct_proxy(signature.args[0])(context, builder, value=found).data

        return types.CPointer(types.int64)(array), generated

    return address


# --- keeping the result ------------------------------------------------------------------------------------


def cache_folder(version: str) -> Path:
    """A folder for these sources and this version of Numba: what was compiled from others is never used."""
    digest = blake2b(version.encode(), digest_size=8)
    for path in sorted(Path(__file__).parent.glob("*lane*.py")):
        digest.update(path.read_bytes())
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "starhaul" / f"lanes-{digest.hexdigest()}"


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """Numba keeps functions that are declared meanwhile in this folder."""
    from numba import config

    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before
