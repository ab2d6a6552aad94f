"""The command `starhaul`, for tests in the browser.

Its bots do not wait until people can follow, and every match has the same cards: a match that ends before a
test is through would be no accident of the test, but one of chance.
"""

import sys

from starhaul.cli.main import main
from starhaul.kernel import match
from starhaul.kernel.keystream import Blake2bCounter
from starhaul.server.bots import bot_pace

SEED = "cards for browsers"

if __name__ == "__main__":
    # Imported late, because collecting the tests imports this module, too.
    bot_pace.SHOWN_AFTER_MS = (50, 150)
    # Not the seed itself: pages verify where that came from.
    match.generator_named = lambda chance, seed: Blake2bCounter(SEED)
    sys.exit(main())
