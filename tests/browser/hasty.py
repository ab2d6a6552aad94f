"""The command `starhaul`, with bots that do not wait until people can follow: tests look faster."""

import sys

from starhaul.cli.main import main
from starhaul.server.bots import pace

if __name__ == "__main__":
    # Not before: whoever looks for tests imports this, too.
    pace.SHOWN_AFTER_MS = (50, 150)
    sys.exit(main())
