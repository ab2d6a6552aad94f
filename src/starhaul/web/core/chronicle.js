/** Sentences of a chronicle in words, as `starhaul/chronicle/wording.py` makes them. No DOM. */

import { t } from "./texts.js";

/**
 * @typedef {Omit<import("../types.d.ts").Chronicle, "config"> & {config: import("./games.js").AnyConfig}}
 *   Chronicle
 * @typedef {import("../types.d.ts").StoryWords} StoryWords
 * @typedef {import("../types.d.ts").StoryTerm} StoryTerm
 * @typedef {import("../types.d.ts").StoryPlayer} StoryPlayer
 * @typedef {(player: StoryPlayer) => string} NameOf
 */

/** “A, B and C”. @param {string[]} words */
export function inOneList(words) {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? t("story-and", { first: words.slice(0, -1).join(", "), last }) : last;
}

/** @param {StoryTerm} term */
export const termText = ({ text, facts }) => t(text, facts);

/** @param {string} text */
export const capitalised = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A sentence; it may begin with a term in lower case. @param {StoryWords} words @param {NameOf} nameOf */
export function worded({ text, facts = {}, players = {}, terms = {} }, nameOf) {
  /** @type {import("./texts.js").Facts} */
  const all = { ...facts };
  for (const [name, some] of Object.entries(players)) all[name] = inOneList(some.map(nameOf));
  for (const [name, some] of Object.entries(terms)) all[name] = inOneList(some.map(termText));
  return capitalised(t(text, all));
}

/** A sentence that is told several times. @param {string} text @param {number} times */
const timesOver = (text, times) =>
  times > 1 ? text.replace(/[.!?]*$/, (end) => ` (${times}×)${end}`) : text;

/**
 * Sentences joined to lines. The same sentence several times in a row is told once, with their number.
 * @param {{text: string, isNew: boolean}[]} told @returns {string[]}
 */
export function inLines(told) {
  /** @type {{text: string, times: number}[][]} */
  const lines = [];
  for (const { text, isNew } of told) {
    const last = lines.at(-1)?.at(-1);
    if (isNew || !lines.length) lines.push([{ text, times: 1 }]);
    else if (last?.text === text) last.times += 1;
    else lines.at(-1)?.push({ text, times: 1 });
  }
  return lines.map((line) => line.map(({ text, times }) => timesOver(text, times)).join(" "));
}

/**
 * Losses by cause: for each cause, what every person lost to it.
 * @param {Chronicle["losses"]} losses
 * @returns {{cause: StoryTerm, byPerson: Map<number, {what: string, number: number}[]>}[]}
 */
export function lossesByCause(losses) {
  /** @type {Map<string, {cause: StoryTerm, byPerson: Map<number, {what: string, number: number}[]>}>} */
  const found = new Map();
  for (const { person, cause, what, number } of losses) {
    const row = found.get(cause.text) ?? { cause, byPerson: new Map() };
    row.byPerson.set(person, [...(row.byPerson.get(person) ?? []), { what, number }]);
    found.set(cause.text, row);
  }
  return [...found.values()];
}

/**
 * What each person lost in all.
 * @param {Chronicle["losses"]} losses @param {number} person
 */
export function lossesInAll(losses, person) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const loss of losses)
    if (loss.person === person) sums.set(loss.what, (sums.get(loss.what) ?? 0) + loss.number);
  return [...sums].map(([what, number]) => ({ what, number }));
}
