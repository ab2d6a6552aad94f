/** The current threat: which one, against whom, along which line, and its outcome. No DOM. */

import { fieldOf } from "../../core/told.js";

/**
 * @typedef {import("../../core/told.js").Told} Told
 * @typedef {import("../data.js").BoardData} BoardData
 * @typedef {{event: Told}} Entry
 * @typedef {[number, number]} Point
 */

/**
 * @typedef {object} Threat
 * @property {string} what `meteor` or `shot`.
 * @property {string} size
 * @property {string} from
 * @property {number[]} dice
 * @property {number[]} targets The seats it threatens.
 * @property {Map<number, {key: string, cell: number | null}[]>} outcomes The outcome for each seat.
 * @property {boolean} isMissed Whether it misses everybody.
 * @property {boolean} isTurning Whether one more die is rolled.
 */

const OUTCOMES = new Set(["threat-missed", "meteor-bounced", "meteor-shot", "defended", "tile-hit"]);
const ENDS = new Set(["card-revealed", "launched", "round-ended", "round-began", "settled"]);
/** Events after which a threat is forgotten, unless somebody has still to decide about it. */
const MOVES_ON = new Set(["combat-line", "days-lost", "enemy-beaten", "gave-up"]);

/**
 * The latest threat; null if the story has moved on.
 * @param {readonly Entry[]} story @returns {Threat | null}
 */
export function threatOf(story) {
  const at = lastRoll(story);
  if (at < 0) return null;
  const { event } = story[at];
  if (event.key !== "threat-rolled") return null;
  const { what, size, from, dice, targets } = event.args;
  /** @type {Threat} */
  const threat = {
    what,
    size,
    from,
    dice,
    targets,
    outcomes: new Map(),
    isMissed: false,
    isTurning: false,
  };
  for (const { event } of story.slice(at + 1)) follow(threat, event);
  return threat;
}

/** @param {readonly Entry[]} story */
function lastRoll(story) {
  for (let i = story.length - 1; i >= 0; i--) {
    const { key } = story[i].event;
    if (key === "threat-rolled") return i;
    if (ENDS.has(key) || MOVES_ON.has(key)) return -1;
  }
  return -1;
}

/** @param {Threat} threat @param {Told} event */
function follow(threat, event) {
  const { key, args } = event;
  if (key === "threat-missed-all") threat.isMissed = true;
  if (key === "threat-turned") Object.assign(threat, { from: args.from, isTurning: true });
  const seat = fieldOf(event, "seat");
  if (!OUTCOMES.has(key) || seat === undefined) return;
  const outcome = { key, cell: fieldOf(event, "cell") ?? null };
  threat.outcomes.set(seat, [...(threat.outcomes.get(seat) ?? []), outcome]);
}

// --- where it flies ----------------------------------------------------------------------------------------

const SIDE = 100;
/** The direction of movement, by the side it comes from. @type {Record<string, Point>} */
const WAYS = { front: [0, 1], right: [-1, 0], rear: [0, -1], left: [1, 0] };
/** The distance from the centre of a tile at which a threat waits. */
const HOLD = 88;

/** @param {BoardData} board @param {number} cell @returns {Point} */
export const middleOf = (board, cell) => [
  board.corners[cell][0] + SIDE / 2,
  board.corners[cell][1] + SIDE / 2,
];

/**
 * @typedef {object} Course The way of a threat over one ship.
 * @property {number[]} cells
 * @property {Point} start A point outside the board.
 * @property {Point} hold A point in front of the tile in its way, or far behind the ship.
 * @property {Point} end A point behind the board.
 * @property {Point} way
 * @property {number | null} struck The cell in its way.
 */

/**
 * @param {BoardData} board @param {string} from @param {number[]} lane Its cells, in order.
 * @param {(cell: number) => boolean} isTaken Whether a tile lies there.
 * @returns {Course}
 */
export function courseOf(board, from, lane, isTaken) {
  const way = WAYS[from];
  const struck = lane.find(isTaken) ?? null;
  const first = middleOf(board, lane[0]);
  const last = middleOf(board, lane.at(-1) ?? lane[0]);
  const start = board.torus ? shift(first, way, -SIDE * 1.6) : shift(edge(board, first, way, -1), way, -SIDE);
  const end = board.torus ? shift(last, way, SIDE * 1.6) : shift(edge(board, last, way, 1), way, SIDE);
  const hold = struck === null ? end : within(board, shift(middleOf(board, struck), way, -HOLD));
  return { cells: lane, start, hold, end, way, struck };
}

/** @param {Point} point @param {Point} way @param {number} by @returns {Point} */
export const shift = ([x, y], [dx, dy], by) => [x + dx * by, y + dy * by];

/** Limited to the picture. @param {BoardData} board @param {Point} point @returns {Point} */
const within = (board, [x, y]) => [
  Math.min(board.width, Math.max(0, x)),
  Math.min(board.height, Math.max(0, y)),
];

/**
 * Where a line leaves the board.
 * @param {BoardData} board @param {Point} point @param {Point} way @param {1 | -1} sign @returns {Point}
 */
function edge(board, [x, y], [dx, dy], sign) {
  if (dx) return [dx * sign > 0 ? board.width : 0, y];
  return [x, dy * sign > 0 ? board.height : 0];
}
