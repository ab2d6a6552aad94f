"""How the seed of a match at a table is made so that nobody can choose it (HSE-O4).

Before a match the server draws a secret and publishes its commitment, a hash. Then every player's client
sends a random number, its nonce. The seed is the hash of the secret, the match name and all nonces: the
server did not know the nonces when it fixed the secret, and players do not know the secret when they send
nonces. After the match the secret is published, and anybody with the log can verify the chain. The byte
format is in docs/formats.md §5; the browser has a second implementation (`web/core/fair.js`).
"""

from collections.abc import Sequence
from hashlib import blake2b

from msgspec import Struct


class SeedOrigin(Struct, frozen=True, kw_only=True):
    """The inputs from which the seed of a match was computed."""

    match: str
    """The name of the match."""
    commitment: str
    """The hash published before the nonces were sent."""
    secret: str
    nonces: Sequence[str]
    """One per seat; empty for bots and for players who were not connected."""


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
    """Hash texts without line breaks, joined by line breaks."""
    text = "\n".join(parts).encode("utf-8", "surrogatepass")
    return blake2b(text, digest_size=32, person=person).hexdigest()
