"""A house full of guests: plays real matches at many tables of a server, measures it and checks what it says."""
