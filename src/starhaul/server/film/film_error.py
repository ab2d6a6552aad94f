"""Refusals that concern films; the texts are `film-…` in `locale`."""

from starhaul.server.table_error import TableError


class FilmError(TableError):
    """A film that is not made, and why."""

    prefix = "film"
