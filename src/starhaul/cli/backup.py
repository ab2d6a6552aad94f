"""`starhaul backup`: a copy of a server's database, also while the server is running."""

import os
from typing import Annotated

import typer

from starhaul.cli import LONGEST_NAME, TEXTS, speaking
from starhaul.locale import quoted
from starhaul.server.settings import default_database
from starhaul.server.store.backup import copy


def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help=TEXTS("help-backup-file"), show_default=False)],
    db: Annotated[
        str | None, typer.Option(metavar="DB", help=TEXTS("help-backup-db"), show_default=False)
    ] = None,
    lang: Annotated[str | None, typer.Option(metavar="LANG", help=TEXTS("help-lang"))] = None,
) -> None:
    with speaking(lang) as texts:
        copy(str(default_database()) if db is None else db, file)
    size = -(-os.path.getsize(file) // 1000)
    print(texts("backup-done", file=quoted(file, longest=LONGEST_NAME), size=size))
