/**
 * The server as a house: what its operator tells visitors, and the pass of invited guests.
 *
 * The announcement comes over the connection to a table, or with the answer about the house.
 */

import { signal } from "../lib.js";
import { get, guestPass, keepPass, post, Refusal } from "./api.js";

/** @typedef {import("../types.d.ts").About} About */

/** What is known about the server; null until it has answered. */
export const house = signal(/** @type {About | null} */ (null));
/** What the operator announces now. */
export const houseNotice = signal({ text: "", closesAt: /** @type {number | null} */ (null) });
/** Whether this browser has a pass. */
const hasPass = signal(guestPass() !== "");

/** Whether this is a private server and the visitor has not said the invitation word yet. */
export const isShut = () => (house.value?.needs_invitation ?? false) && !hasPass.value;

/** @param {{text?: string, notice?: string, closes_at?: number | null}} news */
export function takeNotice({ text, notice, closes_at }) {
  houseNotice.value = { text: text ?? notice ?? "", closesAt: closes_at ?? null };
}

/** Ask about the house. Whatever goes wrong is noticed elsewhere. */
export async function lookAtHouse() {
  try {
    house.value = await get("api/about");
    takeNotice(/** @type {About} */ (house.value));
  } catch (why) {
    if (!(why instanceof Refusal)) throw why;
  }
}

/** Say the invitation word; rejects with a `Refusal`. @param {string} word */
export async function sayWord(word) {
  const { passport } = await post("api/invitation", { word });
  keepPass(passport);
  hasPass.value = true;
}

/** The word has been changed: the pass is worth nothing. */
addEventListener("starhaul-uninvited", () => (hasPass.value = false));
