"""Names of table options on the command line: `strict-build`, whatever a log calls it (`strictBuild`).

Used by the commands that play matches and by `starhaul options`. Names in logs are never changed.
"""

import re
from collections.abc import Iterable
from difflib import get_close_matches

from starhaul.kernel.errors import BadInput


def dashed(name: str) -> str:
    """A name of a log as it is written on the command line.

    >>> [dashed(name) for name in ("strictBuild", "takeBack1e", "run_seconds")]
    ['strict-build', 'take-back-1e', 'run-seconds']
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z0-9])", "-", name).replace("_", "-").lower()


def in_log(name: str, known: Iterable[str], game: str) -> str:
    """The name in logs; every spelling that differs in case, hyphens and underscores only is understood.

    >>> in_log("strict-build", ["strictBuild"], "trucker"), in_log("Run_Seconds", ["run_seconds"], "trucker")
    ('strictBuild', 'run_seconds')
    """
    names = {_plain(one): one for one in known}
    found = names.get(_plain(name))
    if found is not None:
        return found
    similar = [dashed(names[one]) for one in get_close_matches(_plain(name), names)]
    help = f"starhaul options {game}"
    if similar:
        raise BadInput(
            "option-unknown-but", source="--option", option=name, similar=", ".join(similar), help=help
        )
    raise BadInput("option-unknown", source="--option", option=name, help=help)


def _plain(name: str) -> str:
    return re.sub(r"[-_]", "", name).casefold()
