/** Finds the best and worst moments of a match in its story. No DOM. */

import { Best, chosen, moment, Tally } from "../../ui/after/best.js";
import { sumOf } from "./ledger.js";

/** @typedef {import("./ledger.js").Entry} Entry */

/** Reads the story once and collects candidates. */
class Listener {
  constructor() {
    this.card = "";
    /** When the yard was opened, in match time. */
    this.beganAt = 0;
    /** The losses from the current threat. */
    this.hits = new Tally();
    this.jackpot = new Best(1);
    this.haul = new Best(3);
    this.riches = new Best(1);
    this.thrust = new Best(6);
    this.quick = new Best(-Infinity);
    this.wreck = new Best(2);
    this.dust = new Best(4);
    this.faults = new Best(2);
    this.delay = new Best(4);
    this.guards = new Tally();
    this.hunters = new Tally();
    this.batteries = new Tally();
    this.crew = new Tally();
    /** @type {{seat: number, reason: string} | null} */
    this.quitter = null;
  }

  /** A threat or card is over: its losses may be a record. */
  endThreat() {
    for (const [seat, number] of this.hits.counts) this.offer(this.wreck, seat, number);
    this.hits = new Tally();
  }

  /**
   * Moments that need their card, which may be unknown after a reload.
   * @param {Best} best
   * @param {number} seat @param {number} number
   */
  offer(best, seat, number) {
    if (this.card) best.offer(seat, number, { card: this.card });
  }
}

/** @typedef {import("../../types.d.ts").trucker.ToldEvent} ToldEvent */

/**
 * The handlers of events, by key.
 * @type {{[Told in ToldEvent as Told["key"]]?:
 *   (listener: Listener, args: Told["args"], at_ms: number) => void}}
 */
const HEARD = {
  "round-began": (listener, _args, at_ms) => (listener.beganAt = at_ms),
  // The shortest time is the best, so it is negated.
  finished: (listener, { seat }, at_ms) => listener.quick.offer(seat, listener.beganAt - at_ms),
  "card-revealed": (listener, { kind }) => {
    listener.endThreat();
    listener.card = kind;
  },
  "threat-rolled": (listener) => listener.endThreat(),
  "round-ended": (listener) => {
    listener.endThreat();
    listener.card = "";
  },
  "credits-earned": (listener, { seat, credits }) => listener.offer(listener.jackpot, seat, credits),
  "goods-loaded": (listener, { seat, number }) => listener.haul.offer(seat, number),
  "engines-announced": (listener, { seat, strength }) => listener.thrust.offer(seat, strength),
  "tile-hit": (listener, { seat }) => listener.hits.add(seat),
  "parts-lost": (listener, { seat, number }) => listener.hits.add(seat, number),
  "meteor-shot": (listener, { seat }) => listener.guards.add(seat),
  "meteor-bounced": (listener, { seat }) => listener.guards.add(seat),
  defended: (listener, { seat }) => listener.guards.add(seat),
  "enemy-beaten": (listener, { seat }) => listener.hunters.add(seat),
  "batteries-gone": (listener, { seat, number }) => listener.batteries.add(seat, number),
  "crew-gone": (listener, { seat, number }) => listener.crew.add(seat, number),
  "alien-left": (listener, { seat }) => listener.crew.add(seat),
  stardust: (listener, { seat, connectors }) => listener.dust.offer(seat, connectors),
  "errors-found": (listener, { seat, number }) => listener.faults.offer(seat, number),
  "days-lost": (listener, { seat, days }) => listener.delay.offer(seat, days),
  "gave-up": (listener, { seat, reason }) => (listener.quitter = { seat, reason }),
  settled: (listener, { seat, bookings }) => listener.riches.offer(seat, sumOf(bookings)),
};

/**
 * The finisher with the fewest open connectors, if there is exactly one.
 * @param {{open: number, isHome: boolean}[]} ships
 */
function neatest(ships) {
  const home = ships.flatMap(({ open, isHome }, seat) => (isHome ? [{ seat, number: open, facts: {} }] : []));
  const [best, second] = home.sort((a, b) => a.number - b.number);
  return best && second && best.number < second.number ? best : null;
}

/** The fastest builder, in seconds. @param {Best} quick */
function quickest({ held }) {
  return held && { ...held, number: Math.max(1, Math.round(-held.number / 1000)) };
}

/**
 * The highlights of a match: the best, then the worst.
 * @param {Entry[]} story The story with persons instead of seats, because partners of a team change places.
 * @param {{open: number, isHome: boolean}[]} ships The final ship of each person in the last flight.
 */
export function momentsOf(story, ships) {
  const found = new Listener();
  // The key chooses the function that takes the arguments, which types cannot say.
  const heard = /** @type {Record<string, (listener: Listener, args: object, at_ms: number) => void>} */ (
    HEARD
  );
  for (const { event, at_ms } of story) heard[event.key]?.(found, event.args, at_ms);
  found.endThreat();
  const good = [
    moment("jackpot", true, found.jackpot.held, "credits"),
    moment("haul", true, found.haul.held, "number"),
    moment("hunter", true, found.hunters.first(1), "number"),
    moment("guard", true, found.guards.first(3), "number"),
    moment("neat", true, neatest(ships), "connectors"),
    moment("thrust", true, found.thrust.held, "strength"),
    moment("riches", true, found.riches.held, "credits"),
    moment("quick", true, quickest(found.quick), "seconds"),
  ];
  const quitter = found.quitter;
  const bad = [
    moment("wreck", false, found.wreck.held, "number"),
    moment("crew", false, found.crew.first(3), "number"),
    quitter && { what: "quitter", isGood: false, seat: quitter.seat, facts: { reason: quitter.reason } },
    moment("faults", false, found.faults.held, "number"),
    moment("dust", false, found.dust.held, "connectors"),
    moment("batteries", false, found.batteries.first(4), "number"),
    moment("delay", false, found.delay.held, "days"),
  ];
  return [...chosen(good), ...chosen(bad)];
}
