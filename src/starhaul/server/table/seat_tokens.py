"""Links are capabilities: the token of a seat identifies the person in that seat.

Tokens are derived from the secret of the store, so none is stored; a seat whose link must no longer work gets
a new generation.
"""

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest, digest

WATCH, TABLE = "watch", "table"
"""Tokens that are not for a seat: the first allows watching, the second also taking a seat."""
LETTERS = "BCDFGHJKMNPQRSTVWXZ"
"""Letters of codes: none looks like another or like a digit, and without vowels they form no words."""
CODE_LENGTH = 6
_BYTES = 24
"""192 bits."""


def new_id() -> str:
    """An ID for a table or a match. It gives no rights, but cannot be guessed either."""
    return secrets.token_hex(8)


def new_secret() -> str:
    """The server's part of the seed of a match: 256 random bits (HSE-O4)."""
    return secrets.token_hex(32)


def new_code() -> str:
    """A code that people can read out instead of a link: one of 47 million.


    >>> len(new_code())
    6
    """
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def read_code(written: str) -> str:
    """Normalise a code as people write it.


    >>> read_code(" krm-tvx ")
    'KRMTVX'
    """
    return "".join(letter for letter in written.upper() if letter.isalnum())


def mark(secret: bytes, table: str, kind: str, value: str) -> str:
    """A keyed hash by which a table recognises an address or device again without storing it."""
    return urlsafe_b64encode(digest(secret, f"{table}/{kind}/{value}".encode(), "sha256")[:12]).decode()


def new_generation() -> int:
    """A new generation for the link of a seat."""
    return secrets.randbits(31)


def commitment(seed: str) -> str:
    """The commitment of older versions, in which the server alone chose the seed. See `kernel.fairness`.


    >>> commitment("0" * 48)[:16]
    'b420cd6bd7817eca'
    """
    return sha256(f"starhaul:{seed}".encode()).hexdigest()


def token(secret: bytes, table: str, place: int | str, generation: int = 0) -> str:
    """The token of a seat, by number, of the table (`TABLE`) or of its spectators (`WATCH`)."""
    made = digest(secret, f"{table}/{place}/{generation}".encode(), "sha256")
    return urlsafe_b64encode(made[:_BYTES]).decode()


def is_same(one: str, other: str) -> bool:
    """Constant-time comparison."""
    return compare_digest(one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass"))
