"""A new SQLite file into which a house is copied."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

from starhaul.server.store.database_copy import new_file
from starhaul.server.store.house_rows import HousePart
from starhaul.server.store.opening import connect
from starhaul.server.store.rows import Row
from starhaul.server.store.schema import bring_up


class FileTarget:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def write(self, part: HousePart, rows: list[Row]) -> None:
        marks = ", ".join("?" * len(part.columns))
        self._connection.executemany(
            f"INSERT INTO {part.name} ({', '.join(part.columns)}) VALUES ({marks})", rows
        )

    def ask(self, question: str, *facts: object) -> list[Any]:
        return self._connection.execute(question, facts).fetchall()


@contextmanager
def file_target(path: str) -> Iterator[FileTarget]:
    with new_file(path) as unfinished, closing(connect(unfinished, "mode=rw")) as connection:
        bring_up(connection)
        connection.execute("BEGIN")
        connection.execute("DELETE FROM house")
        # They are about batches that are played, and would refuse those of finished matches.
        triggers = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in triggers:
            connection.execute(f"DROP TRIGGER {name}")
        yield FileTarget(connection)
        for _, definition in triggers:
            connection.execute(definition)
        connection.execute("COMMIT")
