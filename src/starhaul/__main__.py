"""`python -m starhaul` is the `starhaul` command."""

from starhaul.cli.main import main

if __name__ == "__main__":
    main()
