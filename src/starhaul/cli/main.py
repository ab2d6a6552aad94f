"""The application: the registry of commands and the entry point of the installed script."""

import gc
import os
import sys
from importlib import import_module
from typing import Annotated, Any

import typer

from starhaul import __version__
from starhaul.cli import BAD_INPUT, STYLE, TEXTS, complain
from starhaul.cli.command_style import CommandGroup, StarhaulCommand
from starhaul.interrupts import INTERRUPTED, leave_at_once, raise_again
from starhaul.kernel.errors import BadInput
from starhaul.locale import LANGUAGES, Texts
from starhaul.native_build import build_name
from starhaul.plugins import packages

FAILED = 1

COMMANDS = {
    "serve": "starhaul.cli.serve:serve",
    "bot": "starhaul.cli.bot:bot",
    "bench": "starhaul.cli.bench:bench",
    "demo": "starhaul.cli.demonstration:demo",
    **packages.commands(),
    "simulate": "starhaul.cli.simulate:simulate",
    "tournament": "starhaul.cli.tournament:tournament",
    "replay": "starhaul.cli.replay:replay",
    "draw": "starhaul.cli.draw:draw",
    "verify": "starhaul.cli.verify:verify",
    "scenario": "starhaul.cli.run_scenario:scenario",
    "explain": "starhaul.cli.explain:explain",
    "hindsight": "starhaul.cli.hindsight_report:hindsight",
    "rules": "starhaul.cli.rules:rules",
    "options": "starhaul.cli.options_list:list_options",
    "bots": "starhaul.cli.bots_list:list_bots",
    "plugins": "starhaul.cli.plugins_list:list_plugins",
    "admin": "starhaul.cli.admin:commands",
    "doctor": "starhaul.cli.doctor:doctor",
    "backup": "starhaul.cli.backup:backup",
    "cluster": "starhaul.cli.cluster:cluster",
    "database": "starhaul.cli.database_commands:commands",
    "protocol": "starhaul.cli.protocol:protocol",
    "completion": "starhaul.cli.completion.completion_command:completion",
    "new": "starhaul.cli.new:new",
}
"""Where each command is, as `module:function`; its description is the text `help-NAME`."""


class Commands(CommandGroup):
    """Imports a command on first use, so that `serve` does not load what `tournament` needs, and a list of
    commands loads none."""

    def list_commands(self, ctx: object) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: object, cmd_name: str) -> Any:
        return command_named(cmd_name) if cmd_name in COMMANDS else None

    def summary_of(self, ctx: object, name: str) -> str:
        return TEXTS(f"help-{name}")


def command_named(name: str) -> Any:
    """The command; its module's EPILOGUE, if there is one, follows its help, and its RENAMED options still
    work."""
    place, _, function = COMMANDS[name].partition(":")
    module = import_module(place)
    _collect_garbage_again()
    found = getattr(module, function)
    if isinstance(found, typer.Typer):
        # A command with commands of its own.
        found.info.cls = CommandGroup
        for one in found.registered_commands:
            one.cls = StarhaulCommand
        return typer.main.get_command(found)
    alone = typer.Typer(**STYLE)
    alone.command(
        name, help=TEXTS(f"help-{name}"), epilog=getattr(module, "EPILOGUE", None), cls=StarhaulCommand
    )(found)
    command: Any = typer.main.get_command(alone)
    command.renamed = getattr(module, "RENAMED", {})
    return command


def _collect_garbage_again() -> None:
    """Undo what `__main__` did for a fast start."""
    if not gc.isenabled():
        # What has been imported stays: it need not be looked through again and again.
        gc.freeze()
        gc.enable()


app = typer.Typer(name="starhaul", help=TEXTS("help-app"), cls=Commands, **STYLE)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=TEXTS("help-version"))] = False,
) -> None:
    if version:
        typer.echo(f"starhaul {__version__} ({build_name()})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """Entry point of the installed command. Handles closed or broken standard streams."""
    _open_streams()
    status = _run()
    _drop_unwritten()
    sys.exit(status)


def _open_streams() -> None:
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        # A stream that was closed before the start (`>&-`) is None.
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        # An old terminal may lack our box characters: a question mark is better than a traceback.
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace" if stream is sys.stdout else "backslashreplace")


def _run() -> int:
    """Run the command and flush its output; returns the exit status."""
    status = 0
    try:
        raise_again()
        status = _command()
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BrokenPipeError:
        # A reader that has seen enough (`| head -1`) is not an error.
        pass
    except OSError as error:
        # Errors of other files have become `BadInput` where they arose.
        complain([BadInput("unwritable", source="<stdout>", reason=error)], TEXTS)
        status = FAILED
    leave_at_once()
    return status


def _command() -> int:
    """Run the command; returns the exit status. Usage errors are printed on one line."""
    # Not by calling the application, which handles broken pipes differently.
    command = typer.main.get_command(app)
    try:
        with command.make_context("starhaul", sys.argv[1:]) as context:
            command.invoke(context)
    except typer.Exit as end:
        return end.exit_code
    except Exception as error:
        if isinstance(error, BadInput):
            complain([error], _texts_for(sys.argv))
        else:
            # Imported on demand: most command lines are right.
            from starhaul.cli.usage_errors import bad_usage

            complain([bad_usage(error)], _texts_for(sys.argv))
        return BAD_INPUT
    return 0


def _texts_for(argv: list[str]) -> Texts:
    """The language that the command line asks for, although it could not be read as a whole."""
    for option, following in zip(argv, [*argv[1:], ""], strict=True):
        name, _, value = option.partition("=")
        if name == "--lang" and (value or following) in LANGUAGES:
            return Texts(value or following)
    return TEXTS


def _drop_unwritten() -> None:
    """Python flushes its streams again at exit and would report the same error twice."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
