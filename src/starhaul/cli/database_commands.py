"""`starhaul database`: moves a house between kinds of databases, and undoes a step of a schema."""

import os
from typing import Annotated

import typer

from starhaul.cli import LONGEST_NAME, STYLE, TEXTS, speaking
from starhaul.cli.common_options import Language
from starhaul.kernel.errors import BadInput
from starhaul.locale import quoted

commands = typer.Typer(name="database", help=TEXTS("help-database"), no_args_is_help=True, **STYLE)


@commands.command("copy", help=TEXTS("help-database-copy"))
def copy(
    source: Annotated[str, typer.Argument(metavar="FROM", help=TEXTS("help-database-from"))],
    target: Annotated[str, typer.Argument(metavar="TO", help=TEXTS("help-database-to"))],
    lang: Language = None,
) -> None:
    # Imported late: the help needs none of it.
    from starhaul.server.store.any_reader import name_for_people
    from starhaul.server.store.house_copy import copy_house
    from starhaul.server.store.store_contract import StoreTrouble

    with speaking(lang) as texts:
        try:
            rows = copy_house(os.path.expanduser(source), os.path.expanduser(target))
        except StoreTrouble as why:
            raise BadInput("store-unusable", source=name_for_people(source), why=why) from None
        name = quoted(name_for_people(target), longest=LONGEST_NAME)
        print(texts("database-copied", database=name, tables=rows["tables"], matches=rows["matches"]))


@commands.command("step-back", help=TEXTS("help-database-step-back"))
def step_back(
    database: Annotated[str, typer.Argument(metavar="DB", help=TEXTS("help-database-of-postgres"))],
    lang: Language = None,
) -> None:
    from starhaul.server.store.any_reader import name_for_people
    from starhaul.server.store.any_store import undo_step

    with speaking(lang) as texts:
        version = undo_step(database)
        name = quoted(name_for_people(database), longest=LONGEST_NAME)
        print(texts("database-stepped-back", database=name, version=version))
