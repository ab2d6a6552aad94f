"""What belongs to a house is written down in its databases, and a wrong list is refused."""

from collections.abc import Callable

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.server.store.any_reader import open_reader
from starhaul.server.store.any_store import open_store
from starhaul.server.store.store_contract import Store, TableRow
from tests.server.store.helpers import with_store
from tests.server.store.postgres.asking import asked

ROLL = "SELECT count(*) FROM shards"


async def nothing(store: Store) -> None:
    """Opening and closing is enough."""


async def fill(store: Store) -> None:
    for number in range(30):
        await store.put_table(TableRow(f"table {number}", b"", True))


def test_a_house_in_one_database_has_no_roll(postgres_address: str):
    with_store(postgres_address, fill)
    assert asked(postgres_address, ROLL) == 0


def test_the_home_lists_all_and_the_others_name_it(new_postgres: Callable[[], str]):
    addresses = [new_postgres() for _ in range(3)]
    with_store(" ".join(addresses), nothing)
    assert [asked(address, ROLL) for address in addresses] == [3, 1, 1]
    assert len({asked(address, "SELECT min(home) FROM shards") for address in addresses}) == 1


@pytest.mark.parametrize("opening", [lambda name: with_store(name, nothing), open_reader])
def test_a_wrong_list_is_refused(new_postgres: Callable[[], str], opening: Callable[[str], object]):
    one, two, three, other, full = (new_postgres() for _ in range(5))
    with_store(f"{one} {two} {three}", fill)
    with_store(f"{other} {full}", fill)
    for listed, code in (
        (f"{one} {three}", "shards-missing"),
        (f"{two} {one} {three}", "shards-not-first"),
        (f"{one} {two} {three} {two}", "shards-same"),
        (f"{one} {two} {three} {full}", "shards-elsewhere"),
    ):
        with pytest.raises(BadInput, match=code):
            opening(listed)
    # Whoever was refused holds nothing.
    with_store(f"{one} {three} {two}", nothing)


def test_a_part_of_a_house_is_not_served_alone(new_postgres: Callable[[], str]):
    one, two = new_postgres(), new_postgres()
    with_store(f"{one} {two}", fill)
    for listed, code in ((one, "shards-missing"), (two, "shards-not-first")):
        with pytest.raises(BadInput, match=code):
            open_store(listed)


def test_a_database_that_joins_must_be_empty(new_postgres: Callable[[], str]):
    one, two = new_postgres(), new_postgres()
    with_store(two, fill)
    with pytest.raises(BadInput, match="shards-not-empty"):
        open_store(f"{one} {two}")
    # The other way round a house grows.
    with_store(f"{two} {one}", fill)


def test_a_database_without_weight_may_be_left_out_when_it_is_empty(new_postgres: Callable[[], str]):
    one, two = new_postgres(), new_postgres()

    async def empty(store: Store) -> None:
        for table in list(store.tables()):
            await store.close_idle(table.id, 2**31)

    with_store(f"{one} {two}", fill)
    with_store(f"{one} {two}#weight=0", nothing)
    with pytest.raises(BadInput, match="shards-missing"):
        open_store(one)
    with_store(f"{one} {two}#weight=0", empty)
    with_store(f"{one} {two}#weight=0", nothing)
    assert [asked(address, ROLL) for address in (one, two)] == [0, 0]
    with_store(one, fill)
