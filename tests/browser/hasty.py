"""The command `starhaul`, with bots that do not wait until people can follow: tests look faster."""

import sys

from starhaul.cli.main import main
from starhaul.server.bots import pace

pace.SHOWN_AFTER_MS = (50, 150)

if __name__ == "__main__":
    sys.exit(main())
