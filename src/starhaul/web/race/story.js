/**
 * A race told in sentences: its events in the words of `race.ftl`, as `plugins/race/terminal/story.py` tells
 * them.
 */

import { isOfServer } from "../core/director.js";
import { t } from "../core/texts.js";
import { capital, cardName, faceName, shipName } from "./words.js";

/**
 * @typedef {import("../core/texts.js").Facts} Facts
 * @typedef {import("../types.d.ts").ToldEvent} Told
 * @typedef {{nameOf: (seat: number) => string, jokers: boolean}} Teller
 */

/** What arguments need more than themselves. @type {Record<string, (value: any, teller: Teller) => Facts>} */
const TELLERS = {
  seat: (seat, { nameOf }) => ({ seat: nameOf(seat) }),
  player: (seat, { nameOf }) => ({ seat: nameOf(seat) }),
  seats: (seats, teller) => listed(seats, teller),
  order: (seats, teller) => listed(seats, teller),
  card: (card) => ({ card: cardName(card) }),
  cards: (cards) => ({ cards: cards.map(cardName).join(", ") }),
  ship: (ship) => ({ ship: ship ? shipName(ship) : "" }),
  named: (colour) => ({ named: "yes", colour: t(`race-colour-${colour}`) }),
  colour: (colour) => ({ colour: t(`race-colour-${colour}`) }),
  face: (face) => ({ face: faceName(face) }),
  now: (now) => ({ now: t(`presence-${now}`) }),
  // Which teams have won is told by their seats.
  teams: () => ({}),
};

/** @param {number[]} seats @param {Teller} teller @returns {Facts} */
const listed = (seats, { nameOf }) => ({ seats: seats.map(nameOf).join(", "), count: seats.length });

/** One sentence for an event. @param {Told} event @param {Teller} teller */
export function sentence({ key, args }, teller) {
  if (isOfServer(key)) return t(`client-${key}`, /** @type {Facts} */ (args));
  /** @type {Facts} */
  const facts = { jokers: teller.jokers ? "yes" : "no" };
  if (key === "card_played") facts.named = args.ship ? "no" : "nothing";
  for (const [name, value] of Object.entries(args)) {
    const tell = TELLERS[name];
    Object.assign(facts, tell ? tell(value, teller) : { [name]: /** @type {string | number} */ (value) });
  }
  return capital(t(`race-${key}`, facts));
}
