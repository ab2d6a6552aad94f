"""The application: one file for each command, registered here."""

import sys

import typer

from starhaul.cli import BAD_INPUT, TEXTS, complain
from starhaul.cli.demo import demo
from starhaul.cli.inspect import inspect_ships
from starhaul.kernel.errors import BadInput

INTERRUPTED = 130

app = typer.Typer(
    name="starhaul",
    help=TEXTS("help-app"),
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command("inspect", help=TEXTS("help-inspect"))(inspect_ships)
app.command("demo", help=TEXTS("help-demo"))(demo)


def main() -> None:
    """The entry point of the installed command; a wrong command line is answered in one line."""
    for stream in (sys.stdout, sys.stderr):
        # An old terminal may lack our box characters: a question mark is better than a traceback.
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace" if stream is sys.stdout else "backslashreplace")
    try:
        status = app(prog_name="starhaul", standalone_mode=False)
    except (typer.Abort, KeyboardInterrupt):
        status = INTERRUPTED
    except Exception as error:
        # Usage errors of Typer; their class lives elsewhere in every second version, the method does not.
        format_message = getattr(error, "format_message", None)
        if format_message is None:
            raise
        complain([BadInput("usage", reason=format_message().rstrip("."), help="starhaul --help")], TEXTS)
        status = BAD_INPUT
    sys.exit(status or 0)
