"""Refusals that only the operator of a server sees; the texts are `admin-refused-…` in `locale`.

Raised by `server.admin` and by what it uses. Refusals that visitors see are `table_error.TableError`.
"""

from starhaul.kernel.errors import StarhaulError


class AdminError(StarhaulError):
    """Something that the operator wants and that is not possible."""

    prefix = "admin-refused"
