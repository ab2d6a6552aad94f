"""The chat of a team game: a message to everybody, or to the partner alone."""

from playwright.sync_api import Page, expect

from tests.browser.visits import PHONE, Visits
from tests.rules import rule


def sit(visits: Visits, link: str, name: str, size: tuple[int, int] = (1280, 800)) -> Page:
    """Somebody who opens the link of the table and takes the first free seat."""
    page = visits.open(size, name=name, path=link.removeprefix(visits.address), touch=size == PHONE)
    page.click(".ready-bar .main")
    page.wait_for_selector(".guest-row.is-own")
    return page


def lines(page: Page) -> list[str]:
    return page.locator(".chat-line .chat-text").all_inner_texts()


@rule("HSE-O11")
def test_a_word_to_the_partner_is_chosen_by_keys_marked_and_read_by_nobody_else(visits):
    ann = visits.open(path=visits.table("race", {"seats": 4}, [], ready=False))
    link = ann.locator(".invite-words input").input_value()
    bob = sit(visits, link, "Bob")
    circles = ann.get_by_role("radiogroup", name="Who can read it")
    expect(circles).to_have_count(0)
    cyd = sit(visits, link, "Cyd", PHONE)
    watching = visits.open(name="Dan", path=link.removeprefix(visits.address))

    # With keys alone: to the choice, to the partner, to the field.
    expect(circles.get_by_role("radio")).to_have_text(["Everybody", "Partner: Cyd"])
    circles.get_by_role("radio", name="Everybody").focus()
    ann.keyboard.press("ArrowRight")
    expect(circles.get_by_role("radio", name="Partner: Cyd")).to_be_checked()
    expect(circles.get_by_role("radio", name="Partner: Cyd")).to_be_focused()
    field = ann.get_by_role("textbox", name="To your partner only")
    field.focus()
    ann.keyboard.type("Play the red 4")
    ann.keyboard.press("Enter")
    expect(ann.locator(".chat-line.is-private")).to_contain_text("just you two")

    # The partner, on a phone, sees it in a bubble and in the chat, and answers with a quick message.
    expect(cyd.locator(".chat-bubble.is-private")).to_contain_text("Play the red 4")
    cyd.locator(".chat-corner > button").tap()
    expect(cyd.locator(".chat-line.is-private")).to_contain_text("just you two")
    cyd.get_by_role("radio", name="Partner: Ann").tap()
    cyd.get_by_role("button", name="Thanks!").tap()
    expect(ann.locator(".chat-line.is-private")).to_have_count(2)

    bob.get_by_role("textbox", name="Say something").fill("Nobody tells me anything")
    bob.keyboard.press("Enter")
    # Spectators see the stands first.
    watching.locator(".chat-places .chip").first.click()
    for page in (bob, watching):
        expect(page.locator(".chat-line")).to_have_count(1)
        assert lines(page) == ["Nobody tells me anything"]
    expect(watching.get_by_role("radiogroup", name="Who can read it")).to_have_count(0)
    expect(ann.locator(".chat-line")).to_have_count(3)

    # If the partner is gone, the message does not go to everybody instead.
    cyd.close()
    expect(ann.locator(".guest-row", has_text="Cyd")).to_contain_text("away")
    field.fill("Are you there?")
    ann.keyboard.press("Enter")
    expect(ann.locator(".notice.bad")).to_contain_text("Your partner is not here right now")
    expect(field).to_have_value("Are you there?")
    circles.get_by_role("radio", name="Everybody").click()
    ann.get_by_role("textbox", name="Say something").press("Enter")
    expect(bob.locator(".chat-line")).to_have_count(2)
    assert lines(bob)[-1] == "Are you there?"
