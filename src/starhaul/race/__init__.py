"""The team race: coloured cards move ships through hyperspace, asteroids and black holes."""
