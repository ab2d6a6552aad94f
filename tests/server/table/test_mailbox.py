"""The mailbox of an actor."""

import asyncio

import pytest

from starhaul.server.table.mailbox import Mailbox


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_letters_come_out_as_they_went_in():
    box = Mailbox[int](8)
    for number in range(5):
        await box.put(number)
    assert [await box.get() for _ in range(5)] == [0, 1, 2, 3, 4]
    assert not len(box)


async def test_a_waiting_reader_gets_the_first_message():
    box = Mailbox[str](8)
    reading = asyncio.create_task(box.get())
    await settled()
    box.put_now("one")
    box.put_now("two")
    assert await reading == "one"
    assert box.get_now() == "two"


async def test_a_cancelled_reader_takes_no_message():
    box = Mailbox[str](8)
    reading = asyncio.create_task(box.get())
    await settled()
    box.put_now("one")
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    assert await box.get() == "one"


async def test_a_full_box_makes_writers_wait_in_order():
    box = Mailbox[int](1)
    await box.put(0)
    assert box.is_full
    writing = [asyncio.create_task(box.put(number)) for number in (1, 2)]
    await settled()
    assert len(box) == 1
    assert [await box.get() for _ in range(3)] == [0, 1, 2]
    await asyncio.gather(*writing)


async def test_a_writer_who_gives_up_leaves_its_place_to_the_next():
    box = Mailbox[int](1)
    await box.put(0)
    first, second = (asyncio.create_task(box.put(number)) for number in (1, 2))
    await settled()
    assert box.get_now() == 0
    first.cancel()
    await settled()
    assert first.cancelled()
    assert second.done()
    assert await box.get() == 2
