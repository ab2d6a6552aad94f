"""`starhaul draw`: draws one moment of a match log as a picture."""

from typing import Annotated

import typer

from starhaul.cli import (
    TEXTS,
    check_drawing,
    named,
    speaking,
    would_overwrite,
    write_drawing,
)
from starhaul.cli.common_options import Language, LogFile
from starhaul.cli.replay import begin, events_of, read
from starhaul.cli.terminal_game import terminal_of
from starhaul.kernel.errors import BadInput
from starhaul.kernel.log import Log
from starhaul.locale import Texts


def draw(
    log: LogFile,
    svg: Annotated[str, typer.Option(metavar="FILE", help=TEXTS("help-draw-svg"), show_default=False)],
    at: Annotated[
        int | None, typer.Option(metavar="N", help=TEXTS("help-draw-at"), show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    with speaking(lang) as texts:
        check_drawing(svg)
        source, found = one_log(log)
        if would_overwrite(svg, log):
            raise BadInput("svg-over-log", source=svg)
        write_drawing(svg, picture(found, source, at, texts))


def one_log(path: str) -> tuple[str, Log]:
    logs = read(path)
    if len(logs) > 1:
        raise BadInput("draw-one-log", source=named(path), count=len(logs))
    return logs[0]


def picture(log: Log, source: str, at: int | None, texts: Texts) -> str:
    """The match after its first `at` actions, or after all of them."""
    count = len(log.entries)
    if at is not None and not 0 <= at <= count:
        raise BadInput("draw-moment", source="--at", at=at, count=count)
    match = begin(log, source)
    for _ in events_of(match, log.entries[:at], source):
        pass
    return terminal_of(match.game.name).picture(match.state, texts)
