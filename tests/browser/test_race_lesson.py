"""What is special about the lesson of the race: where it is offered, and how it is resumed."""

import json

from tests.browser.pupil import CAPTAIN
from tests.browser.race_pupil import RacePupil
from tests.browser.test_lessons import LAPTOP, begin


def test_it_is_resumed_after_a_reload_here_and_on_another_device(visits):
    pupil = begin(RacePupil, visits, errs=False)
    pupil.learn(until="rival")
    page = pupil.page
    page.reload()
    page.wait_for_selector(f"{CAPTAIN}[data-step=rival]")
    # Another device knows the match only: what was read last is read again.
    page.evaluate("localStorage.removeItem('starhaul-lessons')")
    page.reload()
    page.wait_for_selector(f"{CAPTAIN}[data-step=bonus]")


def test_only_the_card_and_the_ship_that_are_meant_are_put_forward(visits):
    pupil = begin(RacePupil, visits, errs=False)
    page = pupil.page
    pupil.learn(until="card")
    page.wait_for_selector(".race-card.next")
    assert page.locator(".race-card.next").count() == 1
    page.click(".race-card.next")
    page.wait_for_selector(".race-answer.next")
    assert [button.get_attribute("data-ship") for button in page.locator(".race-answer.next").all()] == [
        pupil.wanted("card")["ship"]
    ]


def test_it_is_offered_to_those_who_open_the_race_for_the_first_time(visits):
    page = visits.open(LAPTOP)
    page.wait_for_selector(".way-first .chip")
    assert not page.locator(".lesson-offer").count()
    page.get_by_role("radio", name="Team race").or_(page.get_by_text("Team race", exact=True)).first.click()
    page.locator(".lesson-offer .lesson-of-race").click()
    page.wait_for_selector(f"{CAPTAIN}[data-step=goal]")

    # Once a race has been finished it is not offered any more, but still to be found among the lessons.
    race = {"table": "x", "game": "race", "lesson": "", "way": "race", "skill": "easy", "isRelaxed": False}
    page.evaluate(f"localStorage.setItem('starhaul-progress', '{json.dumps([race | {'ending': 'lost'}])}')")
    page.goto(visits.address)
    page.reload()
    page.wait_for_selector(RacePupil.start)
    assert not page.locator(".lesson-offer").count()
