"""Replays in a browser: opening them, going to a moment, and what is on the stage there."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.visits import LAPTOP, Visits
from tests.server.film.films import golden_log

CHUNK = 50
"""Moments in one request to the browser: each request has a time limit."""
BADGE = ".replay-badge.is-good, .replay-badge.is-bad"
STAGE = r"""() => {
  const written = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE) return "";
    const attributes = [...node.attributes].filter(({ value }) => value)
      .map(({ name, value }) => `${name}="${value}"`).sort();
    return `<${[node.tagName, ...attributes].join(" ")}>${[...node.childNodes].map(written).join("")}`;
  };
  return written(document.querySelector(".replay-stage")).replace(/\b(hull)-\d+/g, "$1");
}"""
"""What the screen of the game shows, whatever the order of attributes and the numbers of its parts."""


def file_of(folder: Path, name: str) -> Path:
    path = folder / f"{name}.jsonl"
    path.write_bytes(golden_log(name))
    return path


def opened(visits: Visits, file: Path, size: tuple[int, int] = LAPTOP, **how: Any) -> Page:
    """The replay of a log file."""
    page = visits.open(size, path="#/replay", **how)
    page.set_input_files("#replay-file", str(file))
    page.wait_for_selector(BADGE)
    return page


def moments(page: Page) -> int:
    """The number of the last moment."""
    return int(
        page.evaluate("async () => (await import('./screens/replay/theatre.js')).now.value.film.value.last")
    )


def go(page: Page, moment: int) -> None:
    page.evaluate(
        "async (moment) => (await import('./screens/replay/theatre.js')).now.value.jump(moment)", moment
    )
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    page.wait_for_function("() => !document.querySelector('.replay-stage .loading')")


def look_as(page: Page, eye: str) -> None:
    page.select_option(".replay-eye", eye)
    page.wait_for_function(
        "() => document.querySelector('.replay-eye').getAttribute('aria-busy') === 'false'"
    )


SHOWN = """async (moments) => {
  const { now } = await import("./screens/replay/theatre.js");
  const picture = STAGE;
  const hashed = (text) => {
    let [one, other] = [0x811c9dc5, 0x9e3779b9];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      one = Math.imul(one ^ code, 0x01000193);
      other = Math.imul(other ^ code, 0x85ebca6b) + 1;
    }
    return `${text.length} ${one >>> 0} ${other >>> 0}`;
  };
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  let changes = 0;
  const watch = new MutationObserver(() => (changes += 1));
  watch.observe(document.querySelector(".replay-stage"),
    { attributes: true, childList: true, characterData: true, subtree: true });
  // Some parts are drawn after others: until nothing changes any more.
  const settled = async () => {
    for (let before = -1; before !== changes || document.querySelector(".replay-stage .loading"); ) {
      before = changes;
      await painted();
    }
  };
  const shown = [];
  for (const moment of moments) {
    now.value.jump(moment);
    await painted();
    await settled();
    if (document.querySelector(".replay-stage > .ended")) throw new Error(`moment ${moment} is broken`);
    shown.push(hashed(picture()));
  }
  watch.disconnect();
  return shown;
}""".replace("STAGE", STAGE)
"""Goes to moments, and returns a hash of what is on the stage at each."""


def stages(page: Page, wanted: Sequence[int]) -> dict[int, str]:
    """A hash of what is on the stage at each moment, shown in this order."""
    found: dict[int, str] = {}
    for begin in range(0, len(wanted), CHUNK):
        part = wanted[begin : begin + CHUNK]
        found |= dict(zip(part, page.evaluate(SHOWN, part), strict=True))
    return found
