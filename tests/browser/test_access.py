"""For everybody: what axe-core finds on every screen, in both themes."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.screens import choose, racing, trucking
from tests.browser.visits import LAPTOP, PHONE

GRAVE = ("serious", "critical")
THEMES = ["space", "paper"]


@pytest.mark.parametrize(("walk", "size"), [(trucking, LAPTOP), (racing, PHONE)], ids=["trucking", "racing"])
def test_no_serious_finding_on_any_screen(visits, walk, size):
    found = []
    for name, page in walk(visits, size):
        for theme in THEMES:
            choose(page, theme=theme)
            page.wait_for_selector(f"html[data-theme={theme}]")
            found += [f"{name} {theme}: {finding}" for finding in _findings(page)]
    assert not found, "\n".join(dict.fromkeys(found))


def _findings(page: Page) -> list[str]:
    """Axe is run in the page by the driver, so the policy of the page stays as it is."""
    violations: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{one['id']} ({one['impact']}) {node['target']} {node['failureSummary'][:220]}"
        for one in violations
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]
