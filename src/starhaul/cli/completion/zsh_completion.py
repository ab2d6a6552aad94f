"""Completion for zsh, with descriptions: for a file `_starhaul` in `fpath`, or for `source`."""

from collections.abc import Iterator

from starhaul.cli import TEXTS
from starhaul.cli.completion.completed_commands import CompletedCommand, CompletedOption, CompletedValue

_HEAD = """#compdef starhaul
_starhaul() {
    local line state
    local -a commands
    _arguments -C '(- *)'{-h,--help}'[%s]' '(- *)--version[%s]' '1:command:->command' '*::argument:->rest'
    case $state in
    command)
        commands=(
"""
_MIDDLE = """        )
        _describe command commands
        ;;
    rest)
        case $line[1] in
"""
_TAIL = """        esac
        ;;
    esac
}

if [[ $funcstack[1] == _starhaul ]]; then
    _starhaul "$@"
else
    compdef _starhaul starhaul
fi
"""


def zsh_script(commands: list[CompletedCommand]) -> str:
    names = [f"            '{one.name}:{_plain(one.help)}'\n" for one in commands]
    cases = [line for command in commands for line in _case(command)]
    head = _HEAD % (_plain(TEXTS("help-show")), _plain(TEXTS("help-version")))
    return "".join([head, *names, _MIDDLE, *cases, _TAIL])


def _case(command: CompletedCommand) -> Iterator[str]:
    specs = [spec for option in command.options for spec in _specs(option)]
    if command.arguments:
        specs.append(f"*{_action(command.arguments[-1])}")
    yield f"        {command.name})\n            _arguments -S"
    yield from (f" \\\n                '{spec}'" for spec in specs)
    yield "\n            ;;\n"


def _specs(option: CompletedOption) -> Iterator[str]:
    """One for each name of the option."""
    for name in option.names:
        if option.value is None:
            yield f"{name}[{_plain(option.help)}]"
        else:
            yield f"*{name}=[{_plain(option.help)}]{_action(option.value)}"


def _action(value: CompletedValue) -> str:
    label = f":{_plain(value.metavar)}:"
    if value.is_file:
        return f"{label}_files"
    words = " ".join(value.words)
    if not words:
        return f"{label} "
    if value.is_list:
        return f"{label}_sequence compadd - {words}"
    return f'{label}compadd -S "" - {words}' if value.is_open else f"{label}({words})"


def _plain(text: str) -> str:
    """Without what has a meaning in a specification."""
    return text.replace("'", "’").replace("[", "(").replace("]", ")").replace(":", r"\:").replace("\n", " ")
