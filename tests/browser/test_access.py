"""What axe-core finds on every screen: themes alternate; in the long form each screen is tested in both."""

import pytest

from tests.browser.access import findings
from tests.browser.screens import choose, racing, trucking
from tests.browser.visits import LAPTOP, PHONE
from tests.effort import effort

THEMES = ["space", "paper"]


@pytest.mark.parametrize(("walk", "size"), [(trucking, LAPTOP), (racing, PHONE)], ids=["trucking", "racing"])
def test_no_serious_finding_on_any_screen(visits, walk, size):
    found = []
    for number, (name, page) in enumerate(walk(visits, size)):
        for theme in effort([THEMES[number % 2]], THEMES):
            choose(page, theme=theme)
            page.wait_for_selector(f"html[data-theme={theme}]")
            found += [f"{name} {theme}: {finding}" for finding in findings(page)]
    assert not found, "\n".join(dict.fromkeys(found))
