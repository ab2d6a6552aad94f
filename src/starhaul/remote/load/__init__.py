"""The load test: clients that play real matches at many tables of a server, measure response times and
verify everything the server sends. Entry point: `run.run`, called by `starhaul bench`."""
