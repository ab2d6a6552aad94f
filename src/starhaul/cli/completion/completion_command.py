"""`starhaul completion SHELL`: prints the script for a shell."""

import sys
from collections.abc import Callable, Mapping
from typing import Annotated

import typer

from starhaul.cli import TEXTS, speaking
from starhaul.cli.common_options import Language
from starhaul.cli.completion.bash_completion import bash_script
from starhaul.cli.completion.completed_commands import CompletedCommand, completed_commands
from starhaul.cli.completion.fish_completion import fish_script
from starhaul.cli.completion.zsh_completion import zsh_script
from starhaul.kernel.errors import BadInput

SCRIPTS: Mapping[str, Callable[[list[CompletedCommand]], str]] = {
    "bash": bash_script,
    "zsh": zsh_script,
    "fish": fish_script,
}
PLACES = {
    "bash": "~/.local/share/bash-completion/completions/starhaul",
    "zsh": "~/.zfunc/_starhaul",
    "fish": "~/.config/fish/completions/starhaul.fish",
}
"""Where the shells look for scripts; zsh does so after `fpath+=~/.zfunc` and `compinit`."""
# `\b` keeps the line breaks of the paragraph.
EPILOGUE = (
    TEXTS("completion-install")
    + "\n\n\b\n"
    + "\n".join(f"starhaul completion {shell} > {place}" for shell, place in PLACES.items())
)
_FIRST = "#compdef"
"""A script for zsh must begin with this."""


def completion(
    shell: Annotated[
        str,
        typer.Argument(metavar="|".join(SCRIPTS), help=TEXTS("help-completion-shell"), show_default=False),
    ],
    lang: Language = None,
) -> None:
    with speaking(lang) as texts:
        if shell not in SCRIPTS:
            raise BadInput("usage-shell", source=shell, shell=shell, known=", ".join(SCRIPTS))
        script = SCRIPTS[shell](completed_commands())
        note = f"# {texts('completion-note', command=f'starhaul completion {shell}')}\n"
    head, _, rest = script.partition("\n")
    sys.stdout.write(f"{head}\n{note}{rest}" if head.startswith(_FIRST) else note + script)
