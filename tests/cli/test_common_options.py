"""One convention for options that several commands have."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from starhaul.cli import command_style
from starhaul.cli.main import COMMANDS, command_named
from starhaul.locale import LANGUAGES, Texts
from tests.cli.usage import say

ALIKE = ("--lang", "--json", "--jobs", "--seed", "--output")
OF_ITS_OWN = {("bench", "--game"), ("bots", "--game")}
"""Measures several games, and lists those of all games."""


def options() -> list[tuple[str, str, Any]]:
    return [
        (command, max(param.opts, key=len), param)
        for command, found in leaves()
        for param in found.params
        if param.param_type_name == "option"
    ]


def leaves() -> Iterator[tuple[str, Any]]:
    """All commands; of those that have commands of their own, these."""
    for name in COMMANDS:
        found = command_named(name)
        below = getattr(found, "commands", None)
        yield from ((f"{name} {one}", more) for one, more in below.items()) if below else [(name, found)]


def summaries() -> list[str]:
    """The keys of the summaries of all commands, also of those within others."""
    below = [name.replace(" rotate-secret", " rotate") for name, _ in leaves() if " " in name]
    return [f"help-{name.replace(' ', '-')}" for name in (*COMMANDS, *below)]


def shape(param: Any) -> tuple[object, ...]:
    return param.type.name, param.is_flag, param.default, param.metavar


@pytest.mark.parametrize("name", [*ALIKE, "--game", "--bots"])
def test_an_option_is_the_same_in_every_command(name: str):
    same = [(c, param) for c, option, param in options() if option == name and (c, name) not in OF_ITS_OWN]
    assert len(same) > 1
    # Only a tournament cannot do without bots.
    assert len({shape(param)[:2] for _, param in same}) == 1
    if name != "--bots":
        assert len({shape(param) for _, param in same}) == 1
    texts = {Texts("en")("help-json"), Texts("en")("help-json-lines")} if name == "--json" else None
    assert {param.help for _, param in same} <= (texts or {same[0][1].help})


def test_every_command_speaks_every_language():
    assert {command for command, option, _ in options() if option == "--lang"} == dict(leaves()).keys()


def test_json_is_a_switch_everywhere():
    commands = [command for command, option, param in options() if option == "--json" and param.is_flag]
    assert set(commands) >= {
        *("simulate", "tournament", "bench", "replay", "verify", "explain", "hindsight", "demo", "scenario"),
        *("inspect", "rules", "options", "bots", "plugins"),
    }
    assert len(commands) == sum(option == "--json" for _, option, _ in options())


@pytest.mark.parametrize("language", LANGUAGES)
def test_summaries_fit_on_a_line_and_are_sentences(language: str):
    texts = Texts(language)
    widest = max(map(len, COMMANDS))
    for key in summaries():
        words = texts(key)
        assert len(words) + widest + 4 <= 78, words
        assert words[0].isupper(), words
        assert words.endswith("."), words


def test_english_summaries_are_imperative():
    first = {Texts("en")(key).split()[0] for key in summaries()}
    assert [word for word in first if word.endswith("s") and not word.endswith("ss")] == []


def test_the_list_of_commands_cuts_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("COLUMNS", "60")
    shown = " ".join(say(["--help"], monkeypatch, capsys).out.split())
    assert "... " not in shown.partition("Commands:")[2]
    assert [c for c in COMMANDS if Texts("en")(f"help-{c}").replace("\u00a0", " ") not in shown] == []


@pytest.mark.parametrize(
    ("command", "usage"),
    [
        ("verify", "verify [OPTIONS] LOG..."),
        ("inspect", "inspect [OPTIONS] SHIP.json..."),
        ("rules", "rules [OPTIONS] [ID|WORDS]..."),
        ("replay", "replay [OPTIONS] LOG"),
        ("options", "options [OPTIONS] [GAME]"),
    ],
)
def test_arguments_that_repeat_are_shown_so(
    command: str, usage: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    said = say([command, "--help"], monkeypatch, capsys)
    assert said.out.splitlines()[0] == f"Usage: starhaul {usage}"


@pytest.mark.slow
@pytest.mark.parametrize("spelling", [("--json", "{}"), ("--json={}",), ("--output", "{}")])
def test_a_report_goes_to_a_file_in_the_new_and_in_the_old_form(
    spelling: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    pytest.importorskip("openskill")
    path = tmp_path / "report.json"
    line = ["tournament", "--bots", "random", "--game", "race", "--games", "2", "--jobs", "1"]
    said = say([*line, *(word.format(path) for word in spelling)], monkeypatch, capsys)
    assert said.status == 0
    assert json.loads(path.read_text("utf-8"))["matches"] == 2
    is_old = spelling[0] != "--output"
    assert said.err == "“--json FILE” is an old form and will be removed; write “--output FILE”.\n" * is_old


@pytest.mark.slow
def test_json_of_a_tournament_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    pytest.importorskip("openskill")
    line = ["tournament", "--bots", "random", "--game", "race", "--games", "2", "--jobs", "1", "--json"]
    said = say(line, monkeypatch, capsys)
    assert said.out.count("\n") == 1
    assert json.loads(said.out)["game"] == "race"


def test_headings_and_labels_of_help_are_in_the_language_of_the_user(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """Typer has them in English only. Texts of the help itself are chosen when its module is imported."""
    monkeypatch.setattr(command_style, "TEXTS", Texts("cs"))
    said = say(["tournament", "--help"], monkeypatch, capsys).out
    assert said.startswith("Použití: starhaul tournament")
    assert "\nVolby:\n" in said
    assert "[povinné]" in said
    assert "[výchozí: trucker]" in said
    assert "[výchozí: 100; 1<=x<=1000000]" in said
    assert not {"Usage:", "Options:", "[required]", "[default:"} & set(said.split())
    assert "\nArgumenty:\n" in say(["inspect", "--help"], monkeypatch, capsys).out
    group = say(["admin", "--help"], monkeypatch, capsys).out
    assert group.startswith("Použití: starhaul admin")
    assert "\nPříkazy:\n" in group
    assert "Ukáže tuto nápovědu." in group
