"""Makes the story of a log that comes from anywhere: within the same limits as a film, refused with the same
words.

Used by `film_worker` and `starhaul replay`. What a story consists of is in `starhaul.chronicle`.
"""

import msgspec

from starhaul.chronicle.chronicle_records import Chronicle
from starhaul.chronicle.chronicler import chronicle_of
from starhaul.kernel.contract import C, Event, S
from starhaul.kernel.match import Match
from starhaul.kernel.match_records import LogEntry
from starhaul.server.film.film import Checkpoint, begun, carried_out, encoded, film_of, log_in, own_data
from starhaul.server.film.film_records import STORY


def story_of(raw: bytes, match: str = "", checkpoint: Checkpoint = lambda: None) -> Chronicle:
    """The chronicle of a log. `match` is the ID if it was played here."""
    log = log_in(raw)
    # Refuses configurations in words, and knows what the page needs to draw.
    data = own_data(begun(log))

    def repeat(played: Match[C, S], entry: LogEntry) -> list[Event]:
        checkpoint()
        return carried_out(played, entry)

    return chronicle_of(log, match, repeat=repeat, data=data)


def film_or_story(log: bytes, eye: str, match: str = "", checkpoint: Checkpoint = lambda: None) -> bytes:
    """The encoded film from a point of view, or the encoded story; made in this process."""
    if eye == STORY:
        return msgspec.json.encode(story_of(log, match, checkpoint))
    return encoded(film_of(log, eye, match, checkpoint))
