"""HTTP and WebSocket handlers: the application, its routes, the files of the client, one socket for each
visitor.

Entry points: `app.build`, `rest.Pages`. Decides nothing about tables: that is `table` and `lobby`.
"""
