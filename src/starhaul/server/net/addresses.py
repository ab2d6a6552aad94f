"""Normalised addresses of visitors and of this machine.

Used by everything that counts by address; the limits themselves are in `gate` and `connections`.
"""

import socket
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address

IPV6_SHARE = 64
"""A customer of a provider usually gets this whole prefix, so its addresses share their limits."""
_HOST_BITS = 128 - IPV6_SHARE


def address(text: str) -> IPv4Address | IPv6Address | None:
    """The parsed address; None for a name.


    >>> address("::ffff:10.0.0.1"), address("fe80::1%eth0"), address("localhost")
    (IPv4Address('10.0.0.1'), IPv6Address('fe80::1'), None)
    """
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


_ELSEWHERE = ("192.0.2.1", "10.255.255.254", "172.31.255.254", "192.168.255.254")
"""An address on the internet and one in each private range. Nothing is sent to them."""


def of_network() -> list[str]:
    """The IPv4 addresses of this machine in the local network, the preferred one first.

    Asks the system which source address it would use; nothing is sent, and no name is looked up.
    """
    found: list[str] = []
    for place in _ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((place, 9))
                own = str(asking.getsockname()[0])
            except OSError:
                continue
        if own not in found and not ip_address(own).is_loopback and not ip_address(own).is_unspecified:
            found.append(own)
    return found


@lru_cache(maxsize=4096)
def visitor(text: str) -> str:
    """What counts as one visitor for the limits: an IPv4 address, or a /64 prefix of IPv6.


    >>> visitor("2001:db8:1:2::3") == visitor("2001:db8:1:2:ffff::")
    True
    >>> visitor("::ffff:10.0.0.1"), visitor("2001:db8:1:2::3"), visitor("")
    ('10.0.0.1', '2001:db8:1:2::/64', '')
    """
    found = address(text)
    if isinstance(found, IPv6Address):
        prefix = IPv6Address(int(found) >> _HOST_BITS << _HOST_BITS)
        return f"{prefix}/{IPV6_SHARE}"
    return text if found is None else str(found)
