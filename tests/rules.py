"""How a test says which rules it proves."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as proof of these rules of the catalogue: ``@rule("CHK-03")``.

    >>> rule("CHK-03", "CHK-05").args
    ('CHK-03', 'CHK-05')
    """
    return pytest.mark.rule(*ids)
