"""One client of the load test: a seat with its own connection, which reconnects when it is lost.

Made by `load_tables`, driven by `run`. Which action to choose is up to `players`, what is recorded for the
verification to `match_record`.
"""

import asyncio
import secrets
import time
from random import Random
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, Struct, structs

from starhaul.remote.load.lean_messages import (
    NOTHING,
    LeanAnswer,
    LeanBye,
    LeanChange,
    LeanMessage,
    LeanRefused,
    LeanTable,
    LeanUpdate,
    LeanWelcome,
    asked_decoder,
    decoder,
    update_decoder,
)
from starhaul.remote.load.load_connection import LoadConnection
from starhaul.remote.load.match_record import ServerViolation
from starhaul.remote.load.meter import Meter
from starhaul.remote.load.players import Choose
from starhaul.remote.load.shown_update import ShownUpdate
from starhaul.server.wire import VERSION, HelloCommand, encode

# A table has its guests and a guest its table: one of the two imports can serve type checkers only.
if TYPE_CHECKING:
    from starhaul.remote.load.load_tables import LoadTable

TWICE = 20
"""One state-changing command in this many is sent twice on purpose."""
FORGOTTEN = frozenset({"too-fast", "bad-command"})
"""Refusals that the server does not remember, like those of the family `store`: the same command may
succeed later."""
FAULTS = frozenset({"failed", "stale-command"})
"""Codes of refusals that a correct client never gets."""
AGAIN_S = 0.2
_ACT = b'{"do":"act","seq":%d,"action":%b}'
_PING, _READY, _CLOSE = b'{"do":"ping","seq":%d}', b'{"do":"ready","seq":%d}', b'{"do":"close","seq":%d}'


class Pending(Struct):
    """An unanswered command."""

    due: float
    text: bytes
    action: bytes | None = None
    match: str = ""


