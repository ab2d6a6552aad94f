/** Turns events of a race into sentences of `race.ftl`, like `plugins/race/terminal/story.py`. */

import { t } from "../core/texts.js";
import { isOfServer } from "../core/told.js";
import { FORMS, WORDS } from "./events.js";
import { capital, cardName, shipName } from "./words.js";

/**
 * @typedef {import("../core/texts.js").Facts} Facts
 * @typedef {import("../core/told.js").Told} Told
 * @typedef {{nameOf: (seat: number) => string, jokers: boolean}} Teller
 */

/**
 * Fields that need more than a word, by their form.
 * @type {Record<string, (value: any, teller: Teller, name: string, args: any) => Facts>}
 */
export const TELLERS = {
  card: (card, _, name) => ({ [name]: cardName(card) }),
  cards: (cards, _, name) => ({ [name]: cards.map(cardName).join(", ") }),
  joker: (colour, _, name, { ship }) =>
    colour ? { [name]: "yes", colour: t(`race-colour-${colour}`) } : { [name]: ship ? "no" : "nothing" },
  person: (seat, { nameOf }, name) => ({ [name]: nameOf(seat) }),
  plain: (value, _, name) => ({ [name]: value }),
  seat: (seat, { nameOf }, name) => ({ [name]: nameOf(seat) }),
  seats: (seats, { nameOf }, name) => ({ [name]: seats.map(nameOf).join(", "), count: seats.length }),
  ship: (ship, _, name) => ({ [name]: ship ? shipName(ship) : "" }),
  silent: () => ({}),
};

/** One sentence for an event. @param {Told} event @param {Teller} teller */
export function sentence(event, teller) {
  if (isOfServer(event)) return t(`client-${event.key}`, event.args);
  const { key } = event;
  /** @type {Record<string, any>} */
  const args = event.args;
  /** @type {Facts} */
  const facts = { jokers: teller.jokers ? "yes" : "no" };
  for (const [name, form] of Object.entries(FORMS[key])) {
    const value = args[name];
    if (form in WORDS) facts[name] = t(`${WORDS[form]}${value}`);
    else Object.assign(facts, TELLERS[form](value, teller, name, args));
  }
  return capital(t(`race-event-${key}`, facts));
}
