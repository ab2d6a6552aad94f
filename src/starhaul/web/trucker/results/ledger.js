/** Bookings, read from the story: the last settlement, and the totals after each flight. No DOM. */

import { fieldOf } from "../../core/told.js";

/**
 * @typedef {import("../../core/told.js").Told} Told
 * @typedef {{rev: number, at_ms: number, event: Told}} Entry
 * @typedef {import("../../types.d.ts").trucker.Booking} Line
 * @typedef {{seat: number, title: string, how: "won" | "given" | "gold"}} TitleNews
 * @typedef {object} Settled
 * @property {number} round From 1; 0 if unknown.
 * @property {Map<number, Line[]>} lines The lines of each seat, earnings during the flight first.
 * @property {TitleNews[]} titles
 * @property {Map<number, number>} later The later bookings of each seat.
 * @property {number} at The index of the last event about it.
 */

/** @type {Record<"title-won" | "title-given" | "title-gold", TitleNews["how"]>} */
const TITLES = { "title-won": "won", "title-given": "given", "title-gold": "gold" };

/** @param {Line[]} lines */
export const sumOf = (lines) => lines.reduce((sum, line) => sum + line.credits, 0);

/**
 * The effect of an event on an account. A premium is reported in full when it is due, so the part paid after
 * the flight does not count again.
 * @param {Told} event @returns {number}
 */
function bookedBy({ key, args }) {
  if (key === "credits-earned") return args.credits;
  if (key === "insured" || key === "premium") return -args.credits;
  if (key !== "settled") return 0;
  return sumOf(args.bookings.filter((line) => line.item !== "premium"));
}

/** @param {Entry[]} story @param {(event: Told) => boolean} isIt @param {number} [from] */
function lastIndex(story, isIt, from = story.length - 1) {
  for (let i = from; i >= 0; i--) if (isIt(story[i].event)) return i;
  return -1;
}

/**
 * The latest settlement; null if the story has none.
 * @param {Entry[]} story @returns {Settled | null}
 */
export function lastSettlement(story) {
  const last = lastIndex(story, ({ key }) => key === "settled");
  if (last < 0) return null;
  const first = 1 + lastIndex(story, ({ key }) => key !== "settled", last);
  const earned = earnedBefore(story, first);
  const after = story.slice(last + 1).map((entry) => entry.event);
  /** @type {Map<number, Line[]>} */
  const lines = new Map();
  for (const { event } of story.slice(first, last + 1)) {
    if (event.key !== "settled") continue;
    const { seat, bookings: booked } = event.args;
    const way = earned.get(seat) ?? 0;
    lines.set(seat, way ? [{ item: "way", credits: way }, ...booked] : booked);
  }
  const isOfRound = after.findIndex(({ key }) => key === "round-began");
  return {
    round: after.flatMap(({ key, args }) => (key === "round-ended" ? [args.round] : []))[0] ?? 0,
    lines,
    titles: after
      .slice(0, isOfRound < 0 ? undefined : isOfRound)
      .flatMap(({ key, args }) =>
        key === "title-won" || key === "title-given" || key === "title-gold"
          ? [{ seat: args.seat, title: args.title, how: TITLES[key] }]
          : [],
      ),
    later: summed(after),
    at: last,
  };
}

/**
 * Earnings in flight before the settlement; empty unless the story contains the whole flight.
 * @param {Entry[]} story @param {number} until
 */
function earnedBefore(story, until) {
  const start = lastIndex(story, ({ key }) => key === "launched" || key === "round-ended", until - 1);
  if (start < 0 || story[start].event.key !== "launched") return new Map();
  return summed(
    story
      .slice(start, until)
      .map((entry) => entry.event)
      .filter(({ key }) => key === "credits-earned"),
  );
}

/** @param {Told[]} events @param {(seat: number) => number} [accountOf] @returns {Map<number, number>} */
function summed(events, accountOf = (seat) => seat) {
  const sums = new Map();
  for (const event of events) {
    const credits = bookedBy(event);
    const seat = fieldOf(event, "seat");
    if (!credits || seat === undefined) continue;
    const account = accountOf(seat);
    sums.set(account, (sums.get(account) ?? 0) + credits);
  }
  return sums;
}

/** The finishers in order of arrival, derived from their rewards. @param {Map<number, Line[]>} lines */
export function arrivals(lines) {
  const reward = (/** @type {Line[]} */ booked) => booked.find((line) => line.item === "order")?.credits;
  return [...lines]
    .filter(([, booked]) => reward(booked) !== undefined)
    .sort(([, a], [, b]) => Number(reward(b)) - Number(reward(a)))
    .map(([seat]) => seat);
}

/**
 * The previous balance, if it can be derived: an account at 0 may have been forgiven a debt.
 * @param {number} change @param {number | null | undefined} after
 */
export function balanceBefore(change, after) {
  if (after === null || after === undefined || (after === 0 && change < 0)) return null;
  return after - change >= 0 ? after - change : null;
}

/**
 * The credits of each seat after each flight of the story.
 * @param {Entry[]} story @param {number[]} final The credits of each seat after the last flight.
 * @param {(seat: number) => number} [accountOf] Team-mates share one.
 * @returns {{rounds: number[], totals: number[][]}} `totals` has a list for each seat; round 0 is before the
 *   first.
 */
export function roundTotals(story, final, accountOf = (seat) => seat) {
  /** @type {Told[][]} */
  const flights = [[]];
  /** @type {number[]} */
  const rounds = [];
  for (const { event } of story) {
    flights.at(-1)?.push(event);
    if (event.key !== "round-ended") continue;
    rounds.push(event.args.round);
    flights.push([]);
  }
  const changes = flights.slice(0, rounds.length).map((events) => summed(events, accountOf));
  const told = rounds[0] === 1 ? forward(changes, final.length, accountOf) : null;
  const isTrue = told?.every((list, seat) => list.at(-1) === final[seat]) ?? false;
  const totals = told && isTrue ? told : backward(changes, final, accountOf);
  return rounds[0] === 1
    ? { rounds: [0, ...rounds], totals: totals.map((list) => [0, ...list]) }
    : { rounds, totals };
}

/**
 * Forwards from 0; no account falls below 0.
 * @param {Map<number, number>[]} changes @param {number} seats
 * @param {(seat: number) => number} accountOf
 */
function forward(changes, seats, accountOf) {
  return Array.from({ length: seats }, (_, seat) => {
    let total = 0;
    return changes.map((change) => (total = Math.max(0, total + (change.get(accountOf(seat)) ?? 0))));
  });
}

/**
 * Backwards from the final balances, where the beginning is missing.
 * @param {Map<number, number>[]} changes @param {number[]} final @param {(seat: number) => number} accountOf
 */
function backward(changes, final, accountOf) {
  return final.map((known, seat) => {
    let total = known;
    return [...changes]
      .reverse()
      .map((change) => {
        const here = total;
        total = Math.max(0, total - (change.get(accountOf(seat)) ?? 0));
        return here;
      })
      .reverse();
  });
}
