/**
 * How long each event is shown, in milliseconds, and its sound. The table comes from the server, because time
 * limits allow for the story; events not in it take no time.
 */

import { fieldOf } from "../../core/told.js";
import { data } from "../data.js";

/** Minor events of other players are shown for less time. */
const SMALL = new Set([
  "meteor-bounced",
  "threat-missed",
  "crew-gone",
  "batteries-gone",
  "cube-gone",
  "engines-announced",
  "cannons-announced",
  "crew-counted",
  "landed",
  "passed",
  "declined",
  "goods-loaded",
  "stardust",
  "alien-aboard",
  "fined",
  "insured",
  "uninsured",
]);
const SHORTER = 0.7;

/**
 * A story that lags is played faster, depending on how far it is behind.
 * @param {number} behind The number of later updates.
 */
const hurry = (behind) => 1 / (1 + 0.4 * Math.max(0, behind));

/**
 * @param {import("../../types.d.ts").ToldEvent} event @param {import("../../types.d.ts").UpdateMessage} after
 * @param {number} [behind] The number of updates since then.
 */
export function paceOf(event, after, behind = 0) {
  const pace = (data().paces[event.key] ?? 0) * hurry(behind);
  const me = after.view?.me ?? null;
  const seat = fieldOf(event, "seat");
  const isOthers = me !== null && seat !== undefined && seat !== me;
  return isOthers && SMALL.has(event.key) ? pace * SHORTER : pace;
}

/** The sound of each event. @type {Record<string, import("../../core/sound.js").Sound>} */
const SOUNDS = {
  "card-revealed": "card",
  "threat-rolled": "dice",
  "sabotage-rolled": "dice",
  "threat-split": "whoosh",
  "threat-missed-all": "whoosh",
  "threat-missed": "whoosh",
  "meteor-bounced": "place",
  "meteor-shot": "whoosh",
  defended: "place",
  "tile-hit": "crunch",
  "parts-lost": "crunch",
  "credits-earned": "credits",
  "goods-loaded": "place",
  launched: "turn",
};

/** @param {import("../../types.d.ts").ToldEvent} event */
export const soundOf = (event) => SOUNDS[event.key] ?? null;
