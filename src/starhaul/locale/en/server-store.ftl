### The store of a server: its database, copies of it, and trouble with the disk.

help-backup = Copies the database of a server into a new file, also while the server is running.
help-backup-file = The new file.
help-backup-db = The database; without this, the one that the settings name (STARHAUL_DB, or the file of STARHAUL_CONFIG), or else the one that servers use by themselves.

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
verify-not-ended = the match is over, but counts as going on
verify-chain-broken = batch { $number } is not the one that was written there
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
input-store-older = the database still has version { $found }; a server that is started with it brings it up to version { $known }
input-store-taken = another server is using this database (process { $process })
input-store-taken-elsewhere = another server is using this database file under another name
input-store-unusable = the database cannot be used: { $why }
input-backup-exists = there is something by this name already, and a backup replaces nothing
input-backup-unwritable = the backup cannot be written: { $why }

## Trouble

store-damaged = The database file is damaged; nothing was written. Whoever runs the server has to repair it ({ $reason }).
store-full = The disk is full; nothing was written.
store-read-only = The disk can only be read; nothing was written.
store-busy = Another program is holding the database; nothing was written.
store-failed = The database reports an error; nothing was written ({ $reason }).
store-conflict = This does not follow from what is kept; nothing was written.
store-closed = The database is closed already.
