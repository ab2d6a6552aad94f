/**
 * Events in sentences, without a page: whoever calls says how people are called and what texts there are.
 * The sentences are those of `locale/*` + `/events.ftl`, with the same facts as in the terminal.
 */

import { halved } from "../halves.js";
import { variant } from "./variant.js";

/**
 * @typedef {import("../../types.d.ts").ToldEvent} Told
 * @typedef {Record<string, string | number>} Facts
 */

/**
 * @typedef {object} Telling What a sentence depends on.
 * @property {(key: string, facts?: Facts) => string} t
 * @property {(seat: number) => string} nameOf Of a seat of the match.
 * @property {(player: number) => string} personOf Of a person of the table.
 * @property {number} seats
 * @property {string} me How the viewer is called.
 * @property {{places: [string, string][], dice: string, is_fleet: boolean}} board Of the round.
 * @property {(tile: number) => string} kindOfTile
 * @property {(card: string) => string} kindOfCard
 * @property {string} card The card that lies open: the wording of what happens depends on it.
 * @property {boolean} isSplit Whether the last threat has split: then what misses is only half of it.
 */

/**
 * Not worth a sentence: who reaches into the heap is told again, with the tile, by the event that follows.
 */
export const UNTOLD = new Set(["tile-drawn", "card-dealt"]);

/** Arguments told by a word: how the keys of the words begin. @type {Record<string, string>} */
const WORDS = {
  criterion: "criterion-",
  field: "field-",
  from: "from-",
  kind: "card-",
  now: "presence-",
  reason: "gave-up-reason-",
  road: "road-",
  title: "title-",
};

/** @typedef {(value: any, telling: Telling, event: Told) => Facts} Teller */

/** Arguments that need more than a word. @type {Record<string, Teller>} */
const TELLERS = {
  by: (seat, { nameOf }) => ({ by: nameOf(seat) }),
  // The number of a card is of use in files and in the terminal; here the card itself lies open.
  card: () => ({ named: "no" }),
  cards: (cards, telling) => ({ cards: typeof cards === "number" ? cards : pile(cards, telling) }),
  cell: (cell, { board }) => ({ cell: `[${board.places[cell].join(",")}]` }),
  class: (name, { t }) => ({ class: name === "learning" ? t("class-learning") : t("class-ship", { name }) }),
  colour: colourOf,
  credits: (credits, telling) => ({
    credits: typeof credits === "number" ? credits : accounts(credits, telling),
  }),
  // Added up where the board adds; elsewhere the first one is the column (LM-068).
  dice: (dice, { board }) => ({ dice: dice.join(board.dice === "sum" ? "+" : ", ") }),
  goods,
  line: (line, { t }) => ({ line: typeof line === "number" ? line + 1 : t(`line-${line}`) }),
  lines: booked,
  order: (seats, { nameOf, t }) => ({ order: listed(seats.map(nameOf), t) }),
  pile: (number) => ({ pile: number + 1 }),
  planet: (number) => ({ planet: number + 1 }),
  player: (player, { personOf }) => ({ seat: personOf(player) }),
  proved: (proved) => ({ proved: yes(proved) }),
  reserved: (reserved) => ({ reserved: yes(reserved) }),
  rules: (rules, { t }) => ({
    faults: [...new Set(rules)].map((rule) => t("fault-by-rule", { rule })).join(", "),
  }),
  seat: (seat, { nameOf }) => ({ seat: nameOf(seat) }),
  ship: (number) => ({ ship: number + 1 }),
  strength: (strength, { board }, event) => ({
    // The strength of cannons is counted in halves; a whole number stays one, because texts have a form for
    // 0.
    strength: event.key !== "cannons-announced" ? strength : strength % 2 ? halved(strength) : strength / 2,
    fleet: yes(board.is_fleet),
  }),
  tile: (tile, { t, kindOfTile }) => ({ tile: t(`kind-${kindOfTile(tile)}`) }),
  what: (what, { t }, event) => ({ threat: t(`threat-${what}-${event.args.size}`) }),
};

/** @param {boolean} is */
const yes = (is) => (is ? "yes" : "no");

/** @param {string[]} words @param {Telling["t"]} t */
const listed = (words, t) => words.join(", ") || t("names-none");

/** With its sign, and a minus as wide as a plus. @param {number} number */
export const signed = (number) => (number ? `${number > 0 ? "+" : "−"}${Math.abs(number)}` : "0");

/** @param {string} colour @param {Telling} telling @param {Told} event @returns {Facts} */
function colourOf(colour, { t }, event) {
  const isAlien = event.key === "alien-aboard" || event.key === "alien-left";
  return isAlien ? { alien: t(`alien-${colour}`) } : { cube: t(`cube-${colour}`) };
}

/**
 * Colours in the order given, each once.
 * @param {string[]} colours @param {Telling} telling @returns {Facts}
 */
function goods(colours, { t }) {
  const words = [...new Set(colours)].map((colour) => {
    const number = colours.filter((other) => other === colour).length;
    return number > 1 ? `${number}× ${t(`goods-${colour}`)}` : t(`goods-${colour}`);
  });
  return { goods: words.join(", ") };
}

/** @param {string[]} cards @param {Telling} telling */
const pile = (cards, { t, kindOfCard }) =>
  listed(
    cards.map((card) => t(`card-${kindOfCard(card)}`)),
    t,
  );

/**
 * What each account holds in the end, the richest first; partners share one.
 * @param {number[]} credits @param {Telling} telling
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

/** @param {{what: string, credits: number}[]} lines @param {Telling} telling @returns {Facts} */
function booked(lines, { t }) {
  const words = lines.map(({ what, credits }) => t(`settled-${what}`, { credits: signed(credits) }));
  const total = lines.reduce((sum, { credits }) => sum + credits, 0);
  return { lines: words.join(", ") || t("settled-nothing"), total: signed(total) };
}

/** @param {unknown} value @returns {string | number} */
const plain = (value) =>
  typeof value === "number" ? value : Array.isArray(value) ? value.join(", ") : String(value);

/**
 * The facts that an event gives to its sentence.
 * @param {Told} event @param {Telling} telling @returns {Facts}
 */
export function factsOf(event, telling) {
  /** @type {Facts} */
  const facts = { variant: variant(event, telling.card) };
  for (const [name, value] of Object.entries(event.args)) {
    if (name in WORDS) facts[name] = telling.t(`${WORDS[name]}${value}`);
    else if (name in TELLERS) Object.assign(facts, TELLERS[name](value, telling, event));
    else facts[name] = plain(value);
  }
  if (event.key === "pile-seen") facts.seat = telling.me;
  if (event.key === "threat-missed") facts.half = yes(telling.isSplit);
  return facts;
}

/** One sentence, or null for what is not worth telling. @param {Told} event @param {Telling} telling */
export function tell(event, telling) {
  return UNTOLD.has(event.key) ? null : telling.t(`event-${event.key}`, factsOf(event, telling));
}
