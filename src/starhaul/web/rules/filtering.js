/** The reader's choice of game, edition and ship class. Stored on the device. */

import { signal } from "../lib.js";

/**
 * @typedef {{game: string, edition: string, shipClass: string}} Filter Empty: all.
 * @typedef {import("../types.d.ts").ChapterHead} ChapterHead
 */

const KEY = "starhaul-rules";
/** @type {Filter} */
export const EVERYTHING = { game: "", edition: "", shipClass: "" };

/** @param {string | null} text @returns {Filter} */
export function readFilter(text) {
  /** @type {Record<string, unknown>} */
  const found = JSON.parse(text ?? "null") ?? {};
  const word = (/** @type {string} */ name) => {
    const value = found[name];
    return typeof value === "string" && value.length < 20 ? value : "";
  };
  return { game: word("game"), edition: word("edition"), shipClass: word("shipClass") };
}

function kept() {
  try {
    return readFilter(localStorage.getItem(KEY));
  } catch {
    return EVERYTHING;
  }
}

export const filter = signal(kept());

/** @param {Partial<Filter>} changed */
export function choose(changed) {
  filter.value = { ...filter.peek(), ...changed };
  try {
    localStorage.setItem(KEY, JSON.stringify(filter.value));
  } catch {
    // Valid until the page is closed.
  }
}

/** Whether a chapter concerns the reader. @param {ChapterHead} head @param {Filter} wanted */
export function isWanted(head, { game, edition, shipClass }) {
  const { games, editions = [], classes = [] } = head;
  if (game && !games.includes(game)) return false;
  if (edition && editions.length && !editions.includes(edition)) return false;
  return !(shipClass && classes.length && !classes.includes(shipClass));
}

/** Whether a rule belongs to the reader's edition. @param {string | undefined} tag @param {Filter} wanted */
export const isOfEdition = (tag, { edition }) => !edition || !tag || tag === "both" || tag === edition;
