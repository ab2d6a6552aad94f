/** Static data of the track and the cards, as sent by the server (`plugins/race/browser.py`). */

import { gameData } from "../core/gamedata.js";

/**
 * @typedef {{x: number, y: number, degrees: number, outline: string, sides: string[], faces: string[]}} Space
 * @typedef {{first: number, last: number, retreat_to: number, evade_to: number}} Hole
 * @typedef {{svg: string, width: number, height: number, half: number, inner: number, planet_shift: number,
 *   spaces: Space[], holes: Hole[]}} Track
 * @typedef {[name: string, index: number, face: string]} ShipAt
 */

export const COLOURS = /** @type {const} */ (["red", "green", "black", "yellow"]);
export const BONUS = /** @type {const} */ ([
  "experienced_pilot",
  "light_speed",
  "acceleration",
  "evasive_manoeuvre",
  "tow_hook",
]);
/** The letters on the plates of the spaces (`race/draw/emblems.py`). @type {Record<string, string>} */
export const LETTERS = {
  start: "S",
  normal: "N",
  bonus: "B",
  hyperspace: "H",
  asteroid: "A",
  black_hole: "O",
  finish: "F",
};

/**
 * @returns {{track: Track, digit_at: Record<string, number>, jokers: boolean, paces: Record<string, number>,
 *   space_ms: number, colours: string[], owners: number[]}}
 */
export const data = () => gameData.value.race;

/**
 * Where a ship that stops on a space comes to rest: behind the black hole, if it is in one.
 * @param {Track} track @param {number} index
 */
export const restOf = (track, index) =>
  track.holes.find(({ first, last }) => first <= index && index <= last)?.retreat_to ?? index;

/** The colour of a movement card such as `red-3-a`, or of a ship such as `red-2`. @param {string} name */
export const colourOf = (name) => name.split("-")[0];

/** The number of a movement card or a ship. @param {string} name */
export const numberOf = (name) => Number(name.split("-")[1]);

/** Whether this is the name of a movement card; bonus cards are named by their type. @param {string} name */
export const isMovement = (name) => /^[a-z]+-\d-[a-z]$/.test(name);
