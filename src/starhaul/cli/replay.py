"""`starhaul replay`: replays a match log and prints a summary, or the story as text or JSON lines."""

import re
import sys
from collections.abc import Iterable, Iterator
from typing import Annotated, Any

import msgspec
import typer

from starhaul.chronicle.chronicler import chronicle_of
from starhaul.cli import TEXTS, named, speaking
from starhaul.cli.common_options import JsonLines, Language, LogFile
from starhaul.cli.files import named_troubles
from starhaul.cli.story_report import StoryReport
from starhaul.cli.terminal_game import terminal_of
from starhaul.games import game_named
from starhaul.kernel.contract import C, Event, S
from starhaul.kernel.errors import BadInput, Refusal
from starhaul.kernel.log import Log, read_log
from starhaul.kernel.log import replay as play_again
from starhaul.kernel.match import Match
from starhaul.kernel.match_records import LogEntry
from starhaul.locale import Texts, quoted


def replay(
    log: LogFile,
    text: Annotated[bool, typer.Option("--text", help=TEXTS("help-replay-text"))] = False,
    json: JsonLines = False,
    to: Annotated[
        int | None, typer.Option(min=0, metavar="N", help=TEXTS("help-replay-to"), show_default=False)
    ] = None,
    html: Annotated[
        str | None, typer.Option(metavar="FILE", help=TEXTS("help-replay-html"), show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    with speaking(lang) as texts:
        if html is not None:
            write_page(log, html)
            return
        logs = read(log)
        if json:
            printed = "".join(line for source, found in logs for line in in_json(found, source, texts, to))
        else:
            printed = "\n".join(shown(found, source, texts, text, to) for source, found in logs)
    sys.stdout.write(printed)


def shown(log: Log, source: str, texts: Texts, as_story: bool, to: int | None) -> str:
    match = begin(log, source)
    for _ in events_of(match, log.entries[:to], source):
        pass
    told = "".join(f"{line}\n" for line in report(log, match, texts, to).text()) + "\n" if as_story else ""
    return told + summary(match, texts)


def in_json(log: Log, source: str, texts: Texts, to: int | None) -> Iterator[str]:
    """The story as JSON lines (docs/formats.md §9)."""
    match = begin(log, source)
    for _ in events_of(match, log.entries[:to], source):
        pass
    yield from (f"{line.decode()}\n" for line in report(log, match, texts, to).lines())


def report(log: Log, match: Match[C, S], texts: Texts, to: int | None) -> StoryReport:
    """The story of a log that the engine has accepted."""
    origin = log.head.origin
    return StoryReport(chronicle_of(log, origin.match if origin else "", upto=to), match.config, texts)


def write_page(path: str, target: str) -> None:
    """The replay of the first log in a file as a single HTML file."""
    from starhaul.server.film.film_error import FilmError
    from starhaul.server.film.told_story import film_or_story
    from starhaul.server.http.single_page import single_page

    source, raw = logs_in(path)[0]
    begin(read_log(raw, source), source)
    try:
        page = single_page(raw, [], lambda eye: film_or_story(raw, eye))
    except FilmError as why:
        raise BadInput("no-film", source=source, why=why) from None
    try:
        with open(target, "wb") as file:
            file.write(page)
    except OSError as error:
        raise BadInput("unwritable", source=named(target), reason=error) from None


# --- reading and playing -----------------------------------------------------------------------------------


def read(path: str) -> list[tuple[str, Log]]:
    return [(name, read_log(log, name)) for name, log in logs_in(path)]


def logs_in(path: str) -> list[tuple[str, bytes]]:
    """The logs in a file in order, not read yet, each with the source name to use in errors."""
    with named_troubles(named(path)), open(path, "rb") as file:
        raw = file.read()
    parts = re.split(rb"^(?=\{\"starhaul\":)", raw, flags=re.MULTILINE)
    logs = [log for log in parts if log.strip()] or [raw]
    names = [f"{path}#{number}" for number in range(1, len(logs) + 1)] if len(logs) > 1 else [named(path)]
    return list(zip(names, logs, strict=True))


def begin(log: Log, source: str) -> Match[Any, Any]:
    """The match of a log before its first action."""
    try:
        return play_again(game_named(log.head.game), log, upto=0, source=source)
    except BadInput as error:
        error.source = error.source or source
        raise


def events_of(
    match: Match[C, S], entries: list[LogEntry], source: str
) -> Iterator[tuple[LogEntry, list[Event]]]:
    """Replay the entries; yields each with its events. A refused action is reported with its line."""
    for entry in entries:
        try:
            action = match.game.to_action(entry.seat, entry.action)
            yield entry, match.act(entry.seat, action, entry.at_ms)
        except Refusal as why:
            place = str(entry.i + 2)
            raise BadInput("log-refused", source=source, place=place, why=why, rule=why.rule) from why


# --- printing ----------------------------------------------------------------------------------------------


def story(events: Iterable[Event], match: Match[C, S], texts: Texts) -> Iterator[str]:
    """One line for each event that has a sentence."""
    teller = terminal_of(match.game.name).story(texts, match.config)
    every = list(events)
    for event, following in zip(every, [*every[1:], None], strict=True):
        # A sentence may depend on earlier events, so the teller gets all of them.
        if (sentence := teller.sentence(event)) and not teller.is_told_again(event, following):
            yield f"{sentence}\n"


def summary(match: Match[C, S], texts: Texts) -> str:
    """One figure per line, never wrapped, so that a key or a configuration can be searched for as a whole."""
    facts = {
        texts("replay-game"): match.game.name,
        texts("replay-config"): msgspec.json.encode(match.config).decode(),
        texts("replay-seed"): quoted(match.seed),
        texts("replay-actions"): str(len(match.entries)),
        texts("replay-state"): texts("replay-over" if match.is_over else "replay-going-on"),
        texts("replay-key"): match.key,
    }
    if match.is_over:
        label, fact = terminal_of(match.game.name).result(match, texts)
        facts[label] = fact
    width = max(map(len, facts))
    return "".join(f"{label:{width}}  {fact}\n" for label, fact in facts.items())
