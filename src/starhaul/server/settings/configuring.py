"""Reads settings: defaults, a TOML file, the environment, the command line. Later sources override earlier
ones.

A setting has one name everywhere: `limits.most_tables` is the key `most_tables` of the table `[limits]` in
the file and STARHAUL_LIMITS_MOST_TABLES in the environment.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from msgspec import structs

from starhaul.kernel.errors import BadInput
from starhaul.server.settings.limits import Limits
from starhaul.server.settings.settings import LIMITS, READERS, Settings

PREFIX = "STARHAUL_"
CONFIG = f"{PREFIX}CONFIG"
"""The variable that names the file if the command line does not."""


class File(NamedTuple):
    name: str
    content: bytes


class CommandLineValue(NamedTuple):
    """One value given on the command line."""

    name: str
    written: object
    source: str
    place: str = ""


def variable(name: str) -> str:
    """
    >>> variable("limits.most_tables")
    'STARHAUL_LIMITS_MOST_TABLES'
    """
    return PREFIX + name.replace(".", "_").upper()


def configured(file: File | None, variables: Mapping[str, str], given: list[CommandLineValue]) -> Settings:
    """The settings of a server; raises `BadInput` for the first invalid one."""
    found = dict(_from_file(file)) if file is not None else {}
    found |= dict(_from_environment(variables))
    found |= {one.name: _read(*one) for one in given}
    limits = {name.removeprefix(LIMITS): found.pop(name) for name in list(found) if name.startswith(LIMITS)}
    return Settings(**found, limits=structs.replace(Limits(), **limits))


def _read(name: str, written: object, source: str, place: str = "") -> Any:
    if name not in READERS:
        raise BadInput("setting-unknown", source=source, place=place, help="starhaul serve --help")
    try:
        return READERS[name](written)
    except BadInput as error:
        error.source, error.place = source, place
        raise


def _from_environment(variables: Mapping[str, str]) -> Iterator[tuple[str, Any]]:
    """Empty variables are ignored; an unknown one is an error, because it is probably misspelled."""
    names = {variable(name): name for name in READERS}
    for key in sorted(variables):
        if key.startswith(PREFIX) and key != CONFIG and variables[key]:
            name = names.get(key, "")
            yield name, _read(name, variables[key], key)


# --- the file ----------------------------------------------------------------------------------------------


def _from_file(file: File) -> Iterator[tuple[str, Any]]:
    for name, written in _parsed(file):
        yield name, _read(name, written, file.name, name)


def _parsed(file: File) -> list[tuple[str, Any]]:
    try:
        return list(_flat(tomllib.loads(file.content.decode())))
    except UnicodeDecodeError as error:
        raise BadInput("not-utf8", source=file.name, byte=error.start) from None
    except RecursionError as error:
        raise BadInput("wrong-shape", source=file.name, reason=error) from None
    except ValueError as error:
        # The message of the parser is in English only, so just the line is shown.
        place = re.search(r"line (\d+)", str(error))
        line = int(place[1]) if place else file.content.count(b"\n") + 1
        raise BadInput("not-toml", source=file.name, line=line) from None


def _flat(tree: Mapping[str, object], above: str = "") -> Iterator[tuple[str, Any]]:
    """Keys with the names of their tables."""
    for key, value in tree.items():
        name = above + key
        if isinstance(value, dict) and name not in READERS:
            yield from _flat(value, f"{name}.")
        else:
            yield name, value
