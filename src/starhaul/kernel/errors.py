"""Every way to be wrong has a name: a code, the rule behind it and the facts of the case.

The texts for people live in `locale/` under the code; these classes carry only what the text needs.
"""

from typing import ClassVar


class StarhaulError(Exception):
    """Base of all errors the product raises on purpose.

    >>> error = StarhaulError("tile-taken", tile=37)
    >>> error.code, error.detail
    ('tile-taken', {'tile': 37})
    >>> str(error)
    'tile-taken (tile=37)'
    """

    prefix: ClassVar[str] = "error"

    def __init__(self, code: str, **detail: object) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.detail.items())
        return f"{self.code} ({facts})" if facts else self.code


class Refusal(StarhaulError):
    """An action that the rules do not allow now; the state is as it was before.

    >>> raise Refusal("cell-taken", "BLD-10", cell=5)
    Traceback (most recent call last):
    ...
    starhaul.kernel.errors.Refusal: cell-taken [BLD-10] (cell=5)
    """

    prefix: ClassVar[str] = "refused"

    def __init__(self, code: str, rule: str, **detail: object) -> None:
        super().__init__(code, **detail)
        self.rule = rule

    def __str__(self) -> str:
        return super().__str__().replace(self.code, f"{self.code} [{self.rule}]", 1)


class BadInput(StarhaulError):
    """A file or a line from outside that cannot be read; names where it came from and the place in it."""

    prefix: ClassVar[str] = "input"

    def __init__(self, code: str, *, source: str = "", place: str = "", **detail: object) -> None:
        super().__init__(code, **detail)
        self.source = source
        self.place = place

    def __str__(self) -> str:
        where = " ".join(part for part in (self.source, self.place) if part)
        return f"{where}: {super().__str__()}" if where else super().__str__()
