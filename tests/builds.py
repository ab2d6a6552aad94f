"""Tests that depend on the build under test."""

import pytest

from starhaul.native_build import COMPILED, build_name

pure_only = pytest.mark.skipif(
    build_name() == COMPILED, reason="native functions can be neither replaced nor counted"
)
