"""Lessons of all games are finished by a script: in every language, with every input, on laptop and phone."""

import itertools

import pytest
from playwright.sync_api import Locator

from starhaul.locale import LANGUAGES
from tests.browser.access import findings
from tests.browser.flight_pupil import FlightPupil
from tests.browser.hands import Finger, Hands, Keys, Mouse, act_until, soon
from tests.browser.pupil import CAPTAIN, LAST, NEXT, Pupil
from tests.browser.race_pupil import RacePupil
from tests.browser.visits import SMALL, Visits
from tests.effort import effort
from tests.timeouts import scaled

LAPTOP, PHONE = (1366, 768), (390, 844)
HANDS = {"mouse": Mouse, "finger": Finger, "keys": Keys}
PUPILS = [FlightPupil, RacePupil]
FEW = [("cs", "finger", PHONE), ("pl", "keys", LAPTOP)]
ALL = list(itertools.product(LANGUAGES, HANDS, (LAPTOP, PHONE)))
MAY_BE_MISSING = {"dust", LAST}
"""Stories are skipped here, and with them the dust; the last step is where everybody stops."""
AFTER = {FlightPupil: ".building .draw-button", RacePupil: ".race .race-hand .race-card"}
"""Where the last button leads."""

pupils = pytest.mark.parametrize("kind", PUPILS, ids=lambda kind: kind.lesson)


def begin(
    kind: type[Pupil], visits: Visits, language="en", hands="mouse", size=LAPTOP, errs=True, **settings
):
    page = visits.open(size, language=language, touch=hands == "finger", name="", **settings)
    person = HANDS[hands](page)
    start, captain = page.locator(kind.start), page.locator(CAPTAIN)
    # On a busy machine a press may come to nothing, because the page is not ready for it.
    act_until(page, lambda: captain.count() > 0, lambda: start_once(person, start))
    return kind(person, language, errs=errs)


def start_once(person: Hands, start: Locator) -> None:
    """Press the button, if it is still there, and give the lesson time to begin."""
    if start.count() == 0:
        return
    person.press(start, "Enter")
    soon(lambda: start.count() == 0, scaled(3000))


@pupils
@pytest.mark.parametrize(("language", "hands", "size"), effort(FEW, ALL))
def test_it_is_finished_and_every_mistake_is_answered(visits, kind, language, hands, size):
    pupil = begin(kind, visits, language, hands, size)
    pupil.learn()
    assert pupil.done == [name for name in pupil.steps if name in pupil.done], "the steps come in order"
    assert set(pupil.steps) - set(pupil.done) <= MAY_BE_MISSING
    assert set(pupil.done) - pupil.answered <= kind.faultless
    page = pupil.page
    assert page.locator(".results-verdict").count()
    # After the last step there is one way on, and nothing to finish later.
    assert page.locator(f"{CAPTAIN} .captain-ways button").count() == 1
    assert not page.locator(".after-bar").count()
    page.locator(NEXT).click()
    pupil.hands.press(page.locator(".handover-go"), "Enter")
    page.wait_for_selector(AFTER[kind])
    assert not page.locator(f"{CAPTAIN}[data-step]").count()


@pupils
@pytest.mark.parametrize(
    ("size", "theme"), effort([(PHONE, "paper")], [(LAPTOP, "space"), (PHONE, "paper"), (SMALL, "space")])
)
def test_the_captain_never_covers_what_a_step_needs_and_axe_finds_nothing(visits, kind, size, theme):
    hands = "mouse" if size == LAPTOP else "finger"
    pupil = begin(kind, visits, effort("en", "cs"), hands, size, errs=False, theme=theme)
    found, looked, examined = [], 0, set()

    def look(step):
        nonlocal looked
        sight = pupil.sight()
        looked += sight.looked
        found.extend(f"{step}: {one}" for one in sight.covered)
        if step not in examined:
            found.extend(f"{step}: {one}" for one in findings(pupil.page))
        examined.add(step)

    pupil.learn(look)
    assert not found
    waiting = [step for step in pupil.steps.values() if step.until is not None]
    assert looked >= len(waiting), "where something is waited for there is something to press"


@pupils
def test_it_can_be_left_and_continued_from_the_front_page(visits, kind):
    pupil = begin(kind, visits, errs=False)
    third = list(pupil.steps)[2]
    pupil.learn(until=third)
    page = pupil.page
    page.click(".lesson-later")
    page.click(f"{kind.start}, .learning a.main")
    page.wait_for_selector(f"{CAPTAIN}[data-step={third}]")


@pupils
def test_every_step_can_be_skipped(visits, kind):
    pupil = begin(kind, visits)
    pupil.skip_all()
    assert pupil.step == LAST
