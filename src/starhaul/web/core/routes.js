/** The route within the client, from the fragment of the address, which is never sent to a server. */

import { signal } from "../lib.js";

/**
 * `token` is that of a seat or of the spectators' link, `invite` that of the table.
 * @typedef {{page: "table", table: string, token: string, invite: string}} TableRoute
 * @typedef {{page: "front"} | TableRoute | {page: "match", match: string}} Route
 */

/** @param {string} hash @returns {Route} */
export function routeOf(hash) {
  const [, page, one, two] = hash.replace(/^#/, "").split("/");
  if (page === "table" && one) return { page, table: one, token: two ?? "", invite: "" };
  if (page === "join" && one) return { page: "table", table: one, token: "", invite: two ?? "" };
  if (page === "match" && one) return { page, match: one };
  return { page: "front" };
}

export const route = signal(routeOf(location.hash));
addEventListener("hashchange", () => (route.value = routeOf(location.hash)));

/** @param {string} table @param {string} [token] */
export const tableLink = (table, token = "") => `#/table/${table}${token ? `/${token}` : ""}`;

/** The link for everybody: its visitors pick a seat or watch. @param {string} table @param {string} invite */
export const joinLink = (table, invite) => `#/join/${table}/${invite}`;

/** A complete link that can be sent to others. @param {string} link @param {string} [base] */
export const fullLink = (link, base = document.baseURI) => new URL(link, base).href;

/** @param {string} hash */
export function go(hash) {
  location.hash = hash;
}

/** Replace the address without adding a step to the history. @param {string} hash */
export function replace(hash) {
  history.replaceState(null, "", hash);
  route.value = routeOf(hash);
}

/**
 * Parses a link: the whole address, its fragment, or just the ID of a table.
 * @param {string} text
 * @returns {{table: string, token: string, invite: string} | null}
 */
export function placeOf(text) {
  const inside = text.trim().replace(/^.*#/, "");
  const found = /^\/?(?:(table|join)\/)?([0-9a-f]{8,64})(?:\/([\w-]{8,128}))?\/?$/i.exec(inside);
  if (!found) return null;
  const [, page, table, token = ""] = found;
  return {
    table: table.toLowerCase(),
    token: page === "join" ? "" : token,
    invite: page === "join" ? token : "",
  };
}

/**
 * The table code in user input, if it is one: six letters, with or without a gap.
 * @param {string} text
 */
export function codeIn(text) {
  const letters = text.trim().replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z]{6}$/.test(letters) ? letters : "";
}
