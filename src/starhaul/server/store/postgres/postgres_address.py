"""Addresses of PostgreSQL databases: how they are recognised and shown. Needs nothing but the standard
library."""

import re

_SCHEMES = ("postgresql://", "postgres://")


def is_postgres(database: str) -> bool:
    """Whether this names a PostgreSQL database and not a file."""
    return database.startswith(_SCHEMES)


def shown(database: str) -> str:
    """The address without its password, for people.

    >>> shown("postgresql://ann:secret@db.example:5433/house?sslmode=require")
    'postgresql://ann@db.example:5433/house'
    >>> shown("postgresql:///house?host=/run/postgresql")
    'postgresql:///house'
    >>> shown("postgres://ann:secret@[::1/house")
    'postgres://ann@[::1/house'
    """
    # By hand, because the address may be wrong, and is to be shown all the same.
    scheme, _, rest = re.split("[?#]", database, maxsplit=1)[0].partition("://")
    authority, slash, path = rest.partition("/")
    user, at, place = authority.rpartition("@")
    return f"{scheme}://{user.partition(':')[0]}{at}{place}{slash}{path}"
