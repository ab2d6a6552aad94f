"""The rules of the team race: coloured cards move ships through hyperspace, asteroids and black holes. Entry
points are `game.Race`, `config.Config`, `view.View` for what a seat sees, and `scenario` and `draw` for
tools. Imports only `kernel` and `svg`; texts, bots and screens are elsewhere."""
