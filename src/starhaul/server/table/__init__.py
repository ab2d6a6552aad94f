"""One table: the people at it, the match that is played, and its viewers. Entry point: `room.Room`, the actor
that owns a table. `table_record` is its plain data, `live_match` and `table_match` run the match, `audience`
and `viewer` send it. HTTP and other tables are unknown here. Imports `wire`, `store`, `bots`, `clock` and
`metrics`.
"""
