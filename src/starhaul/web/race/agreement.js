/** The configuration of a race, as data. */

import { formOf } from "../core/games.js";

/**
 * @typedef {import("../types.d.ts").race.Config} Config
 * @typedef {string[][]} Colours Of each seat.
 */

/** The colours of ships, in the order of the configuration. @returns {string[]} */
export const shipColours = () => /** @type {{colours: string[]}} */ (formOf("race").data).colours;

/**
 * The chosen colours, limited to the existing seats.
 * @param {Colours} colours @param {number} seats @returns {Colours}
 */
export const fittedColours = (colours, seats) =>
  Array.from({ length: seats }, (_, seat) => colours[seat] ?? []);

/**
 * Assign a colour to a seat, or remove it; each colour belongs to at most one seat.
 * @param {Colours} colours @param {number} seats @param {number} seat @param {string} colour
 * @returns {Colours}
 */
export function withColour(colours, seats, seat, colour) {
  const had = colours[seat]?.includes(colour);
  return fittedColours(colours, seats).map((ones, other) => {
    const without = ones.filter((one) => one !== colour);
    return other === seat && !had ? [...without, colour] : without;
  });
}

/**
 * The content of a file if it looks like a track; the server validates it.
 * @param {string} text
 */
export function trackIn(text) {
  try {
    const found = JSON.parse(text);
    return found?.format === "team-race-board/1" ? found : null;
  } catch {
    return null;
  }
}
