"""What a lesson is, whatever the game (docs/formats.md §6), and the part `lessons` of a plug-in.

Used by `starhaul.games`, which finds lessons by name, and through it by the server. What a lesson teaches is
in the file of the game, its texts are in `locale/`, and `web/lesson/` shows it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from starhaul.kernel.prepared_chance import PreparedStream

RIVAL = "lesson"
"""The first part of the name of a bot that plays in a lesson; the name of the lesson follows."""


def chance_name(game: str, lesson: str) -> str:
    """The name of the generator of a lesson, in logs and in match rows.

    >>> chance_name("trucker", "first-flight")
    'lesson:trucker:first-flight'
    """
    return f"lesson:{game}:{lesson}"


def rival_name(lesson: str) -> str:
    return f"{RIVAL}:{lesson}"


class LessonAct(Struct, frozen=True, omit_defaults=True, rename={"if_": "if"}, forbid_unknown_fields=True):
    """One thing to do or to read within a step: the first whose condition holds is shown."""

    if_: dict[str, Any] = {}
    """What has to hold, as a pattern for the facts that the game's plug-in in the client knows."""
    says: str = ""
    """The text, `lesson-LESSON-SAYS`; empty: that of the step."""
    spot: str = ""
    """The part of the screen that is lit, by the name that the plug-in in the client gives it."""
    do: dict[str, Any] | None = None
    """The action that is waited for: what it does not name may be anything. Skipping the step does it."""
    also: tuple[dict[str, Any], ...] = ()
    """Other actions that are allowed."""
    auto: bool = False
    """Whether the captain does it herself, after a moment."""
    picture: dict[str, Any] | None = None
    """What the plug-in draws in the lit part."""


class LessonStep(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One idea: a sentence, and what the person does about it."""

    name: str
    """Names its texts: `lesson-LESSON-NAME`, and `lesson-LESSON-NAME-wrong` for any other try."""
    acts: tuple[LessonAct, ...] = (LessonAct(),)
    until: dict[str, Any] | None = None
    """The facts with which the step is done; None: when the person has read it."""
    when: dict[str, Any] = {}
    """The facts without which it is not shown yet."""


class Lesson(Struct, frozen=True):
    """A lesson, ready to be played."""

    name: str
    config: Mapping[str, Any]
    """The complete configuration of its match; the person sits at the first seat, rivals at the others."""
    streams: Mapping[str, PreparedStream]
    """The prepared outcomes of chance."""
    steps: Sequence[LessonStep]


class LessonsPart(Protocol):
    """Part `lessons` of a plug-in; needed by games that have lessons."""

    Rival: type
    """The bot of the other seats (`bots.bot_contract.Bot`); its trait `lesson` names the lesson."""

    def lesson(self, name: str) -> Lesson:
        """A lesson that the plug-in names."""
