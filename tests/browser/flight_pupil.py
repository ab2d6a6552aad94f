"""Takes the first flight. Only the turn of a tile is read from the lesson instead of from its picture."""

from tests.browser.hands import ANSWERS, Keys, Point, soon
from tests.browser.pupil import LAST, LIGHT, Pupil
from tests.timeouts import scaled

HELD = ".hand-slot.full[data-tile]"
SETTLEMENT = [f"settle-{line}" for line in ("way", "order", "beauty", "goods", "lost", "sum")]


class FlightPupil(Pupil):
    game, lesson, start = "trucker", "first-flight", ".first-flight"
    # In the settlement there is nothing to do but to read.
    faultless = frozenset({"cards", "dust", LAST, *SETTLEMENT})
    needed = ".building.holding .yard-hand .button, .why-button, .settlement-way .button"

    def wait(self) -> None:
        """The lines have been explained; the rest of the dialog is the person's."""
        button = self.page.locator(".settlement .settlement-way .button.main")
        if button.count() and (not self.heard or "settle-sum" in dict(self.heard)):
            self.hands.press(button, "Enter")

    # --- mistakes ----------------------------------------------------------------------------------------

    def do_wrong(self, step: str) -> bool:
        page, hands = self.page, self.hands
        sure = page.locator(".finish-sure")
        if step in ("draw", "piles") and sure.count():
            # The press before this one came too early.
            hands.press(sure, "Enter")
            return True
        # A dialog of the step before may still be closing.
        if step in self.faultless or not soon(lambda: page.locator("dialog[open]").count() == 0):
            return False
        if page.locator(".question").count():
            return self._answer_wrongly(step)
        if self._is_held(step):
            hands.press(page.locator(".give-back:visible"), "b")
        elif step in ("draw", "piles"):
            self._finish()
        elif self.sentence == self.text("again") or not page.locator(".draw-button").count():
            return False
        elif isinstance(hands, Keys):
            page.keyboard.press("d")
        else:
            # An empty cell: nothing happens there while nothing is held.
            hands.press(page.locator(".own-board .target"), "")
        return True

    def _is_held(self, step: str) -> bool:
        """Whether a tile is in the hand; where the captain deals, it comes a moment later."""
        held = self.page.locator(HELD)
        is_dealt = any(act.auto for act in self.steps[step].acts)
        return soon(lambda: held.count() > 0) if is_dealt else held.count() > 0

    def _answer_wrongly(self, step: str) -> bool:
        # A new question ignores clicks for half a second.
        self.page.wait_for_timeout(700)
        answers = self.page.locator(ANSWERS)
        if step in ("repair", "aliens"):
            self._choose(".question .chip.small >> nth=0")
            return True
        if step == "track":
            self.hands.press(self.page.locator(f"{ANSWERS}.main"), "Enter")
            return True
        if self.page.locator(".asks-reveal").count() and answers.count() > 1:
            # Give up, and confirm it; both buttons are the second one.
            self.hands.press(answers.nth(1), "2")
            self.page.wait_for_timeout(150)
            self.hands.press(answers.nth(1), "2")
            return True
        return False

    # --- doing as told -----------------------------------------------------------------------------------

    def do(self, step: str) -> None:
        page, hands = self.page, self.hands
        if page.locator(".settlement").count() or step == "dust":
            return
        if step != "finish" and page.locator(".finish-sure").count():
            # A press that came too early had no effect: the dialog is still open over everything else.
            # What is lit then is the button that closes it; the captain may cover the others.
            hands.press(page.locator(".finish-dialog .dialog-head > .round"), "Escape")
            return
        if step in ("repair", "aliens"):
            if self.sentence == self.text(step):
                self._choose(".question .chip.small >> nth=1")
        elif page.locator(ANSWERS).count():
            hands.answer()
        elif step == "undo":
            hands.press(page.locator(".give-back:visible"), "b")
        elif step == "piles":
            self._look_into_pile()
        elif step == "cards":
            hands.press(page.locator(".pile-dialog .dialog-buttons .button"), "Enter")
        elif step == "finish":
            self._finish()
        elif page.locator(HELD).count():
            self._attach(step)
        elif self.sentence in (self.text("again"), self.text("draw")):
            hands.take()

    def _choose(self, chip: str) -> None:
        """Choose something in a question, and confirm it; what is put forward needs no choosing."""
        found = self.page.locator(chip)
        if not found.count():
            return
        if self.errs:
            self.hands.press(found, "Enter")
            self.page.wait_for_timeout(100)
        self.hands.press(self.page.locator(f"{ANSWERS}.main"), "Enter")

    def _finish(self) -> None:
        sure = self.page.locator(".finish-sure")
        for _ in range(5):
            self.hands.press(self.page.locator(".finish-button:visible"), "e")
            if soon(lambda: sure.count() > 0, scaled(1000)):
                break
        self.hands.press(sure, "Enter")

    def _look_into_pile(self) -> None:
        pile = self.page.locator(".card-pile:not([disabled]):visible")
        self.hands.press(pile if pile.count() else self.page.locator(".open-piles:visible"), "j")

    def _attach(self, step: str) -> None:
        wanted = (self.steps[step].acts[-1].picture or {}).get("turn")
        for _ in range(4):
            if self.page.locator(f".hand-slot[data-turn='{wanted}']").count():
                break
            self.hands.press(self.page.locator(".yard-hand .button.icon").nth(1), "r")
            self.page.wait_for_timeout(40)
        self.hands.put(self._lit())

    def _lit(self) -> Point:
        box = self.page.locator(LIGHT).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
