/**
 * Verifies a match in the browser, with implementations of its own: the origin of the seed, every draw of
 * chance, and the log from its first to its last line (docs/formats.md §5 and §8). Loaded for verification
 * only. That each action is legal is what the engine has checked when it made the film.
 */

import { Keystream } from "../chance.js";
import { commitmentOf, seedOf } from "../fair.js";

/**
 * @typedef {import("./film.js").FilmData} FilmData
 * @typedef {"" | "commitment" | "seed" | "draw" | "line" | "order" | "time" | "end" | "other" | "rules"}
 *   Fault
 * @typedef {{fault: Fault, line: number, players: number, draws: number, entries: number, hasOrigin: boolean,
 *   isRedrawn: boolean, isPrepared: boolean}} Proof `line` is where the fault is, 0 if it is in no line.
 * @typedef {{i: number, at_ms: number, seat: number}} Entry
 */

const GENERATOR = "blake2b-ctr-1";
/** How the generators of lessons are named: their outcomes are prepared. */
const PREPARED = /^lesson\b/;
const CHANCE = -1;

/** Where the seed comes from. @param {FilmData["head"]} head @returns {Fault} */
function originFault({ origin, seed }) {
  if (!origin) return "";
  const { secret, match, commitment, nonces } = origin;
  if (commitmentOf(secret, match) !== commitment) return "commitment";
  return seedOf(secret, match, nonces) === seed ? "" : "seed";
}

/**
 * The seed as text. As a number it may be larger than numbers are exact here, so the log is asked.
 * @param {FilmData["head"]} head @param {string} log
 */
function seedText({ seed }, log) {
  const written = typeof seed === "number" ? /"seed"\s*:\s*(-?\d+)/.exec(log.split("\n", 1)[0]) : null;
  return written?.[1] ?? String(seed);
}

/**
 * The number of the first log entry whose outcome is not what the seed yields; −1 if there is none.
 * @param {FilmData} film @param {string} seed
 */
function wrongDraw({ draws }, seed) {
  /** @type {Map<string, {stream: Keystream, position: number}>} */
  const streams = new Map();
  for (const [entry, name, below, least, end] of draws) {
    const known = streams.get(name) ?? { stream: new Keystream(seed, name), position: 0 };
    streams.set(name, known);
    const number = known.stream.draw(known.position, below);
    known.position += 1;
    if (number < BigInt(least) || number >= BigInt(end)) return entry;
  }
  return -1;
}

/**
 * The first line of a log that does not continue the one before it, or does not belong to the film.
 * @param {string} log @param {FilmData} film @param {string} key The key of the end, as it was published.
 * @returns {{fault: Fault, line: number}}
 */
function chainFault(log, film, key) {
  const lines = log.trimEnd().split("\n");
  const drawn = new Set(film.draws.map(([entry]) => entry));
  const { entries, end, head } = parsed(lines);
  if (!isSameHead(head, film.head)) return { fault: "other", line: 1 };
  let now = 0;
  for (const [number, entry] of entries.entries()) {
    const line = number + 2;
    if (!entry) return { fault: "line", line };
    if (entry.i !== number) return { fault: "order", line };
    if (entry.at_ms < now) return { fault: "time", line };
    if ((entry.seat === CHANCE) !== drawn.has(number)) return { fault: "draw", line };
    now = entry.at_ms;
  }
  const isWhole = entries.length === film.verdict.actions && end === film.verdict.key && end === key;
  return isWhole ? { fault: "", line: 0 } : { fault: "end", line: lines.length };
}

/**
 * A value as text, whatever the order of its fields.
 * @param {unknown} value @returns {string}
 */
const ordered = (value) =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * Whether the film was made from this first line. Fields that say what is usual may be left out of the film.
 * @param {unknown} written @param {FilmData["head"]} head
 */
const isSameHead = (written, head) =>
  Object.entries(head).every(
    ([name, value]) =>
      ordered(/** @type {Record<string, unknown> | null} */ (written)?.[name]) === ordered(value),
  );

/** @param {string[]} lines @returns {{head: unknown, entries: (Entry | null)[], end: string}} */
function parsed(lines) {
  const [head, ...rest] = lines.map((line) => {
    try {
      return JSON.parse(line);
    } catch {
      return null;
    }
  });
  const end = typeof rest.at(-1)?.end === "string" ? rest.pop().end : "";
  return { head, entries: rest, end };
}

/**
 * @param {FilmData} film @param {string} log @param {string} [key] The key of the end that the server has
 *   published; left out for a file.
 * @returns {Proof}
 */
export function prove(film, log, key = film.verdict.key) {
  const { head, verdict } = film;
  const isRedrawn = head.chance === GENERATOR;
  const proof = {
    line: 0,
    players: (head.origin?.nonces ?? []).filter(Boolean).length,
    draws: film.draws.length,
    entries: verdict.actions,
    hasOrigin: Boolean(head.origin),
    isRedrawn,
    isPrepared: PREPARED.test(head.chance ?? ""),
  };
  const origin = originFault(head);
  if (origin) return { ...proof, fault: origin };
  const chain = chainFault(log, film, key);
  if (chain.fault) return { ...proof, ...chain };
  const wrong = isRedrawn ? wrongDraw(film, seedText(head, log)) : -1;
  if (wrong >= 0) return { ...proof, fault: "draw", line: wrong + 2 };
  if (!verdict.fair) return { ...proof, fault: "draw" };
  return { ...proof, fault: verdict.same_rules ? "" : "rules" };
}
