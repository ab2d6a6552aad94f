/** What a ship is weak in, for people who finish it: hints, not refusals. No DOM. */

const CANNONS = ["cannon", "double_cannon"];
const POWERED = ["double_cannon", "double_engine", "shield"];
const HOLDS = ["cargo", "special_cargo"];
/** A ship with more open connectors is struck by small meteors all the time. */
const MANY_OPEN = 5;
/** A ship with a smaller share of its cells built is small. */
const SMALL = 0.6;
/** Nobody reads more than a few. */
const MOST_HINTS = 3;

const ENGINES = ["engine", "double_engine"];
/** How much of a ship must be built before somebody is told what it lacks, as a share of its cells. */
const LACKS = /** @type {[name: string, share: number, isMissing: (kinds: string[]) => boolean][]} */ ([
  ["engine", 0.15, (kinds) => !isAmong(kinds, ENGINES)],
  ["cannon", 0.3, (kinds) => !isAmong(kinds, CANNONS)],
  ["power", 0.4, (kinds) => isAmong(kinds, POWERED) && !isAmong(kinds, ["battery"])],
]);

/** @param {string[]} kinds @param {string[]} wanted */
const isAmong = (kinds, wanted) => kinds.some((kind) => wanted.includes(kind));

/**
 * What a ship being built needs most urgently: `engine`, `cannon` or `power`; empty if nothing, and as long
 * as it is too early to say so.
 * @param {string[]} kinds The kinds of its tiles. @param {number} cells How many can be built on.
 */
export function lackOf(kinds, cells) {
  const built = kinds.length / cells;
  return LACKS.find(([, share, isMissing]) => built >= share && isMissing(kinds))?.[0] ?? "";
}

/**
 * The weaknesses in order of importance, as text keys with their arguments.
 * @param {{kinds: string[], open: number, cells: number}} ship The kinds of its tiles, its open connectors,
 *   and how many cells can be built on.
 * @returns {[key: string, facts: {number: number}][]}
 */
export function weaknessesOf({ kinds, open, cells }) {
  const has = (/** @type {string[]} */ wanted) => isAmong(kinds, wanted);
  const found = /** @type {[string, boolean, number][]} */ ([
    ["no-cannon", !has(CANNONS), 0],
    ["no-power", has(POWERED) && !has(["battery"]), 0],
    ["small", kinds.length < SMALL * cells, cells - kinds.length],
    ["open", open > MANY_OPEN, open],
    ["no-hold", !has(HOLDS), 0],
  ]);
  return found
    .filter(([, isWeak]) => isWeak)
    .slice(0, MOST_HINTS)
    .map(([name, , number]) => [`coach-weak-${name}`, { number }]);
}
