"""Carrying out building actions: moving tiles, piles and start numbers. Whether an action is allowed is in
`building_checks`; `building_actions` pairs the two."""

from starhaul.kernel.chance import Outcomes
from starhaul.kernel.contract import Event
from starhaul.kernel.frames import AskFrame
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.building_checks import CLOSED, RESERVED
from starhaul.trucker.match.actions import Attach
from starhaul.trucker.match.building_status import NO_PILE, free_starts, takes_back
from starhaul.trucker.match.events.building_events import (
    Finished,
    PilePutBack,
    PileSeen,
    PileTaken,
    TileAttached,
    TileDrawn,
    TileReserved,
    TileReturned,
    TileTaken,
)
from starhaul.trucker.match.events.launch_events import TilesRemoved
from starhaul.trucker.match.events.match_events import PartnersSwapped
from starhaul.trucker.match.state import POOL, RESERVE, State
from starhaul.trucker.parts.terms import DIRECTIONS
from starhaul.trucker.ship.board import Mask
from starhaul.trucker.ship.hull import Hull
from starhaul.trucker.ship.layers import Layer
from starhaul.trucker.ship.ship import Ship


class AskTile(AskFrame, frozen=True, tag="tile"):
    """Chance draws a face-down tile (RUL-12)."""

    seat: int

    def outcomes(self, state: State) -> Outcomes:
        return Outcomes("tiles", tuple(state.in_yard.pool), None, self.seat)

    def answer(self, state: State, seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        state.in_yard.pool.remove(action)
        told.append(Event(TileDrawn(seat=self.seat), outcome=action))
        grip(state, self.seat, action, POOL, at_ms, told)


def handle_of(state: State, tile: int) -> int:
    return state.handles[tile]


def close_window(state: State, seat: int) -> None:
    state.in_yard.windows[seat] = CLOSED
    state.in_yard.fresh[seat] = False


def grip(state: State, seat: int, tile: int, origin: int, at_ms: int, told: list[Event]) -> None:
    """A seat takes a tile into its hand and turns it over above its board: from now on everybody sees it."""
    yard = state.in_yard
    close_window(state, seat)
    yard.hands[seat], yard.origins[seat] = tile, origin
    if origin == POOL:
        yard.ready_at[seat] = at_ms + state.config.options.draw_pause_ms
    told.append(Event(TileTaken(seat=seat, tile=tile, reserved=origin == RESERVE)))


def use_reserved(state: State, seat: int, slot: int, at_ms: int, told: list[Event]) -> None:
    reserve = state.in_yard.reserves[seat]
    state.in_yard.reserves[seat] = (*reserve[:slot], *reserve[slot + 1 :])
    grip(state, seat, reserve[slot], RESERVE, at_ms, told)


def attach(state: State, seat: int, action: Attach, told: list[Event]) -> None:
    """Attach the tile in hand, or move the tile of the correction window."""
    yard, hull = state.in_yard, state.ships[seat].hull
    tile, window = yard.hands[seat], yard.windows[seat]
    if tile:
        yard.fresh[seat] = yard.origins[seat] == POOL
        yard.hands[seat] = 0
    elif window == RESERVED:
        tile, yard.reserves[seat] = yard.reserves[seat][-1], yard.reserves[seat][:-1]
    else:
        tile, hull = hull.tiles[window], hull.remove(1 << window)
    state.ships[seat] = Ship.bare(hull.place(action.cell, tile, action.rotation))
    yard.windows[seat] = action.cell
    yard.began[seat] = True
    told.append(Event(TileAttached(seat=seat, tile=tile, cell=action.cell, turn=action.rotation)))


def reserve(state: State, seat: int, told: list[Event]) -> None:
    yard = state.in_yard
    tile = yard.hands[seat]
    if tile:
        yard.fresh[seat] = yard.origins[seat] == POOL
        yard.hands[seat] = 0
    else:
        hull = state.ships[seat].hull
        tile = hull.tiles[yard.windows[seat]]
        state.ships[seat] = Ship.bare(hull.remove(1 << yard.windows[seat]))
    yard.reserves[seat] = (*yard.reserves[seat], tile)
    yard.windows[seat] = RESERVED if takes_back(state) else CLOSED
    told.append(Event(TileReserved(seat=seat, tile=tile)))


def give_back(state: State, seat: int, told: list[Event]) -> None:
    """Return a tile face up to the pool: from the hand, the ship or the reserve."""
    yard, window = state.in_yard, state.in_yard.windows[seat]
    tile = yard.hands[seat]
    if tile:
        yard.hands[seat] = 0
    elif window == RESERVED:
        tile, yard.reserves[seat] = yard.reserves[seat][-1], yard.reserves[seat][:-1]
    else:
        hull = state.ships[seat].hull
        tile = hull.tiles[window]
        state.ships[seat] = Ship.bare(hull.remove(1 << window))
    close_window(state, seat)
    yard.open.append(tile)
    told.append(Event(TileReturned(seat=seat, tile=tile)))


def remove_wrong(state: State, seat: int, cell: int, told: list[Event]) -> None:
    """Removing costs nothing; the tile and all tiles it held up go face up to the pool (RUL-82)."""
    yard, hull = state.in_yard, state.ships[seat].hull
    gone = hull.occupied & ~_hanging_together(hull.remove(1 << cell))
    yard.open += [hull.tiles[c] for c in range(hull.board.size) if gone >> c & 1]
    state.ships[seat] = Ship.bare(hull.remove(gone))
    close_window(state, seat)
    told.append(Event(TilesRemoved(seat=seat, number=gone.bit_count())))


def _hanging_together(hull: Hull) -> Mask:
    """The tiles connected to the starting cabin, whether or not the connectors match (RUL-15)."""
    ties = [hull.connectors(way) & ~hull.facing(way)[0] for way in DIRECTIONS]
    grown, group = hull.layers[Layer.STARTING_CABIN], 0
    while grown != group:
        group = grown
        for way in DIRECTIONS:
            grown |= hull.board.step(grown & ties[way], way) & hull.occupied
    return grown


def look(state: State, seat: int, pile: int, told: list[Event]) -> None:
    yard = state.in_yard
    yard.looking[seat] = pile
    if takes_back(state):
        # Only in the second edition does picking up a pile close the window (RUL-16).
        close_window(state, seat)
    player = state.players[seat]
    state.seen[player] = tuple(sorted({*state.seen[player], *yard.piles[pile]}))
    told.append(Event(PileTaken(seat=seat, pile=pile)))
    names = tuple(rule_data.cards(state.config.edition).cards[card].id for card in yard.piles[pile])
    told.append(Event(PileSeen(seat=seat, pile=pile, cards=names), audience=(seat,), reveals=True))


def put_back(state: State, seat: int, told: list[Event]) -> None:
    told.append(Event(PilePutBack(seat=seat, pile=state.in_yard.looking[seat])))
    state.in_yard.looking[seat] = NO_PILE


def finish(state: State, seat: int, start: int, told: list[Event]) -> None:
    number = start or free_starts(state)[0]
    state.in_yard.starts[seat] = number
    close_window(state, seat)
    told.append(Event(Finished(seat=seat, start=number)))


def swap_partners(state: State, told: list[Event]) -> None:
    """Partners fly each other's ship (VAR-08); opposite seats are partners. A player whose partner has left
    for good keeps their own ship (LM-147)."""
    players = state.players
    for one, other in ((0, 2), (1, 3)):
        if state.takes_part(one) and state.takes_part(other):
            players[one], players[other] = players[other], players[one]
    told.append(Event(PartnersSwapped(players=tuple(players))))
