"""The rule book in one language: its chapters, their index, and the way from a rule ID to its text.

Used by the server and by the command `rules`. The English chapters decide which rules there are; where a
translation lacks a chapter, the English one takes its place.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import PurePosixPath

from msgspec import Struct

from starhaul.data_folder import DataFolder, data_folder
from starhaul.kernel.errors import BadInput
from starhaul.locale import LANGUAGES, Texts
from starhaul.rulebook.book_part import Icon, book_part, book_parts, picture_size, pictures, placed
from starhaul.rulebook.chapters import Chapter, RuleText, parse_chapter, texts_of
from starhaul.rulebook.inline import ID

ENGLISH = LANGUAGES[0]

_DEFINED = re.compile(rf"(?:^(?:[-*] |\| )?|[.:;] )\*\*({ID})(?![\w-])|^\| (EX-\d+) \|", re.MULTILINE)
_NUMBER = re.compile(r"-?\d+[a-z]?$")


class ChapterHead(Struct, frozen=True, omit_defaults=True):
    """A chapter in the index."""

    name: str
    """The name of its file."""
    title: str
    """In the language."""
    code: str
    """What its IDs begin with; may be empty."""
    group: str
    """The heading of the contents below which it stands."""
    games: list[str]
    """The games that it concerns."""
    rules: list[str]
    """Its IDs."""
    editions: list[str] = []
    """The only editions that it concerns; empty: all."""
    classes: list[str] = []
    """The only ship classes that it concerns; empty: all."""


class PictureHead(Struct, frozen=True):
    """A picture in the index."""

    game: str
    """The game that draws it."""
    name: str
    """Its name, for the request."""
    caption: str
    """In the language."""
    width: int
    """In pixels at full size, so that pages can leave room for it."""
    height: int
    """The same."""


class IconHead(Struct, frozen=True):
    """An entry of the glossary of icons."""

    game: str
    """The game that draws it."""
    name: str
    """Its view in the sheet of icons."""
    group: str
    """The heading, in words."""
    word: str
    """Its name."""
    sentence: str
    """What it does."""
    rule: str
    """The rule that explains it."""


class GameChoices(Struct, frozen=True):
    """What readers can choose of a game."""

    game: str
    """The name of the game."""
    editions: list[str]
    """Its editions; empty if there is only one."""
    classes: list[str]
    """Its ship classes."""


class BookIndex(Struct, frozen=True):
    """Everything that a reader needs besides the chapters."""

    language: str
    """The language of the texts."""
    games: list[GameChoices]
    """For filtering."""
    groups: dict[str, str]
    """The headings of the contents."""
    chapters: list[ChapterHead]
    """In the order of the contents."""
    places: dict[str, str]
    """Rules that are mentioned in another form, such as HIT-09 for HIT-09a, and codes of chapters."""
    pictures: dict[str, PictureHead]
    """By the rule that they explain."""
    icons: list[IconHead]
    """In the order of the glossary."""


@cache
def chapter_names() -> tuple[str, ...]:
    """In the order of the contents."""
    files = _folder(ENGLISH).names("rules", ".md")
    return tuple(name for name, _ in placed(PurePosixPath(file).stem for file in files))


@cache
def chapter_of() -> Mapping[str, str]:
    """The chapter of each rule."""
    return {rule: name for name in chapter_names() for rule in defined_in(_source(ENGLISH, name))}


def defined_in(source: str) -> list[str]:
    """The IDs that a chapter defines, in order."""
    return [bold or example for bold, example in _DEFINED.findall(source)]


@cache
def places() -> Mapping[str, str]:
    """Every way to mention a rule or a group of rules, and the rule to which it leads.

    >>> places()["HIT-09"], places()["CRD-OPEN"], places()["BLD-10"]
    ('HIT-09a', 'CRD-OPEN-01', 'BLD-10')
    """
    found: dict[str, str] = {}
    for rule in chapter_of():
        found[rule] = rule
    for rule in chapter_of():
        found.setdefault(rule.rstrip("abcdef"), rule)
        code = _NUMBER.sub("", rule)
        while code:
            found.setdefault(code, rule)
            code = code.rpartition("-")[0]
    return found


def resolved(name: str) -> str | None:
    """The rule that an ID in any form means; None if there is no such rule."""
    return places().get(name.upper()) or places().get(name.upper()[:-1] + name[-1:].lower())


@cache
def chapter(language: str, name: str) -> Chapter:
    """A chapter; raises `BadInput` for an unknown language or name."""
    _check(language)
    if name not in chapter_names():
        raise BadInput("rules-no-chapter", name=name)
    return parse_chapter(name, _source(language, name), places())


def _check(language: str) -> None:
    if language not in LANGUAGES:
        raise BadInput("language-unknown", language=language, known=", ".join(LANGUAGES))


@cache
def rule_texts(language: str) -> tuple[tuple[str, tuple[RuleText, ...]], ...]:
    """What the whole book says, chapter by chapter, without layout."""
    return tuple((name, tuple(texts_of(chapter(language, name).blocks))) for name in chapter_names())


@cache
def index(language: str) -> BookIndex:
    _check(language)
    texts = Texts(language)
    heads = list(_heads(language))
    return BookIndex(
        language=language,
        games=[
            GameChoices(game, list(book_part(game).EDITIONS), list(book_part(game).CLASSES))
            for game in book_parts()
        ],
        groups={group: texts(f"rules-group-{group}") for group in dict.fromkeys(h.group for h in heads)},
        chapters=heads,
        places={name: rule for name, rule in places().items() if name != rule},
        pictures={
            rule: PictureHead(game, name, texts(f"rules-picture-{name}"), *picture_size(game, name))
            for rule, (game, name) in pictures().items()
        },
        icons=[_icon(game, icon, texts) for game in book_parts() for icon in book_part(game).ICONS],
    )


def _heads(language: str) -> list[ChapterHead]:
    found = []
    for name, place in placed(chapter_names()):
        parsed = chapter(language, name)
        found.append(
            ChapterHead(
                name,
                parsed.title,
                parsed.code,
                place.group,
                list(place.games),
                [rule for rule, home in chapter_of().items() if home == name],
                list(place.editions),
                list(place.classes),
            )
        )
    return found


def _icon(game: str, icon: Icon, texts: Texts) -> IconHead:
    word = texts(icon.word)
    return IconHead(
        game,
        icon.name,
        texts(f"rules-icons-{icon.group}"),
        word[:1].upper() + word[1:],
        texts(icon.sentence),
        icon.rule,
    )


def _folder(language: str) -> DataFolder:
    return data_folder(f"locale/{language}")


@cache
def _source(language: str, name: str) -> str:
    file, folder = f"rules/{name}.md", _folder(language)
    if folder.version(file) is None:
        folder = _folder(ENGLISH)
    return folder.read(file).decode()
