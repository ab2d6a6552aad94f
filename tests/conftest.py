"""Settings for every test."""

import os

from hypothesis import settings

# No deadline: a busy machine is not a bug. In CI the examples are the same in every run, so that a red run
# means a broken change; at the desk they differ, and a failing one is printed so that it can be repeated.
settings.register_profile("starhaul", deadline=None, derandomize="CI" in os.environ, print_blob=True)
settings.load_profile("starhaul")