class Guest:
    def __init__(
        self, table: "LoadTable", number: int, token: str, choose: Choose, meter: Meter, luck: Random
    ) -> None:
        self.number = number
        self.table = table
        self.shown: LeanTable | None = None
        """The latest state of the table."""
        self.violations: list[ServerViolation] = []
        self._token = token
        self._client = secrets.token_hex(8)
        self._choose = choose
        self._meter = meter
        self._luck = luck
        self._line: LoadConnection | None = None
        self._is_leaving = False
        self._seq = 0
        self.open: dict[int, Pending] = {}
        self._twice: dict[int, bytes] = {}
        """The first answer to each command that was sent twice; empty until it has arrived."""
        self._update: LeanUpdate | None = None
        """The latest; its view is in `_shown`."""
        self._shown: ShownUpdate | None = None
        self._acting = 0
        """The number of the unanswered action; 0 if there is none."""
        self._welcome: asyncio.Future[None] | None = None
        self._again: asyncio.Task[None] | None = None

    # --- connecting ----------------------------------------------------------------------------------------

    async def come(self) -> None:
        """Connect, send hello, wait for the welcome and resend unanswered commands; raises `OSError`."""
        self._welcome = asyncio.get_running_loop().create_future()
        line = await LoadConnection.open(self.table.url, self._hear, self._lost)
        known = self._update
        line.send(
            encode(
                HelloCommand(
                    v=VERSION,
                    table=self.table.id,
                    token=self._token,
                    client=self._client,
                    last_rev=None if known is None else known.rev,
                    match="" if known is None else known.match,
                    changes=True,
                )
            )
        )
        await self._welcome
        # For commands sent twice it is unknown how many copies arrived.
        self._twice.clear()
        for pending in list(self.open.values()):
            self._meter.sent += 1
            line.send(pending.text)
        # Not earlier: a server accepts commands in order only.
        self._line = line

    def close_table(self) -> None:
        """For the host: the table must not wait for clients that are about to disconnect."""
        if self._line is not None:
            self._line.send(_CLOSE % (self._seq + 1))

    def listen_no_more(self) -> None:
        self._is_leaving = True

    def leave(self) -> None:
        self._is_leaving = True
        if self._again is not None:
            self._again.cancel()
        if self._line is not None:
            self._line.close()
            self._line = None

    def _lost(self) -> None:
        self._line = None
        if self._welcome is not None and not self._welcome.done():
            self._welcome.set_exception(ConnectionResetError("no welcome"))
        elif not self._is_leaving and self._again is None:
            self._meter.reconnects += 1
            self._again = asyncio.create_task(self._come_again())

    async def _come_again(self) -> None:
        while not self._is_leaving:
            try:
                await asyncio.sleep(AGAIN_S)
                await self.come()
                break
            except OSError:
                continue
        self._again = None

    # --- sending -------------------------------------------------------------------------------------------

    def speak(self, due: float) -> None:
        """Send the command that is due: an action if one is asked for, else a harmless command."""
        table = self.shown
        if table is not None and not table.is_playing:
            self._give(_PING if table.seats[self.number].is_ready else _READY, due)
            return
        update = self._update
        action = None
        if update is not None and update.asked and not self._acting:
            assert self._shown is not None, "comes with the update"
            action = self._choose(structs.replace(update, view=self._shown.parts().view), self._luck)
        if action is None or update is None:
            self._give(_PING, due)
        else:
            self._acting = self._seq + 1
            self._give(_ACT, due, action, update.match)

    def make_ready(self) -> None:
        self._give(_READY, time.perf_counter())

    def _give(self, form: bytes, due: float, action: bytes | None = None, match: str = "") -> None:
        self._seq += 1
        text = form % (self._seq, action) if action is not None else form % self._seq
        self.open[self._seq] = Pending(due, text, action, match)
        self._meter.late.add(time.perf_counter() - due)
        if self._line is None:
            return
        self._meter.sent += 1
        self._line.send(text)
        if form is not _PING and self._luck.randrange(TWICE) == 0:
            self._twice[self._seq] = b""
            self._meter.repeated += 1
            self._meter.sent += 1
            self._line.send(text)

    # --- receiving -----------------------------------------------------------------------------------------

    def _hear(self, raw: bytes) -> None:
        if self._is_leaving:
            return
        self._meter.received += 1
        self._meter.received_bytes += len(raw)
        try:
            message = decoder.decode(raw)
        except msgspec.DecodeError as error:
            self._blame("message", f"{error}: {raw[:200]!r}")
            return
        self._take(message, raw)

    def _take(self, message: LeanMessage, raw: bytes) -> None:
        if isinstance(message, LeanChange):
            self._follow(message)
        elif isinstance(message, LeanUpdate):
            self._see(message, ShownUpdate(raw))
        elif isinstance(message, LeanAnswer):
            self._answered(message, raw)
        elif isinstance(message, LeanTable):
            self._look(message)
        elif isinstance(message, LeanWelcome):
            self._welcomed(message)
        elif isinstance(message, LeanBye) and self._welcome is not None and not self._welcome.done():
            self._welcome.set_exception(ConnectionRefusedError(message.code))

    def _welcomed(self, message: LeanWelcome) -> None:
        self._look(message.table)
        if message.update != NOTHING:
            update = update_decoder.decode(message.update)
            # The beginning of a match that started in the meantime is not sent either.
            if update.missed is None:
                self.table.record(update.match).tear(self.number, update.rev)
            self._see(update, ShownUpdate(bytes(message.update)))
        if self._welcome is not None and not self._welcome.done():
            self._welcome.set_result(None)

    def _look(self, table: LeanTable) -> None:
        self.shown = table
        self.table.note(table)

    def _see(self, update: LeanUpdate, shown: ShownUpdate) -> None:
        self._update, self._shown = update, shown
        self.table.record(update.match).hear(self.number, update, shown)

    def _follow(self, change: LeanChange) -> None:
        last, shown = self._update, self._shown
        if last is None or shown is None or last.is_paused or change.rev != last.rev + 1:
            self._blame("revision", f"{last and last.rev} → {change.rev}")
            return
        shown.change(change.view, change.asked)
        asked = last.asked if change.asked is UNSET else asked_decoder.decode(change.asked)
        self._see(
            LeanUpdate(match=last.match, rev=change.rev, view=NOTHING, events=change.events, asked=asked),
            shown,
        )

    def _answered(self, message: LeanAnswer, raw: bytes) -> None:
        pending = self.open.pop(message.seq, None)
        if pending is None:
            self._repeated(message.seq, raw)
            return
        if message.seq in self._twice and _is_forgotten(message):
            # Then the answer to the second copy counts.
            del self._twice[message.seq]
            self.open[message.seq] = pending
            return
        if message.seq in self._twice:
            self._twice[message.seq] = raw
        is_action = pending.action is not None
        self._meter.answered(time.perf_counter() - pending.due, is_action=is_action)
        if isinstance(message, LeanRefused):
            self._meter.refused[message.code] += 1
            if message.code in FAULTS:
                self._blame("failed", f"{message.code}: {pending.text.decode()}")
        elif pending.action is not None:
            self.table.record(pending.match).listeners[self.number].acts.append(pending.action)
        if message.seq == self._acting:
            self._acting = 0

    def _repeated(self, seq: int, raw: bytes) -> None:
        first = self._twice.pop(seq, None)
        if first is None:
            self._blame("answer-unknown", f"{seq}")
        elif first != raw:
            self._blame("answer-differs", f"{first!r} ≠ {raw!r}")

    def _blame(self, check: str, detail: str) -> None:
        self.violations.append(ServerViolation(check, self.table.id, "", self.number, detail))

    # --- at the end ----------------------------------------------------------------------------------------

    @property
    def is_quiet(self) -> bool:
        return not self.open and not self._twice

    def close_account(self) -> None:
        """Nothing more is expected: report what is still unanswered."""
        for seq, pending in self.open.items():
            self._blame("unanswered", f"{seq}")
            if pending.action is not None:
                self.table.record(pending.match).listeners[self.number].open = pending.action
        for seq in self._twice:
            if seq not in self.open:
                self._blame("answer-missing", f"{seq}")


def _is_forgotten(message: LeanAnswer) -> bool:
    return isinstance(message, LeanRefused) and (message.code in FORGOTTEN or message.of == "store")
