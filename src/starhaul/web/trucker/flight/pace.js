/**
 * How long each event is told, in milliseconds, and with which sound. The table of paces is the server's,
 * because time limits allow for the story; what it does not name is told at once.
 */

import { fieldOf } from "../../core/told.js";
import { data } from "../data.js";

/** Of the others' small things one sees a little less. */
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

/** A story that is behind is told faster, the more so the further. @param {number} behind In updates. */
const hurry = (behind) => 1 / (1 + 0.4 * Math.max(0, behind));

/**
 * @param {import("../../types.d.ts").ToldEvent} event @param {import("../../types.d.ts").UpdateMessage} after
 * @param {number} [behind] How many updates have come since.
 */
export function paceOf(event, after, behind = 0) {
  const pace = (data().paces[event.key] ?? 0) * hurry(behind);
  const me = after.view?.me ?? null;
  const seat = fieldOf(event, "seat");
  const isOthers = me !== null && seat !== undefined && seat !== me;
  return isOthers && SMALL.has(event.key) ? pace * SHORTER : pace;
}

/** Which sound goes with which event. @type {Record<string, import("../../core/sound.js").Sound>} */
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
