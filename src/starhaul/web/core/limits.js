/** How long there is for a question, from the moment when it can be seen. */

import { optionsOf } from "./agreed.js";

/**
 * @typedef {import("./session.js").Session} Session
 * @typedef {`${"reveal" | "claim" | "repair" | "break" | "decision"}_seconds`} Seconds
 */

/** Which option of the table limits a question of a kind, and the usual seconds.
 * @type {Record<string, [option: Seconds, usual: number]>} */
const LIMITS = {
  reveal: ["reveal_seconds", 12],
  claim: ["claim_seconds", 10],
  repair: ["repair_seconds", 60],
  inspect: ["repair_seconds", 60],
  break: ["break_seconds", 60],
};

/** The same for all other kinds. @type {[Seconds, number]} */
const OTHERWISE = ["decision_seconds", 60];

/**
 * In milliseconds.
 * @param {Session} session @param {string} [kind] Of the question; that of the open one unless it is said.
 */
export function limitOf(session, kind = session.latest.value?.asked?.[0]?.kind ?? "") {
  const options = optionsOf(session.table.value);
  const [option, usual] = LIMITS[kind] ?? OTHERWISE;
  return 1000 * ((options[option] ?? usual) || 60);
}
