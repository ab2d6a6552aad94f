"""The log of a server: its form, and the story of tables and matches without personal data.

`report` sets logging up for `process`; `note` writes one line of the story and is used by every package of
the server. Facts are IDs, counts, durations and roles: never names, addresses, tokens or what people say.
"""

import json
import logging
import sys
from datetime import datetime
from typing import Any

_FACTS = "facts"

story = logging.getLogger("starhaul.story")


def note(event: str, **facts: object) -> None:
    """One line of the story; facts that are not known (None) or empty are left out."""
    if story.isEnabledFor(logging.INFO):
        told = {name: fact for name, fact in facts.items() if fact is not None and fact != ""}
        words = "".join(f" {name}={_plain(fact)}" for name, fact in told.items())
        story.info("%s%s", event, words, extra={_FACTS: {"event": event, **told}})


def _plain(fact: object) -> str:
    return str(fact).lower() if isinstance(fact, bool) else str(fact)


def _time_of(record: logging.LogRecord) -> str:
    """Local time with the offset of its time zone."""
    return datetime.fromtimestamp(record.created).astimezone().isoformat(timespec="milliseconds")


class TextForm(logging.Formatter):
    """One line for people, followed by the traceback of an error."""

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:
        return _time_of(record)


class JsonForm(logging.Formatter):
    """One JSON object in one line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": _time_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, _FACTS, {}),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def report(level: str, form: str = "text") -> None:
    """Log to standard error; standard output belongs to the command."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonForm() if form == "json" else TextForm("%(asctime)s %(levelname)s %(name)s: %(message)s")
    )
    logging.basicConfig(level=level.upper(), handlers=[handler])
    below = logging.getLogger("uvicorn.error")
    # At `debug` it would log what clients send, including tokens, and at `info` their addresses.
    if below.isEnabledFor(logging.DEBUG):
        below.setLevel(logging.INFO)
    elif below.isEnabledFor(logging.INFO):
        below.setLevel(logging.WARNING)
