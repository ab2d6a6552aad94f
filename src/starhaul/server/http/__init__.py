"""HTTP and WebSocket handlers: the application, its routes, the files of the client, and one WebSocket for
each viewer. Entry points: `app.build`, `rest.Pages`. Decisions about tables belong in `table` and `lobby`.
Imports those, `net`, `settings`, `store` and `wire`.
"""
