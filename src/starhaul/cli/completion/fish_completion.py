"""Completion for fish, with descriptions."""

from collections.abc import Iterator

from starhaul.cli import TEXTS
from starhaul.cli.completion.completed_commands import CompletedCommand, CompletedOption, CompletedValue

_FIRST = "complete -c starhaul -n __fish_use_subcommand"


def fish_script(commands: list[CompletedCommand]) -> str:
    lines = [
        "complete -c starhaul -f",
        f"{_FIRST} -s h -l help -d {_quoted(TEXTS('help-show'))}",
        f"{_FIRST} -l version -d {_quoted(TEXTS('help-version'))}",
        *(f"{_FIRST} -a {one.name} -d {_quoted(one.help)}" for one in commands),
        *(line for command in commands for line in _lines(command)),
    ]
    return "".join(f"{line}\n" for line in lines)


def _lines(command: CompletedCommand) -> Iterator[str]:
    start = f"complete -c starhaul -n '__fish_seen_subcommand_from {command.name}'"
    for option in command.options:
        yield f"{start} {_names(option)}{_takes(option.value)} -d {_quoted(option.help)}"
    for value in command.arguments[-1:]:
        if value.is_file:
            yield f"{start} -F"
        elif value.words:
            yield f"{start} -a {_words(value)}"


def _names(option: CompletedOption) -> str:
    return " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.names)


def _takes(value: CompletedValue | None) -> str:
    if value is None:
        return ""
    if value.is_file:
        return " -r -F"
    return f" -x -a {_words(value)}" if value.words else " -x"


def _words(value: CompletedValue) -> str:
    words = " ".join(value.words)
    if value.is_list:
        return _quoted(f"(__fish_complete_list , 'string split \" \" -- {words}')")
    return _quoted(words)


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
