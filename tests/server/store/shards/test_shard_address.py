"""Lists of databases as they are written."""

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.server.store.shards.shard_address import MOST, ShardAddress, shard_addresses


def test_addresses_are_separated_by_spaces_and_have_weights():
    written = "postgresql:///one?host=a\n  postgres://db/two#weight=0 postgresql:///three#weight=2.5"
    assert shard_addresses(written) == [
        ShardAddress("postgresql:///one?host=a", 1.0),
        ShardAddress("postgres://db/two", 0.0),
        ShardAddress("postgresql:///three", 2.5),
    ]


@pytest.mark.parametrize(
    "said", ["weight", "weight=", "weight=-1", "weight=nan", "weight=inf", "wait=1", "2"]
)
def test_a_weight_is_a_number_that_is_not_negative(said: str):
    with pytest.raises(BadInput, match="shards-weight") as caught:
        shard_addresses(f"postgresql://ann:secret@db/one#{said}")
    assert caught.value.source == "postgresql://ann@db/one"


def test_new_tables_must_have_a_place():
    with pytest.raises(BadInput, match="shards-closed"):
        shard_addresses("postgresql:///one#weight=0 postgresql:///two#weight=0")


def test_there_is_a_limit():
    names = [f"postgresql:///{number}" for number in range(MOST + 1)]
    assert len(shard_addresses(" ".join(names[:-1]))) == MOST
    with pytest.raises(BadInput, match="shards-many"):
        shard_addresses(" ".join(names))


def test_all_are_in_postgresql():
    with pytest.raises(BadInput, match="shards-not-postgres") as caught:
        shard_addresses("postgresql:///one two.db")
    assert caught.value.source == "two.db"
