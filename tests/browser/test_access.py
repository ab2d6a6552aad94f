"""For everybody: what axe-core finds on every screen, in both themes."""

import pytest

from tests.browser.access import findings
from tests.browser.screens import choose, racing, trucking
from tests.browser.visits import LAPTOP, PHONE

THEMES = ["space", "paper"]


@pytest.mark.parametrize(("walk", "size"), [(trucking, LAPTOP), (racing, PHONE)], ids=["trucking", "racing"])
def test_no_serious_finding_on_any_screen(visits, walk, size):
    found = []
    for name, page in walk(visits, size):
        for theme in THEMES:
            choose(page, theme=theme)
            page.wait_for_selector(f"html[data-theme={theme}]")
            found += [f"{name} {theme}: {finding}" for finding in findings(page)]
    assert not found, "\n".join(dict.fromkeys(found))
