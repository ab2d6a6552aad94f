"""What a coach tells a person: the answer of a strong bot, the next best one, and the reasons, as data.

Used by the part `coach` of a plug-in, which finds the reasons, and by the server, which sends them. Sentences
are made by clients: every phrase has a text `coach-…` in every language.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from msgspec import Struct, to_builtins

from starhaul.bots.bot_contract import Bot, Briefing, Opinion
from starhaul.kernel.contract import Action

PhraseValue = int | float | str
PhraseKinds = Mapping[str, tuple[str, ...]]
"""The kinds of phrases of a game, each with the names of its values."""
MOST_REASONS = 3
NEGLIGIBLE = 0.05
"""Points that differ by less than this many credits do not decide anything."""
COACH_BOT = "hard"
"""The bot whose answers are advised."""


class CoachPhrase(Struct, frozen=True, omit_defaults=True):
    """Something a coach says, as the kind of phrase and its values."""

    kind: str
    """The kind: its text is `coach-do-…` for an answer and `coach-why-…` for a reason."""
    values: Mapping[str, PhraseValue] = {}
    """The values in the text, by name; `seat` is the number of a seat."""


class AdvisedAnswer(Struct, frozen=True, omit_defaults=True):
    """An answer and what speaks for it, or against it."""

    action: Any
    """The answer as a client would send it; null to wait."""
    says: CoachPhrase
    """The answer in words."""
    reasons: Sequence[CoachPhrase] = ()
    """The reasons that decide, the weightiest first."""


class Counsel(Struct, frozen=True, omit_defaults=True):
    """Advice on one question."""

    question: str
    """The kind of question."""
    best: AdvisedAnswer
    """What a strong player would do, and why."""
    second: AdvisedAnswer | None = None
    """The next best answer and what speaks against it; none if there is no other that is worth a word."""


class CoachPart(Protocol):
    """The part `coach` of a plug-in (`GamePlugin.has_coach`)."""

    ANSWERS: PhraseKinds
    REASONS: PhraseKinds
    HEEDED: frozenset[str]
    """The kinds of events that the bot needs to know about; others need not be kept."""

    def counsel(self, bot: Bot, briefing: Briefing) -> Counsel: ...

    def figures(self, state: Any, player: int) -> Any:
        """Figures about what the player is making, from what everybody can see; None if there are none."""


class Phrases:
    """Makes phrases of declared kinds, so that no text is missing."""

    def __init__(self, kinds: PhraseKinds) -> None:
        self._kinds = kinds

    def __call__(self, kind: str, **values: PhraseValue) -> CoachPhrase:
        """
        >>> Phrases({"days": ("count",)})("days", count=2)
        CoachPhrase(kind='days', values={'count': 2})
        """
        declared = self._kinds[kind]
        if set(declared) != set(values):
            raise ValueError(f"{kind} has the values {declared}, not {tuple(values)}")
        return CoachPhrase(kind, {name: values[name] for name in declared})


class Point(NamedTuple):
    """One aspect of an answer: what it is worth, in credits, and how to say so."""

    worth: float
    pro: CoachPhrase | None = None
    """For an answer that is better in this respect."""
    con: CoachPhrase | None = None
    """For an answer that is worse in this respect."""


Points = dict[str, Point]
"""The aspects of an answer, by name; the same name means the same aspect of other answers."""


def speaking_for(best: Points, second: Points) -> tuple[CoachPhrase, ...]:
    """The advantages that decide, and the largest price that is paid for them."""
    merits = [
        # What decides comes first, but a large gain is worth mentioning even if others have it, too.
        (1.5 * best[name].worth - _worth(second, name), phrase)
        for name in best
        if (phrase := best[name].pro) is not None and best[name].worth > NEGLIGIBLE
    ]
    prices = [
        (-point.worth, phrase)
        for point in best.values()
        if (phrase := point.con) is not None and point.worth < -NEGLIGIBLE
    ]
    costs = _weightiest(prices)[:1]
    return (*_weightiest(merits)[: MOST_REASONS - len(costs)], *costs)


def speaking_against(second: Points, best: Points) -> tuple[CoachPhrase, ...]:
    """Where the second answer falls behind the best one."""
    flaws = [
        (behind, phrase)
        for name, point in second.items()
        if (phrase := point.con) is not None and (behind := _worth(best, name) - point.worth) > NEGLIGIBLE
    ]
    return tuple(_weightiest(flaws)[: MOST_REASONS - 1])


def runner_up(opinions: Sequence[Opinion], say: Callable[[Action | None], CoachPhrase]) -> Opinion | None:
    """The best opinion on an answer that reads differently from the first one. To a person a tile turned in
    its cell, another battery or another card with the same number is the same answer."""
    best = say(opinions[0].action)
    return next((opinion for opinion in opinions[1:] if say(opinion.action) != best), None)


def _worth(points: Points, name: str) -> float:
    return points[name].worth if name in points else 0.0


def _weightiest(found: Iterable[tuple[float, CoachPhrase]]) -> list[CoachPhrase]:
    """The weightiest first; equal weights keep their order."""
    return [phrase for _, phrase in sorted(found, key=lambda entry: -entry[0])]


def plain(action: Action | None) -> Any:
    """An answer as a client would send it."""
    return None if action is None else to_builtins(action)
