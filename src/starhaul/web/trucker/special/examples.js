/** Examples for the pictures, found in the data of the game. No DOM. */

import { boardData, data, turned } from "../data.js";

/**
 * @typedef {import("../data.js").BoardData} BoardData
 * @typedef {[cell: number, tile: number, turn: number]} Laid
 */

const RIGHT = 1;
const LEFT = 3;
const DOUBLE = 2;

/**
 * A tile of a kind, rotated so that it has this connector at this side.
 * @param {string} edition @param {string} kind @param {number} side @param {number} connector
 * @returns {[number, number] | null}
 */
function tileWith(edition, kind, side, connector) {
  for (const [number, tile] of data().editions[edition].tiles.entries()) {
    if (tile?.kind !== kind) continue;
    const turn = [0, 1, 2, 3].find((by) => turned(tile, by)[side] === connector);
    if (turn !== undefined) return [number, turn];
  }
  return null;
}

/** The first tile of a kind. @param {string} edition @param {string} kind */
const tileOf = (edition, kind) =>
  data().editions[edition].tiles.findIndex(
    (/** @type {{kind: string} | null} */ tile) => tile?.kind === kind,
  );

/**
 * Two neighbouring tiles that illustrate it: across the crack, or across the edge.
 * @param {string} edition @param {string} name @returns {Laid[]}
 */
export function exampleOn(edition, name) {
  const board = boardData(edition, name);
  const starts = board.torus
    ? board.zone.filter((cell) => board.places[cell][0] === String(board.columns.at(-1)))
    : board.crack[RIGHT];
  const pairs = starts
    .map((cell) => [cell, board.neighbours[cell][RIGHT] ?? -1])
    .filter((pair) => pair.every((cell) => board.zone.includes(cell)));
  const one = tileWith(edition, "cabin", RIGHT, DOUBLE);
  const other = tileWith(edition, "cargo", LEFT, DOUBLE);
  const pair = pairs[Math.floor(pairs.length / 2)];
  return pair && one && other
    ? [
        [pair[0], ...one],
        [pair[1], ...other],
      ]
    : [];
}

/** The cells of a board that another one does not have. @param {BoardData} board @param {BoardData} other */
export const cellsBeyond = (board, other) => board.zone.filter((cell) => !other.zone.includes(cell));

/**
 * Cells that may be built on after these yard dice: a repeated number opens the double cells (LM-080).
 * @param {BoardData} board @param {number[]} dice
 */
export function openedBy(board, [first, second]) {
  const marks = second === undefined ? [first] : [first, second === first ? "D" : second];
  const opened = Object.keys(board.marks).filter((cell) => marks.map(String).includes(board.marks[cell]));
  return [...board.zone, ...opened.map(Number)].sort((one, other) => one - other);
}

/**
 * Groups of cells that touch: the ships that the yard has room for.
 * @param {BoardData} board @param {number[]} cells @returns {number[][]}
 */
export function groupsOf(board, cells) {
  const left = new Set(cells);
  const groups = [];
  for (const cell of cells) {
    if (!left.delete(cell)) continue;
    const group = [cell];
    for (const here of group)
      for (const next of board.neighbours[here]) if (next !== null && left.delete(next)) group.push(next);
    groups.push(group.sort((one, other) => one - other));
  }
  return groups;
}

/**
 * A starting cabin with a cannon behind it that points to the rear, for the second edition.
 * @param {string} edition @param {BoardData} board @returns {Laid[]}
 */
export function rearCannon(edition, board) {
  const start = board.start ?? board.zone[0];
  const behind = board.neighbours[start][2] ?? start;
  return [
    [start, tileOf(edition, "starting_cabin"), 0],
    [behind, tileOf(edition, "cannon"), 2],
  ];
}
