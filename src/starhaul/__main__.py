"""`python -m starhaul` is the `starhaul` command, and so is the entry point of the installed package."""

from starhaul.interrupts import leave_at_once

# Before anything else is imported: that takes a moment, and an interrupt must not end in a traceback.
leave_at_once()


def main() -> None:
    from starhaul.cli.main import main as command

    command()


if __name__ == "__main__":
    main()
