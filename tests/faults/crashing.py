"""`starhaul serve` that crashes at a given moment: right after the store has written
something, before anybody is notified.

Arguments: the name of the store's method, the number of the call, and then those of the command.
"""

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
