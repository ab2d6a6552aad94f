"""The command `starhaul` with bots that do not wait between two tiles;
such a bot builds the robot's ships."""

import sys

from starhaul.cli.main import main
from starhaul.server.bots import bot_pace

if __name__ == "__main__":
    # Only when run as a program: collecting the tests imports this module, too.
    bot_pace.PACES_MS = (10, 40)
    sys.exit(main())
