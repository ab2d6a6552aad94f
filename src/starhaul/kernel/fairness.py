"""Where the seed of a match at a table comes from, so that nobody can choose it (HSE-O4).

Before a match the server draws a secret and shows its commitment, a hash. Then every player's program gives a
random number, its nonce. The seed is the hash of the secret, the name of the match and all nonces: the server
could not know the nonces when it fixed the secret, and players do not know the secret when they give nonces.
After the match the secret is told, and whoever has the log can check the chain. The byte format is in
docs/formats.md §5; the browser has a second implementation (`web/core/fair.js`).
"""

from collections.abc import Sequence
from hashlib import blake2b

from msgspec import Struct


class SeedOrigin(Struct, frozen=True, kw_only=True):
    """What the seed of a match was made from."""

    match: str
    """The name of the match."""
    commitment: str
    """What was shown before the nonces were given."""
    secret: str
    nonces: Sequence[str]
    """Of each seat; empty where nobody gave one: bots do not, nor do people who were not there."""


def commitment(secret: str, match: str) -> str:
    """
    >>> commitment("00" * 32, "0123456789abcdef")[:16]
    '9a25126fe837b134'
    """
    return _hash([secret, match], b"starhaul-commit")


def seed_of(secret: str, match: str, nonces: Sequence[str]) -> str:
    """
    >>> seed_of("00" * 32, "0123456789abcdef", ["5a" * 16, ""])[:16]
    '69c500fa8ac9c946'
    """
    return _hash([secret, match, *nonces], b"starhaul-match")


def _hash(parts: Sequence[str], person: bytes) -> str:
    """Of texts that hold no line breaks, one on each line."""
    text = "\n".join(parts).encode("utf-8", "surrogatepass")
    return blake2b(text, digest_size=32, person=person).hexdigest()
