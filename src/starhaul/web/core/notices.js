/** Short notices that disappear by themselves, and announcements for screen readers. */

import { signal } from "../lib.js";

const SHOWN_MS = 6000;

/** @typedef {{id: number, text: string, kind: "info" | "good" | "bad"}} Notice */

export const notices = signal(/** @type {Notice[]} */ ([]));
/** Announced by screen readers when it changes. */
export const spokenAloud = signal("");
let last = 0;

/** @param {string} text @param {Notice["kind"]} [kind] */
export function notify(text, kind = "info") {
  last += 1;
  const notice = { id: last, text, kind };
  notices.value = [...notices.value.filter((other) => other.text !== text).slice(-2), notice];
  setTimeout(() => dismiss(notice.id), SHOWN_MS);
}

/** @param {number} id */
export function dismiss(id) {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

/** @param {string} text */
export function announce(text) {
  spokenAloud.value = text;
}
