"""How commands are parsed and how their help looks: the classes that Typer builds our commands from.

Used by `main`. Usage errors become sentences in `usage_errors`.
"""

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol, cast

import typer
from typer.core import TyperCommand, TyperGroup

from starhaul.cli import TEXTS, help_of_command
from starhaul.kernel.errors import BadInput


class ParameterType(Protocol):
    """How a value is read."""

    name: str


class CommandParameter(Protocol):
    """An option or an argument, as all versions of Typer have it."""

    param_type_name: str
    name: str | None
    opts: list[str]
    secondary_opts: list[str]
    metavar: str | None
    required: bool
    nargs: int
    type: ParameterType


class HelpOption(Protocol):
    help: str | None


class StarhaulCommand(TyperCommand):
    """Shows arguments as `FILE`, `[FILE]` and `FILE...`, and understands what options were once called."""

    renamed: Mapping[str, str] = {}
    """Switches that took a file in earlier versions, and the option that takes it now."""

    def parse_args(self, ctx: object, args: list[str]) -> list[str]:
        context = cast(typer.Context, ctx)
        help = f"{context.command_path} --help"
        help_of_command.set(help)
        # Otherwise Typer reports the rest in words of its own.
        context.allow_extra_args = True
        try:
            rest: list[str] = super().parse_args(context, _in_new_words(args, self.renamed))
        except Exception as error:
            _place(error, context)
            raise
        if rest and not context.resilient_parsing:
            raise BadInput("usage-extra", argument=rest[0], help=help)
        return rest

    def get_help_option(self, ctx: object) -> Any:
        return with_our_words(super().get_help_option(cast(typer.Context, ctx)))

    def format_help(self, ctx: object, formatter: object) -> None:
        super().format_help(cast(typer.Context, ctx), with_our_headings(formatter))

    def collect_usage_pieces(self, ctx: object) -> list[str]:
        params = cast(list[CommandParameter], self.get_params(cast(typer.Context, ctx)))
        arguments = [param for param in params if param.param_type_name == "argument"]
        return [self.options_metavar or "", *map(_usage, arguments)]


class CommandGroup(TyperGroup):
    """`starhaul` itself, and commands with commands of their own. Without arguments it shows its help."""

    def parse_args(self, ctx: object, args: list[str]) -> list[str]:
        context = cast(typer.Context, ctx)
        if not args and not context.resilient_parsing:
            typer.echo(context.get_help())
            raise typer.Exit
        try:
            rest: list[str] = super().parse_args(context, args)
        except Exception as error:
            _place(error, context)
            raise
        return rest

    def resolve_command(self, ctx: object, args: list[str]) -> Any:
        context = cast(typer.Context, ctx)
        known = self.list_commands(context)
        if args[0] not in known and not args[0].startswith("-"):
            raise _no_command(args[0], known, f"{context.command_path} --help")
        return super().resolve_command(context, args)

    def get_help_option(self, ctx: object) -> Any:
        return with_our_words(super().get_help_option(cast(typer.Context, ctx)))

    def format_help(self, ctx: object, formatter: object) -> None:
        super().format_help(cast(typer.Context, ctx), with_our_headings(formatter))

    def format_commands(self, ctx: object, formatter: object) -> None:
        """Every summary in full: Typer would cut what is wider than the terminal."""
        context, layout = cast(typer.Context, ctx), cast(HelpLayout, formatter)
        with layout.section("Commands"):
            names = self.list_commands(context)
            layout.write_dl([(name, self.summary_of(context, name)) for name in names])

    def summary_of(self, ctx: object, name: str) -> str:
        command = self.get_command(cast(typer.Context, ctx), name)
        assert command is not None, "listed"
        return command.help or ""


def _place(error: Exception, context: typer.Context) -> None:
    """The parser of options does not say for which command it works."""
    if getattr(error, "ctx", context) is None:
        error.ctx = context  # type: ignore[attr-defined]


def _no_command(name: str, known: Sequence[str], help: str) -> BadInput:
    # Imported on demand: few commands are mistyped.
    from difflib import get_close_matches

    similar = get_close_matches(name, known)
    if similar:
        return BadInput("usage-no-command-but", command=name, similar=", ".join(similar), help=help)
    return BadInput("usage-no-command", command=name, help=help)


class HelpLayout(Protocol):
    """What lays out the help of a command."""

    write_usage: Callable[..., None]
    write_heading: Callable[[str], None]
    write_dl: Callable[..., None]

    def section(self, name: str) -> AbstractContextManager[None]: ...


HEADINGS = frozenset({"Options", "Arguments", "Commands"})
_LABELS = re.compile(r"(?<=[\[ ])(?:required(?=[];])|default:)")
"""In what Typer says of a parameter: `[required]`, `[default: 100; 1<=x<=1000]`."""


def with_our_headings(formatter: object) -> Any:
    """What lays out the help, with the words that Typer has in English only in the language of the user."""
    layout = cast(HelpLayout, formatter)
    write_usage, write_heading, write_table = layout.write_usage, layout.write_heading, layout.write_dl

    def usage(program: str, arguments: str = "", prefix: str | None = None) -> None:
        write_usage(program, arguments, f"{TEXTS('help-heading-usage')} ")

    def heading(words: str) -> None:
        write_heading(TEXTS(f"help-heading-{words.lower()}") if words in HEADINGS else words)

    def table(rows: list[tuple[str, str]], *widths: int) -> None:
        write_table([(name, _LABELS.sub(_label, words)) for name, words in rows], *widths)

    layout.write_usage, layout.write_heading, layout.write_dl = usage, heading, table
    return layout


def _label(found: re.Match[str]) -> str:
    return TEXTS(f"help-label-{found[0].removesuffix(':')}")


def with_our_words(option: HelpOption | None) -> HelpOption | None:
    """The option `--help`, described in the language of the user."""
    if option is not None:
        option.help = TEXTS("help-show")
    return option


def _usage(argument: CommandParameter) -> str:
    name = argument.metavar or str(argument.name).upper()
    shown = name if argument.required else f"[{name}]"
    return f"{shown}..." if argument.nargs != 1 else shown


def _in_new_words(args: list[str], renamed: Mapping[str, str]) -> list[str]:
    """The arguments with an outdated `--json FILE` replaced, and a note on standard error for each."""
    found: list[str] = []
    for number, word in enumerate(args):
        name, equals, _ = word.partition("=")
        following = args[number + 1] if number + 1 < len(args) else "-"
        if name in renamed and (equals or not following.startswith("-")):
            print(TEXTS("option-renamed", old=f"{name} FILE", new=f"{renamed[name]} FILE"), file=sys.stderr)
            word = renamed[name] + word.removeprefix(name)
        found.append(word)
    return found
