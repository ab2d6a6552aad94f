"""The base classes of commands and messages, and the types of their common fields.

Used by `wire`, which has most of the messages, by `study_messages` and by `watching_messages`.
"""

from typing import Annotated

from msgspec import Meta, Struct

Seq = Annotated[int, Meta(ge=1, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Id = Annotated[str, Meta(max_length=64)]
Text = Annotated[str, Meta(max_length=1000)]
"""Text written by a person; its length limit applies after cleaning (`visitor_text.py`)."""


class Command(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """Fields of every command."""

    seq: Seq
    """The sequence number of the command, counted by its client from 1."""


class ServerMessage(Struct, frozen=True, kw_only=True, tag_field="is", omit_defaults=True):
    """Fields of every message to viewers."""
