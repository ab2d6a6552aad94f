/**
 * Requests of the operator page. The token comes from the fragment of the address, which is never sent to a
 * server and removed at once, or from the form; it is kept until the tab is closed.
 */

import { load, Refusal } from "../core/api.js";
import { signal } from "../lib.js";

const KEY = "starhaul-operator";

/**
 * @typedef {{table: string, game: string, phase: string, seats: number, people: number, bots: number,
 *   connected: number, spectators: number, age_s: number | null, idle_s: number, lesson: string}} TableRow
 * @typedef {{network: string, made_at: number, until: number | null, reason: string}} BanRow
 * @typedef {{version: string, up_s: number, tables: number, matches: Record<string, number>, people: number,
 *   spectators: number, bots: number, bans: number, database_bytes: number, queue: number, trouble: string,
 *   notice: string, closes_at: number | null}} Stats
 * @typedef {{tables: TableRow[]}} TablesAnswer
 * @typedef {{bans: BanRow[]}} BansAnswer
 * @typedef {{is: "done", code: string, facts: Record<string, string | number>}} Done
 */

function fromAddress() {
  const given = location.hash.slice(1);
  if (given) history.replaceState(null, "", location.pathname);
  return given;
}

function kept() {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export const token = signal(fromAddress() || kept());

/** @param {string} given */
export function use(given) {
  token.value = given;
  try {
    if (given) sessionStorage.setItem(KEY, given);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Known until the page is closed.
  }
}

/**
 * Ask the server; rejects with a `Refusal`. A wrong token is forgotten.
 * @template A @param {object} request
 * @returns {Promise<A>} The answer; the caller knows its type.
 */
export async function ask(request) {
  try {
    const answer = await load("api/admin", {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token.peek()}` },
      body: JSON.stringify(request),
    });
    return await answer.json();
  } catch (why) {
    if (why instanceof Refusal && why.code === "token") use("");
    throw why;
  }
}
