/**
 * What somebody has played on this device: matches started from the home page, and how they ended. Kept here
 * only; nothing is sent.
 */

import { effect, signal } from "../lib.js";
import { session } from "./currentsession.js";

const KEY = "starhaul-progress";
const MOST = 30;
/** A win by this factor was easy. */
const EASY = 1.5;

/**
 * @typedef {"" | "easily" | "won" | "lost" | "nothing"} Ending Empty: not finished.
 * @typedef {object} Played
 * @property {string} table
 * @property {string} game
 * @property {string} lesson The lesson; empty for an ordinary match.
 * @property {string} way The quick match; empty for a lesson.
 * @property {string} skill Of the bots.
 * @property {boolean} isRelaxed
 * @property {Ending} ending
 */

/** @param {unknown} found @returns {found is Played} */
function isPlayed(found) {
  const { table, game, lesson, way, skill, ending } = /** @type {Partial<Played>} */ (found ?? {});
  return [table, game, lesson, way, skill, ending].every((part) => typeof part === "string");
}

/** @returns {Played[]} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isPlayed) : [];
  } catch {
    return [];
  }
}

/** The latest last. */
export const played = signal(kept());

/** @param {Played[]} all */
function keep(all) {
  played.value = all.slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(played.value));
  } catch {
    // Known until the page is closed.
  }
}

/** A match begins. @param {Omit<Played, "ending">} match */
export function noteStart(match) {
  keep([...played.peek().filter(({ table }) => table !== match.table), { ...match, ending: "" }]);
}

/** @param {number[]} scores @param {number} seat @returns {Ending} */
export function endingOf(scores, seat) {
  const mine = scores[seat] ?? 0;
  const best = Math.max(...scores.filter((_, other) => other !== seat), 0);
  if (mine <= 0) return "nothing";
  if (mine < best) return "lost";
  return mine >= EASY * best ? "easily" : "won";
}

/** @param {string} table @param {Ending} ending */
function noteEnding(table, ending) {
  const all = played.peek();
  if (all.some((match) => match.table === table && match.ending !== ending))
    keep(all.map((match) => (match.table === table ? { ...match, ending } : match)));
}

effect(() => {
  const visit = session.value;
  const table = visit?.table.value;
  const latest = table?.played?.at(-1);
  const seat = visit?.seat.value ?? null;
  if (table && latest && seat !== null) noteEnding(table.id, endingOf([...latest.scores], seat));
});
