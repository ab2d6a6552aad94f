"""Which node a table belongs to, where several servers use one house. Entry points: `table_owners.Ownership`
(what the lobby asks), `table_owners.LocalOwnership` (one server: everything is its own),
`shared_ownership.SharedOwnership` (several nodes on PostgreSQL), `table_hold.TableHold` (what a room gets).
Imports the store and the clock."""
