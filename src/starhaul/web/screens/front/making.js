/** Creating tables and joining them. */

import { post, Refusal } from "../../core/api.js";
import { defaultGame } from "../../core/games.js";
import { deviceName, rememberSeat } from "../../core/ownseats.js";
import { refusalText } from "../../core/refusals.js";
import { go, joinLink, tableLink } from "../../core/routes.js";
import { settings } from "../../core/settings.js";
import { plan } from "./arrivals.js";

/**
 * @typedef {object} Wanted
 * @property {string} game
 * @property {Partial<import("../../types.d.ts").Config>} [config]
 * @property {string} [lesson] Brings its own configuration.
 * @property {boolean} [is_listed]
 * @property {string[]} [bots]
 * @property {boolean} [coach]
 * @property {boolean} [ready]
 * @property {import("./arrivals.js").Plan["options"]} [options]
 */

/** @typedef {import("../../types.d.ts").SeatLink} SeatLink */

/** An invalid name is left out: it can be set at the table. */
const ownName = () => settings.peek().name.trim().slice(0, 24);

/** Create a table and go there. Returns its ID. @param {Wanted} wanted @returns {Promise<string>} */
export async function makeTable({ game, config = {}, lesson = "", is_listed = false, ...rest }) {
  /** @type {SeatLink} */
  const made = await post("api/tables", { game, config, lesson, name: ownName(), is_listed });
  plan(made.table, rest);
  rememberSeat({ ...made, game });
  go(tableLink(made.table));
  return made.table;
}

/**
 * Take a seat at a listed table, or at one whose link is known. Returns the token of the seat.
 * @param {string} table @param {{token?: string, seat?: number}} [how] @returns {Promise<string>}
 */
export async function takeSeat(table, how = {}) {
  /** @type {SeatLink} */
  const made = await post(`api/tables/${table}/join`, { name: ownName(), device: deviceName(), ...how });
  return made.token;
}

/**
 * The same from the home page, at a listed table.
 * @param {string} table @param {string} [game]
 */
export async function joinTable(table, game = defaultGame()) {
  rememberSeat({ table, token: await takeSeat(table), game });
  go(tableLink(table));
}

/** Go to the table with this code, to pick a seat there. @param {string} code */
export async function followCode(code) {
  /** @type {SeatLink} */
  const { table, token } = await post("api/codes", { code });
  go(joinLink(table, token));
}

/**
 * Run a request; if the server refuses it, pass the text of the refusal on.
 * @param {() => Promise<unknown>} act @param {(words: string) => void} onRefusal
 */
export async function trying(act, onRefusal) {
  try {
    await act();
  } catch (why) {
    if (!(why instanceof Refusal)) throw why;
    onRefusal(refusalText(why));
  }
}
