/** Which sound goes with which event. */

/** @type {Record<string, import("../../core/sound.js").Sound>} */
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
