"""The arguments of a refusal, as they are sent: plain values, and short ones.

They may contain input of the client, and answers are remembered, so their size is limited.
"""

from typing import Any

import msgspec

from starhaul.kernel.errors import StarhaulError

LONGEST = 200
"""Maximum characters of a text."""


def facts_of(why: StarhaulError) -> dict[str, Any]:
    """
    >>> facts_of(StarhaulError("wrong", seat=1, reason=ValueError("x" * 300)))["reason"][-3:]
    'xx…'
    """
    return {name: _short(msgspec.to_builtins(fact, enc_hook=str)) for name, fact in why.detail.items()}


def _short(fact: object) -> object:
    if isinstance(fact, str) and len(fact) > LONGEST:
        return fact[: LONGEST - 1] + "…"
    if isinstance(fact, int | float | str | None):
        return fact
    # Lists and records are small where the rules make them; input from outside may be of any size.
    written = msgspec.json.encode(fact).decode()
    return fact if len(written) <= LONGEST else _short(written)
