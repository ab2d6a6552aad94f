"""How each language writes numbers and which plural form a number takes (Unicode CLDR).

Used by `patterns`. A new language needs its entries here (docs/recipes/language.md).
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from starhaul.locale.typography import NBSP

_MOST_DIGITS = 3
"""After the decimal mark."""


def _one_or_other(number: int | None) -> str:
    return "one" if number == 1 else "other"


def _czech(number: int | None) -> str:
    if number is None:
        return "many"
    return "one" if number == 1 else "few" if 2 <= number <= 4 else "other"


def _polish(number: int | None) -> str:
    if number is None:
        return "other"
    if number == 1:
        return "one"
    return "few" if 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14 else "many"


class NumberRules(NamedTuple):
    """The rules of one language."""

    group: str
    """Between groups of three digits."""
    point: str
    """Before the fraction."""
    plural: Callable[[int | None], str]
    """The plural form of a whole number, without its sign; None stands for every number with a fraction."""


RULES: Mapping[str, NumberRules] = {
    "en": NumberRules(",", ".", _one_or_other),
    "cs": NumberRules(NBSP, ",", _czech),
    "pl": NumberRules(NBSP, ",", _polish),
}
"""By language. Each language of `LANGUAGE_NAMES` has a line here."""


def plural(number: float, language: str) -> str:
    """
    >>> [plural(number, "cs") for number in (0, 1, 3, 3.5, 22)]
    ['other', 'one', 'few', 'many', 'other']
    """
    whole = int(number)
    return RULES[language].plural(abs(whole) if whole == number else None)


def number_text(number: float, language: str, digits: int = 0) -> str:
    """A number with at least this many digits after the decimal mark, at most three.

    >>> number_text(-1234.5, "en"), number_text(2.5, "cs", digits=2)
    ('-1,234.5', '2,50')
    """
    whole, _, fraction = _written(number).partition(".")
    fraction = fraction.rstrip("0").ljust(digits, "0")
    rules = RULES[language]
    return whole.replace(",", rules.group) + (rules.point + fraction if fraction else "")


def _written(number: float) -> str:
    if isinstance(number, int):
        return f"{number:,}"
    # Imported on demand: few texts have fractions. Decimals are rounded as they are written, and binary
    # fractions are not: 0.0015 would become 0.001.
    from decimal import Decimal

    return f"{Decimal(str(number)):,.{_MOST_DIGITS}f}".replace("Infinity", "∞")
