/** The rule book over a match or another screen: closing it returns to exactly where one was. */

import { t } from "../core/texts.js";
import { html, signal, useEffect, useRef } from "../lib.js";
import { Dialog } from "../ui/parts.js";
import { closeBook } from "../ui/rulelink.js";
import { RuleBook } from "./rulebook.js";

/** Where the book was left, so that it can be opened there again: the last entry is the current one. */
const trail = signal([""]);
const LONGEST = 50;

/** @param {string} at */
function go(at) {
  if (trail.peek().at(-1) !== at) trail.value = [...trail.peek(), at].slice(-LONGEST);
}

function goBack() {
  if (trail.peek().length > 1) trail.value = trail.peek().slice(0, -1);
}

/** The browser's way back closes the book instead of leaving the screen below. */
function useWayBack() {
  useEffect(() => {
    history.pushState({ isBook: true }, "");
    addEventListener("popstate", closeBook);
    return () => {
      removeEventListener("popstate", closeBook);
      if (history.state?.isBook) history.back();
    };
  }, []);
}

/** @param {{at: string}} props Empty: where the book was left. */
export function BookDialog({ at }) {
  useWayBack();
  const opened = useRef("");
  // Before the first rendering, so that the book never shows another page first.
  if (at && opened.current !== at) {
    opened.current = at;
    go(at);
  }
  const shown = trail.value.at(-1) ?? "";
  const tools = html`<button
    type="button"
    class="button quiet"
    aria-label=${t("rules-back")}
    disabled=${trail.value.length < 2}
    onClick=${goBack}
  >
    <span aria-hidden="true">←</span> <span class="book-long">${t("rules-back")}</span>
  </button>`;
  return html`<${Dialog} title=${t("rules-title")} onClose=${closeBook} class="book-dialog">
    <${RuleBook} at=${shown} level=${3} onGo=${go} tools=${tools} />
  <//>`;
}
