/** Making tables and sitting down at them. */

import { post, Refusal } from "../../core/api.js";
import { refusalText } from "../../core/refusals.js";
import { go, tableLink } from "../../core/routes.js";
import { settings } from "../../core/settings.js";
import { plan } from "./arrivals.js";

/**
 * @typedef {object} Wanted
 * @property {string} game
 * @property {any} config
 * @property {boolean} [is_listed]
 * @property {string[]} [bots]
 * @property {boolean} [ready]
 * @property {{is_rated?: boolean, stand_in?: string}} [options]
 */

/** A name that cannot be is left out: it can be given at the table. */
const ownName = () => settings.peek().name.trim().slice(0, 24);

/** Make a table and go there. @param {Wanted} wanted */
export async function makeTable({ game, config, is_listed = false, ...rest }) {
  const made = await post("api/tables", { game, config, name: ownName(), is_listed });
  plan(made.table, rest);
  go(tableLink(made.table, made.token));
}

/** Sit down at a table that is open to everybody. @param {string} table */
export async function joinTable(table) {
  const made = await post(`api/tables/${table}/join`, { name: ownName() });
  go(tableLink(made.table, made.token));
}

/** Do something that the server may refuse; then its words are handed on. @param {() => Promise<void>} act @param {(words: string) => void} onRefusal */
export async function trying(act, onRefusal) {
  try {
    await act();
  } catch (why) {
    if (!(why instanceof Refusal)) throw why;
    onRefusal(refusalText(why));
  }
}
