"""Planets: land in ranking order, load in ranking order, then lose the days (CRD-PLANETS, RUL-56)."""

from msgspec import structs

from starhaul.kernel.contract import Event, Question
from starhaul.kernel.frames import DoFrame
from starhaul.trucker.flow.card_kinds import begins
from starhaul.trucker.flow.cargo_loading import DoLoad, aboard, gains, has_loaded
from starhaul.trucker.flow.moving import lose_days_together, order_of
from starhaul.trucker.flow.timed_questions import QuestionFrame, deadline
from starhaul.trucker.match.actions import Land
from starhaul.trucker.match.events.card_events import Landed, Passed
from starhaul.trucker.match.modifiers import handicap
from starhaul.trucker.match.state import State
from starhaul.trucker.parts.records import Planets
from starhaul.trucker.parts.terms import Handicap

PASSED = -1
STAY = Land()


@begins(Planets)
def begin(state: State, card: Planets, at_ms: int, told: list[Event]) -> None:
    state.frames.append(AskLanding(card=card, order=order_of(state), landed=(), until=deadline(state, at_ms)))


class AskLanding(QuestionFrame, frozen=True, kw_only=True, tag="landing"):
    """Each seat in turn may land on a free planet or pass (CRD-PLANETS-02, CRD-PLANETS-03)."""

    card: Planets
    order: tuple[int, ...]
    landed: tuple[int, ...]
    """The planet chosen by each seat that has decided."""

    def waiting(self, state: State) -> tuple[int, ...]:
        return (self.order[len(self.landed)],)

    def _free(self) -> list[int]:
        return [planet for planet in range(len(self.card.planets)) if planet not in self.landed]

    def ask(self, state: State, seat: int) -> Question:
        found = gains(state, seat, self.card.planets)
        about = {"gains": [0, *(found[planet] for planet in self._free())]}
        return Question(seat=seat, kind="land", options=self._options(), default=STAY, about=about)

    def offer(self, state: State, seat: int) -> Question:
        return Question(seat=seat, kind="land", options=self._options())

    def _options(self) -> tuple[Land, ...]:
        return (STAY, *[Land(planet) for planet in self._free()])

    def decide(self, state: State, seat: int, action: Land, at_ms: int, told: list[Event]) -> None:
        planet = PASSED if action.planet is None else action.planet
        landed = Passed(seat=seat) if planet == PASSED else Landed(seat=seat, planet=planet)
        told.append(Event(landed))
        following = structs.replace(self, landed=(*self.landed, planet), until=deadline(state, at_ms))
        everybody = len(following.landed) == len(self.order)
        if everybody or not following._free():
            state.frames[-1] = DoLandedLoad(self.card, self.order, following.landed)
        else:
            state.frames[-1] = following


class DoLandedLoad(DoFrame, frozen=True, tag="landed_load"):
    """Seats load in ranking order, one after the other (CRD-PLANETS-04, FLT-15)."""

    card: Planets
    order: tuple[int, ...]
    landed: tuple[int, ...]
    number: int = 0
    extra: tuple[int, ...] = ()
    """Seats whose load costs them one more day (HSE-T1)."""
    before: tuple[int, ...] = ()
    """Cubes aboard the ship that loaded last, before it loaded."""

    def proceed(self, state: State, at_ms: int, told: list[Event]) -> None:
        extra = self._with_last_loader(state)
        if self.number == len(self.landed):
            self._leave(state, extra, told)
            return
        seat, planet = self.order[self.number], self.landed[self.number]
        before = tuple(aboard(state.ships[seat]))
        state.frames.append(structs.replace(self, number=self.number + 1, extra=extra, before=before))
        if planet != PASSED:
            state.frames.append(DoLoad(seat, self.card.planets[planet]))

    def _with_last_loader(self, state: State) -> tuple[int, ...]:
        if not self.number:
            return ()
        last = self.order[self.number - 1]
        loaded = has_loaded(state.ships[last], self.before)
        heavy = loaded and handicap(state, last) is Handicap.HEAVY_CARGO
        return (*self.extra, last) if heavy else self.extra

    def _leave(self, state: State, extra: tuple[int, ...], told: list[Event]) -> None:
        """Every seat that landed loses the days, the rearmost first (CRD-PLANETS-06)."""
        landers = [seat for seat, planet in zip(self.order, self.landed, strict=False) if planet != PASSED]
        days = {seat: self.card.days + (seat in extra) for seat in landers}
        lose_days_together(state, landers, days, told)
