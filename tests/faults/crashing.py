"""`starhaul serve` with a weak spot: it dies as soon as the store has kept one certain thing, before anybody
hears of it. Arguments: which call of the store, which one of them, and then those of the command."""

import os
import sys
from typing import Any

from starhaul.cli.main import main
from starhaul.server.store.sqlite import SqliteStore

STATUS = 9


def weaken(call: str, number: int) -> None:
    whole = getattr(SqliteStore, call)
    made = 0

    async def dying(self: SqliteStore, *facts: Any) -> Any:
        nonlocal made
        result = await whole(self, *facts)
        made += 1
        if made == number:
            os._exit(STATUS)
        return result

    setattr(SqliteStore, call, dying)


if __name__ == "__main__":
    weaken(sys.argv[1], int(sys.argv[2]))
    sys.argv[1:3] = []
    main()
