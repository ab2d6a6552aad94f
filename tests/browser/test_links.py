"""Ways to a table: one link, a code, the address bar; and people who were sent away."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from starhaul.locale import Texts
from tests.browser.conftest import Hasty
from tests.browser.visits import PHONE, Visits

TWO = {"seats": 2}
TEXTS = Texts("en")
OWN = ".guest-row.is-own"
SIT = ".ready-bar .main"


def waiting(visits: Visits, **how) -> Page:
    page = visits.open(path=visits.table("race", TWO, [], ready=False), **how)
    page.wait_for_selector(".invite .qr path")
    return page


def button(place: str, key: str) -> str:
    """A button in a part of the page, by the key of its text."""
    return f'{place} .button:text-is("{TEXTS(key)}")'


def link_of(page: Page, visits: Visits) -> str:
    """As another visitor would open it."""
    return page.locator(".invite-words input").input_value().removeprefix(visits.address)


def fragment_of(link: str) -> str:
    """The address that a shared link leads to.

    >>> fragment_of("t/abc#/join/xyz")
    '#/join/abc/xyz'
    """
    path, _, fragment = link.partition("#")
    _, page, token = fragment.split("/")
    return f"#/{page}/{path.removeprefix('t/')}/{token}"


def hash_of(page: Page) -> str:
    return str(page.evaluate("location.hash"))


def test_the_address_is_the_link_of_the_table_and_not_of_the_seat(visits):
    page = waiting(visits)
    assert hash_of(page) == fragment_of(link_of(page, visits))
    assert hash_of(page).startswith("#/join/")

    # After a reload, and after a detour to the front page, the seat is still taken.
    page.reload()
    page.wait_for_selector(OWN)
    page.goto(visits.address)
    page.wait_for_selector(".way-back")
    page.go_back()
    page.wait_for_selector(OWN)
    page.goto(visits.address)
    page.click(".way-back")
    page.wait_for_selector(OWN)
    assert hash_of(page).startswith("#/join/")

    # Somebody who opens the copied address does not get the seat.
    other = visits.open(PHONE, touch=True, name="Bob", path=hash_of(page))
    other.wait_for_selector(SIT)
    expect(other.locator(OWN)).to_have_count(0)


def test_two_tabs_of_a_browser_keep_their_own_seats(visits):
    ann = waiting(visits)
    ann.click(".invite .fold summary")
    ann.click(".invite .chip:has-text('Seat 2')")
    seat = ann.locator(".invite-more input").input_value()
    bob = ann.context.new_page()
    bob.goto(seat)
    bob.wait_for_selector(".guest-row.is-own:nth-child(2)")
    for page, number in ((ann, 1), (bob, 2)):
        page.reload()
        page.wait_for_selector(f".guest-row.is-own:nth-child({number})")


def test_six_letters_lead_to_the_table(visits):
    ann = waiting(visits)
    code = ann.locator(".invite-code strong").inner_text()
    bob = visits.open(PHONE, touch=True, name="Bob")
    bob.fill(".join-form input", code.lower())
    bob.click(".join-form .way-go")
    bob.click(SIT)
    bob.wait_for_selector(f"{OWN}:has-text('Bob')")
    ann.wait_for_selector(".guest-row:has-text('Bob')")

    visits.is_offline = True  # browsers report the status 404 as an error
    bob.goto(visits.address)
    bob.fill(".join-form input", "BBBBBB" if not code.startswith("BBB") else "CCCCCC")
    bob.click(".join-form .way-go")
    expect(bob.locator(".join-form .refusal")).to_contain_text(TEXTS("table-code-unknown"))
    visits.is_offline = False


def test_a_page_on_this_machine_says_that_its_links_work_only_there(visits):
    page = waiting(visits)
    expect(page.locator(".invite-reach")).to_contain_text("make play LAN=1")


def test_a_new_link_ends_the_old_one(visits):
    ann = waiting(visits)
    link = link_of(ann, visits)
    bob = visits.open(name="Bob", path=link)
    bob.wait_for_selector(SIT)
    ann.click(".invite .fold summary")
    ann.click(button(".invite-more", "waiting-renew-table"))
    ann.click(button(".dialog", "waiting-renew-sure"))
    expect(bob.locator(".ended")).to_contain_text(TEXTS("client-bye-removed"))
    ann.wait_for_function("was => location.hash !== was", arg=fragment_of(link))
    assert hash_of(ann) == fragment_of(link_of(ann, visits)) != fragment_of(link)


def test_a_kicked_person_stays_away(visits):
    ann = waiting(visits)
    link = link_of(ann, visits)
    bob = visits.open(name="Bob", path=link)
    bob.click(SIT)
    bob.wait_for_selector(OWN)
    ann.click(button(".guest-row", "waiting-kick"))
    ann.click(button(".dialog", "waiting-kick-sure"))
    expect(bob.locator(".ended")).to_contain_text(TEXTS("client-bye-kicked"))
    bob.goto(visits.address)
    bob.goto(visits.address + link)
    expect(bob.locator(".ended")).to_contain_text(TEXTS("client-bye-sent-away"))


def test_a_table_closed_in_the_middle_shows_the_way_to_the_aborted_match(visits):
    page = visits.open(path=visits.table("race", TWO, ["easy"]))
    page.wait_for_selector(".race .race-hand .race-card")
    page.click(".menu-corner > .button")
    page.click(button(".menu", "bar-close"))
    page.click(button(".dialog", "bar-close-sure"))
    page.click(".ended a")
    page.click(".replay-about")
    expect(page.locator(".match-aborted")).to_contain_text(TEXTS("match-aborted"))
    # The log, and the replay as a single page.
    expect(page.locator("a[download]")).to_have_count(2)


def test_what_is_kept_about_a_person_can_be_had_and_deleted(visits):
    page = waiting(visits)
    page.click(".settings-button")
    page.click(".settings .fold summary")
    with page.expect_download() as started:
        page.click(button(".data-list", "data-download"))
    content = json.loads(started.value.path().read_text("utf-8"))
    assert (content["name"], content["seat"]) == ("Ann", 0)
    page.click(button(".data-list", "data-delete"))
    page.locator(button(".dialog", "data-delete")).last.click()
    expect(page.locator(".notice", has_text=TEXTS("data-deleted"))).to_have_count(1)
    expect(page.locator(".data-list li")).to_have_count(0)


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Hasty]:
    process = Hasty(tmp_path, "--lang", "en", "--port", "0", "--set", "grace_host_waiting_seconds=3")
    yield process
    process.close()


def test_the_page_says_who_will_be_host_and_who_is(visits, hasty):
    visits.address = f"http://127.0.0.1:{hasty.port}/"
    ann = waiting(visits)
    bob = visits.open(name="Bob", path=link_of(ann, visits))
    bob.click(SIT)
    bob.wait_for_selector(OWN)
    ann.context.close()
    expect(bob.locator(".host-away")).to_have_count(1)
    expect(bob.locator(".notice", has_text=TEXTS("waiting-host-now-you"))).to_have_count(1)
    bob.wait_for_selector(f"{OWN} .tag:has-text('host')")
