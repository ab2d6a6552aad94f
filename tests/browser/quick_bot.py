"""The command `starhaul`, for a bot that builds ships of the robot without waiting between two tiles."""

import sys

from starhaul.cli.main import main
from starhaul.server.bots import bot_pace

if __name__ == "__main__":
    # Imported late, because collecting the tests imports this module, too.
    bot_pace.PACES_MS = (10, 40)
    sys.exit(main())
