"""Networks whose visitors are not welcome, and how an operator writes them.

Used by `gate` for every request, changed by `server.admin`, which also stores them.
"""

import time
from collections.abc import Callable, Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network

from starhaul.server.admin_error import AdminError
from starhaul.server.net.addresses import IPV6_SHARE, address
from starhaul.server.store.store_contract import BanRow

MOST_BANS = 1000
WIDEST = {4: 8, 6: 16}
"""The shortest prefix that may be banned: more would be half of the Internet, and a slip of the hand."""

Network = IPv4Network | IPv6Network


def network_of(written: str) -> Network:
    """The network for an address or a network; raises `AdminError` if it is none, or too wide. A single IPv6
    address stands for its /64 prefix, because one visitor has all of these.


    >>> str(network_of("203.0.113.7")), str(network_of("203.0.113.7/24")), str(network_of("2001:db8::1"))
    ('203.0.113.7/32', '203.0.113.0/24', '2001:db8::/64')
    """
    bare, slash, prefix = written.strip().partition("/")
    known = address(bare)
    try:
        found = ip_network(f"{known or bare}{slash}{prefix}", strict=False)
    except ValueError:
        raise AdminError("not-an-address", written=written[:60]) from None
    if found.prefixlen < WIDEST[found.version]:
        raise AdminError("network-too-wide", widest=WIDEST[found.version])
    if isinstance(found, IPv6Network) and found.prefixlen > IPV6_SHARE:
        return found.supernet(new_prefix=IPV6_SHARE)
    return found


def written(network: Network) -> str:
    """As operators write it: a single address without its prefix length.


    >>> written(network_of("203.0.113.7")), written(network_of("203.0.113.0/24"))
    ('203.0.113.7', '203.0.113.0/24')
    """
    is_single = network.prefixlen == network.max_prefixlen
    return str(network.network_address if is_single else network)


class Bans:
    """All bans in memory, by IP version and prefix length: a check costs a few look-ups."""

    def __init__(self, rows: Iterable[BanRow] = (), clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._rows: dict[Network, BanRow] = {}
        for row in rows:
            self.add(row)

    def add(self, row: BanRow) -> None:
        self._rows[network_of(row.network)] = row
        self._sort()

    def replace(self, rows: Iterable[BanRow]) -> bool:
        """By what another node may have changed; returns whether it has."""
        found = {network_of(row.network): row for row in rows}
        if found == self._rows:
            return False
        self._rows = found
        self._sort()
        return True

    def lift(self, network: Network) -> bool:
        """Returns whether there was such a ban."""
        found = self._rows.pop(network, None)
        self._sort()
        return found is not None

    def _sort(self) -> None:
        self._prefixes = {4: set[int](), 6: set[int]()}
        for network in self._rows:
            self._prefixes[network.version].add(network.prefixlen)

    def rows(self) -> list[BanRow]:
        """Those that hold now, the oldest first."""
        now = self._clock()
        return [row for row in self._rows.values() if row.until is None or row.until > now]

    def over(self) -> list[Network]:
        """Those that no longer hold."""
        now = self._clock()
        return [network for network, row in self._rows.items() if row.until is not None and row.until <= now]

    def covers(self, visitor: str) -> bool:
        """Whether a visitor is banned: an address, or a /64 prefix as `addresses.visitor` writes it."""
        if not self._rows:
            return False
        found = address(visitor.partition("/")[0])
        if found is None:
            return False
        return any(
            self._holds(ip_network((found, prefix), strict=False)) for prefix in self._prefixes[found.version]
        )

    def _holds(self, network: Network) -> bool:
        row = self._rows.get(network)
        return row is not None and (row.until is None or row.until > self._clock())
