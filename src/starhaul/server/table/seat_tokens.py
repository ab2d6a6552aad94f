"""Links are capabilities: whoever has the token of a seat is the person in that seat.

Tokens are derived from the secret of the store, so none has to be kept; a seat whose link must no longer work
gets a new generation.
"""

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest, digest

WATCH, TABLE = "watch", "table"
"""Places that are no seats: whoever has the token of the first may watch, of the second also sit down."""
LETTERS = "BCDFGHJKMNPQRSTVWXZ"
"""Of codes: none looks like another or like a digit, and without vowels they spell nothing."""
CODE_LENGTH = 6
_BYTES = 24
"""192 bits."""


def new_id() -> str:
    """A name for a table or a match. It gives no rights, but it cannot be guessed either."""
    return secrets.token_hex(8)


def new_secret() -> str:
    """The server's part of the seed of a match: 256 random bits (HSE-O4)."""
    return secrets.token_hex(32)


def new_code() -> str:
    """What people read out to each other instead of a link: one of 47 million.

    >>> len(new_code())
    6
    """
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def read_code(written: str) -> str:
    """A code as people write it.

    >>> read_code(" krm-tvx ")
    'KRMTVX'
    """
    return "".join(letter for letter in written.upper() if letter.isalnum())


def mark(secret: bytes, table: str, kind: str, value: str) -> str:
    """By which a table knows somebody again without keeping where they come from."""
    return urlsafe_b64encode(digest(secret, f"{table}/{kind}/{value}".encode(), "sha256")[:12]).decode()


def new_generation() -> int:
    """Of the link of a seat: one that has not been before."""
    return secrets.randbits(31)


def commitment(seed: str) -> str:
    """What older versions showed before a match: the seed was the server's alone. See `kernel.fairness`.

    >>> commitment("0" * 48)[:16]
    'b420cd6bd7817eca'
    """
    return sha256(f"starhaul:{seed}".encode()).hexdigest()


def token(secret: bytes, table: str, place: int | str, generation: int = 0) -> str:
    """The token of a seat, by number, of the table (`TABLE`) or of its spectators (`WATCH`)."""
    made = digest(secret, f"{table}/{place}/{generation}".encode(), "sha256")
    return urlsafe_b64encode(made[:_BYTES]).decode()


def is_same(one: str, other: str) -> bool:
    """In a time that says nothing about where they differ."""
    return compare_digest(one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass"))
