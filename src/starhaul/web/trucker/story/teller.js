/**
 * Turns events into sentences, without DOM: the caller passes names and texts. The sentences are those of
 * `locale/*` + `/events.ftl`, with the same arguments as in the terminal.
 */

import { FORMS, UNTOLD, WORDS } from "../events.js";
import { halved } from "../halves.js";
import { variant } from "./variant.js";

/**
 * @typedef {import("../../types.d.ts").trucker.ToldEvent} Told
 * @typedef {Record<string, string | number>} Facts
 */

/**
 * @typedef {object} SentenceContext What a sentence depends on.
 * @property {(key: string, facts?: Facts) => string} t
 * @property {(seat: number) => string} nameOf The name of a seat of the match.
 * @property {(player: number) => string} personOf The name of a person at the table.
 * @property {number} seats
 * @property {{places: [string, string][], dice: string, is_fleet: boolean}} board The board of the round.
 * @property {(tile: number) => string} kindOfTile
 * @property {(card: string) => string} kindOfCard
 * @property {string} card The open card: the wording of events depends on it.
 */

/**
 * @typedef {(value: any, context: SentenceContext, name: string, event: Told) => Facts} Teller Of the field
 *   `name`.
 */

/** Fields that need more than a word, by their form. @type {Record<string, Teller>} */
export const TELLERS = {
  accounts: (credits, context, name) => ({ [name]: accounts(credits, context) }),
  bookings,
  // The number of a card is useful in files and in the terminal; here the card itself is visible.
  card: () => ({ named: "no" }),
  cards: (cards, context, name) => ({ [name]: pile(cards, context) }),
  cell: (cell, { board }, name) => ({ [name]: `[${board.places[cell].join(",")}]` }),
  class: (value, { t }, name) => ({
    [name]: value === "learning" ? t("class-learning") : t("class-ship", { name: value }),
  }),
  // Added up where the board adds dice; elsewhere the first die is the column (LM-068).
  dice: (dice, { board }, name) => ({ [name]: dice.join(board.dice === "sum" ? "+" : ", ") }),
  doubled: (strength, { board }, name) => ({
    // A whole number stays a number, because texts have a separate form for 0.
    [name]: strength % 2 ? halved(strength) : strength / 2,
    fleet: yes(board.is_fleet),
  }),
  faults: (rules, { t }, name) => ({
    [name]: [...new Set(rules)].map((rule) => t("fault-by-rule", { rule })).join(", "),
  }),
  flag: (is, _, name) => ({ [name]: yes(is) }),
  goods,
  ordinal: (number, _, name) => ({ [name]: number + 1 }),
  person: (player, { personOf }, name) => ({ [name]: personOf(player) }),
  plain: (value, _, name) => ({ [name]: value }),
  seat: (seat, { nameOf }, name) => ({ [name]: nameOf(seat) }),
  seats: (seats, { nameOf, t }, name) => ({ [name]: listed(seats.map(nameOf), t) }),
  silent: () => ({}),
  // Worded together with the name of the threat.
  size: () => ({}),
  strength: (strength, { board }, name) => ({ [name]: strength, fleet: yes(board.is_fleet) }),
  threat: (what, { t }, name, event) => ({
    [name]: event.key === "threat-rolled" ? t(`threat-${what}-${event.args.size}`) : "",
  }),
  tile: (tile, { t, kindOfTile }, name) => ({ [name]: t(`kind-${kindOfTile(tile)}`) }),
};

/** @param {boolean} is */
const yes = (is) => (is ? "yes" : "no");

/** @param {string[]} words @param {SentenceContext["t"]} t */
const listed = (words, t) => words.join(", ") || t("names-none");

/** With its sign; the minus is as wide as the plus. @param {number} number */
export const signed = (number) => (number ? `${number > 0 ? "+" : "−"}${Math.abs(number)}` : "0");

/**
 * Colours in the given order, each once.
 * @param {string[]} colours @param {SentenceContext} context @param {string} name @returns {Facts}
 */
function goods(colours, { t }, name) {
  const words = [...new Set(colours)].map((colour) => {
    const number = colours.filter((other) => other === colour).length;
    return number > 1 ? `${number}× ${t(`goods-${colour}`)}` : t(`goods-${colour}`);
  });
  return { [name]: words.join(", ") };
}

/** @param {string[]} cards @param {SentenceContext} context */
const pile = (cards, { t, kindOfCard }) =>
  listed(
    cards.map((card) => t(`card-${kindOfCard(card)}`)),
    t,
  );

/**
 * The final balance of each account, richest first; partners share one.
 * @param {number[]} credits @param {SentenceContext} context
 */
function accounts(credits, { nameOf, seats, t }) {
  const ranked = credits.map((_, account) => account).sort((a, b) => credits[b] - credits[a]);
  const owners = (/** @type {number} */ account) =>
    Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat % credits.length === account);
  return listed(
    ranked.map((account) => `${owners(account).map(nameOf).join(" + ")} ${credits[account]}`),
    t,
  );
}

/**
 * @param {import("../../types.d.ts").trucker.Booking[]} lines @param {SentenceContext} context
 * @param {string} name
 * @returns {Facts}
 */
function bookings(lines, { t }, name) {
  const words = lines.map(({ item, credits }) => t(`settled-${item}`, { credits: signed(credits) }));
  const total = lines.reduce((sum, { credits }) => sum + credits, 0);
  return { [name]: words.join(", ") || t("settled-nothing"), total: signed(total) };
}

/**
 * The arguments of an event's sentence. A field that is left out has its default.
 * @param {Told} event @param {SentenceContext} context @returns {Facts}
 */
export function factsOf(event, context) {
  /** @type {Record<string, any>} */
  const args = event.args;
  /** @type {Facts} */
  const facts = { variant: variant(event, context.card) };
  for (const [name, form] of Object.entries(FORMS[event.key])) {
    const value = args[name];
    if (form in WORDS) facts[name] = context.t(`${WORDS[form]}${value}`);
    else Object.assign(facts, TELLERS[form](value, context, name, event));
  }
  return facts;
}

/**
 * One sentence, or null for an event that needs none.
 * @param {Told} event @param {SentenceContext} context
 */
export function tell(event, context) {
  return UNTOLD.has(event.key) ? null : context.t(`event-${event.key}`, factsOf(event, context));
}
