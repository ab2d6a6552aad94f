/**
 * Links to rules, the same everywhere: they open the rule book over the current screen, which goes on below.
 * A new tab, or a link that is shared, shows the book as a page of its own.
 */

import { isSingleFile } from "../core/api.js";
import { loadStyle } from "../core/part.js";
import { arrival } from "../core/retry.js";
import { t } from "../core/texts.js";
import { html, signal, useEffect, useState } from "../lib.js";

/**
 * The rule at which the book is open over the screen; null if it is closed, empty for where it was left.
 */
export const bookOpenAt = signal(/** @type {string | null} */ (null));

/** A replay in a single file has no rule book. */
export const hasBook = !isSingleFile;

/** @param {string} [rule] */
export function openBook(rule = "") {
  bookOpenAt.value = rule;
}

export function closeBook() {
  bookOpenAt.value = null;
}

/** @param {string} [at] A rule or a chapter. */
export const rulesHref = (at = "") => `#/rules${at ? `/${at}` : ""}`;

/** Whether a click is meant for a new tab or window. @param {MouseEvent} event */
export const isForNewTab = (event) => event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;

/**
 * The number of a rule as a link; nothing if there is none.
 * @param {{rule: string | undefined, children?: import("../lib.js").Child}} props
 */
export function RuleLink({ rule, children }) {
  if (!rule) return null;
  if (!hasBook) return html`<span class="rule-link">${children ?? rule}</span>`;
  const onClick = (/** @type {MouseEvent} */ event) => {
    // Whatever contains the link, such as a label or a notice, is not meant.
    event.stopPropagation();
    if (isForNewTab(event)) return;
    event.preventDefault();
    openBook(rule);
  };
  return html`<a
    class="rule-link"
    href=${rulesHref(rule)}
    aria-label=${t("rules-link", { rule })}
    title=${t("rules-link", { rule })}
    onClick=${onClick}
    >${children ?? rule}</a
  >`;
}

/** Instead of the number of a rule where that would be noise; it is still read aloud and shown on hover. */
const Book = () => html`<svg class="rule-sign" viewBox="0 0 20 18" aria-hidden="true">
  <path d="M10 4C8 2 4 2 1.5 3V15C4 14 8 14 10 16C12 14 16 14 18.5 15V3C16 2 12 2 10 4Z" />
  <path d="M10 4V16" />
</svg>`;

/** @param {{rule: string | undefined}} props */
export const QuietRuleLink = ({ rule }) => html`<${RuleLink} rule=${rule}><${Book} /><//>`;

/** @returns {Promise<{BookDialog: unknown}>} */
async function load() {
  const [module] = await Promise.all([import("../rules/bookdialog.js"), loadStyle("style/rules.css")]);
  return module;
}

/** The rule book over the screen, mounted by the page shell. Everything in it is loaded on first use. */
export function BookOverlay() {
  const at = bookOpenAt.value;
  const [shown, setShown] = useState(/** @type {{BookDialog: unknown} | null} */ (null));
  const isOpen = at !== null;
  useEffect(() => {
    if (isOpen && !shown) arrival(load).then(({ BookDialog }) => setShown({ BookDialog }));
  }, [isOpen]);
  return isOpen && shown ? html`<${shown.BookDialog} at=${at} />` : null;
}
