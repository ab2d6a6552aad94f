"""Visitors of a server, each with a browser window of their own."""

import itertools
import json
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from starhaul.locale import LANGUAGES
from starhaul.server.wire import VERSION
from tests.effort import effort
from tests.timeouts import scaled

TIMEOUT_MS = scaled(60_000)
ARGUMENTS = ["--no-sandbox", "--disable-gpu"]
"""Without a graphics card, an emulated one costs CPU time: 23 instead of 19 s for one match."""
LAPTOP, PHONE, SMALL, LARGE = (1280, 800), (390, 844), (360, 640), (2560, 1440)
LOOKS = effort(
    [("en", LAPTOP), ("cs", PHONE), ("pl", SMALL)],
    list(itertools.product(LANGUAGES, (LAPTOP, PHONE, SMALL))),
)
"""Languages and sizes in which a page is looked at."""


class Visit(NamedTuple):
    page: Page
    context: BrowserContext


class Visits:
    """`problems` collects the errors that browsers report: of scripts, of the policy, of the network."""

    def __init__(self, browser: Browser, port: int) -> None:
        self.browser = browser
        self.address = f"http://127.0.0.1:{port}/"
        self.problems: list[str] = []
        self.expected: list[str] = []
        """Parts of messages that a test provokes. A browser may report them after the page has reacted."""
        self.is_offline = False
        """While a test has cut the connection, browser errors about it are ignored."""

    def open(
        self,
        size: tuple[int, int] = LAPTOP,
        *,
        path: str = "",
        address: str = "",
        language: str = "en",
        theme: str = "space",
        touch: bool = False,
        name: str = "Ann",
        **settings: Any,
    ) -> Page:
        width, height = size
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch
        )
        context.set_default_timeout(TIMEOUT_MS)
        # Stories are skipped unless a test is about them.
        kept = {"name": name, "language": language, "theme": theme, "sound": False, "speed": 0}
        # Without animations: drifting stars keep a whole core busy.
        kept |= {"motion": "less", **settings}
        context.add_init_script(
            "localStorage.getItem('starhaul') ?? "
            f"localStorage.setItem('starhaul', {json.dumps(json.dumps(kept))})"
        )
        page = context.new_page()
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.problems.append(f"{error}\n{error.stack}"))
        page.goto((address or self.address) + path)
        return page

    def _said(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning") or self.is_offline:
            return
        if not any(part in message.text for part in self.expected):
            self.problems.append(f"{message.text} ({message.location['url']})")

    def table(self, game: str, config: dict[str, Any], bots: list[str], *, ready: bool = True) -> str:
        """A table with its host, and bots at the other seats; returns the path of the host's seat."""
        from websockets.sync.client import connect

        made = self._post("api/tables", {"game": game, "config": config, "name": "Ann"})
        with connect(self.address.replace("http", "ws") + "ws") as line:
            line.send(json.dumps({"do": "hello", "v": VERSION, "client": "set-up", **made}))
            commands: list[dict[str, Any]] = [
                {"do": "bot", "seat": seat, "bot": bot} for seat, bot in enumerate(bots, start=1)
            ]
            commands += [{"do": "ready"}] if ready else []
            for seq, command in enumerate(commands, start=1):
                line.send(json.dumps({**command, "seq": seq}))
                while json.loads(fact := line.recv()).get("seq") != seq:
                    pass
                assert json.loads(fact)["is"] == "done", fact
        return f"#/table/{made['table']}/{made['token']}"

    def _post(self, path: str, body: Any) -> Any:
        from urllib.request import Request, urlopen

        headers = {"Content-Type": "application/json"}
        with urlopen(Request(self.address + path, json.dumps(body).encode(), headers)) as answer:
            return json.load(answer)
