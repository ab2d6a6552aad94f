"""What Numba is taught, tried on a few functions: compiling all of them is for `make test-long`."""

from random import Random

import pytest

from starhaul.odds.compiled_lanes import cache_folder, can_compile, teach_bits

pytestmark = pytest.mark.skipif(not can_compile(), reason="needs the extra `fast`")


@pytest.mark.slow
def test_compiled_bits_are_those_of_python():
    import numba

    teach_bits()

    @numba.njit
    def both(number: int) -> tuple[int, int]:
        return number.bit_count(), number.bit_length()

    rng = Random(2)
    for number in (0, 1, (1 << 55) - 1, *(rng.getrandbits(rng.randint(1, 62)) for _ in range(300))):
        assert both(number) == (number.bit_count(), number.bit_length())


def test_another_version_gets_another_folder():
    assert cache_folder("1") != cache_folder("2")
