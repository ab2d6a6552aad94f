"""Plug-ins of installed packages: finds their entry points, loads them, and says why one is refused.

A package offers a game or a bot with an entry point (`GAMES`, `BOTS`; docs/plugins.md). `starhaul.games` and
`bots.installed_bots` have a shelf each and check what lies on it. Nothing is loaded before somebody asks for
a name that is not ours, or for the whole list: most commands need neither.
"""

import re
from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from operator import attrgetter
from threading import RLock
from typing import Any, Generic, NamedTuple, TypeVar

from starhaul.hang_alarm import HangAlarm, Overtime
from starhaul.kernel.errors import BadInput

GAMES, BOTS = "starhaul.games", "starhaul.bots"
"""The groups of entry points."""
LIMIT_MS = 10_000
"""Loading or trying a plug-in must not take longer, where the system can interrupt it."""
NAME = re.compile(r"[a-z][a-z0-9_-]{0,31}")

P = TypeVar("P")


class InstalledPlugin(NamedTuple):
    """An entry point of an installed package."""

    group: str
    name: str
    place: str
    """The object, as module:attribute."""
    package: str
    version: str


class PluginRefusal(NamedTuple):
    """A plug-in that is not used, and why."""

    plugin: InstalledPlugin
    why: BadInput


Check = Callable[[InstalledPlugin, Any], P]
"""Makes of a loaded object what the shelf keeps; raises `BadInput` if it is of no use."""


class PluginShelf(Mapping[str, P], Generic[P]):
    """The installed plug-ins of one group by name, loaded at first use. No plug-in can make this fail."""

    def __init__(self, group: str, taken: Container[str], check: Check[P]) -> None:
        """`taken` are names of our own: nobody else may use them."""
        self._group = group
        self._taken = taken
        self._check = check
        self._lock = RLock()
        self._found: dict[str, P] | None = None
        self._entries: dict[str, InstalledPlugin] = {}
        self._refused: list[PluginRefusal] = []

    def __getitem__(self, name: str) -> P:
        return self._loaded()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaded())

    def __len__(self) -> int:
        return len(self._loaded())

    @property
    def refused(self) -> list[PluginRefusal]:
        self._loaded()
        return list(self._refused)

    def entry(self, name: str) -> InstalledPlugin:
        """Where a plug-in comes from."""
        self._loaded()
        return self._entries[name]

    def drop(self, name: str, why: BadInput) -> None:
        """Refuse a plug-in that has been loaded."""
        del self._loaded()[name]
        self._refused.append(PluginRefusal(self._entries.pop(name), why))

    def forget(self) -> None:
        """Look for plug-ins again at the next use."""
        with self._lock:
            self._found, self._entries, self._refused = None, {}, []

    def _loaded(self) -> dict[str, P]:
        with self._lock:
            if self._found is None:
                # Set first: a plug-in may use this list while it is loaded, and sees those before it.
                self._found = {}
                self._load_all(self._found)
            return self._found

    def _load_all(self, found: dict[str, P]) -> None:
        plugins = _installed(self._group)
        names = Counter(plugin.name for plugin in plugins)
        for plugin in plugins:
            try:
                self._check_name(plugin.name, names[plugin.name])
                with refusing():
                    found[plugin.name] = self._check(plugin, _object_at(plugin.place))
                self._entries[plugin.name] = plugin
            except BadInput as why:
                self._refused.append(PluginRefusal(plugin, why))

    def _check_name(self, name: str, times: int) -> None:
        if not NAME.fullmatch(name):
            raise BadInput("plugin-name", name=name)
        if name in self._taken:
            raise BadInput("plugin-name-ours", name=name)
        if times > 1:
            raise BadInput("plugin-name-twice", name=name)


@contextmanager
def refusing() -> Iterator[None]:
    """Turns whatever code of a plug-in raises into `BadInput`, and interrupts it if it hangs."""
    alarm = HangAlarm(LIMIT_MS)
    try:
        with alarm:
            yield
    except (BadInput, KeyboardInterrupt):
        raise
    except Overtime:
        raise BadInput("plugin-slow", seconds=LIMIT_MS // 1000) from None
    except BaseException as error:
        # Also `SystemExit`: a package that ends the process when it is imported would end the server.
        raise BadInput("plugin-broken", reason=f"{type(error).__name__}: {error}") from error
    finally:
        alarm.stop()


def _installed(group: str) -> list[InstalledPlugin]:
    """The entry points of a group, in an order that does not depend on the path."""
    # Imported on demand: it takes longer than finding the games that are ours.
    from importlib.metadata import entry_points

    found = [
        InstalledPlugin(group, point.name, point.value, *((dist.name, dist.version) if dist else ("", "")))
        for point in entry_points(group=group)
        for dist in [point.dist]
    ]
    return sorted(found)


def _object_at(place: str) -> object:
    module, _, attribute = place.partition(":")
    found = import_module(module.strip())
    return attrgetter(attribute.strip())(found)
