"""All tables of a server: creating, finding, waking and closing them. Entry point: `lobby.Lobby`. What
happens at one table belongs in `table`. Imports `table`, `clock`, `store`, `settings` and `wire`.
"""
