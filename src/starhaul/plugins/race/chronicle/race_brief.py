"""A race in three sentences. Ships have no owners' pictures here, so a person gets the same story as
everybody."""

from collections import Counter
from collections.abc import Sequence

from starhaul.chronicle.chronicle_records import Chronicle, StoryPlayer, StoryWords, amount


def brief(chronicle: Chronicle, person: int | None) -> Sequence[StoryWords]:
    return [_result(chronicle), _decision(chronicle), _holes(chronicle)]


def _result(chronicle: Chronicle) -> StoryWords:
    rounds = len(chronicle.rounds)
    winners = [player for rank in chronicle.ranks if rank.place == 1 for player in rank.players]
    if not winners:
        return StoryWords("story-brief-stopped", {"round": rounds})
    return StoryWords("story-brief-race-won", {"count": len(winners), "round": rounds}, {"names": winners})


def _decision(chronicle: Chronicle) -> StoryWords:
    """The moment that weighs most, besides the victory itself."""
    moments = [one for one in chronicle.moments if one.kind != "end"]
    heaviest = max(moments, key=lambda one: (one.weight, -one.entry), default=None)
    return StoryWords("story-brief-race-quiet") if heaviest is None else heaviest.words


def _holes(chronicle: Chronicle) -> StoryWords:
    lost: Counter[int] = Counter()
    for loss in chronicle.losses:
        lost[loss.person] += loss.number
    if not lost:
        return StoryWords("story-brief-race-no-holes")
    person, spaces = min(lost.items(), key=lambda one: (-one[1], one[0]))
    terms = {"amounts": [amount("spaces", spaces)]}
    return StoryWords("story-brief-race-holes", players={"seat": [StoryPlayer(person, person)]}, terms=terms)
