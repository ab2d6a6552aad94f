"""A fence: what a write about a table carries where several nodes use one database.

A table belongs to one node at a time, in an epoch that counts how often it was taken. The database refuses a
write whose node or epoch is no longer that of the table.
"""

from typing import NamedTuple

from starhaul.server.store.store_contract import StoreTrouble

LOST = "moved"
"""The code of `StoreTrouble` for a write that was refused because the table has another owner, or a new
epoch."""


class Fence(NamedTuple):
    table: str
    node: str
    epoch: int


def not_ours() -> StoreTrouble:
    return StoreTrouble(LOST)
