"""`starhaul protocol`: prints the protocol page, declarations or schemas, or writes page and declarations."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

import starhaul
from starhaul.cli import TEXTS, speaking
from starhaul.cli.common_options import Language
from starhaul.kernel.errors import BadInput

PACKAGE = Path(starhaul.__file__).resolve().parent


def protocol(
    types: Annotated[bool, typer.Option("--types", help=TEXTS("help-protocol-types"))] = False,
    json_schema: Annotated[
        bool, typer.Option("--json-schema", help=TEXTS("help-protocol-json-schema"))
    ] = False,
    openapi: Annotated[bool, typer.Option("--openapi", help=TEXTS("help-protocol-openapi"))] = False,
    write: Annotated[bool, typer.Option("--write", help=TEXTS("help-protocol-write"))] = False,
    lang: Language = None,
) -> None:
    with speaking(lang) as texts:
        if write:
            for path, text in made_for(PACKAGE).items():
                put(path, text)
                print(texts("protocol-written", file=path))
            return
    asked = {declarations: types, messages: json_schema, requests: openapi}
    made = next((make for make, is_asked in asked.items() if is_asked), page)
    sys.stdout.write(made())


def made_for(package: Path) -> dict[Path, str]:
    """The generated files and their expected contents."""
    root = _checkout(package)
    files = {
        root / "docs" / "protocol.md": page(),
        package / "web" / "types.d.ts": declarations(),
        package / "web" / "core" / "constants.js": constants(),
    }
    return files | _events(root / "docs", package / "web")


def _events(docs: Path, web: Path) -> dict[Path, str]:
    """The events of each game: in the page of the game, and as a module of the client."""
    from starhaul.rulebook.book_part import book_parts
    from starhaul.server.describing.catalogue import games
    from starhaul.server.describing.event_pages import event_module, with_events
    from starhaul.server.describing.rule_links import rule_module

    files = {}
    for game in games():
        path = docs / f"{game.name}-protocol.md"
        files[path] = with_events(_read(path), game.events, str(path))
        files[web / game.name / "events.js"] = event_module(game.events)
        if game.name in book_parts():
            files[web / game.name / "ruleids.js"] = rule_module(game.name)
    return files


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadInput("unreadable", source=str(path), reason=error) from None


def _checkout(package: Path) -> Path:
    """The root of the source checkout; refuses an installed package, which has no pages to write."""
    root = package.parent.parent
    if package != root / "src" / package.name or not (root / "docs" / "design.md").is_file():
        raise BadInput("protocol-no-checkout", source=str(package))
    return root


def put(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
    except OSError as error:
        raise BadInput("unwritable", source=str(path), reason=error) from None


# Imported late, because the server loads the web framework.


def constants() -> str:
    from starhaul.server.describing import constants as made

    return made.constants()


def page() -> str:
    from starhaul.server.describing import page as made

    return made.page()


def declarations() -> str:
    from starhaul.server.describing import declarations as made

    return made.declarations()


def messages() -> str:
    from starhaul.server.describing.message_schema import message_schema

    return _json(message_schema())


def requests() -> str:
    from starhaul.server.describing.openapi import openapi

    return _json(openapi())


def _json(document: dict[str, Any]) -> str:
    return f"{json.dumps(document, ensure_ascii=False, indent=2)}\n"
