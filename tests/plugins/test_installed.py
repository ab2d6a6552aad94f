"""Plug-ins of installed packages: found, checked, and refused in words. None can end the process."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from starhaul import games
from starhaul.bots.installed_bots import INSTALLED_BOTS, bots_for
from starhaul.games import BUILT_IN, INSTALLED, PLUGINS, game_named, try_installed_games
from starhaul.kernel.errors import BadInput
from starhaul.locale import LANGUAGES, Texts
from starhaul.plugins import installed
from tests.installed_packages import install, install_example, plugins_from


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Path]:
    """A folder on the path, where the test installs packages before it looks for plug-ins."""
    with plugins_from(tmp_path):
        yield tmp_path


def game_refusal(site: Path, entry_points: str, **modules: str) -> BadInput:
    """Why the only installed game is refused."""
    install(site, "try-game", f"[{installed.GAMES}]\n{entry_points}\n", modules)
    try_installed_games()
    assert list(PLUGINS) == list(BUILT_IN)
    ((plugin, why),) = INSTALLED.refused
    assert (plugin.package, plugin.version) == ("try-game", "1.0")
    for language in LANGUAGES:
        assert Texts(language).error(why)
    return why


def test_without_such_packages_there_are_only_our_games(site: Path):
    assert list(PLUGINS) == list(BUILT_IN)
    assert (len(INSTALLED), len(INSTALLED_BOTS)) == (0, 0)


def test_an_installed_game_is_among_the_games(site: Path):
    install_example(site)
    assert list(PLUGINS) == [*BUILT_IN, "reactor"]
    assert list(games.GAMES) == list(PLUGINS)
    assert len(games.GAMES) == len(PLUGINS) == len(BUILT_IN) + 1
    assert game_named("reactor").name == "reactor"
    assert PLUGINS["reactor"].package == "starhaul_reactor"
    entry = INSTALLED.entry("reactor")
    assert (entry.package, entry.version) == ("starhaul-reactor", "1.2.0")
    try_installed_games()
    assert INSTALLED.refused == []


def test_one_of_our_games_loads_no_other_package(site: Path):
    install(site, "try-game", f"[{installed.GAMES}]\nother = try_loaded:PLUGIN\n", {"try_loaded": ""})
    assert game_named("trucker").name == "trucker"
    assert "try_loaded" not in sys.modules
    list(PLUGINS)
    assert "try_loaded" in sys.modules


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("raise RuntimeError('out of order')", "RuntimeError: out of order"),
        ("import sys; sys.exit(3)", "SystemExit: 3"),
        ("PLUGIN = (", "SyntaxError"),
        ("", "AttributeError"),
    ],
)
def test_a_package_that_fails_when_loaded_is_refused(site: Path, source: str, reason: str):
    why = game_refusal(site, "other = try_broken:PLUGIN", try_broken=source)
    assert why.code == "plugin-broken"
    assert reason in str(why.detail["reason"])


def test_a_package_that_hangs_when_loaded_is_refused(site: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(installed, "LIMIT_MS", 200)
    assert game_refusal(site, "other = try_slow:PLUGIN", try_slow="while True: pass").code == "plugin-slow"


@pytest.mark.parametrize("name", [*BUILT_IN, "Upper", "1st", "a" * 33, "ü"])
def test_a_name_that_is_ours_or_none_is_refused(site: Path, name: str):
    code = "plugin-name-ours" if name in BUILT_IN else "plugin-name"
    assert game_refusal(site, f"{name} = try_any:PLUGIN", try_any="").code == code
    assert game_named("trucker") is BUILT_IN["trucker"].game


def test_two_packages_with_one_name_are_both_refused(site: Path):
    for package in ("try-one", "try-two"):
        install(site, package, f"[{installed.GAMES}]\nsame = try_any:PLUGIN\n", {"try_any": ""})
    assert list(PLUGINS) == list(BUILT_IN)
    assert [why.code for _, why in INSTALLED.refused] == ["plugin-name-twice"] * 2


CHANGED = """
from starhaul_reactor.game import Reactor
from starhaul_reactor.plugin import PLUGIN as ORIGINAL

class Other(Reactor):
    name = "other"
{body}
PLUGIN = ORIGINAL._replace(game=Other(){more})
"""


def changed(body: str = "", more: str = "") -> str:
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    return CHANGED.format(body=lines, more=f", {more}" if more else "")


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("PLUGIN = 3", "plugin-no-game"),
        (changed("name = 'another'"), "plugin-name-differs"),
        (changed(more="lessons=('first',)"), "plugin-only-ours"),
        (changed(more="usual={'seats': 99}"), "plugin-broken"),
        (changed("def seats(self, config): return 7"), "plugin-seats"),
        (changed("def perform(self, state, seat, action, at_ms): raise ValueError(action)"), "plugin-broken"),
        (changed("def view(self, state, seat): return {'stored': []}"), "plugin-view"),
        (changed("def view(self, state, seat): return object()"), "plugin-broken"),
        (changed("def load(self, dumped): raise KeyError(dumped)"), "plugin-broken"),
    ],
)
def test_a_game_that_cannot_be_played_is_refused(site: Path, source: str, code: str):
    (site / "starhaul_reactor").symlink_to(install_example(site / "example") / "starhaul_reactor")
    assert game_refusal(site, "other = try_changed:PLUGIN", try_changed=source).code == code


def test_a_game_that_hangs_in_a_match_is_refused(site: Path, monkeypatch: pytest.MonkeyPatch):
    (site / "starhaul_reactor").symlink_to(install_example(site / "example") / "starhaul_reactor")
    source = changed("def perform(self, state, seat, action, at_ms):\n    while True: pass")
    install(site, "try-game", f"[{installed.GAMES}]\nother = try_changed:PLUGIN\n", {"try_changed": source})
    assert list(INSTALLED) == ["other"]
    monkeypatch.setattr(installed, "LIMIT_MS", 200)
    try_installed_games()
    assert [why.code for _, why in INSTALLED.refused] == ["plugin-slow"]


def test_a_changed_game_that_works_is_accepted(site: Path):
    """The refusals above are due to what each of them changes."""
    (site / "starhaul_reactor").symlink_to(install_example(site / "example") / "starhaul_reactor")
    install(
        site, "try-game", f"[{installed.GAMES}]\nother = try_changed:PLUGIN\n", {"try_changed": changed()}
    )
    try_installed_games()
    assert list(INSTALLED) == ["other"]


# --- bots --------------------------------------------------------------------------------------------------


def test_installed_bots_play_the_games_that_they_name(site: Path):
    install_example(site)
    assert bots_for("reactor") == ["hasty", "steady"]
    assert bots_for("race") == ["hasty"]


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        ("hard = try_bots:Any", "plugin-name-ours"),
        ("bold = try_bots:Any", "plugin-name-ours"),
        ("lesson = try_bots:Any", "plugin-name-ours"),
        ("number = try_bots:NUMBER", "bot-no-bot"),
        ("half = try_bots:Half", "bot-no-bot"),
        ("none = try_bots:Missing", "plugin-broken"),
    ],
)
def test_a_bot_that_is_none_is_refused(site: Path, entry: str, code: str):
    source = "from starhaul.bots.bot_contract import Bot\nNUMBER = 3\nclass Half(Bot): pass\n"
    source += "class Any(Bot):\n    def answer(self, briefing): return None\n"
    install(site, "try-bots", f"[{installed.BOTS}]\n{entry}\n", {"try_bots": source})
    assert list(INSTALLED_BOTS) == []
    assert [why.code for _, why in INSTALLED_BOTS.refused] == [code]
