/** Moving cubes between holds and dock. The server decides which arrangements are legal. */

import { DEAREST_FIRST, LETTER_OF, LETTERS } from "../data.js";

/**
 * @typedef {{cell: number, room: number, takes: string, goods: string}} Hold Goods as letters R Y G B;
 *   `takes` are those that may lie there.
 */
/** @typedef {{holds: Hold[], dock: string}} Freight The dock has what stays behind. */
/**
 * @typedef {{from: number | null, at: number}} Grip A cube: where it lies (null: on the dock), and which one
 *   there.
 */

/** @param {string} letters */
const sorted = (letters) =>
  [...letters].sort((a, b) => DEAREST_FIRST.indexOf(a) - DEAREST_FIRST.indexOf(b)).join("");

/** @param {string} letters @param {number} at */
const without = (letters, at) => letters.slice(0, at) + letters.slice(at + 1);

/** Colours as letters. @param {string[]} colours */
export const letters = (colours) => colours.map((colour) => LETTER_OF[colour]).join("");

/** Letters as colours. @param {string} goods */
export const colours = (goods) => [...goods].map((letter) => LETTERS[letter]);

/**
 * The arrangement before loading.
 * @param {Hold[]} holds @param {string[]} offered @returns {Freight}
 */
export const before = (holds, offered) => ({ holds, dock: sorted(letters(offered)) });

/**
 * The arrangement that an answer describes; cubes it does not mention stay on the dock.
 * @param {Freight} start @param {{holds: [number, string[]][]}} action @returns {Freight}
 */
export function arranged(start, action) {
  const loads = new Map(action.holds.map(([cell, goods]) => [cell, letters(goods)]));
  const holds = start.holds.map((hold) => ({ ...hold, goods: loads.get(hold.cell) ?? "" }));
  let dock = start.dock + start.holds.map((hold) => hold.goods).join("");
  for (const letter of holds.map((hold) => hold.goods).join("")) dock = without(dock, dock.indexOf(letter));
  return { holds, dock: sorted(dock) };
}

/** @param {Freight} freight @param {Grip} grip */
export const cubeAt = (freight, grip) =>
  (grip.from === null ? freight.dock : (freight.holds.find((hold) => hold.cell === grip.from)?.goods ?? ""))[
    grip.at
  ] ?? "";

/**
 * Move a cube to a hold, or to the dock (null). If the hold is full, its last cube is swapped.
 * @param {Freight} freight @param {Grip} grip @param {number | null} to @returns {Freight}
 */
export function moveCube(freight, grip, to) {
  const cube = cubeAt(freight, grip);
  const target = freight.holds.find((hold) => hold.cell === to);
  if (!cube || grip.from === to || (to !== null && !target)) return freight;
  const swapped = target && target.goods.length >= target.room ? target.goods.slice(-1) : "";
  const holds = freight.holds.map((hold) => {
    if (hold.cell === to)
      return { ...hold, goods: hold.goods.slice(0, hold.goods.length - swapped.length) + cube };
    if (hold.cell === grip.from) return { ...hold, goods: without(hold.goods, grip.at) + swapped };
    return hold;
  });
  let dock = grip.from === null ? without(freight.dock, grip.at) + swapped : freight.dock;
  if (to === null) dock += cube;
  return { holds, dock: sorted(dock) };
}

/**
 * The cube selected by a tap on a hold: the first, then the next, then none.
 * @param {Hold} hold @param {Grip | null} grip @returns {Grip | null}
 */
export function nextGrip(hold, grip) {
  const at = grip && grip.from === hold.cell ? grip.at + 1 : 0;
  return at < hold.goods.length ? { from: hold.cell, at } : null;
}

/** @param {Freight} freight @returns {import("../../types.d.ts").trucker.Load} */
export const loadAction = (freight) => ({
  do: "load",
  holds: freight.holds.filter((hold) => hold.goods).map((hold) => [hold.cell, colours(sorted(hold.goods))]),
});

/** @param {Freight} one @param {Freight} other */
export const isAlike = (one, other) => JSON.stringify(loadAction(one)) === JSON.stringify(loadAction(other));
