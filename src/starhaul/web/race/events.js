// Made by `starhaul protocol --write` from the events of the game. Do not edit: edit those.

/** How each field of an event is worded, by the key of the event.
 * @type {Record<string, Record<string, string>>} */
export const FORMS = {
  "bonus-drawn": { seat: "seat", number: "plain" },
  "bonus-played": { seat: "seat", card: "card", ship: "ship" },
  "bonus-reshuffled": {},
  "bonus-seen": { seat: "seat", card: "card" },
  "by-default": { seat: "seat" },
  "card-played": { seat: "seat", card: "card", ship: "ship", named: "joker" },
  "card-set-aside": {},
  "colour-finished": { colour: "colour" },
  "finish-pile-taken": { order: "seats" },
  "first-player": { seat: "seat" },
  "game-ended": { teams: "silent", seats: "seats" },
  "hand-dealt": { seat: "seat", cards: "cards" },
  "hole-evaded": { ship: "ship", to: "plain" },
  "hole-retreat": { ship: "ship", to: "plain" },
  presence: { player: "person", now: "presence" },
  "round-dealt": { round: "plain" },
  "ship-finished": { ship: "ship" },
  "ship-moved": { ship: "ship", from: "plain", to: "plain" },
  "ship-towed": { ship: "ship", from: "plain", to: "plain" },
  "side-chosen": { seat: "seat", ship: "ship", face: "face" },
};

/** The forms worded by a single text: the prefixes of their keys.
 * @type {Record<string, string>} */
export const WORDS = {
  colour: "race-colour-",
  face: "race-face-",
  presence: "presence-",
};

/** Events that have no sentence, because another event implies them. @type {Set<string>} */
export const UNTOLD = new Set([]);
