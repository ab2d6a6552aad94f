"""Tables of the browser client, read from its sources."""

import re

from tests.locale.test_locale import PACKAGE

WEB = PACKAGE / "web" / "trucker"
_KEY = re.compile(r'^  (?:"(\w+)[@\w]*"|(\w+)): ', re.MULTILINE)


def listed(file: str, table: str) -> set[str]:
    """The keys of a table in a file of the trucker game."""
    return keys_in((WEB / file).read_text("utf-8"), table)


def keys_in(source: str, table: str) -> set[str]:
    body = re.split(rf"^(?:export )?const {table} = ", source, flags=re.MULTILINE)[1].split("\n}")[0]
    return {quoted or plain for quoted, plain in _KEY.findall(body)}
