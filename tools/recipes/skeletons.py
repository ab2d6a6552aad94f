"""Skeletons: the files and lines with which a new card kind, option or game begins.

A template is a file in `templates/` with `$snake`, `$camel`, `$kebab` and `$words` in place of the name. It
becomes a new file, or is inserted into an existing one.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Template
from typing import NamedTuple

TEMPLATES = Path(__file__).parent / "templates"
END = ""
"""The place at the end of a file."""


class Piece(NamedTuple):
    """A template and where its text goes."""

    template: str
    file: str
    """The path in the checkout; it may use the placeholders, too."""
    before: str | None = None
    """The text before which it is inserted, or `END`; None: it is the whole file."""
    mark: str = ""
    """The text that the file contains if the name is taken."""


SKELETONS: Mapping[str, tuple[Piece, ...]] = {
    "card": (
        Piece("card.py.txt", "src/starhaul/trucker/cards/$snake.py"),
        Piece(
            "card_record.py.txt",
            "src/starhaul/trucker/parts/records.py",
            before="def _kinds(",
            mark="class $camel(",
        ),
        Piece(
            "card_question.py.txt",
            "src/starhaul/trucker/match/questions.py",
            before='}\n"""All kinds',
            mark='"$snake": ',
        ),
        Piece("card_question.js.txt", "src/starhaul/web/trucker/questions/$snake.js"),
        Piece(
            "card_question_import.js.txt",
            "src/starhaul/web/trucker/questions/questionkinds.js",
            before="\n/** @import {",
            mark="pose$camel",
        ),
        Piece(
            "card_question_kind.js.txt",
            "src/starhaul/web/trucker/questions/questionkinds.js",
            before="};\n",
            mark="  $snake: ",
        ),
    ),
    "option": (
        Piece(
            "option.py.txt",
            "src/starhaul/trucker/match/config.py",
            before="\n\nclass Config(",
            mark="    $snake: ",
        ),
    ),
    "game": (
        Piece("game/package.py.txt", "src/starhaul/$snake/__init__.py"),
        *(
            Piece(f"game/{module}.py.txt", f"src/starhaul/$snake/{module}.py")
            for module in ("config", "actions", "events", "questions", "state", "view", "flow", "game")
        ),
        Piece("game/plugin_package.py.txt", "src/starhaul/plugins/$snake/__init__.py"),
        Piece("game/plugin.py.txt", "src/starhaul/plugins/$snake/plugin.py"),
        Piece("game/configs.py.txt", "tools/configs/$snake.py"),
        Piece("game/protocol.md.txt", "docs/$snake-protocol.md"),
    ),
}


def names_of(name: str) -> dict[str, str]:
    """The forms of a name.

    >>> names_of("solar_gust")
    {'snake': 'solar_gust', 'camel': 'SolarGust', 'kebab': 'solar-gust', 'words': 'Solar gust'}
    """
    parts = name.split("_")
    return {
        "snake": name,
        "camel": "".join(part.capitalize() for part in parts),
        "kebab": "-".join(parts),
        "words": " ".join(parts).capitalize(),
    }


def is_taken(root: Path, kind: str, name: str) -> bool:
    """Whether the name is taken, or a file to be written exists."""
    names = names_of(name)
    return any(_is_there(root, piece, names) for piece in SKELETONS[kind])


def _is_there(root: Path, piece: Piece, names: Mapping[str, str]) -> bool:
    path = root / filled(piece.file, names)
    if piece.before is None:
        return path.exists()
    return filled(piece.mark, names) in path.read_text("utf-8")


def write(root: Path, kind: str, name: str) -> list[str]:
    """Write the skeleton; returns the files that are new or changed."""
    names = names_of(name)
    return list(dict.fromkeys(_written(root, kind, names)))


def _written(root: Path, kind: str, names: Mapping[str, str]) -> Iterator[str]:
    for piece in SKELETONS[kind]:
        file = filled(piece.file, names)
        put(root / file, filled((TEMPLATES / piece.template).read_text("utf-8"), names), piece.before)
        yield file


def put(path: Path, text: str, before: str | None) -> None:
    """Write a file, or insert text into it before its last such place."""
    if before is None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
        return
    old = path.read_text("utf-8")
    at = old.rindex(before) if before else len(old)
    path.write_text(old[:at] + text + old[at:], "utf-8", newline="\n")


def filled(template: str, names: Mapping[str, str]) -> str:
    return Template(template).safe_substitute(names)
