"""Turns Typer's usage errors into our own sentences: in the language of the user, and with the help of the
command that was meant.

Used by `main`. Typer has its own copy of Click in some versions and not in others, so errors are told apart
by their names and not by their classes.
"""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from starhaul.cli.command_style import CommandParameter
from starhaul.kernel.errors import BadInput

_WHOLE, _FRACTION = ("int", "integer"), ("float",)


@runtime_checkable
class UsageError(Protocol):
    """What all of Typer's usage errors have."""

    def format_message(self) -> str: ...


def bad_usage(error: Exception) -> BadInput:
    """The error to print. Raises the error itself if it is not about usage."""
    if not isinstance(error, UsageError):
        raise error
    help = f"{_command_of(error)} --help"
    named: Any = error
    match type(error).__name__:
        case "NoSuchOption":
            return _no_option(named.option_name, named.possibilities or (), help)
        case "MissingParameter" if named.param is not None:
            return _missing(named.param, help)
        case "BadOptionUsage":
            return _misused(named, help)
        case "BadParameter" if named.param is not None:
            return _wrong_value(named, help)
    return BadInput("usage", reason=error.format_message().rstrip("."), help=help)


def _command_of(error: UsageError) -> str:
    context = getattr(error, "ctx", None)
    return context.command_path if context is not None else "starhaul"


def _no_option(name: str, similar: Sequence[str], help: str) -> BadInput:
    if similar:
        return BadInput("usage-no-option-but", option=name, similar=", ".join(sorted(similar)), help=help)
    return BadInput("usage-no-option", option=name, help=help)


def _missing(param: CommandParameter, help: str) -> BadInput:
    return BadInput("usage-missing", source=_name_of(param), help=help)


def _misused(error: Any, help: str) -> BadInput:
    known = error.ctx.command.params if error.ctx is not None else ()
    option = next(
        (param for param in known if error.option_name in (*param.opts, *param.secondary_opts)), None
    )
    if option is not None and option.is_flag:
        return BadInput("usage-no-value", source=error.option_name, help=help)
    return BadInput("usage-value-missing", source=error.option_name, help=help)


def _wrong_value(error: Any, help: str) -> BadInput:
    """The value is named in Typer's message only: `'x' is not a valid int range`."""
    kind, source = error.param.type, _name_of(error.param)
    value = error.message.partition(" is not ")[0].strip("'")
    least, most = getattr(kind, "min", None), getattr(kind, "max", None)
    known = {"value": value, "help": help}
    if kind.name.startswith(_WHOLE):
        if most is not None:
            return BadInput("usage-whole-between", source=source, least=least or 0, most=most, **known)
        if least is not None:
            return BadInput("usage-whole-from", source=source, least=least, **known)
        return BadInput("usage-whole", source=source, **known)
    if kind.name.startswith(_FRACTION):
        if least is not None:
            return BadInput("usage-number-from", source=source, least=f"{least:g}", **known)
        return BadInput("usage-number", source=source, **known)
    return BadInput("usage-value", source=source, **known)


def _name_of(param: CommandParameter) -> str:
    if param.param_type_name == "argument":
        return str(param.metavar or param.name).upper()
    return str(max(param.opts, key=len))
