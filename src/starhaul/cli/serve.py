"""`starhaul serve`: runs the server, by default reachable from this machine only."""

import os
import secrets
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import suppress
from textwrap import fill
from typing import Annotated

import typer
from msgspec import structs

from starhaul.cli import TEXTS, speaking
from starhaul.cli.common_options import Language
from starhaul.cli.files import read_document
from starhaul.cli.qr import code_of, drawn
from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts
from starhaul.server.net.listening import address_of, is_everywhere, reach_of
from starhaul.server.net.weblayer import is_web_layer, unknown_web_layer
from starhaul.server.settings.configuring import CONFIG, CommandLineValue, File, configured, variable
from starhaul.server.settings.settings import LOG_LEVELS, RANDOM, READERS, Settings, usual

WIDTH = 76
"""Width of the list of settings in the help."""


def help_text(name: str) -> str:
    """The help text of a setting."""
    return TEXTS(f"setting-{name.replace('_', '-').replace('.', '-')}")


def serve(
    host: Annotated[
        str | None, typer.Option(metavar="HOST", help=help_text("host"), show_default=False)
    ] = None,
    port: Annotated[
        str | None, typer.Option(metavar="PORT", help=help_text("port"), show_default=False)
    ] = None,
    db: Annotated[
        list[str] | None, typer.Option(metavar="DB", help=help_text("db"), show_default=False)
    ] = None,
    open: Annotated[
        bool | None, typer.Option("--open/--no-open", help=help_text("open"), show_default=False)
    ] = None,
    bot_workers: Annotated[
        str | None, typer.Option(metavar="N", help=help_text("bot_workers"), show_default=False)
    ] = None,
    keep_days: Annotated[
        str | None, typer.Option(metavar="DAYS", help=help_text("keep_days"), show_default=False)
    ] = None,
    log_level: Annotated[
        str | None,
        typer.Option(metavar="|".join(LOG_LEVELS), help=help_text("log_level"), show_default=False),
    ] = None,
    log_format: Annotated[
        str | None, typer.Option(metavar="FORM", help=help_text("log_format"), show_default=False)
    ] = None,
    set: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help=TEXTS("help-serve-set"), show_default=False)
    ] = None,
    config: Annotated[
        str | None, typer.Option(metavar="FILE", help=TEXTS("help-serve-config"), show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    options = {"host": host, "port": port, "db": db or None, "open": open}
    options |= {"bot_workers": bot_workers, "keep_days": keep_days, "log_level": log_level}
    options |= {"log_format": log_format}
    with speaking(lang) as texts:
        settings = configured(file_of(config), os.environ, [*given_by(options), *given_by_set(set or [])])
        _run(settings, texts)


def file_of(config: str | None) -> File | None:
    """The settings file named on the command line or in the environment."""
    source, path = ("--config", config) if config is not None else (CONFIG, os.environ.get(CONFIG))
    if config is None and not path:
        return None
    try:
        return File(path or "''", read_document(path or ""))
    except BadInput as error:
        error.source = f"{source} {error.source}"
        raise


def given_by(options: Mapping[str, object]) -> Iterator[CommandLineValue]:
    for name, written in options.items():
        if written is not None:
            yield CommandLineValue(name, written, f"--{name.replace('_', '-')}")


def given_by_set(wishes: list[str]) -> Iterator[CommandLineValue]:
    for wish in wishes:
        name, equals, written = wish.partition("=")
        if not equals:
            raise BadInput("option-form", source="--set", option=wish)
        yield CommandLineValue(name.strip(), written, "--set", name.strip())


# --- serving -----------------------------------------------------------------------------------------------


def _run(settings: Settings, texts: Texts) -> None:
    # Imported late: help and usage errors should not load the whole server.
    try:
        from starhaul.server.process.running import run
    except ImportError as error:
        if is_web_layer(error):
            raise unknown_web_layer() from error
        raise

    is_new = settings.admin_token == RANDOM
    if is_new:
        settings = structs.replace(settings, admin_token=secrets.token_urlsafe(24))

    def opened(listener: socket.socket) -> None:
        address = address_of(listener)
        key = "serve-open-everywhere" if is_everywhere(listener) else "serve-open"
        # The server runs even if nobody can read this.
        with suppress(OSError):
            print(texts(key, address=address), flush=True)
            print_reach(reach_of(listener), texts)
            if is_new:
                print(texts("serve-admin", address=f"{address}admin#{settings.admin_token}"), flush=True)
        if settings.open:
            # In a thread, because some browsers block the process that starts them.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(settings, opened)


def print_reach(addresses: list[str], texts: Texts) -> None:
    """Print the addresses for other machines in the network and, in a terminal, a QR code for phones."""
    for address in addresses:
        print(texts("serve-reach", address=address), flush=True)
    if addresses and sys.stdout.isatty():
        print("\n" + drawn(code_of(addresses[0])), flush=True)


# --- help --------------------------------------------------------------------------------------------------


def epilogue() -> str:
    """All settings, appended to the help."""
    lines = []
    for name in READERS:
        lines.append(f"{name} · {variable(name)} · {_shown(usual(name))}")
        lines.append(fill(help_text(name), WIDTH, initial_indent="    ", subsequent_indent="    "))
    # `\b` keeps the line breaks of the paragraph.
    return TEXTS("serve-settings", config=CONFIG) + "\n\n\b\n" + "\n".join(lines)


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, float | int):
        return f"{value:g}"
    return "–" if value is None or value in ((), "") else str(value)


EPILOGUE = epilogue()
