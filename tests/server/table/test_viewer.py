"""Messages queued for a slow connection."""

from starhaul.server.table.viewer import MOST_BYTES, Viewer


async def test_what_was_taken_is_counted_exactly_off_what_waits():
    """However much has been sent, the limit stays the same."""
    viewer = Viewer(0, "test")
    for _ in range(5):
        viewer.send(b"a frame")
        assert await viewer.next() == [b"a frame"]
    viewer.send(bytes(MOST_BYTES))
    assert viewer.closing is None
    viewer.send(b"-")
    assert viewer.closing == "slow"
