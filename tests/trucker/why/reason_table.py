"""A table that also finds the reason for every loss."""

from typing import Any

from starhaul.trucker.why.explaining import reason_for
from starhaul.trucker.why.frame_steps import FrameStep, frame_steps, steps_to_rest
from starhaul.trucker.why.loss_records import CAUSES, REMEDIES, LossReason, Remedy
from tests.trucker.story_table import GAME, Table


class ReasonTable(Table):
    """Plays like `Table`; `why` has the reasons of the losses told so far."""

    def __init__(self, *args: Any, **more: Any) -> None:
        self.reasons: list[tuple[str, int, LossReason]] = []
        super().__init__(*args, **more)

    def settle(self) -> "ReasonTable":
        for step in steps_to_rest(self.state, None, None, self.now):
            self._note(step)
        self._conserved()
        return self

    def _act(self, seat: int, action: Any) -> "ReasonTable":
        GAME.check(self.state, seat, action, self.now)
        for step in frame_steps(self.state, seat, action, self.now):
            self._note(step)
        self._conserved()
        return self

    def _note(self, step: FrameStep) -> None:
        self.told += step.told
        for event in step.told:
            why = reason_for(step, event.record)
            if why is not None:
                assert why.cause in CAUSES
                assert all(remedy.what in REMEDIES for remedy in why.remedies)
                self.reasons.append((event.key, event.args["seat"], why))

    def why(self, key: str, seat: int = 0) -> LossReason:
        """The reason for the latest event of this kind that struck a seat."""
        return [why for told, whose, why in self.reasons if (told, whose) == (key, seat)][-1]

    def saved_by(self, key: str, seat: int = 0) -> list[str]:
        return [remedy.what for remedy in self.why(key, seat).remedies]

    def remedy(self, key: str, what: str, seat: int = 0) -> Remedy:
        return next(one for one in self.why(key, seat).remedies if one.what == what)
