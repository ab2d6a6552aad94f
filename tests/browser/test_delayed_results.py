"""A match that spectators see later: why there is no replay yet, and the links when there is one."""

from playwright.sync_api import expect

from tests.browser.access import findings
from tests.browser.hands import MATCH_OVER, act_until
from tests.browser.test_live_watching import OPTIONS
from tests.browser.visits import PHONE, Visits
from tests.rules import rule
from tests.timeouts import scaled

MATCH = """async () => {
  const { session } = await import(new URL("core/currentsession.js", document.baseURI));
  return session.value.latest.value.match;
}"""

ANSWER = """async () => {
  const { session } = await import(new URL("core/currentsession.js", document.baseURI));
  const [question] = session.value.latest.value?.asked ?? [];
  if (question) await session.value.tell({ do: "act", action: question.options[0] });
}"""
"""Takes the first option, whatever is asked."""


@rule("HSE-O12")
def test_it_is_said_why_there_is_no_replay_yet(visits):
    path = visits.table("race", {"seats": 2}, ["easy"], ready=False)
    player = visits.open(path=path)
    player.wait_for_selector(".waiting")
    # Rated, so spectators are 20 s behind.
    player.evaluate(OPTIONS, {"is_rated": True})
    player.get_by_role("button", name="Ready", exact=False).first.click()
    # The bar is there before the first view has come.
    player.wait_for_selector(".race-map")
    look_in(visits, player.evaluate(MATCH))
    over = player.locator(MATCH_OVER)
    act_until(player, lambda: over.count() > 0, lambda: player.evaluate(ANSWER), scaled(240))
    note = player.locator(".not-released")
    expect(note).to_contain_text("20 seconds later")
    expect(note).to_contain_text("no replay")
    assert player.locator(".after-links").count() == 0
    assert not findings(player)
    expect(player.locator(".after-links")).to_be_visible()
    expect(player.locator(".fair-line")).to_be_visible()
    assert note.count() == 0


def look_in(visits: Visits, match: str) -> None:
    """With the link of the match: nobody can tell whether it is over."""
    # The browser reports the refusals of film and story.
    visits.expected.append("400")
    for part, language, words in (("", "cs", "o 20 sekund později"), ("/story", "pl", "później niż gracze")):
        page = visits.open(PHONE, path=f"#/match/{match}{part}", language=language, name="Zoë")
        expect(page.locator(".panel").first).to_contain_text(words)
        assert not findings(page)
        page.context.close()
