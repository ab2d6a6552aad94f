"""Completion for bash, from version 4 on. Needs no further package."""

from collections.abc import Iterator

from starhaul.cli.completion.completed_commands import CompletedCommand, CompletedOption, CompletedValue

_HEAD = r"""
_starhaul_words() {
    local IFS=$' \t\n'
    mapfile -t COMPREPLY < <(compgen -W "$1" -- "$cur")
}

_starhaul_list() {
    local before="" last=$cur
    if [[ $cur == *,* ]]; then
        before=${cur%,*},
        last=${cur##*,}
    fi
    mapfile -t COMPREPLY < <(compgen -P "$before" -W "$1" -- "$last")
    compopt -o nospace 2>/dev/null
}

_starhaul_open() {
    _starhaul_words "$1"
    compopt -o nospace 2>/dev/null
}

_starhaul_files() {
    mapfile -t COMPREPLY < <(compgen -f -- "$cur")
    compopt -o filenames 2>/dev/null
}

_starhaul() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
    # Bash cuts `--name=value` into three words.
    if [[ $cur == = ]]; then
        cur=""
    elif [[ $prev == = ]]; then
        prev=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
        _starhaul_words "$_starhaul_commands --help --version"
        return
    fi
    case ${COMP_WORDS[1]}:$prev in
"""

_MIDDLE = r"""    esac
    if [[ $cur == -* ]]; then
        case ${COMP_WORDS[1]} in
"""

_ARGUMENTS = r"""        esac
        return
    fi
    case ${COMP_WORDS[1]} in
"""

_TAIL = r"""    esac
}

complete -F _starhaul starhaul
"""


def bash_script(commands: list[CompletedCommand]) -> str:
    names = " ".join(command.name for command in commands)
    values = [line for command in commands for line in _values(command)]
    options = [f'            {one.name}) _starhaul_words "{_options(one)}" ;;\n' for one in commands]
    arguments = [f"        {one.name}) {_call(one.arguments[-1])} ;;\n" for one in commands if one.arguments]
    parts = [_HEAD, *values, _MIDDLE, *options, _ARGUMENTS, *arguments, _TAIL]
    return f'_starhaul_commands="{names}"\n' + "".join(parts)


def _values(command: CompletedCommand) -> Iterator[str]:
    for option in command.options:
        if option.value is not None:
            places = "|".join(f"{command.name}:{name}" for name in option.names)
            call = _call(option.value)
            yield f"        {places})\n            {call}\n            return\n            ;;\n"


def _options(command: CompletedCommand) -> str:
    return " ".join(name for option in command.options for name in _long(option))


def _long(option: CompletedOption) -> list[str]:
    return [name for name in option.names if name.startswith("--")]


def _call(value: CompletedValue) -> str:
    if value.is_file:
        return "_starhaul_files"
    if not value.words:
        return ":"
    how = "list" if value.is_list else "open" if value.is_open else "words"
    return f'_starhaul_{how} "{" ".join(value.words)}"'
