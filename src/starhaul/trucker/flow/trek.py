"""After the flights of a Trek: who gets which title, and which titles turn gold (TRK-03 … TRK-07, RUL-85,
RUL-86).

Used by `rounds`. What titles do in a flight is in `match.modifiers`.
"""

from msgspec import structs

from starhaul.kernel.chance import Outcomes
from starhaul.kernel.contract import Event, Question
from starhaul.kernel.frames import AskFrame, DoFrame
from starhaul.trucker.data import rule_data
from starhaul.trucker.flow.timed_questions import QuestionFrame, deadline
from starhaul.trucker.match.actions import GiveTitle, KeepTitle
from starhaul.trucker.match.events.match_events import TitleDrawn, TitleGiven, TitleGold, TitleWon
from starhaul.trucker.match.state import State, Trek
from starhaul.trucker.match.titles import FIRST_FLIGHT, METRICS, best_in

NOBODY = -1


class AskTitle(AskFrame, frozen=True, tag="draw_title"):
    """Draw one title per seat (TRK-02), from those with a known scoring rule (RUL-87)."""

    def outcomes(self, state: State) -> Outcomes:
        drawn = [] if state.trek is None else state.trek.titles
        scored = [n for n, title in enumerate(rule_data.titles().titles) if title.metric in METRICS]
        return Outcomes("titles", tuple(n for n in scored if n not in drawn))

    def answer(self, state: State, seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        trek = state.trek or Trek([], [], [])
        trek.titles.append(action)
        trek.holders.append(NOBODY)
        trek.gold.append(False)
        state.trek = trek
        name = rule_data.titles().titles[action].id
        told.append(Event(TitleDrawn(title=name), outcome=action))
        if len(trek.titles) == state.config.seats:
            state.frames.pop()


class DoTitles(DoFrame, frozen=True, tag="titles"):
    """Titles are awarded after the first flight; those defended in the second turn gold."""

    finishers: tuple[int, ...]

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        trek = state.trek
        assert trek is not None
        if state.round == FIRST_FLIGHT:
            if not self.finishers:
                state.frames.append(AskDealTitle())
                return
            for n, title in enumerate(trek.titles):
                best = best_in(state, title, self.finishers)
                trek.holders[n] = best[0] if best else self.finishers[0]
                told.append(Event(TitleWon(title=title_id(title), seat=trek.holders[n])))
            state.frames.append(DoShareTitles())
        elif state.round == FIRST_FLIGHT + 1:
            for n, title in enumerate(trek.titles):
                if trek.holders[n] in best_in(state, title, self.finishers):
                    trek.gold[n] = True
                    told.append(Event(TitleGold(title=title_id(title), seat=trek.holders[n])))


def title_id(title: int) -> str:
    return rule_data.titles().titles[title].id


class AskDealTitle(AskFrame, frozen=True, tag="deal_title"):
    """No seat finished: the titles are dealt at random (RUL-86)."""

    number: int = 0

    def outcomes(self, state: State) -> Outcomes:
        assert state.trek is not None
        return Outcomes("titles", tuple(seat for seat in state.seats if seat not in state.trek.holders))

    def answer(self, state: State, seat: int, action: int, at_ms: int, told: list[Event]) -> None:
        trek = state.trek
        assert trek is not None
        trek.holders[self.number] = action
        given = TitleGiven(title=title_id(trek.titles[self.number]), seat=action)
        told.append(Event(given, outcome=action))
        state.frames.pop()
        if NOBODY in trek.holders:
            state.frames.append(AskDealTitle(self.number + 1))


class DoShareTitles(DoFrame, frozen=True, tag="share_titles"):
    """In finishing order, holders of several titles keep one and give the others away (TRK-05, RUL-85)."""

    number: int = 0

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        trek = state.trek
        assert trek is not None
        if self.number == len(state.order):
            return
        state.frames.append(DoShareTitles(self.number + 1))
        seat = state.order[self.number]
        if trek.holders.count(seat) > 1:
            state.frames.append(AskKeepTitle(seat=seat, until=deadline(state, at_ms)))


class AskKeepTitle(QuestionFrame, frozen=True, kw_only=True, tag="keep_title"):
    seat: int

    def waiting(self, state: State) -> tuple[int, ...]:
        return (self.seat,)

    def ask(self, state: State, seat: int) -> Question:
        assert state.trek is not None
        held = [n for n, holder in enumerate(state.trek.holders) if holder == seat]
        options = tuple(KeepTitle(n) for n in held)
        return Question(seat=seat, kind="keep_title", options=options, default=options[0])

    def decide(self, state: State, seat: int, action: KeepTitle, at_ms: int, told: list[Event]) -> None:
        state.frames[-1] = AskGiveTitle(seat=seat, kept=action.title, until=deadline(state, at_ms))


class AskGiveTitle(QuestionFrame, frozen=True, kw_only=True, tag="give_title"):
    """The holder chooses a seat without a title for each of the other titles."""

    seat: int
    kept: int

    def waiting(self, state: State) -> tuple[int, ...]:
        return (self.seat,)

    def _next(self, state: State) -> int | None:
        assert state.trek is not None
        held = (n for n, holder in enumerate(state.trek.holders) if holder == self.seat and n != self.kept)
        return next(held, None)

    def ask(self, state: State, seat: int) -> Question:
        assert state.trek is not None
        title = self._next(state) or 0
        without = [other for other in state.order if other not in state.trek.holders]
        options = tuple(GiveTitle(title, other) for other in sorted(without))
        return Question(seat=seat, kind="give_title", options=options, default=GiveTitle(title, without[0]))

    def decide(self, state: State, seat: int, action: GiveTitle, at_ms: int, told: list[Event]) -> None:
        assert state.trek is not None
        state.trek.holders[action.title] = action.seat
        told.append(Event(TitleGiven(title=title_id(state.trek.titles[action.title]), seat=action.seat)))
        if self._next(state) is None:
            state.frames.pop()
        else:
            state.frames[-1] = structs.replace(self, until=deadline(state, at_ms))
