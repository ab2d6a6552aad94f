"""The application: the registry of commands and the entry point of the installed script."""

import gc
import os
import sys
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from starhaul import __version__
from starhaul.cli import BAD_INPUT, TEXTS, complain
from starhaul.interrupts import INTERRUPTED, leave_at_once, raise_again
from starhaul.kernel.errors import BadInput
from starhaul.native_build import build_name
from starhaul.plugins import packages

FAILED = 1

COMMANDS = {
    "serve": "starhaul.cli.serve:serve",
    "bot": "starhaul.cli.bot:bot",
    "bench": "starhaul.cli.bench:bench",
    **packages.commands(),
    "simulate": "starhaul.cli.simulate:simulate",
    "tournament": "starhaul.cli.tournament:tournament",
    "replay": "starhaul.cli.replay:replay",
    "draw": "starhaul.cli.draw:draw",
    "verify": "starhaul.cli.verify:verify",
    "scenario": "starhaul.cli.run_scenario:scenario",
    "explain": "starhaul.cli.explain:explain",
    "backup": "starhaul.cli.backup:backup",
    "protocol": "starhaul.cli.protocol:protocol",
    "new": "starhaul.cli.new:new",
}
"""Where each command is, as `module:function`; its description is the text `help-NAME`."""

_STYLE: dict[str, Any] = {
    "add_completion": False,
    "pretty_exceptions_enable": False,
    "rich_markup_mode": None,
    "context_settings": {"help_option_names": ["-h", "--help"]},
}


class Commands(TyperGroup):
    """Imports a command on first use, so that `serve` does not load what `tournament` needs, and a list of
    commands loads none."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in COMMANDS:
            return _command_named(cmd_name)
        # A mistyped name is compared with all commands.
        self.commands.update(_described())
        return None

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        TyperGroup(commands=_described()).format_commands(ctx, formatter)


def _described() -> dict[str, Any]:
    """All commands, with descriptions and nothing else."""
    return {name: TyperCommand(name, help=TEXTS(f"help-{name}")) for name in COMMANDS}


def _command_named(name: str) -> Any:
    """The command; its module's EPILOGUE, if there is one, follows its help."""
    place, _, function = COMMANDS[name].partition(":")
    module = import_module(place)
    _collect_garbage_again()
    alone = typer.Typer(**_STYLE)
    alone.command(name, help=TEXTS(f"help-{name}"), epilog=getattr(module, "EPILOGUE", None))(
        getattr(module, function)
    )
    return typer.main.get_command(alone)


def _collect_garbage_again() -> None:
    """Undo what `__main__` did for a fast start."""
    if not gc.isenabled():
        # What has been imported stays: it need not be looked through again and again.
        gc.freeze()
        gc.enable()


app = typer.Typer(name="starhaul", help=TEXTS("help-app"), cls=Commands, **_STYLE)


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
        # Usage errors of Typer; their class moves between versions, the method does not.
        format_message = getattr(error, "format_message", None)
        if format_message is None:
            raise
        complain([BadInput("usage", reason=format_message().rstrip("."), help="starhaul --help")], TEXTS)
        return BAD_INPUT
    return 0


def _drop_unwritten() -> None:
    """Python flushes its streams again at exit and would report the same error twice."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
