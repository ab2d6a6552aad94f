"""Somebody who takes a lesson: makes a mistake in every step, sees it answered, and then does as told.

They act on what is lit, with a mouse, a finger or keys. What is the same in the lessons of all games is here;
each game has a pupil of its own, who knows how its screens are used.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from itertools import groupby
from typing import Any, ClassVar, NamedTuple

from playwright.sync_api import Page

from starhaul.games import lesson_named
from starhaul.locale import Texts
from tests.browser.hands import Hands, Keys, act_until, soon
from tests.timeouts import scaled

CAPTAIN, SAYS, WRONG = ".captain", ".captain-says", ".captain.wrong"
NEXT, LIGHT, SKIP = ".lesson-next", ".lesson-light", ".lesson-skip"
LAST = "farewell"
LESSON_S = scaled(180)
Look = Callable[[str], None]
NOW = """([captain, says]) => [
  document.querySelector(captain)?.dataset.step ?? "",
  document.querySelector(says)?.innerText ?? "",
]"""

COVERED = """(others) => {
  const boxOf = (element) => element.getBoundingClientRect();
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const isIn = ([x, y], { left, right, top, bottom }) => x > left && x < right && y > top && y < bottom;
  const isBelow = ([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest(".captain"));
  const light = document.querySelector(".lesson-light");
  const controls = [...document.querySelectorAll("button, a, input, [role=button], [role=radio]")];
  const needed = controls.filter((control) => {
    const at = middle(boxOf(control));
    // What is scrolled out of sight, or behind a dialog, cannot be pressed anyway.
    const isThere = document.elementsFromPoint(...at).includes(control);
    const isMeant = (light && isIn(at, boxOf(light))) || control.matches(others);
    return isThere && isMeant && !control.disabled && !control.closest(".captain");
  });
  return {
    looked: needed.length,
    covered: needed.filter((control) => isBelow(middle(boxOf(control)))).map((control) => control.outerHTML),
    isLightCovered: Boolean(light) && isBelow(middle(boxOf(light))),
  };
}"""
"""The controls of the lit part, and others that match a selector: which of them are below the captain?"""


class Sight(NamedTuple):
    """What can be pressed at a step."""

    looked: int
    """How many controls the step needs."""
    covered: list[str]
    """Those below the captain."""


class Pupil(ABC):
    game: ClassVar[str]
    lesson: ClassVar[str]
    start: ClassVar[str]
    """What starts the lesson on the front page."""
    faultless: ClassVar[frozenset[str]]
    """Steps in which there may be nothing to do wrong."""
    needed: ClassVar[str] = ":not(*)"
    """Controls outside the lit part that the captain must never cover."""

    def __init__(self, hands: Hands, language: str = "en", *, errs: bool = True) -> None:
        self.hands = hands
        self.page: Page = hands.page
        self.texts = Texts(language)
        self.steps = {step.name: step for step in lesson_named(self.game, self.lesson).steps}
        self.errs = errs
        """Whether they make mistakes."""
        self.heard: list[tuple[str, str]] = []
        """Steps and sentences, in order."""
        self.answered: set[str] = set()
        """Steps in which a mistake was answered."""

    # --- what the captain says ---------------------------------------------------------------------------

    @property
    def step(self) -> str:
        """The step on the screen; empty while there is none."""
        captain = self.page.locator(CAPTAIN)
        return (captain.get_attribute("data-step") or "") if captain.count() else ""

    @property
    def sentence(self) -> str:
        says = self.page.locator(SAYS)
        return says.inner_text() if says.count() else ""

    @property
    def done(self) -> list[str]:
        """The steps that were shown, in order."""
        return [step for step, _ in groupby(step for step, _ in self.heard)]

    def text(self, key: str) -> str:
        return self.texts(f"lesson-{self.lesson}-{key}")

    def sight(self) -> Sight:
        """What the step needs, and what of it the captain covers; she may need a moment to make room."""
        soon(lambda: not self._sight().covered, scaled(1500))
        return self._sight()

    def _sight(self) -> Sight:
        found = self.page.evaluate(COVERED, self.needed)
        return Sight(found["looked"], found["covered"] + ["the light"] * found["isLightCovered"])

    # --- the lesson --------------------------------------------------------------------------------------

    def learn(self, look: Look = lambda step: None, until: str = LAST) -> None:
        """Do everything up to a step."""
        act_until(self.page, lambda: self.step == until, lambda: self._one_thing(look, until), LESSON_S)
        look(until)

    def skip_all(self) -> None:
        """Let the captain do everything."""
        act_until(self.page, lambda: self.step == LAST, self._skip, LESSON_S)

    def _skip(self) -> None:
        button = self.page.locator(f"{NEXT}, {SKIP}")
        if button.count():
            self.hands.press(button, "Enter")
        else:
            self.wait()

    @property
    def now(self) -> tuple[str, str]:
        """Step and sentence of the same moment; empty while there is none."""
        step, sentence = self.page.evaluate(NOW, [CAPTAIN, SAYS])
        return step, sentence

    def _one_thing(self, look: Look, until: str) -> None:
        step, sentence = self.now
        if not step or not sentence:
            self.wait()
            return
        if step == until or self.page.locator(WRONG).count():
            return
        if (step, sentence) not in self.heard:
            self.heard.append((step, sentence))
            self.page.wait_for_timeout(150)
            look(step)
            self._err(step)
        # Meanwhile the story may have gone on, to a sentence that has not been read yet.
        if self.now == (step, sentence):
            self._obey(step)

    def wait(self) -> None:  # noqa: B027 – most lessons leave nothing to do then
        """Called while the captain is silent."""

    # --- mistakes ----------------------------------------------------------------------------------------

    def _err(self, step: str) -> None:
        """Do something else than the step asks for, once, and read the answer."""
        if not self.errs or step in self.answered:
            return
        for _ in range(5):
            if not self.do_wrong(step):
                return
            # A question that has just appeared ignores a tap that was meant for something else.
            if soon(lambda: self.page.locator(WRONG).count() > 0, scaled(1000)):
                break
        assert self.page.locator(WRONG).count(), f"a mistake in {step} is not answered"
        assert self.sentence == self.text(f"{step}-wrong")
        self.answered.add(step)
        # Afterwards the sentence of the step comes back; nobody needs to wait for it.
        self.page.locator(SAYS).click()

    @abstractmethod
    def do_wrong(self, step: str) -> bool:
        """Do something else than the step asks for. Returns whether there was something."""

    # --- doing as told -----------------------------------------------------------------------------------

    def _obey(self, step: str) -> None:
        before = self.now
        if self.steps[step].until is None:
            self._go_on(step)
        else:
            self.do(step)
        soon(lambda: self.now != before, scaled(700))

    @abstractmethod
    def do(self, step: str) -> None:
        """Do what the step asks for, or a part of it."""

    def _go_on(self, step: str) -> None:
        """With keys nothing but Enter is needed: the focus is on the button."""
        button = self.page.locator(f"{CAPTAIN}[data-step={step}] {NEXT}")
        if isinstance(self.hands, Keys):
            assert soon(lambda: bool(button.evaluate("(it) => it === document.activeElement")))
            self.page.keyboard.press("Enter")
        else:
            self.hands.press(button, "Enter")

    def wanted(self, step: str) -> dict[str, Any]:
        """The first action that a step waits for."""
        return next((dict(act.do) for act in self.steps[step].acts if act.do), {})
