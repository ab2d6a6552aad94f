"""The invitation word of a private server: who may open tables, join them without a link, and see lists.

Used by `gate`. A word is short enough to be guessed, so attempts are limited. Whoever knows it gets a pass,
which is as long as the token of a seat and is checked without limit: so nobody can lock out those who are
invited by guessing. Links to tables and seats work without either.
"""

from hashlib import sha256
from hmac import compare_digest, digest
from unicodedata import normalize
from urllib.parse import unquote

from starhaul.server.settings.limits import Bucket, Buckets, Limits
from starhaul.server.table_error import TableError

HEADER = "starhaul-invitation"
"""The header of requests; percent-encoded, because a word may have any letters."""
LONGEST_WORD = 100
EVERYBODY = 20
"""The total limit on attempts, as a multiple of the limit per address."""


class Invitation:
    """The word of one server."""

    def __init__(self, word: str, secret: bytes, limits: Limits) -> None:
        self._word = _folded(word)
        self.passport = digest(secret, f"invitation/{self._word}".encode(), "sha256").hex()
        """What a client keeps instead of the word. It changes with the word."""
        self._tries = Buckets(limits.code_rate, limits.code_burst)
        self._all_tries = Bucket(limits.code_rate * EVERYBODY, limits.code_burst * EVERYBODY)

    def check(self, given: str, visitor: str) -> None:
        """Raises unless this is the word or the pass."""
        if not given:
            raise TableError("invitation-needed")
        if compare_digest(_bytes(given), _bytes(self.passport)):
            return
        if not self._tries.take(visitor) or not self._all_tries.take():
            raise TableError("too-fast")
        # Hashed first, so that the time does not depend on how much of the word is right.
        if not compare_digest(_hash(_folded(given)), _hash(self._word)):
            raise TableError("invitation-wrong")


def read_header(value: str) -> str:
    """
    >>> read_header("k%C5%99idla")
    'křidla'
    """
    return unquote(value[: 9 * LONGEST_WORD], errors="replace")


def _folded(word: str) -> str:
    """People write a word as they heard it: in any case, and with the spaces of their keyboard."""
    return " ".join(normalize("NFKC", word).casefold().split())


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _hash(text: str) -> bytes:
    return sha256(_bytes(text)).digest()
