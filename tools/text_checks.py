"""The checks of `tools.texts`, each on one message in one language beside its English original."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import starhaul.locale
from starhaul.locale import LANGUAGES
from starhaul.locale.numbers import RULES
from tools.terms_page import rows, stems
from tools.text_uses import is_used

LOCALE = Path(starhaul.locale.__file__).parent
ACCEPTED = Path(__file__).with_name("texts_accepted.txt")
ORIGINAL = LANGUAGES[0]
LONGER, LONG = 2.0, 40
"""A text is suspicious if it is longer than this many times the original, and than this many characters."""
FEW_LETTERS = 8
"""Shorter words are often the same in several languages."""
QUOTES = {"en": "“”", "cs": "„“", "pl": "„”"}
VERBS = frozenset({"give up", "set aside", "put back"})
"""Their forms differ too much for a simple comparison."""
FRACTION = {"cs": "many", "pl": "other"}
"""The plural form of numbers such as 2.5, which wants the genitive of the singular; and the form of five."""
FIVE = {"cs": "other", "pl": "many"}
CAPTAIN = re.compile(r"lesson-(first|card|wrong)|handover-says-")
"""Texts in which the captain of the lessons speaks: in Czech she says “ty”, everybody else “vy”."""
TY = re.compile(
    r"\b(?:tě|tobě|tebe|tebou|tvůj|tvoj\w*|tv(?:é|á|ou|ého|ému|ým|ých|ými)|jsi|ses|sis"
    r"|(?!nejspíš)\w{2,}(?:áš|íš|eš)|zkus|vyber|ulož|pošli|otevři|vytvoř|(?:na|za)?piš|vezmi|zapni|počkej|načti"
    r"|klikni|klepni|otoč|nech|podívej|připoj|vrať|zahraj|zvol|použij|spusť|smaž|ponech|uveď)\b",
    re.IGNORECASE,
)
VY = re.compile(r"\b(?:vás|vám|vámi|váš|vaš\w+|jste|\w+(?:ejte|ěte|ete|ite))\b", re.IGNORECASE)
_PLURALS = frozenset({"zero", "one", "two", "few", "many"})


class Finding(NamedTuple):
    language: str
    key: str
    check: str
    detail: str
    is_error: bool

    @property
    def name(self) -> str:
        """How the list of accepted texts names it."""
        return f"{self.language} {self.key} {self.check}"


class Count(NamedTuple):
    """A selection by number."""

    variable: str
    wordings: Mapping[str, str]
    """By plural form or number."""


class Needs(Visitor):
    """The placeholders of a message, and the forms of its selections by number."""

    def __init__(self) -> None:
        self.placeholders: set[str] = set()
        self.plurals: list[set[str]] = []
        self.counts: list[Count] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        # Every text gets `$box`; whether its wording depends on it differs by language.
        if node.id.name != "box":
            self.placeholders.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if keys & _PLURALS:
            self.plurals.append(keys)
            assert isinstance(node.selector, ftl.VariableReference)
            self.counts.append(Count(node.selector.id.name, dict(map(_variant, node.variants))))
        self.generic_visit(node)


def _variant(variant: ftl.Variant) -> tuple[str, str]:
    key = variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
    text = FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("key"), variant.value))
    return key, text.partition("=")[2].strip()


class Message(NamedTuple):
    key: str
    words: str
    """Without the key, the placeholders and the names of variants."""
    needs: Needs


@cache
def messages(language: str) -> Mapping[str, Message]:
    found = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = _message(entry)
    return found


def _message(entry: ftl.Message) -> Message:
    entry.comment = None
    needs = Needs()
    needs.visit(entry)
    words = FluentSerializer().serialize_entry(entry).partition("=")[2].strip()
    words = re.sub(r"\{ \$\w+ ->|^\s*\*?\[[\w.-]+\]|\{[^{}]*\}", "◦", words, flags=re.MULTILINE)
    return Message(entry.id.name, words, needs)


def categories(language: str) -> set[str]:
    """The plural forms that numbers take in a language."""
    numbers = [*range(201), None]
    return {RULES[language].plural(number) for number in numbers}


@cache
def accepted() -> frozenset[str]:
    lines = ACCEPTED.read_text("utf-8").splitlines()
    return frozenset(line.strip() for line in lines if line.strip() and not line.startswith("#"))


def findings(language: str) -> Iterator[Finding]:
    """Everything about one language, in the order of its texts."""
    originals, texts = messages(ORIGINAL), messages(language)
    for key in originals:
        if key not in texts:
            yield Finding(language, key, "missing", "there is no text", is_error=True)
    for key, message in texts.items():
        if key not in originals:
            yield Finding(language, key, "unknown", "the original has no such text", is_error=True)
            continue
        for check, is_error in CHECKS.items():
            for detail in check(language, message, originals[key]):
                yield Finding(language, key, check.__name__.replace("_", "-"), detail, is_error)


# --- what is wrong -----------------------------------------------------------------------------------------


def unused(language: str, message: Message, original: Message) -> Iterator[str]:
    if language == ORIGINAL and not is_used(message.key):
        yield "nothing in the code names it"


def placeholders(language: str, message: Message, original: Message) -> Iterator[str]:
    ours, theirs = message.needs.placeholders, original.needs.placeholders
    if ours != theirs:
        yield f"has {_listed(ours)}, the original {_listed(theirs)}"


def _listed(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "none"


def plural_forms(language: str, message: Message, original: Message) -> Iterator[str]:
    for forms in message.needs.plurals:
        if missing := categories(language) - forms:
            yield f"without {', '.join(sorted(missing))}"


def register(language: str, message: Message, original: Message) -> Iterator[str]:
    """Czech speaks to people politely, except the captain of the lessons."""
    if language != "cs":
        return
    is_captain = bool(CAPTAIN.match(message.key))
    if found := (VY if is_captain else TY).search(message.words):
        yield f"“{found[0]}”: {'the captain says ty' if is_captain else 'texts say vy'}"


# --- what looks suspicious ---------------------------------------------------------------------------------


def same_as_english(language: str, message: Message, original: Message) -> Iterator[str]:
    letters = re.findall(r"[^\W\d_]", message.words)
    if language != ORIGINAL and message.words == original.words and len(letters) >= FEW_LETTERS:
        yield message.words


def spaces(language: str, message: Message, original: Message) -> Iterator[str]:
    for line in message.words.splitlines():
        if found := re.search(r"\S(  +)\S|\s[,;!?](?=\s|$)", line.strip()):
            yield repr(found[0])


def quotes(language: str, message: Message, original: Message) -> Iterator[str]:
    opening, closing = QUOTES[language]
    # Words of JSON and of shells keep their own quotes.
    words = re.sub(r'"([\w]+|◦)"', "", message.words)
    wrong = sorted(set(re.findall(r"[\"“”„«»]", words)) - {opening, closing})
    if wrong:
        yield f"{' '.join(wrong)} instead of {opening}…{closing}"
    elif message.words.count(opening) != message.words.count(closing) and opening != closing:
        yield f"not as many {opening} as {closing}"


def dashes(language: str, message: Message, original: Message) -> Iterator[str]:
    for found in re.findall(r"\s--?\s|—|\.\.\.", message.words):
        yield f"{found.strip()!r} instead of {'…' if '.' in found else '–'}"


def ellipses(language: str, message: Message, original: Message) -> Iterator[str]:
    for found in re.findall(r"\w+ …", message.words):
        yield f"a space in “{found}”"


def counted(language: str, message: Message, original: Message) -> Iterator[str]:
    """English has a form for 1 wherever other languages choose by the same number."""
    if language != ORIGINAL:
        return
    ours = {count.variable for count in message.needs.counts}
    for other in LANGUAGES[1:]:
        theirs = messages(other).get(message.key)
        for count in theirs.needs.counts if theirs else []:
            if count.variable not in ours and "1" not in count.wordings:
                yield f"chooses no form by ${count.variable}, but {other} does"
                ours.add(count.variable)


def fractions(language: str, message: Message, original: Message) -> Iterator[str]:
    """A number such as 2.5 has a form of its own: “2,5 dílku”, not “2,5 dílků”."""
    for count in message.needs.counts if language in FRACTION else []:
        fraction = count.wordings.get(FRACTION[language], "")
        five = count.wordings.get(FIVE[language], "")
        has_noun = re.search(rf"\{{ \${count.variable} \}} \w", five)
        if has_noun and fraction == five != count.wordings.get("few"):
            yield f"the forms of 2.5 and 5 are the same: {five}"


def length(language: str, message: Message, original: Message) -> Iterator[str]:
    if language == ORIGINAL:
        return
    ours, theirs = len(_shortest(message)), len(_shortest(original))
    if ours > LONG and ours > LONGER * theirs:
        yield f"{ours} characters, the original has {theirs}"


def _shortest(message: Message) -> str:
    """One variant stands for all: another language may have more of them."""
    variants = [part.strip() for part in message.words.split("◦") if part.strip()]
    return max(variants, key=len, default="")


def retired_terms(language: str, message: Message, original: Message) -> Iterator[str]:
    for row in rows():
        retired = row[f"retired {language}"]
        if retired and re.search(retired, message.words):
            yield f"the word for “{row['concept']}” is {row[language]}"


def terms(language: str, message: Message, original: Message) -> Iterator[str]:
    """Names of several words only: a single word such as “card” has many meanings in a sentence. Words are
    inflected, so that the beginning of any of them counts."""
    if language == ORIGINAL:
        return
    for row in rows():
        term = row[ORIGINAL]
        if " " not in term or "," in term or "1e" in term or row["concept"] in VERBS:
            continue
        theirs = any(re.search(stem, original.words, re.IGNORECASE) for stem in stems(term))
        words = re.findall(r"[^\W\d_]{3,}", f"{row[language]} {row['remarks']}".lower())
        if theirs and not any(word[:4] in message.words.lower() for word in words):
            yield f"“{term}” is “{row[language]}”"


Check = Callable[[str, Message, Message], Iterator[str]]
CHECKS: Mapping[Check, bool] = {
    unused: True,
    placeholders: True,
    plural_forms: True,
    retired_terms: True,
    register: True,
    same_as_english: False,
    spaces: False,
    quotes: False,
    dashes: False,
    ellipses: False,
    counted: False,
    fractions: False,
    length: False,
    terms: False,
}
"""The checks, and whether what they find is an error."""
