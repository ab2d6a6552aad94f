"""Which moments of a match are told: the heaviest ones, not too many, and not the same thing twice.

Used by `chronicler`. How much a moment weighs is up to the game.
"""

from collections.abc import Iterable, Mapping, Sequence

from starhaul.chronicle.chronicle_records import StoryMoment, StoryPlayer

MOST_IN_A_ROUND = 4
MOST = 12
"""Maximum number of moments of a round and of a match."""


def chosen_moments(found: Iterable[StoryMoment]) -> list[StoryMoment]:
    """The heaviest first, of equal ones the earliest: each kind once for a player in a round. Then in
    order."""
    chosen: list[StoryMoment] = []
    for moment in sorted(found, key=lambda one: (-one.weight, one.entry)):
        in_round = [one for one in chosen if one.round == moment.round]
        is_new = _subject(moment) not in map(_subject, in_round)
        if is_new and len(in_round) < MOST_IN_A_ROUND and len(chosen) < MOST:
            chosen.append(moment)
    return sorted(chosen, key=lambda one: one.entry)


def _subject(moment: StoryMoment) -> tuple[str, Mapping[str, Sequence[StoryPlayer]]]:
    return moment.kind, moment.words.players
