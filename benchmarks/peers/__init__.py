"""Other engines, as far as they are installed: `make bench-peers` installs all of them.

The games differ, so this does not compare games. It shows whether a decision, a clone or a command costs
about as much as elsewhere. The engines are imported by name: they have no types to check against, and only
the environment of the benchmarks contains them.
"""

from __future__ import annotations

from benchmarks.peers import boardgame_io, catan, chess_moves, spiel
from benchmarks.peers.peer import Peer
from benchmarks.row import Row

PEERS: tuple[Peer, ...] = (catan.PEER, chess_moves.PEER, spiel.PEER, boardgame_io.PEER)


def rows(peers: tuple[Peer, ...]) -> list[Row]:
    return [row for peer in peers for row in peer.rows]
