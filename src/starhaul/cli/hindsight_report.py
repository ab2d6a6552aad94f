"""`starhaul hindsight`: what would have saved a seat in a finished flight of a match log."""

import sys
from collections.abc import Iterator
from typing import Annotated, Any, Protocol, cast

import typer

from starhaul.cli import TEXTS, speaking
from starhaul.cli.common_options import Json, Language, LogFile
from starhaul.cli.explain import one_log
from starhaul.cli.files import json_line
from starhaul.cli.replay import begin, events_of
from starhaul.games import plugin_named
from starhaul.kernel.errors import BadInput
from starhaul.kernel.log import Log
from starhaul.kernel.match import Match
from starhaul.locale import Texts
from starhaul.server.bots.hindsight_part import hindsight_of
from starhaul.server.bots.look_back_worker import BUDGET_S, MOST_REPLAYS, within


class HindsightWords(Protocol):
    """How a game describes findings: the part `terminal.hindsight_words` of a plug-in."""

    def in_lines(self, found: object, config: object, texts: Texts) -> Iterator[str]: ...


def hindsight(
    log: LogFile,
    seat: Annotated[int, typer.Option(metavar="N", help=TEXTS("help-hindsight-seat"), show_default=False)],
    round_: Annotated[
        int | None,
        typer.Option("--round", metavar="N", help=TEXTS("help-hindsight-round"), show_default=False),
    ] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as texts:
        source, found_log = one_log(log)
        match, found = looked_back(found_log, source, seat, round_)
        words = cast(HindsightWords, plugin_named(match.game.name).part("terminal.hindsight_words"))
        if json:
            printed = json_line(found)
        else:
            printed = "".join(f"{line}\n" for line in words.in_lines(found, match.config, texts))
    sys.stdout.write(printed)


def looked_back(log: Log, source: str, seat: int, round_: int | None) -> tuple[Match[Any, Any], Any]:
    """The match before its first action, and the findings."""
    match = begin(log, source)
    part = hindsight_of(match.game.name)
    if part is None:
        raise BadInput("no-hindsight", source=source)
    if not 0 <= seat < match.game.seats(match.config):
        raise BadInput("hindsight-seat", source="--seat", seat=seat)
    # Replayed under the full rules first: a log from elsewhere may be wrong, and is reported with its line.
    again = begin(log, source)
    for _ in events_of(again, log.entries, source):
        pass
    if round_ is None:
        numbers = range(again.state.round + 1)
        done = [number for number in numbers if part.is_settled(again.state, number)]
        round_ = done[-1] + 1 if done else 1
    try:
        found = part.look_back(match, log.entries, round_ - 1, seat, within(BUDGET_S, MOST_REPLAYS))
    except BadInput as error:
        error.source = error.source or source
        raise
    return match, found
