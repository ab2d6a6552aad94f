"""The database schema, in migration steps: an older file is upgraded when a server opens it."""

import secrets
import sqlite3
from collections.abc import Sequence

from starhaul.kernel.errors import BadInput

APPLICATION = 0x53544841
"""Application ID of our databases ("STHA")."""

_SECRET_BYTES = 32

# Batches refer to matches by number: there are many batches, and most are written one at a time. The triggers
# run inside the statement that writes a group, so their updates need no further call.
_FIRST = """
CREATE TABLE house (secret BLOB NOT NULL, service_ms INTEGER NOT NULL);

CREATE TABLE tables (id TEXT PRIMARY KEY NOT NULL, record BLOB NOT NULL, is_open INTEGER NOT NULL);
CREATE INDEX tables_open ON tables (is_open, id);

CREATE TABLE matches (
    no INTEGER PRIMARY KEY,
    id TEXT UNIQUE NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    game TEXT NOT NULL,
    config BLOB NOT NULL,
    seed TEXT NOT NULL,
    rules TEXT NOT NULL,
    offset_ms INTEGER NOT NULL,
    began_at INTEGER NOT NULL,
    key TEXT,
    result BLOB
);
CREATE INDEX matches_of_table ON matches (table_id);
CREATE INDEX matches_by_age ON matches (began_at);
CREATE INDEX matches_going_on ON matches (no) WHERE key IS NULL;

CREATE TABLE batches (
    match_no INTEGER NOT NULL REFERENCES matches (no) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    entries BLOB NOT NULL,
    service_ms INTEGER NOT NULL,
    revs BLOB NOT NULL,
    seat INTEGER,
    client TEXT,
    seq INTEGER,
    UNIQUE (match_no, number)
);
CREATE TRIGGER batches_follow BEFORE INSERT ON batches
WHEN new.number IS NOT (SELECT coalesce(max(number) + 1, 0) FROM batches WHERE match_no = new.match_no)
    OR (SELECT key FROM matches WHERE no = new.match_no) IS NOT NULL
BEGIN
    SELECT raise(ABORT, 'not the next batch of a match that is going on');
END;
CREATE TRIGGER batches_beat AFTER INSERT ON batches
BEGIN
    UPDATE house SET service_ms = new.service_ms WHERE service_ms < new.service_ms;
END;

CREATE TABLE snapshots (
    match_no INTEGER PRIMARY KEY REFERENCES matches (no) ON DELETE CASCADE,
    batches INTEGER NOT NULL,
    saved BLOB NOT NULL,
    key TEXT NOT NULL,
    revs BLOB NOT NULL
);
"""

# An aborted match (its table was closed) has the key of its last state, like any finished match.
_ABORTED = "ALTER TABLE matches ADD COLUMN is_aborted INTEGER NOT NULL DEFAULT 0;"

# Matches from before generators had names continue with theirs.
_GENERATOR = "ALTER TABLE matches ADD COLUMN chance TEXT NOT NULL DEFAULT 'splitmix64';"

# `beat_at` is Unix time, to report how long no server ran. `chain` is explained in `batch_chain.py`; batches
# of older files have none. `probe` is written to test whether a larger write would succeed.
_INTEGRITY = """
ALTER TABLE house ADD COLUMN beat_at INTEGER;
ALTER TABLE house ADD COLUMN batches INTEGER NOT NULL DEFAULT 0;
ALTER TABLE house ADD COLUMN chain BLOB;
UPDATE house SET batches = (SELECT count(*) FROM batches);
ALTER TABLE batches ADD COLUMN chain BLOB;
DROP TRIGGER batches_beat;
CREATE TRIGGER batches_beat AFTER INSERT ON batches
BEGIN
    UPDATE house SET
        service_ms = max(service_ms, new.service_ms), batches = batches + 1, chain = new.chain;
END;
CREATE TABLE losses (found_at INTEGER NOT NULL, batches INTEGER NOT NULL);
CREATE TABLE probe (no INTEGER PRIMARY KEY, filler BLOB NOT NULL);
"""

# The origin of the seed; matches of older files have none.
_ORIGIN = "ALTER TABLE matches ADD COLUMN origin BLOB;"

# When somebody last visited a table, in Unix time. Tables without any match are closed sooner than others.
_TOUCHED = """
ALTER TABLE tables ADD COLUMN touched_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN has_played INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET touched_at = CAST(strftime('%s', 'now') AS INTEGER),
    has_played = EXISTS (SELECT 1 FROM matches WHERE table_id = tables.id);
CREATE INDEX tables_by_touch ON tables (has_played, touched_at) WHERE is_open = 1;
CREATE TRIGGER tables_play AFTER INSERT ON matches
BEGIN
    UPDATE tables SET has_played = 1 WHERE id = new.table_id;
END;
"""

# Networks that the operator has banned, and the secret of the links once it has been replaced: the first
# secret also identifies the database.
_OPERATED = """
CREATE TABLE bans (
    network TEXT PRIMARY KEY NOT NULL,
    made_at INTEGER NOT NULL,
    until INTEGER,
    reason TEXT NOT NULL DEFAULT ''
);
ALTER TABLE house ADD COLUMN link_secret BLOB;
"""

STEPS: Sequence[str] = (_FIRST, _ABORTED, _GENERATOR, _INTEGRITY, _ORIGIN, _TOUCHED, _OPERATED)
"""Step n upgrades version n to n + 1. Steps are added, never changed, because files made by them exist."""


def version_of(connection: sqlite3.Connection, steps: Sequence[str] = STEPS) -> int:
    """The version of a database, 0 if it is empty. Refuses databases that are not ours or newer than the
    program."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if application != APPLICATION and (application or version or things):
        raise BadInput("store-foreign")
    if version > len(steps):
        raise BadInput("store-newer", found=version, known=len(steps))
    return int(version)


def bring_up(connection: sqlite3.Connection, steps: Sequence[str] = STEPS) -> None:
    """Upgrade a database to the newest version: all missing steps, or none."""
    # Also if nothing is missing: a file that cannot be written is noticed now and not at the first action.
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = version_of(connection, steps)
        for step in steps[version:]:
            _run(connection, step)
        if version == 0:
            secret = secrets.token_bytes(_SECRET_BYTES)
            connection.execute("INSERT INTO house (secret, service_ms) VALUES (?, 0)", (secret,))
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
        if version < len(steps):
            connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _run(connection: sqlite3.Connection, script: str) -> None:
    """Statement by statement; `executescript` would commit the transaction first."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            connection.execute(statement)
            statement = ""
    if statement.strip():
        raise AssertionError(f"an unfinished statement: {statement}")
