/**
 * The matches that were played in this browser, and how they ended. Kept on this device only; nothing of it
 * is sent but the IDs of matches, to ask the server whether it still has them. `matchnotes.js` writes it, the
 * page `screens/matches.js` shows it.
 */

import { signal } from "../lib.js";

const KEY = "starhaul-matches";
/** More are forgotten, the oldest first. */
export const MOST = 200;
/** A configuration or a keepsake that takes more characters is not kept: a custom track, for example. */
const LONGEST = 3000;
/** Without a usable storage, or after a reading error, this page remembers by itself. */
let isBlocked = false;

/**
 * @typedef {"running" | "over" | "aborted"} MatchState As far as this browser knows.
 * @typedef {object} MyMatch
 * @property {string} match
 * @property {string} table
 * @property {string} game
 * @property {import("./games.js").AnyConfig} config What was agreed; empty if it is long.
 * @property {string} lesson Empty for an ordinary match.
 * @property {number} seat
 * @property {string[]} names Of all players, by seat; bots by their skill.
 * @property {number} at When it began here, in Unix milliseconds.
 * @property {MatchState} state
 * @property {number[]} scores By seat; empty unless the match is over.
 * @property {unknown} keepsake What the game keeps for a small picture; null: nothing.
 */

/** @param {unknown} value @param {number} longest @returns {value is string} */
const isText = (value, longest) => typeof value === "string" && value.length <= longest;

/** @param {unknown} value @param {(one: unknown) => boolean} isGood */
const isShortList = (value, isGood) => Array.isArray(value) && value.length <= 8 && value.every(isGood);

/** @param {unknown} value */
const isId = (value) => typeof value === "string" && /^[\w-]{1,64}$/.test(value);

/** @param {unknown} value */
const isShort = (value) => JSON.stringify(value ?? null).length <= LONGEST;

/**
 * Whether something stored is a match: it may be from another version, or from another program at the same
 * address.
 * @param {unknown} found @returns {found is MyMatch}
 */
function isMyMatch(found) {
  const one = /** @type {Partial<MyMatch>} */ (found ?? {});
  return (
    isId(one.match) &&
    isId(one.table) &&
    isText(one.game, 40) &&
    isText(one.lesson, 40) &&
    typeof one.config === "object" &&
    one.config !== null &&
    !Array.isArray(one.config) &&
    Number.isInteger(one.seat) &&
    isShortList(one.names, (name) => isText(name, 80)) &&
    isShortList(one.scores, Number.isFinite) &&
    Number.isFinite(one.at) &&
    ["running", "over", "aborted"].includes(one.state ?? "") &&
    isShort(one.config) &&
    isShort(one.keepsake)
  );
}

/** The valid matches in a stored text, the latest last. @param {string | null} text @returns {MyMatch[]} */
export function readMatches(text) {
  try {
    const found = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.slice(-MOST).filter(isMyMatch) : [];
  } catch {
    return [];
  }
}

/** The latest last. */
export const myMatches = signal(/** @type {MyMatch[]} */ ([]));

/** As stored now: another tab may have written. */
function look() {
  if (isBlocked) return;
  try {
    myMatches.value = readMatches(localStorage.getItem(KEY));
  } catch {
    isBlocked = true;
  }
}
look();
addEventListener("storage", ({ key }) => {
  if (key === KEY || key === null) look();
});

/**
 * What to store, from everything to the least worth storing: in a full storage pictures are given up first.
 * @param {MyMatch[]} all @returns {MyMatch[][]}
 */
const smaller = (all) => [
  all,
  all.map((one, number) => (number < all.length - 20 ? { ...one, keepsake: null } : one)),
  all.map((one) => ({ ...one, keepsake: null })),
  all.slice(-50).map((one) => ({ ...one, keepsake: null })),
];

/** @param {MyMatch[]} all */
function keep(all) {
  myMatches.value = all.slice(-MOST);
  for (const some of smaller(myMatches.value)) {
    try {
      localStorage.setItem(KEY, JSON.stringify(some));
      isBlocked = false;
      return;
    } catch {
      // Too large, or no storage at all.
    }
  }
  isBlocked = true;
}

/** Whether the list is lost when the page is closed. */
export const isShortLived = () => isBlocked;

/** @param {string} match */
export const myMatch = (match) => myMatches.peek().find((one) => one.match === match) ?? null;

/** Add a match, or replace what is known of it. @param {MyMatch} noted */
export function noteMatch(noted) {
  look();
  const one = {
    ...noted,
    config: isShort(noted.config) ? noted.config : {},
    keepsake: isShort(noted.keepsake) ? noted.keepsake : null,
  };
  if (!isMyMatch(one)) return;
  const all = myMatches.peek();
  const at = all.findIndex(({ match }) => match === one.match);
  keep(at < 0 ? [...all, one] : all.with(at, one));
}

/**
 * Change what is known of a match; nothing if it is not in the list.
 * @param {string} match @param {Partial<MyMatch>} facts
 */
export function amendMatch(match, facts) {
  look();
  const known = myMatch(match);
  if (known) noteMatch({ ...known, ...facts });
}

/** @param {string} match */
export function forgetMatch(match) {
  look();
  keep(myMatches.peek().filter((one) => one.match !== match));
}

export function forgetAllMatches() {
  myMatches.value = [];
  try {
    localStorage.removeItem(KEY);
  } catch {
    isBlocked = true;
  }
}
