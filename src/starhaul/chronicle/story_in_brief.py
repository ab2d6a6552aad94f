"""The story of a match in three sentences, and the ship that suffered most.

Used by `chronicler`, and for pictures to share. What the sentences say is up to the game; `wording.worded`
puts them into a language."""

from collections.abc import Sequence

from msgspec import structs

from starhaul.chronicle.chronicle_part import chronicle_part
from starhaul.chronicle.chronicle_records import Chronicle, StoryPicture, StoryPlayer, StoryWords

SENTENCES = 3


def story_in_brief(chronicle: Chronicle, person: int | None = None) -> list[StoryWords]:
    """At most three sentences: about the whole match, or about one person and their ship."""
    part = chronicle_part(chronicle.game)
    told = _plain_brief(chronicle) if part is None else part.brief(chronicle, person)
    return list(told)[:SENTENCES]


def with_brief(chronicle: Chronicle) -> Chronicle:
    return structs.replace(chronicle, brief=story_in_brief(chronicle))


def before_and_after(
    chronicle: Chronicle, person: int | None = None
) -> tuple[StoryPicture, StoryPicture] | None:
    """The ship that lost most in a flight, of one person or of all: at launch, and as it ended. What was lost
    before launch counts only between ships that lost the same. None if nobody has flown, or in a game without
    ships of their own."""
    pairs = [
        (before, after)
        for one in chronicle.rounds
        for before in one.pictures
        for after in one.pictures
        if before.what == "launch" and after.what != "launch" and before.player == after.player is not None
    ]
    wanted = [pair for pair in pairs if person is None or _person(pair[0].player) == person]
    return max(wanted, key=lambda pair: (pair[1].lost - pair[0].lost, pair[1].lost), default=None)


def _person(player: StoryPlayer | None) -> int | None:
    return None if player is None else player.person


def _plain_brief(chronicle: Chronicle) -> Sequence[StoryWords]:
    """For games without a part of their own: who won."""
    winners = [player for rank in chronicle.ranks if rank.place == 1 for player in rank.players]
    if not winners:
        return [StoryWords("story-brief-stopped", {"round": len(chronicle.rounds)})]
    return [StoryWords("story-brief-won", {"count": len(winners)}, {"names": winners})]
