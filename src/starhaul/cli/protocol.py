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
    return {
        root / "docs" / "protocol.md": page(),
        package / "web" / "types.d.ts": declarations(),
        package / "web" / "core" / "languages.js": languages(),
    }


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


def languages() -> str:
    from starhaul.server.describing import languages as made

    return made.languages()


def page() -> str:
    from starhaul.server.describing import page as made

    return made.page()


def declarations() -> str:
    from starhaul.server.describing import declarations as made

    return made.declarations()
