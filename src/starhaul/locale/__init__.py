"""All texts for people: Fluent files, one folder per language, formatted by `Texts`.

Errors carry a code and arguments (`kernel.errors`) and become sentences here. Values from outside, such as
file names or JSON keys, are escaped first, so that a text is always one line. Imports only the kernel.
"""

import errno
import os
import re
from collections.abc import Mapping
from enum import Enum
from functools import cache

from starhaul.data_folder import DataFolder, data_folder
from starhaul.kernel.errors import StarhaulError
from starhaul.locale.numbers import number_text
from starhaul.locale.parser import parsed
from starhaul.locale.patterns import Fact, Pattern, Scope, text_of
from starhaul.locale.typography import entries, unbroken

LANGUAGE_NAMES: Mapping[str, str] = {"en": "English", "cs": "Čeština", "pl": "Polski"}
"""The languages, each by its own name; the first is the fallback. Each has a folder here, and
`starhaul protocol --write` copies this list to the client."""
LANGUAGES = tuple(LANGUAGE_NAMES)
BOXES = {"1e": "first", "2e": "second"}
"""The editions as texts know them (`$box`), because the editions use different names for some things."""
NEWEST_EDITION = "2e"
"""Its terms are used where no edition is played."""
LONGEST_QUOTE, LONGEST_COMMAND = 60, 1000

# Numbers that are identifiers: grouping their digits ("tile 1,234") would be wrong.
_NAMES = frozenset({"tile", "column", "row", "cell"})
_LONGEST_NUMBER = 10**12

# Messages of msgspec, which are English only, by pattern; the groups become arguments.
_REASONS = tuple(
    (re.compile(pattern), key)
    for pattern, key in (
        (r"Expected `(?P<expected>[^`]+)`, got `(?P<found>\w+)`", "reason-type"),
        (r"Expected `\w+` >= (?P<limit>\d+)", "reason-at-least"),
        (r"Expected `\w+` <= (?P<limit>\d+)", "reason-at-most"),
        (r"Expected `str` matching regex '\^\((?P<choices>[\w|-]+)\)\$'", "reason-choices"),
        (r"Expected `str` of length <= (?P<length>\d+)", "reason-text-longest"),
        (r"Expected `array` of length (?P<length>\d+)(, got \d+)?", "reason-length"),
        (r"Expected `array` of length <= (?P<length>\d+)", "reason-length-at-most"),
        (r"Expected `.*", "reason-form"),
        (r"Object contains unknown field `(?P<name>.*)`", "reason-unknown-key"),
        (r"Object missing required field `(?P<name>.*)`", "reason-missing-key"),
        (r"Invalid enum value (?P<value>.*)", "reason-not-a-choice"),
        (r"(Integer value|Number) out of range", "reason-out-of-range"),
        (r"Input data was truncated", "reason-truncated"),
        # The second one since Python 3.14.
        (r"(?:maximum recursion depth exceeded|Stack overflow).*", "reason-too-deep"),
        (r"JSON is malformed: .*surrogate pair.*|.*surrogates not allowed", "reason-surrogate"),
        (r"JSON is malformed: trailing characters \(byte (?P<byte>\d+)\)", "reason-trailing"),
        (r"JSON is malformed: .* \(byte (?P<byte>\d+)\)", "reason-malformed"),
    )
)


# Operating system errors by number, because the messages differ between systems.
_SYSTEM_REASONS = {
    errno.ENOENT: "reason-no-folder",
    errno.ENOTDIR: "reason-no-folder",
    errno.EISDIR: "reason-is-directory",
    errno.EEXIST: "reason-exists",
    errno.EACCES: "reason-no-permission",
    errno.EPERM: "reason-no-permission",
    errno.EROFS: "reason-read-only",
    errno.ENOSPC: "reason-no-space",
    errno.EDQUOT: "reason-no-space",
    errno.ENAMETOOLONG: "reason-name-too-long",
    errno.ELOOP: "reason-link-loop",
    errno.EBADF: "reason-not-open",
    errno.EIO: "reason-device",
}


class MissingText(KeyError):
    """A key that is missing in a language: a bug in our code, never in the input."""

    def __init__(self, key: str, language: str) -> None:
        super().__init__(f"no text {key!r} in language {language!r}")


