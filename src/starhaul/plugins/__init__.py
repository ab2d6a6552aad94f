"""Plug-ins: everything the generic packages need to know about a game, one package per game.

A plug-in package has the name of its game, and `starhaul.games` finds it here: a game is registered by its
package alone. Its module `plugin` declares `PLUGIN` (`game_plugin.GamePlugin`); its other modules are parts
(`PARTS`) that a generic package (server, command line, simulations, environments, load test) loads with
`PLUGIN.part(name)` when needed. A part may import its game and the package that loads it, for the protocol
that it implements. Commands for one game only are named by `COMMANDS` in the package's `__init__`, which
imports nothing, so that the command line finds them without loading a game. Generic packages import
`starhaul.games`, never a plug-in.
"""
