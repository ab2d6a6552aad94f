/** Counts the contents of a ship from the view. No DOM. */

import { LETTERS } from "../data.js";

/** The number of figures for a crew code: up to two humans, or one alien. @param {number} code */
const figures = (code) => (code > 2 ? 1 : code);

/**
 * @param {import("../../types.d.ts").trucker.SeatView} seat
 * @param {Record<string, number>} values What a cube of each colour is worth.
 */
export function tallyOf({ ship, credits, lost }, values) {
  const cubes = (ship.goods ?? []).flatMap(([, letters]) => [...letters]);
  const [low, high] = ship.cannons ?? [0, 0];
  return {
    engines: ship.engines ?? [0, 0],
    // Cannon strength is doubled.
    cannons: [low / 2, high / 2],
    crew: (ship.crew ?? []).reduce((sum, [, code]) => sum + figures(code), 0),
    batteries: (ship.batteries ?? []).reduce((sum, [, number]) => sum + number, 0),
    open: ship.open ?? 0,
    goods: cubes.length,
    worth: cubes.reduce((sum, letter) => sum + (values[LETTERS[letter]] ?? 0), 0),
    credits: credits ?? null,
    lost: lost ?? 0,
  };
}
