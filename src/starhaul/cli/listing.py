"""Lists for people on standard output: one row per line, no trailing spaces. Used by `bots` and `plugins`."""

import sys
from collections.abc import Iterable, Sequence

from rich.table import Table

from starhaul.cli import console


def write_list(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """The last column is wrapped where the terminal is too narrow."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for head in heads:
        table.add_column(head, no_wrap=head is not heads[-1])
    for row in rows:
        table.add_row(*row)
    screen = console()
    with screen.capture() as capture:
        screen.print(table)
    sys.stdout.write("".join(f"{line.rstrip()}\n" for line in capture.get().splitlines()))
