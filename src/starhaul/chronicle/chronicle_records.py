"""What a chronicle consists of (docs/formats.md §9): plain data that pages, texts and programs show alike.

Made by the narrators of the games. A sentence is the key of a text and its facts, so that it can be told in
every language."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

VERSION = 1


class StoryPlayer(Struct, frozen=True):
    """A player: the seat decides on the colour, the person on the name. Partners of a team change seats."""

    seat: int
    """The seat at that moment."""
    person: int
    """The person who sat there."""


class StoryTerm(Struct, frozen=True, omit_defaults=True):
    """A word or an amount within a sentence, as the key of a text."""

    text: str
    """The key of the text."""
    facts: Mapping[str, int | str] = {}
    """The arguments of the text."""


def amount(what: str, number: int) -> StoryTerm:
    """Such as “3 tiles”."""
    return StoryTerm(f"story-amount-{what}", {"number": number})


class StoryWords(Struct, frozen=True, omit_defaults=True):
    """A sentence as the key of a text and its arguments, by name."""

    text: str
    """The key of the text."""
    facts: Mapping[str, int | str] = {}
    """Arguments that are used as they are."""
    players: Mapping[str, Sequence[StoryPlayer]] = {}
    """Arguments that are names; several are listed."""
    terms: Mapping[str, Sequence[StoryTerm]] = {}
    """Arguments that are texts themselves; several are listed."""


class StoryEvent(Struct, frozen=True, omit_defaults=True):
    """An event that everybody could see."""

    entry: int
    """After how many entries of the log it had happened: the number of its moment in the replay."""
    at_ms: int
    """The time of the match."""
    key: str
    """What happened, as in messages."""
    args: Mapping[str, Any]
    """Its arguments, as in messages."""
    players: Sequence[int] = ()
    """The person at each seat; left out while everybody has their own seat."""


class StoryScene(Struct, frozen=True, omit_defaults=True):
    """A part of a round: building, a card, a turn."""

    title: StoryWords
    """Its heading."""
    entry: int
    """The moment at which it begins."""
    events: Sequence[StoryEvent]
    """What happened, in order."""


class StoryPicture(Struct, frozen=True, omit_defaults=True):
    """A ship, or the whole table, at one moment."""

    what: str
    """`launch`, `end`, or `stopped` in a match that was not played to its end."""
    entry: int
    """The moment."""
    drawing: Any
    """What the client of the game needs to draw it."""
    player: StoryPlayer | None = None
    """The owner; none if it shows everybody."""
    lost: int = 0
    """How many tiles the ship has lost since the round began."""
    notes: Sequence[StoryWords] = ()
    """Figures below the picture."""


class StoryBooking(Struct, frozen=True):
    """One line of a settlement."""

    item: StoryTerm
    """What it is for."""
    credits: int
    """The amount; negative for a cost."""


class StoryAccount(Struct, frozen=True):
    """The settlement of a player."""

    player: StoryPlayer
    """The player."""
    lines: Sequence[StoryBooking]
    """The lines, in order."""
    total: int
    """Their sum."""
    balance: int
    """What the account has afterwards; partners share one."""


class StoryRound(Struct, frozen=True, omit_defaults=True):
    """A round of the match."""

    round: int
    """Counted from 1."""
    title: StoryWords
    """Its heading."""
    entry: int
    """The moment at which it begins."""
    scenes: Sequence[StoryScene]
    """What happened, part by part."""
    pictures: Sequence[StoryPicture]
    """Those at launch, then those at the end."""
    accounts: Sequence[StoryAccount] = ()
    """The settlement, if the round has one and was played to its end."""


class StoryMoment(Struct, frozen=True):
    """A moment that decided something. Which ones are told: formats.md §9."""

    kind: str
    """`loss`, `save`, `lead`, `gain`, `out`, `title` or `end`."""
    round: int
    """Counted from 1."""
    entry: int
    """The moment in the replay."""
    weight: int
    """How much it matters."""
    words: StoryWords
    """The sentence."""


class StoryLoss(Struct, frozen=True):
    """How much of one thing a player lost by one cause, in the whole match."""

    person: int
    """The person."""
    cause: StoryTerm
    """What took it."""
    what: str
    """`tiles`, `crew`, `goods`, `batteries`, `days`, `credits` or `spaces`."""
    number: int
    """How much."""


class StoryRank(Struct, frozen=True):
    """The result of a player or a team."""

    place: int | None
    """The rank; none for those who are not ranked."""
    players: Sequence[StoryPlayer]
    """The player, or the partners."""
    score: StoryWords
    """The result in words."""


class Chronicle(Struct, frozen=True, kw_only=True):
    """The story of a match."""

    chronicle: int = VERSION
    """The version of the format."""
    match: str
    """The match ID; empty for a log from elsewhere."""
    game: str
    """The game."""
    config: Any
    """The complete configuration."""
    is_over: bool
    """Whether it was played to its end."""
    is_aborted: bool
    """Whether it was stopped early."""
    rounds: Sequence[StoryRound]
    """The rounds, in order."""
    moments: Sequence[StoryMoment]
    """The decisive moments, in order."""
    losses: Sequence[StoryLoss]
    """The losses by person and cause."""
    ranks: Sequence[StoryRank]
    """The results, the best first; empty if the match was not played to its end."""
    brief: Sequence[StoryWords]
    """The match in three sentences."""
    data: Any = None
    """The static data of the game, where they depend on the configuration."""
