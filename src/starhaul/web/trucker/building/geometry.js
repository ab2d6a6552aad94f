/**
 * Geometry of a board: cells at a point, neighbouring cells, cells before muzzles; and places in the pool.
 */

import { SIDE } from "../data.js";

/** @typedef {import("../data.js").BoardData} BoardData */

/** How far beside a cell a drop still counts, because fingers are not exact. */
const SLACK = 22;

/**
 * The cell at a point of the board, or one very close to it; null for none.
 * @param {BoardData} board @param {number[]} cells @param {number} x @param {number} y
 */
export function cellAt(board, cells, x, y) {
  let best = null;
  let least = SLACK;
  for (const cell of cells) {
    const [left, top] = board.corners[cell];
    const away = Math.max(left - x, x - left - SIDE, top - y, y - top - SIDE, 0);
    if (away === 0) return cell;
    if (away < least) [best, least] = [cell, away];
  }
  return best;
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/**
 * The next cell in a direction (0 front, 1 right, 2 rear, 3 left): straight ahead if possible, else the
 * nearest to that; the same cell if there is none.
 * @param {BoardData} board @param {number[]} cells @param {number} from @param {number} direction
 */
export function nextCell(board, cells, from, direction) {
  const [x, y] = board.corners[from];
  const [dx, dy] = STEPS[direction];
  let best = from;
  let least = Infinity;
  for (const cell of cells) {
    const along = (board.corners[cell][0] - x) * dx + (board.corners[cell][1] - y) * dy;
    const aside = Math.abs((board.corners[cell][0] - x) * dy) + Math.abs((board.corners[cell][1] - y) * dx);
    const cost = along + 3 * aside;
    if (along > SIDE / 2 && cost < least) [best, least] = [cell, cost];
  }
  return best;
}

/**
 * The cell nearest to the middle of the board, where a cursor begins.
 * @param {BoardData} board @param {number[]} cells
 */
export function middleCell(board, cells) {
  const away = (/** @type {number} */ cell) =>
    Math.hypot(
      board.corners[cell][0] + SIDE / 2 - board.width / 2,
      board.corners[cell][1] + SIDE / 2 - board.height / 2,
    );
  return cells.reduce((best, cell) => (away(cell) < away(best) ? cell : best), cells[0]);
}

/**
 * The side of a tile that must stay free: that of a muzzle or an exhaust; null for other tiles.
 * @param {string} kind @param {number} turn
 */
export function freeSide(kind, turn) {
  if (kind.endsWith("cannon")) return turn;
  return kind.endsWith("engine") ? (turn + 2) % 4 : null;
}

/**
 * The places of face-up tiles: a tile keeps its place while others come and go. Removed tiles leave a gap;
 * new ones fill the first gap.
 * @param {(number | null)[]} places The tile at each position so far.
 * @param {number[]} tiles The tiles that are there now.
 * @returns {(number | null)[]}
 */
export function settled(places, tiles) {
  const there = new Set(tiles);
  const next = places.map((tile) => (tile !== null && there.has(tile) ? tile : null));
  const known = new Set(next);
  let gap = 0;
  for (const tile of tiles) {
    if (known.has(tile)) continue;
    while (gap < next.length && next[gap] !== null) gap += 1;
    next[gap] = tile;
    known.add(tile);
  }
  while (next.length && next.at(-1) === null) next.pop();
  return next;
}
