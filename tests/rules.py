"""How a test says which rules it proves, and which it only touches."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as proof of these rules of the catalogue: ``@rule("CHK-03")``.

    >>> rule("CHK-03", "CHK-05").args
    ('CHK-03', 'CHK-05')
    """
    return pytest.mark.rule(*ids)


def about(*ids: str) -> pytest.MarkDecorator:
    """Mark a test that touches these rules without proving them: ``@about("END-04")``.

    For a test that covers one part of a rule, a number in a table, or the naive
    implementation instead of the engine.
    """
    return pytest.mark.about(*ids)
