/** The time limit of a question, from the moment it becomes visible. */

import { optionsOf } from "./agreed.js";
import { formOf, infoOf } from "./games.js";

/** @typedef {import("./session.js").Session} Session */

/** Shown for a question without a time limit. */
const UNLIMITED = 60;

/**
 * The time limit in milliseconds.
 * @param {Session} session @param {string} [kind] The kind of question; by default that of the open one.
 */
export function limitOf(session, kind = session.latest.value?.asked?.[0]?.kind ?? "") {
  const table = session.table.value;
  if (!table) return 1000 * UNLIMITED;
  const { limits, usual_limit } = infoOf(table.game);
  const option = limits[kind] ?? usual_limit;
  const usual = formOf(table.game).fields.find(({ name }) => name === option)?.default;
  const chosen = /** @type {Record<string, unknown>} */ (optionsOf(table))[option];
  return 1000 * (Number(chosen ?? usual ?? 0) || UNLIMITED);
}
