"""`starhaul backup`: a copy of a server's database, also while the server is running."""

import os
from typing import Annotated

import typer

from starhaul.cli import LONGEST_NAME, TEXTS, speaking
from starhaul.cli.common_options import Language
from starhaul.cli.serve import file_of
from starhaul.locale import quoted
from starhaul.server.settings.configuring import configured
from starhaul.server.settings.settings import default_database
from starhaul.server.store.database_copy import copy
from starhaul.server.store.postgres.postgres_address import is_postgres


def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help=TEXTS("help-backup-file"), show_default=False)],
    db: Annotated[
        str | None, typer.Option(metavar="DB", help=TEXTS("help-backup-db"), show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    with speaking(lang) as texts:
        _copy(usual_database() if db is None else db, file)
    size = -(-os.path.getsize(file) // 1000)
    print(texts("backup-done", file=quoted(file, longest=LONGEST_NAME), size=size))


def _copy(database: str, file: str) -> None:
    if is_postgres(database):
        from starhaul.server.store.house_copy import copy_house

        copy_house(database, file)
    else:
        # Page by page: any version of the schema, damaged or not.
        copy(database, file)


def usual_database() -> str:
    """The database that a server started here and now would use."""
    settings = configured(file_of(None), os.environ, [])
    return str(default_database()) if settings.db is None else os.path.expanduser(settings.db)
