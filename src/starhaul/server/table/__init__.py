"""One table: the people at it, the match that is played, and everybody who watches.

Entry point: `room.Room`, the actor that owns a table. `table_record` is its plain data, `session` and
`table_match` run the match, `audience` and `viewer` show it. Knows no HTTP and no other table. Imports
`wire`, `store`, `bots`, `clock`.
"""
