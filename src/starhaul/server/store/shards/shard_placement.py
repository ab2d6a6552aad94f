"""Which database of a house a table belongs to: weighted rendezvous hashing.

Every pair of a table and a database has a score, which depends on nothing else; a new table goes to the
database with the highest one. A database that is added therefore takes its share of the new tables from all
others alike, and nothing moves between the others.

Tables that exist are never moved, and nothing records where they are: a table was put where it scored highest
among the databases of that time. All of those are still there, so it is found by asking the databases in the
order of their scores: nearly always the first one, and at most all of them.
"""

from collections.abc import Sequence
from hashlib import blake2b
from math import log

_BITS = 64
_END = float(1 << _BITS)


class ShardPlacement:
    """`names` identify the databases, whatever their addresses are. A database with weight 0 gets no new
    tables."""

    def __init__(self, names: Sequence[str], weights: Sequence[float] = ()) -> None:
        self._names = tuple(names)
        self._weights = tuple(weights) or (1.0,) * len(self._names)
        assert len(set(self._names)) == len(self._names) == len(self._weights)
        assert any(self._weights)

    def ranking(self, table: str) -> list[int]:
        """The numbers of all databases, in the order in which this table is looked for."""
        scores = [_score(name, table) for name in self._names]
        # Those without weight are looked through with the others, because they may have had one before.
        rated = [(_weighed(weight or 1.0, score), -number) for number, (weight, score) in self._rated(scores)]
        return [-number for _, number in sorted(rated, reverse=True)]

    def place(self, table: str) -> int:
        """The number of the database that gets this table if it is new."""
        scores = [_score(name, table) for name in self._names]
        return (
            max((_weighed(weight, score), -number) for number, (weight, score) in self._rated(scores))[1] * -1
        )

    def _rated(self, scores: Sequence[float]) -> "enumerate[tuple[float, float]]":
        return enumerate(zip(self._weights, scores, strict=True))


def _score(name: str, table: str) -> float:
    """Between 0 and 1, both excluded, and evenly distributed."""
    # With lengths, so that two different pairs are never the same bytes.
    text = f"{len(name)}:{name}{table}".encode("utf-8", "surrogatepass")
    drawn = int.from_bytes(blake2b(text, digest_size=_BITS // 8, person=b"starhaul-shard").digest(), "big")
    return (drawn + 0.5) / _END


def _weighed(weight: float, score: float) -> float:
    """Each database is the highest one with a probability in proportion to its weight."""
    return -weight / log(score)
