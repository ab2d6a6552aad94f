/** The rule book as data: index, chapters and texts, fetched once for each language. */

import { get } from "../core/api.js";
import { retry } from "../core/retry.js";

/**
 * @typedef {import("../types.d.ts").BookIndex} BookIndex
 * @typedef {import("../types.d.ts").ChapterHead} ChapterHead
 * @typedef {import("../types.d.ts").Chapter} Chapter
 * @typedef {import("../types.d.ts").BookTexts} BookTexts
 */

/** What has been requested, by path. @type {Map<string, Promise<object>>} */
const asked = new Map();
/** What has arrived. @type {Map<string, object>} */
const arrived = new Map();

/** @param {string} path */
function fetched(path) {
  const known = asked.get(path);
  if (known) return known;
  /** @type {Promise<object>} */
  const answer = retry(
    () => get(path),
    () => asked.has(path),
  );
  asked.set(path, answer);
  answer.then(
    (body) => arrived.set(path, body),
    () => asked.delete(path),
  );
  return answer;
}

/** @param {string} language @returns {Promise<BookIndex>} */
export const loadIndex = (language) => /** @type {Promise<BookIndex>} */ (fetched(`api/rules/${language}`));

/** @param {string} language @param {string} chapter @returns {Promise<Chapter>} */
export const loadChapter = (language, chapter) =>
  /** @type {Promise<Chapter>} */ (fetched(`api/rules/${language}/${chapter}`));

/** @param {string} language @returns {Promise<BookTexts>} */
export const loadTexts = (language) =>
  /** @type {Promise<BookTexts>} */ (fetched(`api/rules/${language}/texts`));

/**
 * What is here already, so that it can be shown at once.
 * @template {object} T
 * @param {string} path @returns {T | null}
 */
export const here = (path) => /** @type {T | null} */ (arrived.get(path) ?? null);

/**
 * The rule, or the chapter, that a name means; null if there is none.
 * @param {BookIndex} index @param {string} name
 * @returns {{chapter: ChapterHead, rule: string} | null}
 */
export function placeOf(index, name) {
  const wanted = name.trim();
  const upper = wanted.toUpperCase();
  const lettered = upper.slice(0, -1) + upper.slice(-1).toLowerCase();
  for (const one of [wanted, upper, lettered]) {
    const rule = index.places[one] ?? one;
    const chapter = index.chapters.find((head) => head.rules.includes(rule));
    if (chapter) return { chapter, rule };
  }
  const chapter = index.chapters.find((head) => head.name === wanted);
  return chapter ? { chapter, rule: "" } : null;
}
