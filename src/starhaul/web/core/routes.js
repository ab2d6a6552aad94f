/** Where in the client one is, from the part of the address behind the `#`, which no server sees. */

import { signal } from "../lib.js";

/** @typedef {{page: "front"} | {page: "table", table: string, token: string} | {page: "match", match: string}} Route */

/** @param {string} hash @returns {Route} */
export function routeOf(hash) {
  const [, page, one, two] = hash.replace(/^#/, "").split("/");
  if (page === "table" && one) return { page, table: one, token: two ?? "" };
  if (page === "match" && one) return { page, match: one };
  return { page: "front" };
}

export const route = signal(routeOf(location.hash));
addEventListener("hashchange", () => (route.value = routeOf(location.hash)));

/** @param {string} table @param {string} [token] */
export const tableLink = (table, token = "") => `#/table/${table}${token ? `/${token}` : ""}`;

/** A link as one sends it to friends. @param {string} table @param {string} token */
export const fullLink = (table, token) => new URL(tableLink(table, token), document.baseURI).href;

/** @param {string} hash */
export function go(hash) {
  location.hash = hash;
}
