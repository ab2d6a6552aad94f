"""Tables are spread evenly, always in the same way, and a new database takes its share of new tables only."""

from collections import Counter

import pytest

from starhaul.server.store.shards.shard_placement import ShardPlacement

TABLES = [f"table {number}" for number in range(6000)]
NAMES = ("one", "two", "three", "four")


def shares(placement: ShardPlacement) -> Counter[int]:
    return Counter(map(placement.place, TABLES))


def test_the_same_table_always_goes_to_the_same_database():
    placement = ShardPlacement(NAMES)
    # Another result would make every search in an existing house slower.
    assert [placement.place(table) for table in TABLES[:12]] == [2, 0, 1, 2, 1, 3, 1, 0, 1, 1, 3, 3]
    assert placement.ranking("table 0") == [2, 3, 1, 0]


def test_the_order_in_which_databases_are_listed_does_not_matter():
    there, back = ShardPlacement(NAMES), ShardPlacement(NAMES[::-1])
    for table in TABLES[:500]:
        assert NAMES[there.place(table)] == NAMES[::-1][back.place(table)]


def test_tables_are_spread_evenly():
    found = shares(ShardPlacement(NAMES))
    # Five standard deviations around 1500.
    assert all(1332 < found[number] < 1668 for number in range(4))


def test_a_database_that_is_added_takes_its_share_and_moves_nothing_else():
    before, after = ShardPlacement(NAMES), ShardPlacement((*NAMES, "five"))
    moved = [table for table in TABLES if before.place(table) != after.place(table)]
    assert {after.place(table) for table in moved} == {4}
    # Five standard deviations around 1200.
    assert 1045 < len(moved) < 1355


def test_a_table_is_found_first_where_it_was_put_before_others_were_added():
    before, after = ShardPlacement(NAMES[:2]), ShardPlacement(NAMES)
    for table in TABLES[:500]:
        old = [number for number in after.ranking(table) if number < 2]
        assert old[0] == before.place(table)
        assert sorted(after.ranking(table)) == [0, 1, 2, 3]
        assert after.ranking(table)[0] == after.place(table)


def test_weights_are_shares_and_none_is_no_new_table():
    found = shares(ShardPlacement(NAMES[:3], (1, 2, 0)))
    assert found[2] == 0
    # Five standard deviations around 2000.
    assert 1817 < found[0] < 2183
    assert sorted(ShardPlacement(NAMES[:3], (1, 2, 0)).ranking("table 0")) == [0, 1, 2]


@pytest.mark.parametrize("weights", [(0, 0), (1,), (1, 1, 1)])
def test_what_makes_no_sense_is_refused(weights: tuple[float, ...]):
    with pytest.raises(AssertionError):
        ShardPlacement(NAMES[:2], weights)
