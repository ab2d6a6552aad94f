"""Plug-ins: what the generic packages need to know about one game, one package for each game.

A plug-in package has the name of its game. Its `__init__` declares `PLUGIN` (`game_plugin.GamePlugin`); its
modules are parts that a generic package (server, command line, simulations, environments, load test) loads
with `PLUGIN.part(name)` when it needs them. A part may import the package that loads it, for the protocol
that it implements. Generic packages import `starhaul.games`, never a plug-in.
"""
