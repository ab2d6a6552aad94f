"""Arrivals, the end of a turn, and the end of the race (chapters 8 and 12)."""

from typing import TYPE_CHECKING

from starhaul.kernel.chance import Outcomes
from starhaul.kernel.contract import Event
from starhaul.kernel.frames import Ask, Do
from starhaul.kernel.question import deadline
from starhaul.race.decks import BONUS
from starhaul.race.terms import COLOURS, SHARE, SHIPS, Face, Place, colour_of, ships_of

if TYPE_CHECKING:
    from starhaul.race.flow.tow import Moved
    from starhaul.race.state import State


def arrive(state: "State", active: int, place: Place, moved: "Moved", at_ms: int, told: list[Event]) -> None:
    """All ships that moved stand on one place: bonus cards for their owners, or the finish (TR-070 …
    TR-073)."""
    ships = tuple(ship for ship, _ in moved)
    if place[1] == Face.BONUS:
        owners = tuple(state.table.crews[ship][0] for ship in ships)
        state.frames += [DoEndTurn(active, ()), DoDraw(owners)]
    elif place[1] == Face.FINISH and any(state.finish_pile):
        order = tuple((active + n) % state.config.seats for n in range(state.config.seats))
        told.append(Event("finish_pile_taken", {"order": order}))
        state.frames += [DoEndTurn(active, ships), AskShare(tuple(s for s in order for _ in range(SHARE)))]
    else:
        end_turn(state, active, ships if place[1] == Face.FINISH else (), at_ms, told)


# --- bonus cards -------------------------------------------------------------------------------------------


class DoDraw(Do, frozen=True, tag="draw"):
    """One card for each, one after the other; an empty deck is made anew from the played cards (TR-150)."""

    seats: tuple[int, ...]

    def proceed(self, state: "State", at_ms: int, told: list[Event]) -> None:
        if not self.seats:
            return
        if not any(state.bonus_deck) and any(state.bonus_discard):
            state.bonus_deck, state.bonus_discard = state.bonus_discard, [0] * len(BONUS)
            told.append(Event("bonus_reshuffled"))
        state.frames.append(DoDraw(self.seats[1:]))
        if any(state.bonus_deck):
            state.frames.append(AskBonus(self.seats[0]))
        else:
            told.append(Event("bonus_drawn", {"seat": self.seats[0], "number": 0}))


def types_in(counts: list[int]) -> Outcomes:
    """Any card of a pile, types weighted by their number."""
    types = tuple(kind for kind, number in enumerate(counts) if number)
    return Outcomes("bonus", types, tuple(counts[kind] for kind in types))


class AskBonus(Ask, frozen=True, tag="bonus"):
    seat: int

    def outcomes(self, state: "State") -> Outcomes:
        return types_in(state.bonus_deck)

    def answer(self, state: "State", seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        state.bonus_deck[action] -= 1
        state.bonus_hands[self.seat][action] += 1
        told.append(Event("bonus_drawn", {"seat": self.seat, "number": 1}))
        told.append(_seen(self.seat, action))


class AskShare(Ask, frozen=True, tag="share"):
    """The finish pile is handed out, once in a race (TR-073). A prepared one may hold too few cards."""

    seats: tuple[int, ...]

    def outcomes(self, state: "State") -> Outcomes:
        return types_in(state.finish_pile)

    def answer(self, state: "State", seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        state.frames.pop()
        state.finish_pile[action] -= 1
        state.bonus_hands[self.seats[0]][action] += 1
        told.append(_seen(self.seats[0], action))
        if len(self.seats) > 1 and any(state.finish_pile):
            state.frames.append(AskShare(self.seats[1:]))


def _seen(seat: int, kind: int) -> Event:
    """Only who draws a card sees it (TR-080)."""
    return Event("bonus_seen", {"seat": seat, "card": BONUS[kind]}, (seat,), kind, reveals=True)


# --- the end of a turn -------------------------------------------------------------------------------------


class DoEndTurn(Do, frozen=True, tag="end_turn"):
    active: int
    home: tuple[int, ...]

    def proceed(self, state: "State", at_ms: int, told: list[Event]) -> None:
        end_turn(state, self.active, self.home, at_ms, told)


def end_turn(state: "State", active: int, home: tuple[int, ...], at_ms: int, told: list[Event]) -> None:
    """Who is home is told; then the race is over, or the next one plays, or cards are dealt (TR-030,
    TR-170)."""
    from starhaul.race.flow.rounds import DoRound
    from starhaul.race.flow.turn import AskPlay

    if home:
        _tell_home(state, home, told)
        state.winners = winning_teams(state)
        if state.winners:
            seats = [seat for seat, team in enumerate(state.table.teams) if team in state.winners]
            told.append(Event("game_ended", {"teams": state.winners, "seats": seats}))
            state.frames.clear()
            return
    following = (active + 1) % state.config.seats
    if state.hands[following]:
        until = deadline(state.config.options.decision_seconds, at_ms)
        state.frames.append(AskPlay(seat=following, until=until))
    else:
        # As everybody has played six cards, it is again the turn of who began (TR-032).
        state.first = following
        state.frames.append(DoRound())


def _tell_home(state: "State", home: tuple[int, ...], told: list[Event]) -> None:
    told += [Event("ship_finished", {"ship": SHIPS[ship]}) for ship in home]
    for colour in dict.fromkeys(colour_of(ship) for ship in home):
        if all(state.is_finished(ship) for ship in ships_of(colour)):
            told.append(Event("colour_finished", {"colour": COLOURS[colour]}))


def winning_teams(state: "State") -> tuple[int, ...]:
    """Teams with all their ships home; several share the victory (TR-170, TR-171)."""
    table = state.table
    away = {table.sides[ship] for ship in table.ships if not state.is_finished(ship)}
    return tuple(team for team in range(len(table.set_up.teams)) if team not in away)
