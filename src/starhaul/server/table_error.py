"""Refusals that concern a table or a connection to it; the texts are `table-…` in `locale`.

Raised by all packages of the server. Refusals by the rules are `kernel.errors.Refusal`.
"""

from starhaul.kernel.errors import StarhaulError


class TableError(StarhaulError):
    """Something that is not possible at this table now."""

    prefix = "table"
