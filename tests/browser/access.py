"""What axe-core finds on a page."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

GRAVE = ("serious", "critical")


def findings(page: Page) -> list[str]:
    """The driver runs axe in the page, so the policy of the page stays unchanged."""
    violations: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{one['id']} ({one['impact']}) {node['target']} {node['failureSummary'][:220]}"
        for one in violations
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]
