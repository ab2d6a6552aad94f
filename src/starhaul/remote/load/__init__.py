"""A house full of guests, who play real matches at many tables of a server, measure it and check its word."""
