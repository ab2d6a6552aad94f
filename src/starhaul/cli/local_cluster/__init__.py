"""A house of several nodes on this machine, for trying it out. Entry point: `cli.cluster`. `local_postgres`
also serves the tests."""
