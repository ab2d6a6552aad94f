"""Random commands as valid and invalid JSON, with every kind of mistake."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, get_args

import msgspec

from starhaul.games import GAMES
from starhaul.kernel.chance import Stream
from starhaul.server import wire
from tools.configs import configs_of
from tools.hostile.values import Made, Object, Verbatim, made, record, rendered, spoilable, weird

LONGEST = 12_000
"""Characters; frames beyond the size limit end a connection and are tested elsewhere."""
RARE = ("leave", "close", "kick", "move", "renew")
"""Commands that end the round."""
_ALPHABET = '{}[]",:\\0123456789.eE+-truefalsn \t\x00ü'


class Nonsense(NamedTuple):
    text: str
    seq: int
    """The sequence number that must be answered; 0 if there is none."""


class _Numbered(msgspec.Struct):
    seq: int = 0


def _said(text: str) -> Nonsense:
    try:
        return Nonsense(text, msgspec.json.decode(text, type=_Numbered).seq)
    except (msgspec.DecodeError, RecursionError):
        return Nonsense(text, 0)


def _kinds() -> dict[str, Any]:
    found: list[Any] = [msgspec.inspect.type_info(kind) for kind in get_args(wire.Commands)]
    return {kind.tag: kind for kind in found}


COMMANDS = _kinds()
OFTEN = [name for name in COMMANDS if name not in RARE]
ACTIONS = {name: msgspec.inspect.type_info(game.action_type) for name, game in GAMES.items()}


class Nonsenses:
    """An endless source of input for one connection. `asked` returns legal answers, so that some of the
    input is legal."""

    def __init__(self, luck: Random, game: str, asked: Callable[[], list[Any]]) -> None:
        self._luck = luck
        self._game = game
        self._asked = asked
        self._seq = 0

    def next(self) -> Nonsense:
        """The next input."""
        makers = (self._garbled, self._broken, self._command, self._action, self._options)
        make = self._luck.choices(makers, (2, 3, 3, 4, 1))[0]
        found = make()
        while len(found.text) > LONGEST:
            found = make()
        return found

    def table(self) -> str:
        """The body of a request for a new table."""
        game, config = self._any_config()
        return rendered(Object({"game": game, "config": config}))

    # --- from valid to invalid -----------------------------------------------------------------------------

    def _command(self) -> Nonsense:
        """A valid command, or nearly."""
        return self._numbered(self._good())

    def _action(self) -> Nonsense:
        """An action with any fields, or one that is legal now."""
        asked, luck = self._asked(), self._luck
        if asked and luck.random() < 0.3:
            action = luck.choice(asked)
        else:
            game = self._game if luck.random() < 0.9 else luck.choice(list(ACTIONS))
            action = made(ACTIONS[game], luck)
        return self._numbered(Object({"do": "act", "action": action}))

    def _options(self) -> Nonsense:
        """Another game, or nearly one."""
        game, config = self._any_config()
        return self._numbered(Object({"do": "options", "game": game, "config": config}))

    def _any_config(self) -> tuple[str, Object]:
        game = self._luck.choice(list(ACTIONS))
        config = spoilable(configs_of(game).drawn(Stream(self._luck.random().hex(), "config")))
        for _ in range(self._luck.choice((0, 0, 1, 1, 2, 4))):
            self._break(config)
        return game, config

    def _broken(self) -> Nonsense:
        """A command with some mistakes in it."""
        command, luck = self._good(), self._luck
        for _ in range(luck.choice((1, 1, 1, 2, 5))):
            self._break(command)
        if luck.random() < 0.1:
            command.pairs.append(("seq", luck.choice((0, -1, 0.5, "1", None, [], 2**53, 10**30))))
        return self._numbered(command)

    def _garbled(self) -> Nonsense:
        """The text of a command with random damage."""
        luck = self._luck
        if luck.random() < 0.1:
            return _said("".join(luck.choices(_ALPHABET, k=luck.randrange(200))))
        text = list(self._numbered(self._good()).text)
        for _ in range(luck.choice((1, 1, 2, 3, 10))):
            place = luck.randrange(len(text) + 1)
            text[place : place + luck.choice((0, 0, 1, 1, 5))] = luck.choices(
                _ALPHABET, k=luck.choice((0, 1, 1, 3))
            )
        found = _said("".join(text))
        # A number far ahead would make all later commands stale.
        return found if found.seq <= self._seq else self._garbled()

    # --- parts ---------------------------------------------------------------------------------------------

    def _good(self) -> Object:
        name = self._luck.choice(RARE if self._luck.random() < 0.003 else OFTEN)
        fields = record(COMMANDS[name], self._luck)
        fields.pairs = [(key, value) for key, value in fields.pairs if key not in ("seq", "config", "action")]
        if name == "act":
            fields.pairs.append(("action", made(ACTIONS[self._game], self._luck)))
        return fields

    def _numbered(self, command: Object) -> Nonsense:
        self._seq += 1
        command.pairs.insert(self._luck.randrange(len(command.pairs) + 1), ("seq", self._seq))
        return _said(rendered(command))

    def _break(self, command: Object) -> None:
        luck, pairs = self._luck, command.pairs
        place = luck.randrange(len(pairs)) if pairs else None
        mistake = luck.randrange(6)
        if place is None or mistake == 0:
            pairs.append((luck.choice(("", "x", "__class__", "é" * 50, "tag")), self._weird()))
        elif mistake == 1:
            del pairs[place]
        elif mistake == 2:
            pairs.append((pairs[place][0], self._weird()))
        elif mistake >= 3 and isinstance(pairs[place][1], Object):
            self._break(pairs[place][1])
        else:
            pairs[place] = (pairs[place][0], self._weird())

    def _weird(self) -> Made:
        luck = self._luck
        if luck.random() < 0.1:
            depth = luck.choice((10, 100, 300, 3000))
            return Verbatim(
                "[" * depth + "]" * depth if luck.random() < 0.5 else '{"a":' * depth + "1" + "}" * depth
            )
        return weird(luck)
