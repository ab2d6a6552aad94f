/** Parts of the client that are loaded when they are first shown, with their texts and style sheets. */

import { addressOf } from "./api.js";
import { arrival } from "./retry.js";
import { alsoSpeak } from "./texts.js";

/**
 * A part, to be loaded with everything that it needs: what it shows is complete when it has arrived.
 * @template T
 * @param {() => Promise<T>} load Imports its modules.
 * @param {{texts?: string[], styles?: string[]}} needs The subjects of its texts, and its style sheets.
 * @returns {() => Promise<T>}
 */
export const part =
  (load, { texts = [], styles = [] }) =>
  async () => {
    const [module] = await Promise.all([load(), ...texts.map(alsoSpeak), ...styles.map(loadStyle)]);
    return module;
  };

/**
 * Sheets in the order in which they apply, whichever is loaded first: which rule prevails must not depend on
 * the screen that was shown first. Sheets that are not listed come after these.
 */
const ORDER = ["style/waiting.css", "style/results.css", "style/watching.css"];

/** What every screen of a table needs: the bar above it, the chat, and what spectators have below it. */
export const TABLE_STYLES = ["style/waiting.css", "style/watching.css"];

/** The sheets of a game, in the order in which they apply. @param {string[]} hrefs */
export function putInOrder(hrefs) {
  ORDER.push(...hrefs.filter((href) => !ORDER.includes(href)));
}

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();
/** The links of the sheets that have been loaded. @type {Map<HTMLLinkElement, string>} */
const links = new Map();

/** Load a style sheet once; resolves when it is applied. @param {string} href @returns {Promise<void>} */
export function loadStyle(href) {
  const known = sheets.get(href);
  if (known) return known;
  const ready = arrival(() => link(href));
  sheets.set(href, ready);
  return ready;
}

/** @param {string} href */
function rankOf(href) {
  const rank = ORDER.indexOf(href);
  return rank < 0 ? ORDER.length : rank;
}

/** @param {string} href @returns {Promise<void>} */
function link(href) {
  const made = document.createElement("link");
  made.rel = "stylesheet";
  made.href = addressOf(href);
  const next = [...links]
    .filter(([, other]) => rankOf(other) > rankOf(href))
    .sort(([, one], [, other]) => rankOf(one) - rankOf(other))[0];
  links.set(made, href);
  return new Promise((resolve, reject) => {
    made.onload = () => resolve();
    made.onerror = () => {
      made.remove();
      links.delete(made);
      reject(new Error(href));
    };
    document.head.insertBefore(made, next?.[0] ?? null);
  });
}
