"""The command `starhaul`, for a bot that builds ships of the robot without waiting between two tiles."""

import sys

from starhaul.cli.main import main
from starhaul.server.bots import bot_pace

if __name__ == "__main__":
    # Not before: whoever looks for tests imports this, too.
    bot_pace.PACES_MS = (10, 40)
    sys.exit(main())
