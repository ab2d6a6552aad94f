/** Finds the highlights of a race in its story. No DOM. */

import { Best, chosen, moment, Tally } from "../../ui/after/best.js";

/** @typedef {{rev: number, at_ms: number, event: import("../../core/told.js").Told}} Entry */

/** Reads the story once and collects candidates. */
class Listener {
  constructor() {
    this.round = 0;
    this.player = -1;
    /** The position of the moving ship before a black hole affected it. */
    this.reached = 0;
    this.leap = new Best(7);
    this.tow = new Best(1);
    this.hole = new Best(1);
    this.bonuses = new Tally();
    this.jokers = new Tally();
    /** @type {{ship: string, round: number, seat: number} | null} */
    this.home = null;
  }
}

/** @typedef {import("../../types.d.ts").race.ToldEvent} ToldEvent */

/**
 * The handlers of events, by key.
 * @type {{[Told in ToldEvent as Told["key"]]?:
 *   (listener: Listener, args: Told["args"]) => void}}
 */
const HEARD = {
  "round-dealt": (listener, { round }) => (listener.round = round),
  "card-played": (listener, { seat, named }) => {
    listener.player = seat;
    if (named) listener.jokers.add(seat);
  },
  "bonus-played": (listener, { seat }) => listener.bonuses.add(seat),
  "ship-moved": (listener, { ship, from, to }) => {
    listener.reached = to;
    listener.leap.offer(listener.player, to - from, { ship });
  },
  "hole-retreat": (listener, { ship, to }) =>
    listener.hole.offer(listener.player, listener.reached - to, { ship }),
  "ship-towed": (listener, { ship, from, to }) => listener.tow.offer(listener.player, to - from, { ship }),
  "ship-finished": (listener, { ship }) => {
    listener.home ??= { ship, round: listener.round, seat: listener.player };
  },
};

/** The best moments, then the worst. @param {Entry[]} story */
export function raceMoments(story) {
  const found = new Listener();
  // The key chooses the function that takes the arguments, which types cannot say.
  const heard = /** @type {Record<string, (listener: Listener, args: object) => void>} */ (HEARD);
  for (const { event } of story) heard[event.key]?.(found, event.args);
  const { home } = found;
  const good = [
    home && {
      what: "race-first",
      isGood: true,
      seat: home.seat,
      facts: { ship: home.ship, round: home.round },
    },
    moment("race-leap", true, found.leap.held, "spaces"),
    moment("race-tow", true, found.tow.held, "spaces"),
    moment("race-bonus", true, found.bonuses.first(2), "number"),
    moment("race-joker", true, found.jokers.first(2), "number"),
  ];
  return [...chosen(good), ...chosen([moment("race-hole", false, found.hole.held, "spaces")])];
}
