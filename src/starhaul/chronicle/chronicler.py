"""Makes chronicles: plays a log again and lets the narrator of its game listen.

Used by the server, in a worker process, and by the command line. The engine checks every entry. A chronicle
has public events only, but it uses the whole state (the credits of a first edition match, say), so nobody may
get one while the match is running."""

from collections.abc import Callable, Sequence
from typing import Any

from starhaul.chronicle.chosen_moments import chosen_moments
from starhaul.chronicle.chronicle_part import Narrator, StoryStep, chronicle_part
from starhaul.chronicle.chronicle_records import Chronicle
from starhaul.chronicle.plain_narrator import PlainNarrator
from starhaul.chronicle.story_in_brief import with_brief
from starhaul.games import game_named
from starhaul.kernel.contract import CHANCE, C, Event, S
from starhaul.kernel.log import Log, begin_again, repeat_entry
from starhaul.kernel.match import Match
from starhaul.kernel.match_records import LogEntry

EntryRepeater = Callable[[Match[Any, Any], LogEntry], list[Event]]


def chronicle_of(
    log: Log,
    match: str = "",
    *,
    repeat: EntryRepeater = repeat_entry,
    upto: int | None = None,
    data: object = None,
) -> Chronicle:
    """`match` is the ID if it was played here. `repeat` carries out an entry; raises if it cannot."""
    played = begin_again(game_named(log.head.game), log)
    narrator = narrator_of(played)
    entries = log.entries[:upto]
    for entry, done in zip(entries, step_ends(entries), strict=True):
        before = played.game.clone(played.state)
        events = repeat(played, entry)
        # The entry of the match has the action as a record, that of the log as JSON.
        narrator.hear(StoryStep(before, played.state, played.entries[-1], done, events))
    return with_brief(
        Chronicle(
            match=match,
            game=log.head.game,
            config=log.head.config,
            is_over=played.is_over,
            is_aborted=log.is_aborted,
            rounds=narrator.rounds(played),
            moments=chosen_moments(narrator.moments(played)),
            losses=narrator.losses(),
            ranks=narrator.ranks(played) if played.is_over else [],
            brief=[],
            data=data,
        )
    )


def step_ends(entries: Sequence[LogEntry]) -> list[int]:
    """For each entry, how many have happened when its step is over: replays show an action together with the
    outcomes of chance after it.

    >>> step_ends([LogEntry(n, 0, seat, 0) for n, seat in enumerate([-1, 0, 1, -1, -1])])
    [1, 2, 5, 5, 5]
    """
    ends, end = [0] * len(entries), len(entries)
    for number in reversed(range(len(entries))):
        ends[number] = end
        if entries[number].seat != CHANCE:
            end = number
    return ends


def narrator_of(match: Match[C, S]) -> Narrator:
    part = chronicle_part(match.game.name)
    return PlainNarrator() if part is None else part.narrator(match)
