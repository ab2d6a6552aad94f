/** Counting what is aboard, from the view alone. No page needed. */

import { LETTERS } from "../facts.js";

/** Of a crew code: two humans at most, or one alien. @param {number} code */
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
    // Cannons are counted in halves.
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
