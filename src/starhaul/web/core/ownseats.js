/**
 * The seats of this browser and their tokens. They are stored here and not in the address bar, so that
 * copying the address or sharing the screen does not give the seat away.
 *
 * A tab prefers its own seats, because two tabs may sit at one table; other tabs use those of the browser.
 */

import { effect, signal } from "../lib.js";
import { session } from "./currentsession.js";

const KEY = "starhaul-seats";
const MOST = 20;
/** How long the home page offers the way back. */
const BACK_MS = 24 * 3600 * 1000;
const REFRESH_MS = 3600 * 1000;
/** How long a seat is remembered at all; people may come back to the table another evening. */
const KEPT_MS = 30 * BACK_MS;
/** Closing reasons after which the token is no longer valid. */
const FOR_GOOD = ["left", "kicked", "closed", "closed-by-operator", "game-stuck", "unknown", "wrong-link"];

/**
 * @typedef {{table: string, token: string, game: string, at: number, isDone?: boolean}} Seat `isDone`: the
 *   match is over and nobody else sits there, so that there is nothing to return to.
 */

/** @param {unknown} seat @returns {seat is Seat} */
function isSeat(seat) {
  const { table, token, game, at = Number.NaN } = /** @type {Partial<Seat>} */ (seat ?? {});
  // A clock that was set back must not keep it forever.
  return (
    [table, token, game].every((part) => typeof part === "string") && Math.abs(Date.now() - at) < KEPT_MS
  );
}

/** The seats stored by a browser or tab, the latest last. @param {() => Storage} place @returns {Seat[]} */
function kept(place) {
  try {
    const found = JSON.parse(place().getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isSeat) : [];
  } catch {
    return [];
  }
}

/** @param {() => Storage} place @param {Seat[]} seats */
function keep(place, seats) {
  try {
    place().setItem(KEY, JSON.stringify(seats.slice(-MOST)));
  } catch {
    // Known until the page is closed.
  }
}

const ofTab = () => sessionStorage;
const ofBrowser = () => localStorage;

/** Those of this page, even if the browser stores nothing. @type {Map<string, string>} */
const here = new Map(kept(ofTab).map(({ table, token }) => [table, token]));

/** The seat that the home page offers to return to. */
export const lastTable = signal(latest());

function latest() {
  const last = kept(ofBrowser).at(-1);
  return last && !last.isDone && Math.abs(Date.now() - last.at) < BACK_MS ? last : null;
}

/** All seats that this browser knows, the latest first. */
export const seatsKept = () => kept(ofBrowser).reverse();

/** The token of one's seat at a table; empty if there is none. @param {string} table */
export const tokenAt = (table) =>
  here.get(table) ?? kept(ofBrowser).find((seat) => seat.table === table)?.token ?? "";

/** Whether it is already stored like this. @param {string} table @param {string} token */
function isKept(table, token) {
  const last = lastTable.peek();
  return (
    here.get(table) === token &&
    last?.table === table &&
    last.token === token &&
    Date.now() - last.at < REFRESH_MS
  );
}

/** @param {Omit<Seat, "at">} seat */
export function rememberSeat({ table, token, game }) {
  here.set(table, token);
  for (const place of [ofTab, ofBrowser]) {
    keep(place, [
      ...kept(place).filter((seat) => seat.table !== table),
      { table, token, game, at: Date.now() },
    ]);
  }
  lastTable.value = latest() ?? { table, token, game, at: Date.now() };
}

/** @param {string} table @param {string} token */
export function forgetSeat(table, token) {
  if (here.get(table) === token) here.delete(table);
  for (const place of [ofTab, ofBrowser])
    keep(
      place,
      kept(place).filter((seat) => seat.table !== table || seat.token !== token),
    );
  lastTable.value = latest();
}

/**
 * Whether there is nothing to return to at a table: the match is over, and nobody but bots sits there.
 * @param {import("./session.js").Session} visit
 */
function isDone(visit) {
  const me = visit.seat.value;
  const others = (visit.table.value?.seats ?? []).filter((seat, number) => number !== me && seat.is_taken);
  return (visit.latest.value?.view?.is_over ?? false) && !others.length;
}

/** There is nothing to return to at a table. @param {string} table */
export function noteDone(table) {
  const seats = kept(ofBrowser);
  if (!seats.some((seat) => seat.table === table && !seat.isDone)) return;
  keep(
    ofBrowser,
    seats.map((seat) => (seat.table === table ? { ...seat, isDone: true } : seat)),
  );
  lastTable.value = latest();
}

effect(() => {
  const visit = session.value;
  if (!visit) return;
  const { table, token } = visit.place;
  const game = visit.table.value?.game;
  const isSeated = visit.seat.value !== null && visit.status.value === "open";
  if (FOR_GOOD.includes(visit.bye.value?.code ?? "")) forgetSeat(table, token);
  else if (isSeated && game) {
    const done = isDone(visit);
    // Another match at the table makes it worth returning to again.
    if (done ? here.get(table) !== token : !isKept(table, token)) rememberSeat({ table, token, game });
    if (done) noteDone(table);
  }
});

/** A random ID that this browser keeps: tables recognise a person by it whom their host has removed. */
export function deviceName() {
  const key = "starhaul-device";
  try {
    const known = localStorage.getItem(key) ?? "";
    if (/^[0-9a-f]{32}$/.test(known)) return known;
    const made = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, "0"))
      .join("");
    localStorage.setItem(key, made);
    return made;
  } catch {
    return "";
  }
}
