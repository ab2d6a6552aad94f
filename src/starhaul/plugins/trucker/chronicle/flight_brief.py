"""A trucker match, or the fate of one person in it, in three sentences."""

from collections import Counter
from collections.abc import Sequence

from starhaul.chronicle.chronicle_records import (
    Chronicle,
    StoryPicture,
    StoryPlayer,
    StoryTerm,
    StoryWords,
    amount,
)
from starhaul.chronicle.story_in_brief import before_and_after


def brief(chronicle: Chronicle, person: int | None) -> Sequence[StoryWords]:
    if person is None:
        return [_result(chronicle), _decision(chronicle), _wreck(chronicle)]
    pair = before_and_after(chronicle, person)
    if pair is None:
        return [_result(chronicle)]
    return [_launch(pair[0]), _toll(chronicle, pair[0]), _end(chronicle, pair[1])]


# --- the match ---------------------------------------------------------------------------------------------


def _result(chronicle: Chronicle) -> StoryWords:
    if not chronicle.is_over:
        return StoryWords("story-brief-trucker-stopped", {"round": len(chronicle.rounds)})
    winners = [player for rank in chronicle.ranks if rank.place == 1 for player in rank.players]
    if not winners:
        return StoryWords("story-brief-trucker-nobody")
    terms = chronicle.ranks[0].score.terms
    return StoryWords("story-brief-trucker-won", {"count": len(winners)}, {"names": winners}, terms)


def _decision(chronicle: Chronicle) -> StoryWords:
    """The moment that weighs most. That the result was close is no moment of the flight."""
    heaviest = max(
        (one for one in chronicle.moments if one.kind != "end"),
        key=lambda one: (one.weight, -one.entry),
        default=None,
    )
    return StoryWords("story-brief-trucker-quiet") if heaviest is None else heaviest.words


def _wreck(chronicle: Chronicle) -> StoryWords:
    tiles: Counter[int] = Counter()
    for loss in chronicle.losses:
        if loss.what == "tiles":
            tiles[loss.person] += loss.number
    if not tiles:
        return StoryWords("story-brief-trucker-whole")
    person, number = min(tiles.items(), key=lambda one: (-one[1], one[0]))
    player = _player(chronicle, person)
    cause = _worst_cause(chronicle, person)
    terms = {"amounts": [amount("tiles", number)], "cause": [cause]}
    return StoryWords("story-brief-trucker-wreck", players={"seat": [player]}, terms=terms)


def _player(chronicle: Chronicle, person: int) -> StoryPlayer:
    pictures = (picture for one in chronicle.rounds for picture in one.pictures)
    players = (picture.player for picture in pictures if picture.player is not None)
    return next((player for player in players if player.person == person), StoryPlayer(person, person))


def _worst_cause(chronicle: Chronicle, person: int) -> StoryTerm:
    own = [loss for loss in chronicle.losses if loss.person == person and loss.what == "tiles"]
    return max(own, key=lambda loss: loss.number).cause


# --- one person --------------------------------------------------------------------------------------------


def _launch(picture: StoryPicture) -> StoryWords:
    terms = picture.notes[0].terms if picture.notes else {"amounts": [amount("tiles", 0)]}
    return StoryWords("story-brief-trucker-launch", players=_owner(picture), terms=terms)


def _toll(chronicle: Chronicle, picture: StoryPicture) -> StoryWords:
    """The cause that took most tiles from this person."""
    person = -1 if picture.player is None else picture.player.person
    own = [loss for loss in chronicle.losses if loss.person == person and loss.what == "tiles"]
    if not own:
        return StoryWords("story-brief-trucker-unharmed")
    worst = max(own, key=lambda loss: loss.number)
    terms = {"amounts": [amount("tiles", worst.number)], "cause": [worst.cause]}
    return StoryWords("story-brief-trucker-toll", terms=terms)


def _end(chronicle: Chronicle, picture: StoryPicture) -> StoryWords:
    gave_up = next((note for note in picture.notes if note.text == "story-trucker-gave-up"), None)
    if gave_up is not None:
        return StoryWords("story-brief-trucker-gave-up", players=_owner(picture), terms=gave_up.terms)
    person = -1 if picture.player is None else picture.player.person
    for rank in chronicle.ranks:
        if any(player.person == person for player in rank.players):
            facts = {"place": rank.place or 0}
            return StoryWords("story-brief-trucker-home", facts, _owner(picture), rank.score.terms)
    return StoryWords("story-brief-trucker-stopped", {"round": len(chronicle.rounds)})


def _owner(picture: StoryPicture) -> dict[str, list[StoryPlayer]]:
    return {} if picture.player is None else {"seat": [picture.player]}
