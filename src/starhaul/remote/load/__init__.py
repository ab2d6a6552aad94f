"""The load test: clients that play real matches at many tables of a server, measure response times and
verify everything the server sends. Entry point: `run.run`, called by `starhaul bench`. Imports the kernel,
the registry `games` and, from the server, `wire`, `store`, the records of `http` and the framing of `net`."""
