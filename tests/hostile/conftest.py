"""What all hostile tests require: whatever clients do, the server logs no errors of its own."""

import logging

import pytest

from tests.server.running_server import open_server


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def nothing_went_wrong(caplog):
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.INFO, "uvicorn.error")  # as `webserver.report` does
    yield
    for phase in ("setup", "call", "teardown"):
        for record in caplog.get_records(phase):
            said = f"{record.name}: {record.getMessage()}"
            assert record.exc_info is None, said
            if record.name == "starhaul.time":
                continue  # A busy machine causes stalls, whatever the clients do.
            assert record.levelno < (logging.WARNING if _is_ours(record) else logging.ERROR), said
            assert not set("\r\n\x1b\x00") & set(said), f"somebody else wrote this line: {said!r}"


def _is_ours(record: logging.LogRecord) -> bool:
    """Libraries may log errors of clients; our own code has nothing to report."""
    return record.name.startswith("starhaul")


@pytest.fixture(scope="module")
async def running(tmp_path_factory):
    """One server for a whole file: every client has its own table."""
    async with open_server(tmp_path_factory.mktemp("house")) as running:
        yield running
