"""Bots by name: `easy`, `medium`, `hard` and `random` for every game, the name of an entry point for a bot of
an installed package, `module:Class` for any other.

A name may carry traits: `hard:bold`, or `medium:temperament=greedy`. For a third-party class they follow its
name: `my_bots:Clever:bold`. `lesson:NAME` is the rival of a lesson, which only the server seats.
"""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Protocol

from starhaul.bots.bot_contract import Bot, Chair
from starhaul.bots.installed_bots import INSTALLED_BOTS, bots_for, plays
from starhaul.bots.skill_names import SKILLS, TEMPERAMENT, TEMPERAMENTS
from starhaul.games import plugin_named
from starhaul.kernel.chance import Luck, Seed, Stream
from starhaul.kernel.contract import C, Game, S
from starhaul.kernel.errors import BadInput
from starhaul.plugins.lesson_contract import RIVAL


class BotsPart(Protocol):
    """The part `bots` of a plug-in: a class for each skill."""

    Random: type[Bot]
    Easy: type[Bot]
    Medium: type[Bot]
    Hard: type[Bot]


def seat_bots(names: Sequence[str], game: Game[C, S], config: C, seed: Seed) -> list[Bot]:
    """One bot per player, each with its own random stream; names are repeated in order if there are too
    few."""
    if not names:
        raise BadInput("bot-unknown", bot="", known=_known(game.name))
    return [
        bot_named(names[seat % len(names)], Chair(game, config, seat, luck_of(seed, seat)))
        for seat in range(game.seats(config))
    ]


def luck_of(luck: Luck, seat: int) -> Stream:
    """The random stream of a bot, separate from those of the match and of other bots."""
    return Stream(luck, f"bot-{seat}")


def bot_named(name: str, chair: Chair) -> Bot:
    """Create a bot; raises `BadInput` for an unknown name."""
    first, *rest = name.split(":")
    if first in SKILLS:
        return _made(
            name, plugin_named(chair.game.name).part("bots").__name__, first.capitalize(), rest, chair
        )
    if is_installed_name(name) and first in INSTALLED_BOTS:
        return _installed(name, first, rest, chair)
    if first == RIVAL and len(rest) == 1:
        return _rival(rest[0], chair)
    if not rest or not first or first.startswith(".") or not rest[0]:
        raise BadInput("bot-unknown", bot=name, known=_known(chair.game.name))
    return _made(name, first, rest[0], rest[1:], chair)


def is_installed_name(name: str) -> bool:
    """Whether a name can be that of an installed bot, with or without traits, and not of a class.

    >>> [is_installed_name(name) for name in ("steady", "steady:bold", "steady:depth=3", "steady:Class")]
    [True, True, True, False]
    """
    _, *traits = name.split(":")
    return all("=" in trait or trait in TEMPERAMENTS for trait in traits)


def _known(game: str) -> str:
    return ", ".join([*SKILLS, *bots_for(game)])


def _installed(name: str, first: str, traits: list[str], chair: Chair) -> Bot:
    kind = INSTALLED_BOTS[first]
    if not plays(kind, chair.game.name):
        raise BadInput("bot-other-game", bot=name, game=chair.game.name, known=", ".join(kind.games))
    return _started(name, kind, _traits(name, traits), chair)


def _rival(lesson: str, chair: Chair) -> Bot:
    plugin = plugin_named(chair.game.name)
    if lesson not in plugin.lessons:
        raise BadInput("lesson-unknown", lesson=lesson, known=", ".join(plugin.lessons) or "–")
    made: Bot = plugin.part("lessons").Rival(chair, lesson=lesson)
    return made


def _made(name: str, module: str, class_: str, traits: list[str], chair: Chair) -> Bot:
    given = _traits(name, traits)
    kind = _found(name, module, class_)
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BadInput("bot-no-bot", bot=name)
    return _started(name, kind, given, chair)


def _found(name: str, module: str, class_: str) -> object:
    try:
        found = import_module(module)
    except Exception as error:  # a third-party module may raise anything on import
        if isinstance(error, ModuleNotFoundError) and f"{module}.".startswith(f"{error.name}."):
            raise BadInput("bot-no-module", bot=name, module=error.name) from None
        raise BadInput("bot-not-found", bot=name, reason=_in_words(error)) from error
    if not hasattr(found, class_):
        raise BadInput("bot-no-class", bot=name, module=module, class_name=class_)
    return getattr(found, class_)


def _started(name: str, kind: type[Bot], given: Mapping[str, str], chair: Chair) -> Bot:
    try:
        return kind(chair, **given)
    except BadInput:
        raise
    except Exception as error:
        raise BadInput("bot-no-start", bot=name, reason=_in_words(error)) from error


def _traits(name: str, texts: Iterable[str]) -> dict[str, str]:
    return dict(_trait(name, text) for text in texts)


def _trait(name: str, text: str) -> tuple[str, str]:
    """A value without a key is a temperament; third-party bots may have other traits."""
    key, equals, value = text.partition("=")
    if not equals:
        key, value = TEMPERAMENT, text
    is_ours = name.split(":")[0] in SKILLS
    if (value in TEMPERAMENTS) if key == TEMPERAMENT else (key.isidentifier() and value and not is_ours):
        return key, value
    raise BadInput("bot-trait", bot=name, trait=text, known=", ".join(TEMPERAMENTS))


def _in_words(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
