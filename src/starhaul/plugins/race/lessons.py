"""The lessons of the race: reads their files (docs/formats.md §6) and plays the other seats.

Loaded by `starhaul.games` and, for the bots, by `bots.registry`. Files name cards, ships and faces as
messages do. What the texts say is in `locale/`.
"""

from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct

from starhaul.bots.bot_contract import Briefing, Chair
from starhaul.bots.race import Easy
from starhaul.kernel.contract import Action
from starhaul.kernel.prepared_chance import PreparedStream
from starhaul.kernel.typed import from_builtins, from_json
from starhaul.plugins.lesson_contract import Lesson, LessonStep
from starhaul.race.actions import Play, Side
from starhaul.race.config import Config, setup_of
from starhaul.race.decks import BONUS, CARD_OF_NAME, rank_of
from starhaul.race.view import View

FOLDER = "starhaul.race.data"
PLAY_MS, SHORT_MS = 2_000, 300
"""How long a rival takes for a card, and for everything else."""


class ScriptedTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a rival, its ship, and the side of a double space if it stops on one."""

    play: str
    ship: str
    side: str = ""


class RaceLessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file in `race/data/lessons`."""

    config: dict[str, Any]
    hands: tuple[tuple[str, ...], ...]
    """The first hand of each seat, dealt in this order."""
    bonus: tuple[str, ...]
    """The bonus cards in the order in which they leave a pile: first those that are set aside for the finish
    planet."""
    rivals: dict[int, tuple[ScriptedTurn, ...]]
    """By seat, what the others do, one turn after the other."""
    steps: tuple[LessonStep, ...]


@cache
def _file(name: str) -> RaceLessonFile:
    path = files(FOLDER).joinpath("lessons", f"{name.replace('-', '_')}.json")
    return from_json(path.read_bytes(), RaceLessonFile)


@cache
def lesson(name: str) -> Lesson:
    found = _file(name)
    return Lesson(
        name=name,
        config=found.config,
        streams={
            "cards": PreparedStream(in_turn=_ranks(found)),
            "bonus": PreparedStream(in_turn=tuple(map(BONUS.index, found.bonus))),
        },
        steps=found.steps,
    )


def _ranks(found: RaceLessonFile) -> tuple[int, ...]:
    """The hands as chance deals them: each by its rank in the deck that is left."""
    deck, ranks = setup_of(from_builtins(found.config, Config)).cards, list[int]()
    for hand in found.hands:
        cards = frozenset(CARD_OF_NAME[card] for card in hand)
        ranks.append(rank_of(deck, cards))
        deck = tuple(card for card in deck if card not in cards)
    return tuple(ranks)


class Rival(Easy):
    """Plays the turns that the lesson prescribes and no bonus cards; where these turns are over or impossible
    it plays like a beginner. It keeps nothing in mind, because a server may replace it at any time."""

    def __init__(self, chair: Chair, **traits: str) -> None:
        self._turns = _file(traits.pop("lesson")).rivals.get(chair.seat, ())
        super().__init__(chair, **traits)

    def answer(self, briefing: Briefing) -> Action | None:
        question = briefing.question
        if question.kind not in ("play", "side"):
            return question.default
        wanted = self._wanted(question.kind, briefing.view)
        return wanted if wanted in (question.options or ()) else super().answer(briefing)

    def _wanted(self, kind: str, view: View) -> Action | None:
        """The next card that is still in the hand, or the side that belongs to the card played last."""
        if kind == "side":
            return next((Side(turn.side) for turn in self._turns if turn.play == view.discard[-1]), None)
        hand = view.seats[self.chair.seat].hand
        return next((Play(turn.play, turn.ship) for turn in self._turns if turn.play in hand), None)

    def pace_ms(self, briefing: Briefing, action: Action | None) -> int:
        return PLAY_MS if briefing.question.kind == "play" else SHORT_MS
