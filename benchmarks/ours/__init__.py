"""Our own rows. A new row is one line in `ROWS`: topic, name, units and the function that prepares it."""

from functools import partial

from benchmarks.ours import arena, odds, race, server, ships, startup, trucker
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
ARENA, SHIPS, ODDS, STARTUP = "bots", "ships", "odds", "start-up"

_BYTES = given("bytes/command")
_ARENA = (*map(given, ("µs/question", "µs/question thinking", "µs/question engine")), given("× engine"))
_CPU_MS = (given("ms CPU"),)

ROWS = (
    Row(PLAY, "flight", (DECISIONS, ACTIONS), trucker.flights),
    Row(PLAY, "flight, one launch", (DECISIONS, ACTIONS), partial(trucker.flights, 1, 24)),
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
    Row(
        SERVER,
        "trucker, whole updates",
        (COMMAND, _BYTES),
        partial(server.commands, "trucker", changes=False),
    ),
    Row(SERVER, "race", (COMMAND, _BYTES), partial(server.commands, "race", matches=8)),
    Row(SERVER, "race, whole updates", (COMMAND, _BYTES), partial(server.commands, "race", 8, changes=False)),
    Row(ARENA, "trucker", _ARENA, partial(arena.questions, "trucker"), meter=by_own_account),
    Row(ARENA, "race", _ARENA, partial(arena.questions, "race", matches=8), meter=by_own_account),
    Row(SHIPS, "inspect a class III ship", (microseconds("ship"),), ships.inspecting),
    Row(SHIPS, "fall-off after a hit", (microseconds("hit"),), ships.hits),
    Row(SHIPS, "legal placements of a tile", (microseconds("tile"),), ships.placing),
    Row(SHIPS, "read a ship file", (microseconds("file"),), ships.reading),
    Row(ODDS, "alone, class III", (per_second("flights"),), partial(odds.lanes, 1)),
    Row(ODDS, "four ships, class III", (per_second("flights"),), partial(odds.lanes, 4)),
    Row(ODDS, "the engine, alone", (per_second("flights"),), odds.in_engine),
    Row(STARTUP, "python -c pass", _CPU_MS, partial(startup.cpu_ms, "-c", "pass"), meter=by_own_account),
    Row(STARTUP, "starhaul --help", _CPU_MS, partial(startup.starhaul, "--help"), meter=by_own_account),
    Row(STARTUP, "starhaul inspect", _CPU_MS, startup.inspect, meter=by_own_account),
)
