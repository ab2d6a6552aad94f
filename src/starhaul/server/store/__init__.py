"""What must survive a restart: tables, matches and their logs. Entry points: `store_contract.Store` (the
interface that the rest of the server uses), `sqlite.SqliteStore` (its implementation),
`reading.SqliteReader` (read-only, for tools), `verification` (replays what is stored). Imports the kernel
and the games."""
