"""`python -m starhaul` is the `starhaul` command, and so is the entry point of the installed package."""

import gc

from starhaul.interrupts import leave_at_once

# Before anything else is imported: that takes a moment, and an interrupt must not end in a traceback.
leave_at_once()


def main() -> None:
    # Imports make many objects and no garbage: looking for some would take a tenth of the time to start.
    # Enabled again when the command has been loaded (`cli/main.py`). Not at import, because worker processes
    # import this module, too.
    gc.disable()
    from starhaul.cli.main import main as command

    command()


if __name__ == "__main__":
    main()