class Texts:
    """The texts of one language; English if the language is not supported.

    >>> Texts("cs")("kind-cannon")
    'dělo'
    >>> Texts("xx").language
    'en'

    Every text may use `$box`, because the editions use different names for some things:

    >>> Texts("cs")("kind-cabin"), Texts("cs", "1e")("kind-cabin")
    ('kajuta', 'kabina')
    """

    def __init__(self, language: str, edition: str = NEWEST_EDITION) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self._box = BOXES.get(edition, BOXES[NEWEST_EDITION])
        self._messages = _messages(self.language)

    def of_edition(self, edition: str) -> "Texts":
        """The same language with the terms of an edition."""
        return Texts(self.language, edition)

    def __call__(self, key: str, **arguments: object) -> str:
        return text_of(
            self._messages.pattern(key),
            Scope(self.language, _plain({"box": self._box, **arguments}), self._messages.pattern),
        )

    def number(self, value: float, digits: int = 0) -> str:
        """A number with exactly this many digits after the decimal mark.

        >>> Texts("pl").number(2 / 3, 1), Texts("en").number(2 / 3, 2), Texts("cs").number(2 / 3)
        ('0,7', '0.67', '1')
        """
        return number_text(round(value, digits) if digits else round(value), self.language, digits)

    def error(self, error: StarhaulError) -> str:
        """The message of an error, on one line, without its location (`BadInput.source`, `.place`)."""
        arguments = {name: self._argument(name, value) for name, value in error.detail.items()}
        return self(f"{error.prefix}-{error.code}", **arguments)

    def _argument(self, name: str, value: object) -> object:
        if isinstance(value, StarhaulError):
            return self.error(value)
        if isinstance(value, Enum):
            return self(f"{type(value).__name__.lower()}-{value.value}")
        if isinstance(value, OSError):
            return self._system_reason(value)
        if name == "reason":
            return self._reason(str(value))
        if name == "command":
            # People copy it, so it must be whole.
            return quoted(value, longest=LONGEST_COMMAND)
        if isinstance(value, int) and name not in _NAMES and abs(value) < _LONGEST_NUMBER:
            return value
        return quoted(value)

    def _system_reason(self, error: OSError) -> str:
        key = _SYSTEM_REASONS.get(error.errno or 0)
        return self(key) if key else quoted(error.strerror or error)

    def _reason(self, reason: str) -> str:
        for pattern, key in _REASONS:
            if found := pattern.fullmatch(reason):
                return self(
                    key, **{name: self._detail(name, text) for name, text in found.groupdict().items()}
                )
        return quoted(reason, longest=3 * LONGEST_QUOTE)

    def _detail(self, name: str, text: str) -> object:
        if name in ("expected", "found"):
            return self("reason-or").join(self(f"type-{word}") for word in text.split(" | "))
        if name == "choices":
            return text.replace("|", ", ")
        return int(text) if name in ("limit", "length") else quoted(text)


class _Messages:
    """The messages of one language. A file is only cut into messages, which takes a few milliseconds for a
    whole language; a message is read when it is needed first."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._patterns: dict[str, Pattern] = {}
        self._sources = {
            entry.partition("=")[0].rstrip(): entry
            for name in _folder(language).names("", ".ftl")
            for entry in entries(_folder(language).read(name).decode())[1:]
        }

    def pattern(self, key: str) -> Pattern:
        if key not in self._patterns:
            if key not in self._sources:
                raise MissingText(key, self._language)
            self._patterns[key] = parsed(unbroken(self._sources[key], self._language))
        return self._patterns[key]


@cache
def _messages(language: str) -> _Messages:
    return _Messages(language)


def _folder(language: str) -> DataFolder:
    return data_folder(f"locale/{language}")


def source(language: str, name: str) -> str:
    """A Fluent file of a language, with non-breaking spaces inserted."""
    return unbroken(_folder(language).read(name).decode(), language)


def _plain(arguments: Mapping[str, object]) -> dict[str, Fact]:
    return {
        name: value if isinstance(value, int | float) else str(value) for name, value in arguments.items()
    }


def quoted(value: object, *, longest: int = LONGEST_QUOTE) -> str:
    """A value from outside in displayable form: one line, no control characters, limited length.

    >>> quoted("a\\nb\\x1b[31m")
    'a\\\\nb\\\\x1b[31m'
    """
    text = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in str(value))
    return text if len(text) <= longest else text[: longest - 1] + "…"


def language_from_environment(environment: Mapping[str, str] | None = None) -> str:
    """The language of the first locale variable that is set; English if it is not supported.

    >>> language_from_environment({"LC_ALL": "", "LANG": "cs_CZ.UTF-8"})
    'cs'
    """
    values = os.environ if environment is None else environment
    wanted = next((values[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if values.get(name)), "")
    language = re.split(r"[_.@-]", wanted.lower())[0]
    return language if language in LANGUAGES else LANGUAGES[0]
