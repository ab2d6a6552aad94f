/** Names in a race: seats, the colours they fly, and their teams. */

import { botName } from "../core/botnames.js";
import { t } from "../core/texts.js";
import { absenceOf } from "../ui/absence.js";
import { colourOf } from "./data.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {import("../types.d.ts").race.View} View
 */

/**
 * The current view; while a pause hides it, the last one shown.
 * @param {Session} session @returns {View | null}
 */
export const latestView = (session) =>
  /** @type {View | null} */ (session.latest.value?.view ?? session.director.shown.value?.view ?? null);

/**
 * The view on the screen. When a match begins, the end of the previous one is not a base for its story.
 * @param {Session} session @returns {View | null}
 */
export function shownView(session) {
  const shown = session.director.shown.value;
  const isOfNow = shown?.match === (session.latest.value?.match ?? shown?.match);
  return /** @type {View | null} */ ((isOfNow && shown?.view) || latestView(session));
}

/** The colours a seat flies, in words: “Red + Black”. @param {View} view @param {number} seat */
export const coloursText = (view, seat) =>
  view.seats[seat].colours.map((colour) => t(`race-seat-${colour}`)).join(" + ");

/**
 * The name of a seat in the story: people by name, bots by their colours, because there may be several of a
 * kind.
 * @param {Session} session @param {View} view @param {number} seat
 */
export function nameOf(session, view, seat) {
  const info = session.table.value?.seats[seat];
  return info && !info.bot && info.name ? info.name : coloursText(view, seat);
}

/**
 * The player in a seat; bots have names, too.
 * @param {Session} session @param {View} view @param {number} seat
 */
export function playerName(session, view, seat) {
  const info = session.table.value?.seats[seat];
  return info?.bot ? botName(info.bot, seat) : nameOf(session, view, seat);
}

/**
 * The ships of people who are away.
 * @param {Session} session @param {View} view @returns {ReadonlySet<string>}
 */
export function awayShips(session, view) {
  const away = view.seats.map((_, seat) => absenceOf(session, seat) !== null);
  return new Set(view.ships.map(([name]) => name).filter((name) => away[ownerOf(view, colourOf(name))]));
}

/** Who owns a colour. @param {View} view @param {string} colour */
export const ownerOf = (view, colour) => view.seats.findIndex(({ colours }) => colours.includes(colour));

/** Whether there are partners. @param {View} view */
export const hasTeams = (view) => new Set(view.seats.map(({ team }) => team)).size < view.seats.length;

/**
 * The relation of a colour to the viewer.
 * @param {View} view @param {string} colour @returns {"own" | "mate" | "rival"}
 */
export function sideOf(view, colour) {
  const owner = ownerOf(view, colour);
  const me = view.me ?? null;
  if (me === null || owner < 0) return "rival";
  if (owner === me) return "own";
  return view.seats[owner].team === view.seats[me].team ? "mate" : "rival";
}

/**
 * Whose turn it is, or null. While somebody is asked in secret, it stays with the player of the card.
 * @param {View} view
 */
export function onTurn(view) {
  if (view.is_over) return null;
  if (view.asked?.length) return view.asked[0];
  return view.turns ? (view.first + view.turns - 1) % view.seats.length : null;
}

/**
 * How many ships of a team are home, and how many it needs.
 * @param {View} view @param {number} team @param {number} finish
 */
export function homeOf(view, team, finish) {
  const colours = new Set(view.seats.filter((seat) => seat.team === team).flatMap((seat) => seat.colours));
  const own = view.ships.filter(([name]) => colours.has(name.split("-")[0]));
  return { home: own.filter(([, index]) => index === finish).length, needed: own.length };
}
