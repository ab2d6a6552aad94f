"""Our own rows. A new row is one line in `ROWS`: topic, name, units and the function that prepares it."""

from functools import partial

from benchmarks.ours import arena, race, server, ships, startup, trucker
from benchmarks.row import (
    ACTIONS,
    CLONES,
    COMMAND,
    DECISIONS,
    VIEWS,
    Row,
    by_own_account,
    given,
    microseconds,
    per_second,
)

PLAY, CLONE, VIEW, SERVER = "random play", "clones", "views", "server"
ARENA, SHIPS, STARTUP = "bots", "ships", "start-up"

_BYTES = given("bytes/command")
_ARENA = (*map(given, ("µs/question", "µs/question thinking", "µs/question engine")), given("× engine"))
_CPU_MS = (given("ms CPU"),)

ROWS = (
    Row(PLAY, "flight", (DECISIONS, ACTIONS), trucker.flights),
    Row(PLAY, "flight, batch driver", (DECISIONS, ACTIONS), trucker.flights_at_once),
    Row(PLAY, "whole matches", (DECISIONS, ACTIONS), trucker.whole_matches),
    Row(PLAY, "race", (DECISIONS, ACTIONS), race.races),
    Row(PLAY, "building", (per_second("placements"),), trucker.building),
    Row(CLONE, "trucker", (CLONES,), trucker.clones),
    Row(CLONE, "race", (CLONES,), race.clones),
    Row(VIEW, "trucker", (VIEWS,), trucker.views),
    Row(VIEW, "race", (VIEWS,), race.views),
    Row(SERVER, "trucker", (COMMAND, _BYTES), partial(server.commands, "trucker")),
    Row(SERVER, "trucker, with hints", (COMMAND, _BYTES), partial(server.commands, "trucker", hints=True)),
    Row(SERVER, "race", (COMMAND, _BYTES), partial(server.commands, "race", matches=8)),
    Row(ARENA, "trucker", _ARENA, partial(arena.questions, "trucker"), meter=by_own_account),
    Row(ARENA, "race", _ARENA, partial(arena.questions, "race", matches=8), meter=by_own_account),
    Row(SHIPS, "inspect a class III ship", (microseconds("ship"),), ships.inspecting),
    Row(SHIPS, "fall-off after a hit", (microseconds("hit"),), ships.hits),
    Row(SHIPS, "legal placements of a tile", (microseconds("tile"),), ships.placing),
    Row(SHIPS, "read a ship file", (microseconds("file"),), ships.reading),
    Row(STARTUP, "python -c pass", _CPU_MS, partial(startup.cpu_ms, "-c", "pass"), meter=by_own_account),
    Row(STARTUP, "starhaul --help", _CPU_MS, partial(startup.starhaul, "--help"), meter=by_own_account),
    Row(STARTUP, "starhaul inspect", _CPU_MS, startup.inspect, meter=by_own_account),
)
