/** The route within the client, from the fragment of the address, which is never sent to a server. */

import { signal } from "../lib.js";
import { enter, leadsTo } from "./sharedlinks.js";

/**
 * `moment` is the number of log entries after which a replay is shown, `eye` its point of view; both may be
 * empty. `token` is that of a seat or of the spectators' link, `invite` that of the table.
 * @typedef {{page: "table", table: string, token: string, invite: string, follow?: string}} TableRoute
 * @typedef {{page: "watch", table: string, token: string, query: string}} WatchRoute The commentator view,
 *   with its settings in `query`.
 * @typedef {{page: "match", match: string, moment: string, eye: string}} MatchRoute
 * @typedef {{page: "story", match: string}} StoryRoute
 * @typedef {{page: "rules", at: string}} RulesRoute `at` is a rule or a chapter; empty: the first page.
 * @typedef {{page: "clinic", exercise: string}} ClinicRoute
 * @typedef {{page: "special", name: string}} SpecialRoute
 * @typedef {{page: "next", game: string}} NextRoute `game` is empty for the default game.
 * @typedef {{page: "front" | "replay" | "matches"} | TableRoute | WatchRoute | MatchRoute | StoryRoute
 *   | RulesRoute | ClinicRoute | SpecialRoute | NextRoute} Route
 */

/** @param {string} table @param {string} token @param {string} query @returns {Route} */
function tableRoute(table, token, query) {
  const follow = new URLSearchParams(query).get("follow");
  return { page: "table", table, token, invite: "", ...(follow && { follow }) };
}

/** @param {string} match @param {string} moment @param {string} eye @returns {Route} */
const matchRoute = (match, moment, eye) =>
  moment === "story" ? { page: "story", match } : { page: "match", match, moment, eye };

/** @type {Record<string, (one: string, two: string, three: string, query: string) => Route | "">} */
const ROUTES = {
  table: (one, two, _, query) => one && tableRoute(one, two, query),
  watch: (one, two, _, query) => one && { page: "watch", table: one, token: two, query },
  join: (one, two) => one && { page: "table", table: one, token: "", invite: two },
  match: (one, two, three) => one && matchRoute(one, two, three),
  replay: () => ({ page: "replay" }),
  matches: () => ({ page: "matches" }),
  rules: (one) => ({ page: "rules", at: one }),
  clinic: (one) => ({ page: "clinic", exercise: one }),
  special: (one) => one && { page: "special", name: one },
  next: (one) => ({ page: "next", game: one }),
};

/** @param {string} hash @returns {Route} */
export function routeOf(hash) {
  const [path, query = ""] = hash.replace(/^#/, "").split("?");
  const [, page = "", one = "", two = "", three = ""] = path.split("/");
  const made = Object.hasOwn(ROUTES, page) && ROUTES[page](one, two, three, query);
  return made || { page: "front" };
}

enter();
export const route = signal(routeOf(location.hash));
addEventListener("hashchange", () => (route.value = routeOf(location.hash)));

/** @param {string} table @param {string} [token] */
export const tableLink = (table, token = "") => `#/table/${table}${token ? `/${token}` : ""}`;

/** The link of a listed table that follows a person. @param {string} table @param {number} person */
export const followLink = (table, person) => `#/table/${table}?follow=${person}`;

/**
 * The commentator view of a table.
 * @param {string} table @param {string} [token] Of the spectators' link. @param {string} [query]
 */
export const watchLink = (table, token = "", query = "") =>
  `#/watch/${table}${token ? `/${token}` : ""}${query ? `?${query}` : ""}`;

/** The link for everybody: its visitors pick a seat or watch. @param {string} table @param {string} invite */
export const joinLink = (table, invite) => `#/join/${table}/${invite}`;

/**
 * The link of a match, or of a moment in it as somebody saw it.
 * @param {string} match @param {number} [moment] @param {string} [eye]
 */
export const momentLink = (match, moment, eye) =>
  `#/match/${match}${moment === undefined ? "" : `/${moment}${eye ? `/${eye}` : ""}`}`;

/** The story of a match. @param {string} match */
export const storyLink = (match) => `#/match/${match}/story`;

/** The ship clinic, or one of its exercises. @param {string} [exercise] */
export const clinicLink = (exercise = "") => `#/clinic${exercise ? `/${exercise}` : ""}`;

/** The rule book, opened at a rule. @param {string} rule */
export const ruleLink = (rule) => `#/rules/${rule}`;

/** What is special in one way to play. @param {string} name */
export const specialLink = (name) => `#/special/${name}`;

/** The card about the flight that is suggested next. @param {string} game */
export const nextLink = (game) => `#/next/${game}`;

/** @param {string} hash */
export function go(hash) {
  location.hash = hash;
}

/** Replace the address without adding a step to the history. @param {string} hash */
export function replace(hash) {
  history.replaceState(null, "", hash);
  route.value = routeOf(hash);
}

/** The fragment of a link, however it was shared. @param {string} text */
function fragmentIn(text) {
  const shared = /^(?:https?:\/\/[^/]+)?([^?#]*)(?:\?[^#]*)?(#.*)?$/i.exec(text);
  const place = shared && leadsTo(shared[1], shared[2] ?? "");
  return place ? place.hash : text;
}

/**
 * Parses a link: the whole address, its fragment, or just the ID of a table.
 * @param {string} text
 * @returns {{table: string, token: string, invite: string} | null}
 */
export function placeOf(text) {
  const inside = fragmentIn(text.trim()).replace(/^.*#/, "");
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
