/** Who is who: seats of the match, persons of the table. Partners of a team change seats in the course of a match. */

import { SEAT_COLOURS, seatName } from "../ui/parts.js";

/** @typedef {import("../core/session.js").Session} Session */

/** @typedef {import("../types.d.ts").trucker.View & {hints?: import("../types.d.ts").trucker.Hints | null}} View */

/** The view on the screen. @param {Session} session @returns {View | null} */
export const shownView = (session) => /** @type {any} */ (session.director.shown.value?.view ?? null);

/** The view as it is now. @param {Session} session @returns {View | null} */
export const latestView = (session) => /** @type {any} */ (session.latest.value?.view ?? null);

/** Which person sits at a seat of the match. @param {Session} session @param {number} seat */
const personAt = (session, seat) => latestView(session)?.seats[seat]?.player ?? seat;

/** @param {Session} session @param {number} seat */
export function nameOf(session, seat) {
  const person = personAt(session, seat);
  return seatName(session.table.value?.seats[person], person);
}

/** The number of the colour, 0 to 3. @param {Session} session @param {number} seat */
export function colourNumber(session, seat) {
  return session.table.value?.seats[personAt(session, seat)]?.colour ?? seat;
}

/** @param {Session} session @param {number} seat */
export const colourOf = (session, seat) => SEAT_COLOURS[colourNumber(session, seat)];

/** The edition that is played. @param {Session} session @returns {string} */
export const editionOf = (session) => /** @type {any} */ (session.table.value?.config).edition;
