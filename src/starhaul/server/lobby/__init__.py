"""All tables of a server: finding, opening, waking and closing them.

Entry point: `lobby.Lobby`. What happens at one table belongs in `table`. Imports `table`, `store`, `net`
and below.
"""
