"""A robot that plays any variant through the page to its final score, and notes which questions it was asked.

It knows no more than a person does: marked cells, buttons, the amber one among them.
"""

import time

from tests.browser.hands import CAN_FINISH, Mouse

NOTE = """() => {
    window.met = new Set();
    const look = () => {
        for (const panel of document.querySelectorAll(".prompt, .race-question")) {
            for (const name of panel.classList) if (name.startsWith("asks-")) window.met.add(name.slice(5));
        }
        if (document.querySelector(".building .draw-button:not([disabled])")) window.met.add("build");
        if (document.querySelector(".settlement .settlement-way")) window.met.add("break");
    };
    look();
    const attributeFilter = ["class", "disabled"];
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributeFilter });
}"""
"""Notes every question from now on, however short it is shown."""
MET = "() => [...window.met]"
RACING = (".race-question .race-answer:not([disabled])", ".race-card.next:not([disabled])")


class Robot(Mouse):
    """Plays on until the final score."""

    def play(self, tiles: int, patience_s: float = 400) -> set[str]:
        """Until the match is over; which questions were asked."""
        self.page.evaluate(NOTE)
        end = time.monotonic() + patience_s
        while not self.is_through:
            assert time.monotonic() < end, f"no end in sight; so far: {sorted(self.met)}"
            if self.is_building:
                self.build(tiles)
            else:
                self.answer()
            self.page.wait_for_timeout(60)
        return self.met

    @property
    def is_building(self) -> bool:
        """Where people build in turns: only while it is this one's turn."""
        return self.page.locator(f"{CAN_FINISH}, .building .hand-slot.full").count() > 0

    @property
    def met(self) -> set[str]:
        return set(self.page.evaluate(MET))

    def answer(self) -> None:
        """In a race a card is chosen first, then what to do with it."""
        found = next((found for choice in RACING if (found := self.page.locator(choice)).count()), None)
        if found is None:
            super().answer()
        else:
            self.press(found.first, "Enter")
