/** Short notices that disappear by themselves, and announcements for screen readers. */

import { signal } from "../lib.js";

const SHOWN_MS = 6000;

/** @typedef {{id: number, text: string, kind: "info" | "good" | "bad", rule: string}} Notice */

export const notices = signal(/** @type {Notice[]} */ ([]));
/** Announced by screen readers when it changes. */
export const spokenAloud = signal("");
let last = 0;

/** @param {string} text @param {Notice["kind"]} [kind] @param {string} [rule] The rule that explains it. */
export function notify(text, kind = "info", rule = "") {
  last += 1;
  const notice = { id: last, text, kind, rule };
  notices.value = [...notices.value.filter((other) => other.text !== text).slice(-2), notice];
  setTimeout(() => dismiss(notice.id), SHOWN_MS);
}

/** @param {number} id */
export function dismiss(id) {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

/** How long somebody can find an announcement on the page; readers have said it by then. */
const ALOUD_MS = 8000;
let silence = 0;

/** @param {string} text */
export function announce(text) {
  spokenAloud.value = text;
  clearTimeout(silence);
  // What is outdated must not be read as part of a later screen.
  silence = setTimeout(() => (spokenAloud.value = ""), ALOUD_MS);
}
