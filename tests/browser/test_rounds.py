"""Between two rounds: no time passes during the settlement, and all players start together."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.hands import Mouse, act_until
from tests.browser.visits import Visits

SERIES = {
    "edition": "1e",
    "seats": 2,
    "rounds": ["I", "II"],
    "options": {"run_seconds": 300, "reveal_seconds": 300, "decision_seconds": 300, "break_seconds": 300},
}
SETTLED = "dialog.settlement[open]"
ONWARD = f"{SETTLED} .settlement-way .button"
BUILDING = ".building .draw-button"
LOOK = """async () => {
  const { session } = await import(new URL("core/currentsession.js", document.baseURI));
  const { view, deadline_ms } = session.value.latest.value;
  const { round, interlude = "", yard } = view;
  return { round, interlude, runs: yard?.run_ends ?? 0, due: deadline_ms };
}"""


def test_the_next_round_waits_for_everybody_and_counts_down(visits: Visits) -> None:
    ann, bob = _two(visits)
    for person in (ann, bob):
        person.page.wait_for_selector(BUILDING)
        person.finish()
    act_until(
        ann.page,
        lambda: ann.page.locator(SETTLED).count() + bob.page.locator(SETTLED).count() == 2,
        # Only questions: a settlement that appears meanwhile must not be confirmed.
        lambda: [person.answer_question() for person in (ann, bob)],
    )
    before = _seen(ann.page)
    assert (before["round"], before["interlude"], before["runs"]) == (0, "break", 0)
    _confirm(ann.page)
    expect(ann.page.locator(f"{SETTLED} .settlement-waiting")).to_contain_text("Bob")
    ann.page.wait_for_timeout(1500)
    assert _seen(ann.page) == before, "nothing goes on while somebody reads"
    _confirm(bob.page)
    for person in (ann, bob):
        expect(person.page.locator(".round-countdown")).to_contain_text("class II")
    assert ann.page.locator(SETTLED).count() == bob.page.locator(SETTLED).count() == 0
    for person in (ann, bob):
        person.page.wait_for_selector(BUILDING)
        assert _seen(person.page)["round"] == 1
        assert person.page.locator(f".round-countdown, {SETTLED}").count() == 0


def _two(visits: Visits) -> tuple[Mouse, Mouse]:
    ann = visits.open(path=visits.table("trucker", SERIES, [], ready=False))
    link = ann.locator(".invite-words input").input_value()
    bob = visits.open(name="Bob", path=link.removeprefix(visits.address))
    bob.click(".ready-bar .main")
    ann.wait_for_selector(".guest-row:has-text('Bob')")
    for page in (ann, bob):
        page.click(".ready-go")
    return Mouse(ann), Mouse(bob)


def _confirm(page: Page) -> None:
    """The first press shows all lines at once, the second one confirms."""
    expect(page.locator(ONWARD)).to_be_visible()
    person = Mouse(page)
    onward = page.locator(ONWARD)
    act_until(page, lambda: onward.count() == 0, lambda: person.press(onward, "Enter"))


def _seen(page: Page) -> dict[str, Any]:
    seen: dict[str, Any] = page.evaluate(LOOK)
    return seen
