"""Wrong command lines: every option of every command gets wrong values, and the answers are our own words."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from starhaul.cli import bench, bot, serve
from starhaul.games import PLUGINS
from starhaul.kernel.form_fields import declared
from starhaul.locale import LANGUAGES, Texts
from tests.cli.test_common_options import leaves
from tests.cli.usage import Said, say

JARGON = re.compile(
    r"Expected `|\bregex\b|\^|`(str|int|float|bool)`|\b(int|float|integer) range|valid (int|float|integer)"
    r"|<class|NoneType|msgspec|typer|click|x[<>]=|[a-z]Error\b|\bNone\b|Traceback"
)
"""Words of libraries and of Python, none of which belong in a message."""

WRONG = ("abc", "-7", "1.5.2", "", "99999999999999999999", "[1", "{}", "\x1b[31m", "no/such/thing", "=")
NEEDED = {"tournament": ("--bots", "random"), "explain": ("--at", "0"), "hindsight": ("--seat", "0")}
NEEDED |= {"draw": ("--svg", "no/such/folder/file.svg")}
SMALL = {"simulate": ("--games", "1", "--jobs", "1"), "tournament": ("--games", "1", "--jobs", "1")}
"""Some of the values are right after all; then the command should be done soon."""


class Reached(Exception):
    """The command line was accepted by a command that would start a server or connect to one."""


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Some of the values are names of files that a command may write."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture(autouse=True)
def no_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    def reached(*_: object, **__: object) -> None:
        raise Reached

    monkeypatch.setattr(serve, "_run", reached)
    monkeypatch.setattr(bench, "measured", reached)
    monkeypatch.setattr(bot, "play", reached)


LEAVES = dict(leaves())
"""All commands, also those of `admin`."""


def options_of(command: str) -> list[Any]:
    return [param for param in LEAVES[command].params if param.param_type_name == "option"]


def arguments_of(command: str) -> list[str]:
    """Values for the arguments, none of which exist."""
    params = [param for param in LEAVES[command].params if param.param_type_name == "argument"]
    return [f"no-such-{param.name}" for param in params if param.required]


def lines_with_wrong_values(command: str) -> Iterator[list[str]]:
    fixed = [*command.split(), *arguments_of(command), *SMALL.get(command, ())]
    needed = list(NEEDED.get(command, ()))
    for option in options_of(command):
        name = max(option.opts, key=len)
        others = needed if name not in needed else []
        if option.is_flag:
            yield [*fixed, *others, f"{name}=3"]
        else:
            yield from ([*fixed, *others, f"{name}={value}"] for value in WRONG)
            yield [*fixed, *others, name]


def assert_in_our_words(said: Said, line: list[str]) -> None:
    assert said.status in (0, 1, 2), line
    assert not JARGON.search(said.err), (line, said.err)
    if said.status == 2:
        assert said.out == "", line
        assert said.err.count("\n") == 1, (line, said.err)
        assert "\x1b" not in said.err


@pytest.mark.slow
@pytest.mark.parametrize("command", LEAVES)
def test_every_option_refuses_wrong_values_in_our_words(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    refused = 0
    for line in lines_with_wrong_values(command):
        try:
            said = say(line, monkeypatch, capsys)
        except Reached:
            capsys.readouterr()
            continue
        assert_in_our_words(said, line)
        refused += said.status == 2
    assert refused >= len(options_of(command))


@pytest.mark.many
@pytest.mark.parametrize("command", LEAVES)
def test_a_usage_error_names_the_help_of_the_command(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    lines = [[*command.split(), "--no-such-option"], [*command.split(), *arguments_of(command), "--lang"]]
    numbers = [option for option in options_of(command) if option.type.name.startswith(("int", "float"))]
    lines += [
        [*command.split(), *arguments_of(command), max(option.opts, key=len), "x"] for option in numbers
    ]
    if LEAVES[command].params[0].nargs == 1:
        lines.append([*command.split(), *arguments_of(command), *NEEDED.get(command, ()), *("more",) * 3])
    for line in lines:
        said = say(line, monkeypatch, capsys)
        assert said.status == 2
        assert said.err.endswith(f" – see starhaul {command} --help\n"), (line, said.err)


GROUPS = ["", *sorted({command.partition(" ")[0] for command in LEAVES if " " in command})]
"""The commands that have commands of their own; the first is `starhaul` itself."""


def test_there_are_groups_of_commands():
    assert GROUPS == ["", "admin", "database"]


@pytest.mark.parametrize("group", GROUPS)
def test_a_group_of_commands_refuses_unknown_ones_in_our_words(
    group: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    path = f"starhaul {group}".rstrip()
    wrong = {"NONSENSE": "there is no command “NONSENSE”", "--bogus": "there is no option --bogus"}
    for word, words in wrong.items():
        said = say([*group.split(), word], monkeypatch, capsys)
        assert said == Said(2, "", f"{words} – see {path} --help\n")
    known = next(command.split()[-1] for command in LEAVES if command.startswith(group))
    said = say([*group.split(), known[:-1]], monkeypatch, capsys)
    assert f"did you mean {known}" in said.err
    assert said.err.endswith(f"see {path} --help\n")


@pytest.mark.parametrize("group", GROUPS)
def test_a_group_of_commands_alone_shows_its_help(
    group: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    alone = say(group.split(), monkeypatch, capsys)
    assert alone == say([*group.split(), "--help"], monkeypatch, capsys)
    assert (alone.status, alone.err) == (0, "")
    assert Texts("en")("help-show") in alone.out
    assert "..." not in alone.out.partition("Commands:")[2], "a summary is cut"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["trucker", "race"])
def test_every_option_of_a_game_refuses_wrong_values_in_our_words(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    for field in declared(PLUGINS[game].game.config_type):
        for value in ('"abc"', "-7", "1.5", "null", "[1]", '{"a":1}', "99999"):
            line = ["simulate", "--game", game, "--games", "1", "--jobs", "1"]
            line += ["--option", f"{field.name}={value}"]
            assert_in_our_words(say(line, monkeypatch, capsys), line)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (
            "simulate --games abc",
            "--games: “abc” is not a whole number from 1 to 1,000,000 – see starhaul simulate --help",
        ),
        ("bench --seats 9", "--seats: “9” is not a whole number from 2 to 4 – see starhaul bench --help"),
        ("bench --rate x", "--rate: “x” is not a number of at least 0.01 – see starhaul bench --help"),
        ("simulate --trek=3", "--trek: this is a switch and takes no value – see starhaul simulate --help"),
        ("simulate --games", "--games: a value is missing – see starhaul simulate --help"),
        ("verify", "LOG: this is required – see starhaul verify --help"),
        ("tournament", "--bots: this is required – see starhaul tournament --help"),
        ("simulate much", "“much” is one argument too many – see starhaul simulate --help"),
        (
            "simulate --bot easy",
            "there is no option --bot; did you mean --bots, --option, --output?"
            " – see starhaul simulate --help",
        ),
        ("simulat", "there is no command “simulat”; did you mean simulate? – see starhaul --help"),
        ("fly", "there is no command “fly” – see starhaul --help"),
        (
            "simulate --edition 3e",
            "--edition: invalid configuration: choose from 1e, 2e – see starhaul options trucker",
        ),
        (
            "simulate --rounds X",
            "--rounds: there is no ship class “X” in edition 2e – see starhaul options trucker",
        ),
        (
            "simulate --bots genius --games 1",
            "there is no bot “genius”; choose from: random, easy, medium, hard, or module:Class"
            " – see starhaul simulate --help",
        ),
        ("serve --port x", "--port: “x” is not a whole number from 0 to 65535 – see starhaul serve --help"),
        (
            "serve --config nothing.toml",
            "--config nothing.toml: no such file – see starhaul serve --help",
        ),
        (
            "simulate --option strict-bild=true",
            "--option: “strict-bild” is not an option of this game; did you mean strict-build?"
            " – see starhaul options trucker",
        ),
        (
            "options chess",
            "there is no game “chess”; choose from: trucker, race – see starhaul options --help",
        ),
        ("completion tcsh", "tcsh: there is no completion for “tcsh”; choose from bash, zsh, fish"),
    ],
)
def test_what_is_said(
    line: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    said = say(line.split(), monkeypatch, capsys)
    assert (said.status, said.out, said.err) == (2, "", f"{words}\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_the_command_line_is_used_although_the_rest_is_wrong(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    word = {"en": "whole number", "cs": "celé číslo", "pl": "liczbą całkowitą"}[language]
    for lang in (["--lang", language], [f"--lang={language}"]):
        said = say(["simulate", "--games", "x", *lang], monkeypatch, capsys)
        assert word in said.err.replace("\N{NO-BREAK SPACE}", " ")
