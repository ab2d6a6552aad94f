"""The command `starhaul` for tests in the browser: its bots do not wait until people can follow,
and every match has the same cards.

With random cards a match could end before a test is done.
"""

import sys

from starhaul.cli.main import main
from starhaul.kernel import match
from starhaul.kernel.chance import generator_named
from starhaul.server.bots import bot_pace
from starhaul.server.film import studio

SEED = "cards for browsers"

if __name__ == "__main__":
    # Only when run as a program: collecting the tests imports this module, too.
    bot_pace.SHOWN_AFTER_MS = (50, 150)
    # Not the seed itself, because pages verify its origin.
    match.generator_named = lambda chance, seed: generator_named(chance, SEED)
    # Films are made at a low priority: on a busy machine a replay would be refused.
    studio.WAIT_S = 600
    sys.exit(main())
