"""`starhaul backup`: a copy of a server's database, also while the server is running."""

import os
from typing import Annotated

import typer

from starhaul.cli import BAD_INPUT, LONGEST_NAME, TEXTS, complain, texts_in
from starhaul.kernel.errors import BadInput
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
    texts = TEXTS
    try:
        texts = texts_in(lang)
        copy(str(default_database()) if db is None else db, file)
    except BadInput as error:
        complain([error], texts)
        raise typer.Exit(BAD_INPUT) from None
    size = -(-os.path.getsize(file) // 1000)
    print(texts("backup-done", file=quoted(file, longest=LONGEST_NAME), size=size))
