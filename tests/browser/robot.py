"""A robot that plays any variant through the page to its final score, and
records which questions it was asked.

It knows no more than a person does: marked cells and buttons, of which the main one is amber.
"""

import subprocess
import sys
import time
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.hands import CAN_FINISH, FINISH, Mouse, act_until
from tests.cli.helpers import environment

QUICK_BOT = Path(__file__).with_name("quick_bot.py")

NOTE = """() => {
    window.met = new Set();
    const look = () => {
        for (const panel of document.querySelectorAll(".question, .race-question")) {
            for (const name of panel.classList) if (name.startsWith("asks-")) window.met.add(name.slice(5));
        }
        if (document.querySelector(".building .draw-button:not([disabled])")) window.met.add("build");
        if (document.querySelector(".settlement .settlement-way")) window.met.add("break");
    };
    look();
    const attributeFilter = ["class", "disabled"];
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributeFilter });
}"""
"""Records every question from now on, however briefly it is shown."""
MET = "() => [...window.met]"
FIRST = (
    ".race-question .race-answer:not([disabled])",
    ".race-card.next:not([disabled])",
    ".building .hurry-button:not([disabled])",
)


class Robot(Mouse):
    """Plays until the final score. With the address of its seat, a bot builds its ships:
    better ones lead to rarer questions."""

    def __init__(self, page: Page, built_at: str = "", *, is_late: bool = False) -> None:
        super().__init__(page)
        self._built_at = built_at
        self._is_late = is_late

    def play(self, tiles: int, timeout_s: float = 400) -> set[str]:
        """Play until the match is over; returns which questions were asked."""
        self.page.evaluate(NOTE)
        end = time.monotonic() + timeout_s
        while not self.is_through:
            assert time.monotonic() < end, f"no end in sight; so far: {sorted(self.met)}"
            if self.is_building:
                self.build(tiles)
            else:
                self.answer()
            self.page.wait_for_timeout(60)
        return self.met

    def build(self, tiles: int) -> None:
        if not self._built_at:
            super().build(tiles)
            return
        command = [sys.executable, str(QUICK_BOT), "bot", self._built_at]
        quiet = subprocess.DEVNULL
        with subprocess.Popen(command, stdout=quiet, stderr=quiet, env=environment()) as bot:
            act_until(self.page, lambda: not self.page.locator(FINISH).count(), lambda: None, 120)
            bot.terminate()

    def finish(self) -> None:
        if self._is_late:
            act_until(self.page, lambda: not self.page.locator(FINISH).count(), lambda: None, 60)
        else:
            super().finish()

    @property
    def is_building(self) -> bool:
        """Whether the person may build now; when building in turns, only in the person's own turn."""
        return self.page.locator(f"{CAN_FINISH}, .building .hand-slot.full").count() > 0

    @property
    def met(self) -> set[str]:
        return set(self.page.evaluate(MET))

    def answer(self) -> None:
        """Answer a question. In a race a card is chosen first, then what to do with it. The hourglass is
        flipped for bots that still build."""
        found = next((found for choice in FIRST if (found := self.page.locator(choice)).count()), None)
        if found is None:
            super().answer()
        else:
            self.press(found.first, "Enter")
