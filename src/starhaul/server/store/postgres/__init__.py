"""A store in PostgreSQL. Entry points: `postgres_store.PostgresStore` (implements `store_contract.Store`) and
`postgres_reading.PostgresReader` (read-only, for tools). Needs the extra `postgres`; `postgres_address` does
not. Imports the modules of `store` that both kinds of database share."""
