"""`starhaul bot`: connects a bot to a seat on any server, where it plays like any other client."""

import asyncio
import sys
from typing import Annotated, ClassVar

import typer

from starhaul.cli import BAD_INPUT, FAILED, STANDARD_INPUT, TEXTS, complain, speaking
from starhaul.cli.common_options import Language
from starhaul.cli.matches import bots_from_here
from starhaul.kernel.errors import StarhaulError
from starhaul.locale import MissingText, Texts
from starhaul.remote.address import Address, address_of
from starhaul.remote.connection import Closed, Remote, Unreachable
from starhaul.remote.remote_bot import RemoteBot
from starhaul.remote.remote_match import Report
from starhaul.server.table_error import TableError

FIRST_TIMEOUT_S, TIMEOUT_S = 3.0, 60.0
"""Give up sooner on a server that was never reachable than on one that has gone away."""


class GoodBye(StarhaulError):
    """Why a server closed the connection."""

    prefix: ClassVar[str] = "bye"


def bot(
    link: Annotated[str, typer.Argument(metavar="LINK", help=TEXTS("help-bot-link"), show_default=False)],
    skill: Annotated[str, typer.Option(metavar="BOT", help=TEXTS("help-bot-skill"))] = "hard",
    temperament: Annotated[
        str | None, typer.Option(metavar="WORD", help=TEXTS("help-bot-temperament"), show_default=False)
    ] = None,
    name: Annotated[
        str | None, typer.Option(metavar="NAME", help=TEXTS("help-bot-name"), show_default=False)
    ] = None,
    matches: Annotated[
        int | None, typer.Option(min=1, metavar="N", help=TEXTS("help-bot-matches"), show_default=False)
    ] = None,
    invitation: Annotated[
        str, typer.Option(metavar="WORD", help=TEXTS("help-bot-invitation"), show_default=False)
    ] = "",
    verbose: Annotated[bool, typer.Option("--verbose", help=TEXTS("help-bot-verbose"))] = False,
    lang: Language = None,
) -> None:
    wanted = skill if temperament is None else f"{skill}:{temperament}"
    with speaking(lang) as texts:
        address = address_of(sys.stdin.readline() if link == STANDARD_INPUT else link)
        called = name or texts("bot-name")
        try:
            with bots_from_here():
                report = teller(verbose, texts)
                ended = asyncio.run(play(address, called, wanted, matches, report, invitation))
        except Closed as error:
            print(sentence(error, texts), file=sys.stderr)
            raise typer.Exit(BAD_INPUT) from None
        except Unreachable as error:
            # The link was right and the bot may have played for hours, so this is not bad input.
            complain([error], texts)
            raise typer.Exit(FAILED) from None
    print(sentence(ended, texts))


async def play(
    address: Address, name: str, bot: str, matches: int | None, report: Report, invitation: str = ""
) -> Closed:
    """Play until the server closes the connection; raises `BadInput` if play cannot begin or the
    connection is lost."""
    async with Remote(address, name, timeout_s=FIRST_TIMEOUT_S, invitation=invitation) as remote:
        remote.timeout_s = TIMEOUT_S
        await RemoteBot(remote, bot, matches=matches, report=report).stay()
        assert remote.ended is not None, "stay() returns only after the end"
        if not isinstance(remote.ended, Closed):
            raise remote.ended
        return remote.ended


def teller(verbose: bool, texts: Texts) -> Report:
    def report(key: str, **facts: object) -> None:
        if verbose:
            print(texts(key, **facts), file=sys.stderr, flush=True)

    return report


def sentence(closed: Closed, texts: Texts) -> str:
    """The text for a closing reason, or else the text of the refusal with the same code."""
    for family in (GoodBye, TableError):
        try:
            return texts.error(family(closed.code, **closed.detail))
        except MissingText:
            continue
    return texts("bot-sent-away", code=closed.code)
