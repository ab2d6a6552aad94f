"""`starhaul protocol`: prints the protocol page, or writes it and the client's type declarations."""

import sys
from pathlib import Path
from typing import Annotated

import typer

import starhaul
from starhaul.cli import TEXTS, speaking
from starhaul.kernel.errors import BadInput

PACKAGE = Path(starhaul.__file__).resolve().parent


def protocol(
    types: Annotated[bool, typer.Option("--types", help=TEXTS("help-protocol-types"))] = False,
    write: Annotated[bool, typer.Option("--write", help=TEXTS("help-protocol-write"))] = False,
    lang: Annotated[str | None, typer.Option(metavar="LANG", help=TEXTS("help-lang"))] = None,
) -> None:
    with speaking(lang) as texts:
        if write:
            for path, text in made_for(PACKAGE).items():
                put(path, text)
                print(texts("protocol-written", file=path))
            return
    sys.stdout.write(declarations() if types else page())


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
    from starhaul.server.describing.catalogue import games
    from starhaul.server.describing.event_pages import event_module, with_events

    files = {}
    for game in games():
        path = docs / f"{game.name}-protocol.md"
        files[path] = with_events(_read(path), game.events, str(path))
        files[web / game.name / "events.js"] = event_module(game.events)
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
