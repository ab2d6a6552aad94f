"""`starhaul admin`: what the operator of a running server can do, over its local socket.

Each function is one command. What they do is in `server.admin`; talking to the server is in `admin_client`.
"""

import sys
from typing import Annotated

import msgspec
import typer

from starhaul.cli import STYLE, TEXTS, speaking
from starhaul.cli.admin_client import ask, checked, done_in_words, seconds_of
from starhaul.cli.admin_lists import stats_lines, write_bans, write_tables
from starhaul.cli.common_options import Json, Language
from starhaul.server.admin import admin_messages as messages

Database = Annotated[
    str | None, typer.Option("--db", metavar="DB", help=TEXTS("help-admin-db"), show_default=False)
]

commands = typer.Typer(name="admin", help=TEXTS("help-admin"), **STYLE)


def _do(request: messages.AdminRequests, db: str | None, lang: str | None, as_json: bool) -> None:
    """Send a request and print its answer."""
    with speaking(lang) as texts:
        answer = checked(ask(db, request), texts)
        if as_json:
            sys.stdout.write(f"{msgspec.json.encode(answer).decode()}\n")
        elif isinstance(answer, messages.TablesAnswer):
            write_tables(answer, texts)
        elif isinstance(answer, messages.BansAnswer):
            write_bans(answer, texts)
        elif isinstance(answer, messages.StatsAnswer):
            sys.stdout.write("".join(f"{line}\n" for line in stats_lines(answer, texts)))
        elif isinstance(answer, messages.DoneAnswer):
            sys.stdout.write(f"{done_in_words(answer, texts)}\n")


@commands.command("tables", help=TEXTS("help-admin-tables"))
def tables(as_json: Json = False, db: Database = None, lang: Language = None) -> None:
    _do(messages.TablesRequest(), db, lang, as_json)


@commands.command("close", help=TEXTS("help-admin-close"))
def close(
    table: Annotated[str, typer.Argument(metavar="TABLE", help=TEXTS("help-admin-table"))],
    as_json: Json = False,
    db: Database = None,
    lang: Language = None,
) -> None:
    _do(messages.CloseTableRequest(table=table), db, lang, as_json)


@commands.command("ban", help=TEXTS("help-admin-ban"))
def ban(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help=TEXTS("help-admin-address"))],
    duration: Annotated[
        str | None, typer.Option("--for", metavar="TIME", help=TEXTS("help-admin-for"), show_default=False)
    ] = None,
    reason: Annotated[
        str, typer.Option(metavar="TEXT", help=TEXTS("help-admin-reason"), show_default=False)
    ] = "",
    as_json: Json = False,
    db: Database = None,
    lang: Language = None,
) -> None:
    with speaking(lang):
        seconds = seconds_of(duration, "--for")
    _do(messages.BanRequest(network=address, seconds=seconds, reason=reason), db, lang, as_json)


@commands.command("unban", help=TEXTS("help-admin-unban"))
def unban(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help=TEXTS("help-admin-address"))],
    as_json: Json = False,
    db: Database = None,
    lang: Language = None,
) -> None:
    _do(messages.UnbanRequest(network=address), db, lang, as_json)


@commands.command("bans", help=TEXTS("help-admin-bans"))
def bans(as_json: Json = False, db: Database = None, lang: Language = None) -> None:
    _do(messages.BansRequest(), db, lang, as_json)


@commands.command("say", help=TEXTS("help-admin-say"))
def say(
    text: Annotated[str, typer.Argument(metavar="TEXT", help=TEXTS("help-admin-text"))] = "",
    duration: Annotated[
        str | None, typer.Option("--for", metavar="TIME", help=TEXTS("help-admin-for"), show_default=False)
    ] = None,
    as_json: Json = False,
    db: Database = None,
    lang: Language = None,
) -> None:
    with speaking(lang):
        seconds = seconds_of(duration, "--for")
    _do(messages.AnnounceRequest(text=text, seconds=seconds), db, lang, as_json)


@commands.command("drain", help=TEXTS("help-admin-drain"))
def drain(
    within: Annotated[str, typer.Option("--in", metavar="TIME", help=TEXTS("help-admin-in"))] = "10m",
    cancel: Annotated[bool, typer.Option("--cancel", help=TEXTS("help-admin-cancel"))] = False,
    as_json: Json = False,
    db: Database = None,
    lang: Language = None,
) -> None:
    with speaking(lang):
        seconds = seconds_of(within, "--in") or 0
    request = messages.ResumeRequest() if cancel else messages.DrainRequest(seconds=seconds)
    _do(request, db, lang, as_json)


@commands.command("stats", help=TEXTS("help-admin-stats"))
def stats(as_json: Json = False, db: Database = None, lang: Language = None) -> None:
    _do(messages.StatsRequest(), db, lang, as_json)


@commands.command("rotate-secret", help=TEXTS("help-admin-rotate"))
def rotate_secret(
    force: Annotated[bool, typer.Option("--force", help=TEXTS("help-admin-force"))] = False,
    as_json: Json = False,
    db: Database = None,
    lang: Language = None,
) -> None:
    _do(messages.RotateRequest(force=force), db, lang, as_json)
