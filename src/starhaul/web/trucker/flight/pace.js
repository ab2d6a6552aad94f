/** How long each event is told, in milliseconds (what is not named here is told at once), and with which sound. */

/** @type {Record<string, number>} */
const PACES = {
  "launched": 1200,
  "card-revealed": 1400,
  "card-ignored": 900,
  "nobody-can": 1000,
  "bad-air": 800,
  "threat-rolled": 1700,
  "threat-turned": 800,
  "threat-split": 700,
  "threat-missed": 400,
  "threat-missed-all": 700,
  "meteor-bounced": 650,
  "meteor-shot": 700,
  "defended": 750,
  "tile-hit": 850,
  "parts-lost": 900,
  "tiles-removed": 700,
  "errors-found": 900,
  "alien-aboard": 600,
  "alien-left": 600,
  "crew-gone": 450,
  "batteries-gone": 400,
  "cube-gone": 450,
  "goods-loaded": 650,
  "goods-upgraded": 500,
  "goods-added": 500,
  "credits-earned": 600,
  "days-gained": 650,
  "days-lost": 650,
  "engines-announced": 700,
  "cannons-announced": 700,
  "crew-counted": 450,
  "no-engines": 800,
  "combat-line": 900,
  "combat-lowest": 900,
  "enemy-beaten": 1000,
  "enemy-drawn": 900,
  "enemy-won": 900,
  "landed": 700,
  "passed": 400,
  "declined": 400,
  "used-ship": 700,
  "docked": 700,
  "stardust": 700,
  "sabotaged": 800,
  "sabotage-rolled": 1200,
  "sabotage-failed": 600,
  "gave-up": 900,
  "ship-gave-up": 900,
  "fined": 500,
  "insured": 500,
  "uninsured": 400,
  "premium": 500,
  "rough-road": 900,
  "settled": 300,
};

/** Of the others' small things one sees a little less. */
const SMALL = new Set([
  "meteor-bounced", "threat-missed", "crew-gone", "batteries-gone", "cube-gone", "engines-announced", "cannons-announced",
  "crew-counted", "landed", "passed", "declined", "goods-loaded", "stardust", "alien-aboard", "fined", "insured", "uninsured",
]);
const SHORTER = 0.7;

/** A story that is behind is told faster, the more so the further. @param {number} behind In updates. */
const hurry = (behind) => 1 / (1 + 0.4 * Math.max(0, behind));

/**
 * @param {import("../../types.d.ts").Told} event @param {import("../../types.d.ts").Update} after
 * @param {number} [behind] How many updates have come since.
 */
export function paceOf(event, after, behind = 0) {
  const pace = (PACES[event.key] ?? 0) * hurry(behind);
  const me = /** @type {any} */ (after.view)?.me ?? null;
  const isOthers = me !== null && typeof event.args.seat === "number" && event.args.seat !== me;
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
  "defended": "place",
  "tile-hit": "crunch",
  "parts-lost": "crunch",
  "credits-earned": "credits",
  "goods-loaded": "place",
  "launched": "turn",
};

/** @param {import("../../types.d.ts").Told} event */
export const soundOf = (event) => SOUNDS[event.key] ?? null;
