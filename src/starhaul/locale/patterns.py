"""What a message consists of, and how it becomes a sentence.

Used by `Texts`, on what `parser` has read. What differs between languages is in `numbers`.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple, Union

from starhaul.locale.numbers import number_text, plural

Fact = str | int | float
Pattern = tuple[Union[str, "Placeable"], ...]


class Scope(NamedTuple):
    """What a message may refer to while it is put into words."""

    language: str
    facts: Mapping[str, Fact]
    pattern: Callable[[str], Pattern]
    """The pattern of another message."""

    def fact(self, name: str) -> Fact:
        try:
            return self.facts[name]
        except KeyError:
            raise MissingFact(name) from None


class MissingFact(KeyError):
    """A text needs an argument that it was not given: a bug in our code, never in the input."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no fact {name!r}")


class Literal(NamedTuple):
    """`{ "text" }`: keeps its blanks, which a text loses at its end."""

    words: str

    def text(self, scope: Scope) -> str:
        return self.words


class Variable(NamedTuple):
    """`{ $name }`"""

    name: str

    def text(self, scope: Scope) -> str:
        fact = scope.fact(self.name)
        return fact if isinstance(fact, str) else number_text(fact, scope.language)


class Number(NamedTuple):
    """`{ NUMBER($name, minimumFractionDigits: 2) }`"""

    name: str
    digits: int

    def text(self, scope: Scope) -> str:
        fact = scope.fact(self.name)
        if isinstance(fact, str):
            raise TypeError(f"the fact {self.name!r} is not a number: {fact!r}")
        return number_text(fact, scope.language, self.digits)


class Reference(NamedTuple):
    """`{ key }`: the text of another message."""

    key: str

    def text(self, scope: Scope) -> str:
        return text_of(scope.pattern(self.key), scope)


class Selection(NamedTuple):
    """`{ $name -> … }`: the first variant that fits, or the default."""

    name: str
    variants: tuple[tuple[str | int, Pattern], ...]
    default: int
    """The place of the variant that stands for all others."""

    def text(self, scope: Scope) -> str:
        fact = scope.fact(self.name)
        form = None if isinstance(fact, str) else plural(fact, scope.language)
        fitting = (pattern for key, pattern in self.variants if key in (fact, form))
        return text_of(next(fitting, self.variants[self.default][1]), scope)


Placeable = Literal | Variable | Number | Reference | Selection


def text_of(pattern: Pattern, scope: Scope) -> str:
    return "".join([part if isinstance(part, str) else part.text(scope) for part in pattern])
