"""Strengths in halves, written as people write them.

Used by the reports and stories of games that count in halves.
"""


def half(number: float) -> int | str:
    """A whole number stays an integer, because texts have a separate form for 0.


    >>> half(2.5), half(0.5), half(4.0)
    ('2½', '½', 4)
    """
    whole = int(number)
    return whole if whole == number else f"{whole or ''}½"
