"""How `starhaul admin` prints tables, bans and figures for people."""

import sys
from collections.abc import Iterator
from datetime import datetime

from starhaul.cli.listing import write_list
from starhaul.locale import Texts, quoted
from starhaul.server.admin.admin_messages import BansAnswer, StatsAnswer, TablesAnswer
from starhaul.server.lobby.lobby_figures import TableFigures

_UNITS = ((86_400, "d"), (3600, "h"), (60, "min"), (1, "s"))


def lasting(seconds: int) -> str:
    """In the largest two units.


    >>> lasting(59), lasting(3725), lasting(200_000)
    ('59 s', '1 h 2 min', '2 d 7 h')
    """
    parts: list[str] = []
    for size, unit in _UNITS:
        if seconds >= size or (unit == "s" and not parts):
            parts.append(f"{seconds // size} {unit}")
            seconds %= size
        elif parts:
            break
    return " ".join(parts[:2])


def write_tables(answer: TablesAnswer, texts: Texts) -> None:
    if not answer.tables:
        sys.stdout.write(f"{texts('admin-tables-none')}\n")
        return
    heads = ("table", "game", "phase", "seats", "connected", "spectators", "age", "idle")
    write_list(
        [texts(f"admin-head-{head}") for head in heads], [_row(table, texts) for table in answer.tables]
    )


def _row(table: TableFigures, texts: Texts) -> tuple[str, ...]:
    return (
        table.table,
        quoted((table.lesson and f"{table.game} ({table.lesson})") or table.game),
        texts(f"admin-phase-{table.phase}"),
        texts("admin-seats", people=table.people, bots=table.bots, seats=table.seats),
        str(table.connected),
        str(table.spectators),
        "–" if table.age_s is None else lasting(table.age_s),
        lasting(table.idle_s),
    )


def write_bans(answer: BansAnswer, texts: Texts) -> None:
    if not answer.bans:
        sys.stdout.write(f"{texts('admin-bans-none')}\n")
        return
    heads = [texts(f"admin-head-{head}") for head in ("network", "since", "until", "reason")]
    rows = [
        (
            ban.network,
            moment(ban.made_at),
            texts("admin-forever") if ban.until is None else moment(ban.until),
            quoted(ban.reason) if ban.reason else "",
        )
        for ban in answer.bans
    ]
    write_list(heads, rows)


def moment(unix: int) -> str:
    """Local time with the offset of its time zone."""
    return datetime.fromtimestamp(unix).astimezone().isoformat(" ", "minutes")


def stats_lines(answer: StatsAnswer, texts: Texts) -> Iterator[str]:
    matches = ", ".join(f"{game} {number}" for game, number in sorted(answer.matches.items()))
    facts = {
        "version": answer.version,
        "up": lasting(answer.up_s),
        "tables": answer.tables,
        "matches": matches or "0",
        "people": answer.people,
        "spectators": answer.spectators,
        "bots": answer.bots,
        "bans": answer.bans,
        "database": f"{texts.number(answer.database_bytes / 1e6, 1)} MB",
        "queue": answer.queue,
    }
    if answer.trouble:
        facts["trouble"] = answer.trouble
    if answer.notice:
        facts["notice"] = answer.notice
    if answer.closes_at is not None:
        facts["closes"] = moment(answer.closes_at)
    for name, fact in facts.items():
        yield f"{texts(f'admin-stat-{name}')}: {fact}"
