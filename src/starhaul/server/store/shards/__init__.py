"""A house in several PostgreSQL databases. Entry points: `shard_placement.ShardPlacement` (which database a
new table goes to), `sharded_store.ShardedStore` and `sharded_reading.ShardedReader`. Composes stores and
readers of `store.postgres`; knows no SQL but that of the roll."""
