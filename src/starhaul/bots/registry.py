"""Bots by name: `easy`, `medium`, `hard` and `random` for every game, `module:Class` for third-party bots.

A name may carry traits: `hard:bold`, or `medium:temperament=greedy`. For a third-party class they follow its
name: `my_bots:Clever:bold`.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol

from starhaul.bots.bot_contract import Bot, Chair
from starhaul.games import plugin_named
from starhaul.kernel.chance import Luck, Seed, Stream
from starhaul.kernel.contract import C, Game, S
from starhaul.kernel.errors import BadInput

OPPONENTS = ("easy", "medium", "hard")
"""The skills that try to win, the weakest first: they are offered as opponents and as stand-ins."""
SKILLS = ("random", *OPPONENTS)
USUAL_SKILL = "medium"
"""The skill that clients offer first."""
TEMPERAMENTS = ("balanced", "bold", "careful", "greedy")
TEMPERAMENT = "temperament"
"""The trait whose key may be omitted."""


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
        raise BadInput("bot-unknown", bot="", known=", ".join(SKILLS))
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
    if not rest or not first or first.startswith(".") or not rest[0]:
        raise BadInput("bot-unknown", bot=name, known=", ".join(SKILLS))
    return _made(name, first, rest[0], rest[1:], chair)


def _made(name: str, module: str, class_: str, traits: list[str], chair: Chair) -> Bot:
    given = dict(_trait(name, trait) for trait in traits)
    try:
        kind = getattr(import_module(module), class_)
    except Exception as error:  # a third-party module may raise anything on import
        raise BadInput("bot-not-found", bot=name, reason=_in_words(error)) from error
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BadInput("bot-no-bot", bot=name)
    try:
        return kind(chair, **given)
    except BadInput:
        raise
    except Exception as error:
        raise BadInput("bot-no-start", bot=name, reason=_in_words(error)) from error


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
