/** What is agreed on before a race, as data. */

import { formOf } from "../core/games.js";

/**
 * @typedef {import("../types.d.ts").race.Config} Config
 * @typedef {string[][]} Colours Of each seat.
 */

/** The colours of ships, in the order in which owners are told. @returns {string[]} */
export const shipColours = () => /** @type {{colours: string[]}} */ (formOf("race").data).colours;

/** The colours of the seats there are. @param {Colours} colours @param {number} seats @returns {Colours} */
export const fittedColours = (colours, seats) =>
  Array.from({ length: seats }, (_, seat) => colours[seat] ?? []);

/**
 * Give a colour to a seat, or take it away again; each belongs to one seat at most.
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
 * What a file says, if it says that it is a track; whether it is a good one is the server's to say.
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
