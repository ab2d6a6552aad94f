"""What `starhaul verify` prints about the database of a server."""

import os
from contextlib import closing

from starhaul.cli import LONGEST_NAME, complaint, named
from starhaul.cli.files import named_troubles
from starhaul.kernel.errors import BadInput
from starhaul.locale import Texts, quoted
from starhaul.server.store.reading import SqliteReader
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.store.verification import Account, Finding, accounts

_HEADER = b"SQLite format 3\0"


def is_database(path: str) -> bool:
    # A pipe can be read only once, and is never a database.
    if not os.path.isfile(path):
        return False
    with named_troubles(named(path)), open(path, "rb") as file:
        return file.read(len(_HEADER)) == _HEADER


def tell_faults(path: str, texts: Texts) -> bool:
    """Print one line for each faulty match and one summary line; return whether there were faults."""
    name = quoted(path, longest=LONGEST_NAME)
    try:
        with closing(SqliteReader(path)) as database:
            if damage := database.damage():
                print(texts("verify-damaged", file=name, reason=quoted(damage[0])))
                return True
            return _tell(database, name, texts)
    except StoreTrouble as why:
        raise BadInput("store-unusable", source=path, why=why) from why


def _tell(database: SqliteReader, name: str, texts: Texts) -> bool:
    losses = database.losses()
    for count in losses:
        print(texts("verify-tail-missing", file=name, count=count))
    matches = untrue = 0
    for account in accounts(database):
        matches += 1
        if account.findings:
            untrue += 1
            print(_line(account, name, texts))
    words = texts("verify-some-untrue", count=untrue) if untrue else texts("verify-all-true")
    print(texts("verify-database", file=name, matches=matches, words=words))
    return untrue > 0 or bool(losses)


def _line(account: Account, name: str, texts: Texts) -> str:
    words = ", ".join(_words(finding, texts) for finding in account.findings)
    return texts("verify-line", file=f"{name}#{account.match}", actions=account.actions, words=words)


def _words(finding: Finding, texts: Texts) -> str:
    if isinstance(finding.why, BadInput):
        return complaint(finding.why, texts)
    if finding.why is not None:
        return texts.error(finding.why)
    facts = {} if finding.number is None else {"number": finding.number}
    return texts(f"verify-{finding.code}", **facts)
