"""`starhaul cluster --local N`: a house of several nodes on this machine, for trying it out.

A PostgreSQL of its own, the nodes, and one port in front of them. Nothing of it stays.
"""

import asyncio
import signal
import socket
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from starhaul.cli import TEXTS, speaking
from starhaul.cli.common_options import Language
from starhaul.cli.local_cluster.balancer import Balancer
from starhaul.cli.local_cluster.local_nodes import LocalNode, start_all, stop_all
from starhaul.cli.local_cluster.local_postgres import Installation, LocalPostgres, NoPostgres
from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts
from starhaul.server.net.listening import address_of, listen

MOST_NODES = 16


def cluster(
    local: Annotated[int, typer.Option(min=1, max=MOST_NODES, metavar="N", help=TEXTS("help-cluster-local"))],
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65_535, metavar="PORT", help=TEXTS("help-cluster-port"), show_default=False),
    ] = None,
    set: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help=TEXTS("help-serve-set"), show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    settings = [part for wish in set or [] for part in ("--set", wish)]
    with (
        speaking(lang) as texts,
        listen("127.0.0.1", port) as listener,
        tempfile.TemporaryDirectory(prefix="starhaul-cluster-") as folder,
    ):
        _run(Path(folder), local, listener, settings, texts)


def _run(folder: Path, number: int, listener: socket.socket, settings: Sequence[str], texts: Texts) -> None:
    try:
        installed = Installation(folder)
    except NoPostgres as why:
        raise BadInput("cluster-no-postgres", reason=why) from None
    try:
        database = LocalPostgres(installed)
        try:
            asyncio.run(_serve(folder, database.address(), number, listener, settings, texts))
        finally:
            database.close()
    except NoPostgres as why:
        raise BadInput("cluster-no-postgres", reason=why) from None
    finally:
        installed.close()


async def _serve(
    folder: Path,
    database: str,
    number: int,
    listener: socket.socket,
    settings: Sequence[str],
    texts: Texts,
) -> None:
    ended = asyncio.Event()
    for one in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(one, ended.set)
    nodes = [LocalNode(folder / f"node{one}", database, settings) for one in range(1, number + 1)]
    try:
        await start_all(nodes)
        await _balance(nodes, listener, ended, texts)
    finally:
        await stop_all(nodes)


async def _balance(
    nodes: Sequence[LocalNode], listener: socket.socket, ended: asyncio.Event, texts: Texts
) -> None:
    balancer = Balancer(lambda: [node.port for node in nodes if node.is_running], Random())
    server = await asyncio.start_server(balancer.serve, sock=listener)
    watching = asyncio.create_task(balancer.watch())
    try:
        for count, node in enumerate(nodes, 1):
            facts = {"number": str(count), "port": str(node.port), "process": str(node.pid)}
            print(texts("cluster-node", **facts), flush=True)
        print(texts("cluster-open", address=address_of(listener), nodes=len(nodes)), flush=True)
        await ended.wait()
    finally:
        watching.cancel()
        server.close()
