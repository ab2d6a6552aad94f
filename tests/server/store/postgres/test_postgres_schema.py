"""The schema goes forward, and one step back, and servers know what they can work with."""

import asyncio

import pytest

from starhaul.kernel.errors import BadInput
from starhaul.server.store.postgres import postgres_schema
from starhaul.server.store.postgres.postgres_reading import PostgresReader
from starhaul.server.store.postgres.postgres_schema import STEPS, SchemaStep, bring_up, step_back, version_of
from starhaul.server.store.postgres.postgres_store import PostgresStore
from tests.server.store.helpers import begin, numbers, with_store
from tests.server.store.postgres.asking import asked, with_connection

MORE = SchemaStep("ALTER TABLE tables ADD COLUMN colour integer", "ALTER TABLE tables DROP COLUMN colour")
GENTLE = MORE._replace(is_gentle=True)
COLUMNS = "SELECT count(*) FROM information_schema.columns WHERE table_schema = current_schema()"


def upgrade(address: str, *more: SchemaStep) -> None:
    asyncio.run(with_connection(address, lambda connection: bring_up(connection, [*STEPS, *more])))


def downgrade(address: str, *more: SchemaStep) -> int:
    return asyncio.run(with_connection(address, lambda connection: step_back(connection, [*STEPS, *more])))


def version(address: str) -> int:
    return asyncio.run(with_connection(address, version_of))


def test_a_server_brings_an_empty_schema_up(postgres_address: str):
    assert version(postgres_address) == 0
    with_store(postgres_address, lambda store: begin(store, "match"))
    assert version(postgres_address) == len(STEPS)


def test_a_step_forward_and_back_leaves_everything_as_it_was(postgres_address: str):
    with_store(postgres_address, lambda store: begin(store, "match"))
    before = asked(postgres_address, COLUMNS)
    upgrade(postgres_address, MORE)
    assert asked(postgres_address, COLUMNS) == before + 1
    with pytest.raises(BadInput, match="store-newer"):
        PostgresStore(postgres_address)
    assert downgrade(postgres_address, MORE) == len(STEPS)
    assert asked(postgres_address, COLUMNS) == before

    async def use(store: PostgresStore):
        return numbers(store)

    assert with_store(postgres_address, use) == [0]


def test_all_missing_steps_or_none(postgres_address: str):
    upgrade(postgres_address)
    with pytest.raises(Exception, match="nonsense"):
        upgrade(postgres_address, MORE, SchemaStep("ALTER TABLE nonsense ADD COLUMN a integer"))
    assert version(postgres_address) == len(STEPS)
    assert asked(postgres_address, COLUMNS + " AND column_name = 'colour'") == 0


def test_after_a_gentle_step_servers_of_the_version_before_go_on(postgres_address: str):
    upgrade(postgres_address, GENTLE)
    with_store(postgres_address, lambda store: begin(store, "match"))
    # But not those before them.
    upgrade(postgres_address, GENTLE, MORE._replace(forward="ALTER TABLE bans ADD COLUMN colour integer"))
    with pytest.raises(BadInput, match="store-newer"):
        PostgresStore(postgres_address)


def test_there_is_not_always_a_way_back(postgres_address: str):
    upgrade(postgres_address, MORE._replace(backward=""))
    with pytest.raises(BadInput, match="store-no-way-back"):
        downgrade(postgres_address, MORE._replace(backward=""))


def test_the_first_step_stays(postgres_address: str):
    upgrade(postgres_address)
    assert [downgrade(postgres_address) for _ in STEPS[1:]] == list(range(len(STEPS) - 1, 0, -1))
    with pytest.raises(BadInput, match="store-no-way-back"):
        downgrade(postgres_address)


def test_without_nodes_the_house_is_as_before(postgres_address: str):
    """The newest step back and forward: what was counted for each node is the house's, and matches go on
    where they stood."""
    house = "SELECT (service_ms, batches, chain)::text FROM house"

    async def use(store: PostgresStore):
        await begin(store, "match")
        await store.beat(70_000)
        (mine,) = await store.take(["table"], 40_000)
        assert mine.shift_ms == 30_000
        await store.stop_clock(50_000)
        return store.head()

    head = with_store(postgres_address, use)
    before = asked(postgres_address, house)
    assert downgrade(postgres_address) == len(STEPS) - 1
    assert asked(postgres_address, house) == before
    # The table stood at 80,000 and the house at 50,000.
    assert asked(postgres_address, "SELECT offset_ms FROM matches") == 5 - 30_000
    upgrade(postgres_address)
    assert asked(postgres_address, "SELECT stood_ms FROM owners") == 50_000

    async def go_on(store: PostgresStore):
        assert store.head() == head
        return numbers(store)

    assert with_store(postgres_address, go_on) == [0]


def test_every_step_but_the_first_has_a_way_back():
    assert all(step.backward for step in STEPS[1:])


def test_servers_that_start_together_upgrade_once(postgres_address: str):
    async def start() -> None:
        await with_connection(postgres_address, lambda connection: bring_up(connection, [*STEPS, MORE]))

    async def run() -> None:
        await asyncio.gather(*(start() for _ in range(6)))

    asyncio.run(run())
    assert asked(postgres_address, "SELECT count(*) FROM house") == 1


def test_a_schema_with_other_tables_is_left_alone(postgres_address: str):
    asked(postgres_address, "CREATE TABLE others (a integer)")
    for kind in (PostgresStore, PostgresReader):
        with pytest.raises(BadInput, match="store-foreign"):
            kind(postgres_address)
    assert asked(postgres_address, COLUMNS) == 1


def test_a_schema_that_does_not_exist_is_named(postgres_address: str):
    with pytest.raises(BadInput, match="store-no-schema"):
        PostgresStore(postgres_address + "_missing")


def test_tools_read_the_newest_version_only(postgres_address: str, monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(BadInput, match="store-foreign"):
        PostgresReader(postgres_address)
    upgrade(postgres_address)
    monkeypatch.setattr("starhaul.server.store.postgres.postgres_reading.STEPS", (*STEPS, MORE))
    with pytest.raises(BadInput, match="store-older"):
        PostgresReader(postgres_address)


def test_several_houses_live_in_schemas_of_one_database(new_postgres):
    one, two = (PostgresStore(new_postgres()) for _ in range(2))
    assert one.secret() != two.secret()

    async def close() -> None:
        await one.close()
        await two.close()

    asyncio.run(close())
    assert postgres_schema.APPLICATION != postgres_schema.SERVING
