### The store of a server: its database, backups, and disk errors.

help-backup = Copies the database of a server to a new file, even while the server is running.
help-backup-file = The new file.
help-backup-db = The database; by default the one in the settings (STARHAUL_DB, or the file of STARHAUL_CONFIG), or else the server’s default.

backup-done = { $file }: the copy is complete ({ $size } kB)

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
