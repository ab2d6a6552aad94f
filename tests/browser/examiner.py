"""Finds what nobody could read or press on the flight screen: covered, cut off, outside the window."""

from playwright.sync_api import Page

from tests.browser.robot import Robot

FLAWS = """() => {
  const flight = document.querySelector(".flight");
  if (!flight || document.querySelector("dialog[open], .swap-call, .held-up, .round-countdown")) return [];
  const found = new Set();
  const named = (it) => {
    const words = (it.getAttribute("aria-label") ?? it.textContent ?? "").trim().slice(0, 60);
    return `${it.tagName.toLowerCase()}.${it.getAttribute("class") ?? ""} "${words}"`;
  };
  const boxOf = (it) => it.getBoundingClientRect();
  const isShown = (it) => it.checkVisibility({ visibilityProperty: true }) && boxOf(it).width > 1;
  const isInside = ({ left, top, right, bottom }, outer) =>
    left >= outer.left - 1 && top >= outer.top - 1 && right <= outer.right + 1 && bottom <= outer.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const hasText = (it) => [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const isWide = (it) => it.clientWidth && it.scrollWidth > it.clientWidth + 1;
  // A few pixels are those of line heights and of areas for fingers.
  const isHigh = (it) => it.clientHeight && it.scrollHeight > it.clientHeight + 5;
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const scrollerOf = (it) => {
    for (let up = it.parentElement; up && up !== flight; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowY)) return up;
    return null;
  };
  /** Whether a list has to be scrolled to see it completely. */
  const isAway = (it) => {
    const scroller = scrollerOf(it);
    return scroller !== null && !isInside(boxOf(it), boxOf(scroller));
  };

  for (const control of flight.querySelectorAll("button, a[href], summary")) {
    if (!isShown(control)) continue;
    const isAnswer = control.matches(".question-answer");
    if (isAnswer && isAway(control)) found.add(`scrolled away: ${named(control)}`);
    if (isAway(control)) continue;
    const box = boxOf(control);
    if (!isInside(box, screen)) found.add(`outside: ${named(control)}`);
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (hit && !control.contains(hit) && !hit.closest(".notices"))
      found.add(`covered: ${named(control)} by ${named(hit)}`);
    for (const part of [control, ...control.querySelectorAll("span, strong, small")])
      if (hasText(part) && !part.closest(".unseen, .card") && isWide(part))
        found.add(`cut: ${named(part)} in ${named(control)}`);
  }
  const texts = [".stat", ".order li", ".order-name", ".seat-name", ".seat-state", ".caption",
    ".caption-text", ".question-head h2", ".question-head p", ".deck-left", ".question-waiting"];
  for (const text of flight.querySelectorAll(texts.join())) {
    if (!isShown(text) || isAway(text)) continue;
    if (!isInside(boxOf(text), screen)) found.add(`outside: ${named(text)}`);
    if (isWide(text)) found.add(`cut: ${named(text)}`);
    if (isHigh(text)) found.add(`cut below: ${named(text)}`);
  }
  const parts = [".track", ".standing", ".told", ".own .stats", ".own .ship-place", ".question",
    ".flight-idle > *", ".others"]
    .map((selector) => [selector, flight.querySelector(selector)])
    .filter(([, it]) => it && isShown(it));
  for (const [a, one] of parts)
    for (const [b, other] of parts)
      if (a < b && !one.contains(other) && !other.contains(one) && overlap(boxOf(one), boxOf(other)))
        found.add(`overlap: ${a} and ${b}`);
  for (const other of flight.querySelectorAll(".other")) {
    const [name, ring] = [other.querySelector(".seat-name"), other.querySelector(".asked-mark")];
    if (name && ring && overlap(boxOf(name), boxOf(ring))) found.add(`covered: ${named(name)} by the clock`);
  }
  return [...found];
}"""


class Examiner(Robot):
    """A robot that looks at the whole screen before each answer."""

    def __init__(self, page: Page, built_at: str) -> None:
        super().__init__(page, built_at)
        self.flaws: set[str] = set()
        self.looks = 0

    def answer(self) -> None:
        self.flaws |= set(self.page.evaluate(FLAWS))
        self.looks += self.page.locator(".flight").count()
        super().answer()
