"""Our parser of Fluent files, compared with Project Fluent's own for every message of every language."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, cycle, islice

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from starhaul.locale import LANGUAGES, Texts, source
from starhaul.locale.numbers import RULES, number_text, plural
from starhaul.locale.parser import Malformed, parsed
from starhaul.locale.patterns import Literal, Number, Pattern, Placeable, Reference, Selection, Variable
from starhaul.locale.typography import entries
from tests.locale.test_locale import FILES

NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 112, 1234, -1, -3, 1.0, 0.5, 2.5, 1234.5678, 1234567)
FORMS = ("zero", "one", "two", "few", "many", "other")
WORDS = ("first", "second", "a word", "7")


def theirs(node: ftl.Pattern | None) -> Pattern:
    """A pattern as Fluent's own parser sees it, converted to our classes."""
    assert node is not None
    return tuple(
        element.value if isinstance(element, ftl.TextElement) else placeable(element.expression)
        for element in node.elements
    )


def placeable(node: object) -> Placeable:
    match node:
        case ftl.StringLiteral():
            return Literal(node.parse()["value"])
        case ftl.VariableReference():
            return Variable(node.id.name)
        case ftl.MessageReference(attribute=None):
            return Reference(node.id.name)
        case ftl.FunctionReference(arguments=ftl.CallArguments(positional=[counted], named=[digits])):
            assert (node.id.name, digits.name.name) == ("NUMBER", "minimumFractionDigits")
            return Number(counted.id.name, int(digits.value.value))
        case ftl.SelectExpression(selector=ftl.VariableReference()):
            default = next(place for place, variant in enumerate(node.variants) if variant.default)
            variants = tuple((key_of(variant), theirs(variant.value)) for variant in node.variants)
            return Selection(node.selector.id.name, variants, default)
    raise AssertionError(f"not a part of the syntax that our texts use: {node}")


def key_of(variant: ftl.Variant) -> str | int:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else int(variant.key.value)


def messages(language: str, name: str) -> dict[str, Pattern]:
    body = FluentParser().parse(source(language, name)).body
    return {entry.id.name: theirs(entry.value) for entry in body if isinstance(entry, ftl.Message)}


@pytest.mark.many
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_read_as_fluent_reads_it(language: str):
    for name in FILES:
        ours = {
            entry.partition("=")[0].rstrip(): parsed(entry) for entry in entries(source(language, name))[1:]
        }
        # As text, because tuples of different classes with the same content are equal.
        assert {key: repr(pattern) for key, pattern in ours.items()} == {
            key: repr(pattern) for key, pattern in messages(language, name).items()
        }


# --- formatting --------------------------------------------------------------------------------------------


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for name in FILES:
        made.add_resource(FluentResource(source(language, name)))
    return made


def in_fluent(language: str, key: str, facts: dict[str, object]) -> str:
    text, problems = bundle(language).format_pattern(bundle(language).get_message(key).value, facts)
    assert problems == []
    return str(text)


def needed(pattern: Pattern, patterns: dict[str, Pattern]) -> Iterator[tuple[str, list[object]]]:
    """The facts that a message needs, each with the values for which its text may differ."""
    for part in pattern:
        match part:
            case Variable(name):
                yield name, [*NUMBERS, *WORDS]
            case Number(name, _):
                yield name, [*NUMBERS]
            case Reference(key):
                yield from needed(patterns[key], patterns)
            case Selection(name, variants, _):
                # Plural forms are chosen by numbers; nobody passes them as words.
                yield name, [*(key for key, _ in variants if key not in FORMS), *NUMBERS, *WORDS]
                for _, chosen in variants:
                    yield from needed(chosen, patterns)


def cases(pattern: Pattern, patterns: dict[str, Pattern]) -> Iterator[dict[str, object]]:
    """Facts for a message: each value of each fact at least once, varied independently of each other."""
    values: dict[str, list[object]] = {}
    numeric = {part.name for part in pattern if isinstance(part, Number)}
    for name, some in needed(pattern, patterns):
        fitting = [one for one in some if name not in numeric or not isinstance(one, str)]
        values.setdefault(name, []).extend(one for one in fitting if one not in values[name])
    longest = max(map(len, values.values()), default=1)
    columns = [
        islice(cycle(some), place, place + longest + place) for place, some in enumerate(values.values())
    ]
    for row in zip(*columns, strict=False):
        yield dict(zip(values, row, strict=True))


@pytest.mark.many
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "box"), [("2e", "second"), ("1e", "first")])
def test_every_message_is_spoken_as_fluent_speaks_it(language: str, edition: str, box: str):
    texts = Texts(language, edition)
    patterns = dict(chain.from_iterable(messages(language, name).items() for name in FILES))
    for key, pattern in patterns.items():
        for facts in cases(pattern, patterns):
            facts["box"] = box
            ours = texts(key, **{name: fact for name, fact in facts.items() if name != "box"})
            assert ours == in_fluent(language, key, facts), (key, facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_and_counted_as_unicode_says(language: str):
    made = FluentBundle([language], use_isolating=False)
    forms = "".join(f"    [{form}] {form}\n" for form in FORMS[:-1])
    made.add_resource(
        FluentResource(
            "plain = { $n }\nfine = { NUMBER($n, minimumFractionDigits: 2) }\n"
            f"form =\n    {{ $n ->\n{forms}   *[other] other\n    }}\n"
        )
    )

    def said(key: str, number: float) -> str:
        return made.format_pattern(made.get_message(key).value, {"n": number})[0]

    for number in (*range(-130, 131), *NUMBERS, 0.0005, 0.0015, 2.0005, -0.0001, 1e20, 10**18):
        assert number_text(number, language) == said("plain", number)
        assert plural(number, language) == said("form", number)
        assert number_text(number, language, digits=2) == said("fine", number)
    assert number_text(float("-inf"), language) == said("plain", float("-inf"))


def test_every_language_has_rules_for_numbers():
    assert tuple(RULES) == LANGUAGES


# --- what is refused ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "entry",
    [
        "-term = A term",
        "key = Text { -term }",
        "key = Text { other.attribute }",
        "key = Text\n    .attribute = More",
        'key = { "\\u00e9" }',
        "key = { DATETIME($now) }",
        "key = { $open",
        "key = closed }",
        "key = { other ->\n   *[one] One\n }",
        "key = { $count ->\n    [one] One\n }",
        "key = { $count ->\n   *[one] One\n",
        "no message",
    ],
)
def test_what_our_texts_do_not_use_is_refused(entry: str):
    with pytest.raises(Malformed):
        parsed(entry)


@pytest.mark.parametrize(
    "entry",
    [
        "key = one line",
        "key =\n    a block",
        "key =\n    two\n    lines",
        "key =\n    two\n      lines, the second\n    indented",
        "key = first\n    second\n\n    after a blank line   \n\n",
        "key =\n    { $first }\n    second { $third }",
        "key = { $count ->\n  [0] none\n  [one]\n      one\n      more\n *[other] { $count }\n    }, and so",
        'key = a{"  "}',
        "key = ends here\n# with a comment\n",
    ],
)
def test_lines_and_indents_are_read_as_fluent_reads_them(entry: str):
    (message,) = [one for one in FluentParser().parse(entry).body if isinstance(one, ftl.Message)]
    assert repr(parsed(entry)) == repr(theirs(message.value))


def test_the_texts_have_no_carriage_returns():
    assert not [name for language in LANGUAGES for name in FILES if re.search("\r", source(language, name))]
