/** Names: seats of the match and persons of the table. Partners of a team swap seats during a match. */

import { botWords } from "../core/botnames.js";
import { t } from "../core/texts.js";
import { SEAT_COLOURS, seatName } from "../ui/parts.js";
import { boardData } from "./data.js";

/** @typedef {import("../core/session.js").Session} Session */

/**
 * @typedef {import("../types.d.ts").trucker.View & {hints?: import("../types.d.ts").trucker.Hints | null}}
 *   View
 */

/** The view on the screen. @param {Session} session @returns {View | null} */
export const shownView = (session) => /** @type {View | null} */ (session.director.shown.value?.view ?? null);

/** The current view. @param {Session} session @returns {View | null} */
export const latestView = (session) => /** @type {View | null} */ (session.latest.value?.view ?? null);

/** The person at a seat of the match. @param {Session} session @param {number} seat */
export const personAt = (session, seat) => latestView(session)?.seats[seat]?.player ?? seat;

/**
 * The name of a person. Several with the same name, such as bots of one kind, are numbered: otherwise a story
 * about two of them would read as if one did everything. The viewer is marked: nobody remembers which
 * colour is theirs.
 * @param {Session} session @param {number} person
 */
export function personName(session, person) {
  const seats = session.table.value?.seats ?? [];
  const name = seatName(seats[person], person);
  const alike = seats.map((_, i) => i).filter((i) => seatName(seats[i], i) === name);
  const distinct = alike.length > 1 ? `${name} ${alike.indexOf(person) + 1}` : name;
  return session.seat.value === person ? t("client-name-you", { name: distinct }) : distinct;
}

/** The bot that plays a seat; undefined for a person. @param {Session} session @param {number} seat */
export const botOf = (session, seat) => session.table.value?.seats[personAt(session, seat)]?.bot || undefined;

/** Whether a spectator follows the person at a seat. @param {Session} session @param {number} seat */
export const isFollowed = (session, seat) =>
  session.seat.value === null && session.watch.followed.value === personAt(session, seat);

/** @param {Session} session @param {number} seat */
export const nameOf = (session, seat) => personName(session, personAt(session, seat));

/** The name of a seat; of a bot with its kind. @param {Session} session @param {number} seat */
export function wordsOf(session, seat) {
  const bot = botOf(session, seat);
  return bot ? botWords(bot, personAt(session, seat)) : nameOf(session, seat);
}

/**
 * The number of the colour, 0 to 3. It belongs to the seat, whoever sits there (RUL-76).
 * @param {Session} session @param {number} seat
 */
export function colourNumber(session, seat) {
  const table = session.table.value;
  // The first colour, 0, is left out on the wire.
  return table?.seats[seat] ? (table.seats[seat].colour ?? 0) : seat;
}

/** @param {Session} session @param {number} seat */
export const colourOf = (session, seat) => SEAT_COLOURS[colourNumber(session, seat)];

/** Whether nobody gives up in this flight (LRN-09). @param {{ship_class: string}} view */
export const isLearningFlight = (view) => view.ship_class === "learning";

/** The configuration of the match; empty while it is not known. @param {Session} session */
export const configOf = (session) =>
  /** @type {Partial<import("../types.d.ts").trucker.Config>} */ (session.table.value?.config ?? {});

/**
 * The level of the flight: a table may fly any class on another level.
 * @param {Session} session @param {{ship_class: string}} view @returns {number}
 */
export const levelOf = (session, view) =>
  configOf(session).level ?? boardData(editionOf(session), view.ship_class).level;

/** The edition that is played. @param {Session} session @returns {string} */
export const editionOf = (session) => configOf(session).edition ?? "";
