"""The command `starhaul` for tests in the browser: its bots do not wait until people can follow,
and every match has the same cards.

With random cards a match could end before a test is done.
"""

import sys

from starhaul.cli.main import main
from starhaul.kernel import match
from starhaul.kernel.keystream import Blake2bCounter
from starhaul.server.bots import bot_pace

SEED = "cards for browsers"

if __name__ == "__main__":
    # Only when run as a program: collecting the tests imports this module, too.
    bot_pace.SHOWN_AFTER_MS = (50, 150)
    # Not the seed itself, because pages verify its origin.
    match.generator_named = lambda chance, seed: Blake2bCounter(SEED)
    sys.exit(main())
