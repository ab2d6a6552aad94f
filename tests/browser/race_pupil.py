"""Takes the lesson of the race. What a step asks for is read from the lesson, as a person reads it from the
captain's sentence."""

from typing import Any

from tests.browser.hands import soon
from tests.browser.pupil import LAST, Pupil
from tests.timeouts import scaled

CARDS, ANSWERS = ".race-hand .race-card", ".race-answers .race-answer:not([disabled])"


class RacePupil(Pupil):
    game, lesson, start = "race", "first-race", ".learning .lesson-of-race"
    # The others play, or only one card is left.
    faultless = frozenset({"bonus", "stuck", "pile", "back", "last", LAST})

    def do_wrong(self, step: str) -> bool:
        wanted = self.wanted(step)
        if self.page.locator(".asks-play").count():
            cards = self.page.locator(CARDS)
            others = [n for n in range(cards.count()) if self._card(n) != wanted.get("card")]
            if not others:
                return False
            if not self.page.locator(".race-card.chosen").count():
                self._pick(others[-1])
            self.hands.press(self.page.locator(ANSWERS).first, "Enter")
            return True
        if not wanted:
            return False
        self.hands.press(self.page.locator(f"{ANSWERS}:not({self._mark(wanted)})").last, "Enter")
        return True

    def do(self, step: str) -> None:
        wanted = self.wanted(step)
        if wanted.get("do") == "play":
            if not self.page.locator(f".race-card.chosen[data-card={wanted['card']}]").count():
                self._pick(self._number(wanted["card"]))
            self._answer(f"{ANSWERS}[data-ship={wanted['ship']}]")
        elif wanted:
            self._answer(f"{ANSWERS}{self._mark(wanted)}")

    def _answer(self, selector: str) -> None:
        button = self.page.locator(selector)
        if soon(lambda: button.count() > 0, scaled(1000)):
            self.hands.press(button, "Enter")

    def _mark(self, wanted: dict[str, Any]) -> str:
        name = {"side": "face", "tow": "ship", "bonus": "card"}[wanted["do"]]
        return f"[data-{name}={wanted[name]}]"

    def _card(self, number: int) -> str | None:
        return self.page.locator(CARDS).nth(number).get_attribute("data-card")

    def _number(self, card: str) -> int:
        return [self._card(n) for n in range(self.page.locator(CARDS).count())].index(card)

    def _pick(self, number: int) -> None:
        self.hands.press(self.page.locator(CARDS).nth(number), str(number + 1))
        self.page.wait_for_selector(".race-card.chosen")
