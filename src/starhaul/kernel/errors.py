"""The errors Starhaul raises on purpose. Each has a code and arguments, and a refusal names a rule.

The texts for people are in `locale/` under the code; these classes carry only the arguments of the text.
"""

from typing import ClassVar


class StarhaulError(Exception):
    """Base class of all errors raised on purpose.

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
        arguments = ", ".join(f"{name}={value}" for name, value in self.detail.items())
        return f"{self.code} ({arguments})" if arguments else self.code


class Refusal(StarhaulError):
    """An action that the rules do not allow now; the state has not changed.

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
    """Input from outside that cannot be read; `source` and `place` say where it is wrong."""

    prefix: ClassVar[str] = "input"

    def __init__(self, code: str, *, source: str = "", place: str = "", **detail: object) -> None:
        super().__init__(code, **detail)
        self.source = source
        self.place = place

    def __str__(self) -> str:
        where = " ".join(part for part in (self.source, self.place) if part)
        return f"{where}: {super().__str__()}" if where else super().__str__()
