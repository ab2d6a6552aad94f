"""Two teams of two: partners, changing places, one account."""

from playwright.sync_api import Page, expect

from tests.browser.hands import Mouse, act_until

ADVANCED = {
    "edition": "1e",
    "seats": 4,
    "rounds": ["II"],
    "options": {
        "teams": "advanced",
        "autoFlip": True,
        "run_seconds": 8,
        "reveal_seconds": 3,
        "decision_seconds": 8,
        "repair_seconds": 8,
        "claim_seconds": 3,
    },
}
BOTS = ["easy", "medium", "medium"]
MARKS = "[...document.querySelectorAll('.yard-other .seat-mark path')].map((mark) => mark.className.baseVal)"


LISTEN = """() => {
    window.calls = [];
    const look = () => {
        const words = document.querySelector(".swap-call p")?.textContent;
        if (words && words !== window.calls.at(-1)) window.calls.push(words);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def colours_of_others(page: Page) -> list[str]:
    return list(page.evaluate(MARKS))


def test_partners_are_marked_change_places_and_share_an_account(visits):
    page = visits.open(path=visits.table("trucker", ADVANCED, BOTS, ready=False))
    expect(page.locator(".guest-row", has_text="partner")).to_contain_text("Seat 3")
    page.get_by_role("button", name="Ready").first.click()
    page.evaluate(LISTEN)
    person = Mouse(page)
    page.wait_for_selector(".building .draw-button")
    assert colours_of_others(page) == ["seat-green", "seat-yellow", "seat-red"]
    expect(page.locator(".yard-other", has_text="partner")).to_have_count(1)

    call = page.locator(".swap-call")
    expect(call).to_contain_text("Now you build this ship, and Torque builds yours.")
    blocked = page.evaluate("""() => {
        let heard = 0;
        document.body.addEventListener("click", () => (heard += 1), { once: true });
        const draw = document.querySelector(".draw-button");
        const isBlocked = document.querySelector(".swap-call.blocks") !== null;
        draw.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        return { isBlocked, heard };
    }""")
    assert blocked == {"isBlocked": True, "heard": 0}, "for a second nothing is pressed by mistake"
    assert colours_of_others(page) == ["seat-blue", "seat-green", "seat-red"], "colours stay with the seats"
    expect(call).to_have_count(0)

    person.build(4)
    act_until(page, lambda: page.locator(".flight").count() > 0, person.answer)
    assert page.evaluate("window.calls") == [
        "Now you build this ship, and Torque builds yours.",
        "Now you fly this ship, and Torque flies yours.",
    ]
    expect(page.locator(".flight .other .team-tag")).to_have_text("partner")
    person.fly()
    expect(page.locator(".results .ranking > li")).to_have_count(2)
    expect(page.locator(".results .account")).to_have_count(2)
    mine = page.locator(".results .account-mine")
    expect(mine.locator("h3")).to_have_text(["Ann (you)", "Torque"])
    verdict = page.locator(".results-verdict").inner_text()
    assert verdict == "Your team has won!" or verdict.startswith(("The team of ", "Nobody"))
