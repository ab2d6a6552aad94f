"""What axe-core finds on a page."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

GRAVE = ("serious", "critical")


def findings(page: Page) -> list[str]:
    """Axe is run in the page by the driver, so the policy of the page stays as it is."""
    violations: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{one['id']} ({one['impact']}) {node['target']} {node['failureSummary'][:220]}"
        for one in violations
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]
