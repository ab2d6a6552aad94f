/**
 * The seats that this browser has, with their tokens: they stand here and not in the address bar, where
 * whoever copies the address or shows the screen would give the seat away.
 *
 * A tab knows its own seats first, because two tabs may sit at one table; other tabs know those of the
 * browser.
 */

import { effect, signal } from "../lib.js";
import { session } from "./session.js";

const KEY = "starhaul-seats";
const MOST = 20;
/** How long the front door shows the way back. */
const BACK_MS = 24 * 3600 * 1000;
const REFRESH_MS = 3600 * 1000;
/** How long a seat is known at all; the table may be waiting for its next evening. */
const KEPT_MS = 30 * BACK_MS;
/** Good-byes after which the token leads nowhere. */
const FOR_GOOD = ["left", "kicked", "closed", "unknown", "wrong-link"];

/** @typedef {{table: string, token: string, game: string, at: number}} Seat */

/** @param {unknown} seat @returns {seat is Seat} */
function isSeat(seat) {
  const { table, token, game, at = Number.NaN } = /** @type {Partial<Seat>} */ (seat ?? {});
  // A clock that was set back must not keep it for ever.
  return (
    [table, token, game].every((part) => typeof part === "string") && Math.abs(Date.now() - at) < KEPT_MS
  );
}

/** What a browser or tab remembers, the latest last. @param {() => Storage} place @returns {Seat[]} */
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
    // Known until the page is left.
  }
}

const ofTab = () => sessionStorage;
const ofBrowser = () => localStorage;

/** Those of this page, also where a browser keeps nothing. @type {Map<string, string>} */
const here = new Map(kept(ofTab).map(({ table, token }) => [table, token]));

/** The seat for which the front door shows the way back. */
export const lastTable = signal(latest());

function latest() {
  const last = kept(ofBrowser).at(-1);
  return last && Math.abs(Date.now() - last.at) < BACK_MS ? last : null;
}

/** All seats that this browser knows, the latest first. */
export const seatsKept = () => kept(ofBrowser).reverse();

/** The token of the seat that one has at a table; empty for none. @param {string} table */
export const tokenAt = (table) =>
  here.get(table) ?? kept(ofBrowser).find((seat) => seat.table === table)?.token ?? "";

/** Whether nothing about it is news. @param {string} table @param {string} token */
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

effect(() => {
  const visit = session.value;
  if (!visit) return;
  const { table, token } = visit.place;
  const game = visit.table.value?.game;
  if (FOR_GOOD.includes(visit.bye.value?.code ?? "")) forgetSeat(table, token);
  else if (visit.seat.value !== null && game && visit.status.value === "open" && !isKept(table, token))
    rememberSeat({ table, token, game });
});

/** A random name that this browser keeps: a table knows somebody by it whom its host has sent away. */
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
