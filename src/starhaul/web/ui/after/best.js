/** Helpers for finding the highlights of a match. No DOM. */

/**
 * @typedef {object} Moment
 * @property {string} what The text is `results-moment-WHAT`.
 * @property {boolean} isGood
 * @property {number} seat −1 if it belongs to nobody.
 * @property {Record<string, number | string>} facts
 * @typedef {{seat: number, number: number, facts: Record<string, number | string>}} Held
 */

/** The maximum number of good and of bad moments. */
const MOST = 4;

/** Counts of each seat. */
export class Tally {
  constructor() {
    /** @type {Map<number, number>} */
    this.counts = new Map();
  }

  /** @param {number} seat @param {number} [number] */
  add(seat, number = 1) {
    this.counts.set(seat, (this.counts.get(seat) ?? 0) + number);
  }

  /**
   * The single seat with the highest count, if it is at least `least`.
   * @param {number} least @returns {Held | null}
   */
  first(least) {
    const [best, second] = [...this.counts].sort(([, a], [, b]) => b - a);
    if (!best || best[1] < least || best[1] === second?.[1]) return null;
    return { seat: best[0], number: best[1], facts: {} };
  }
}

/** The maximum of a kind; the first on a tie. */
export class Best {
  /** @param {number} least Smaller values are not reported. */
  constructor(least) {
    this.least = least;
    /** @type {Held | null} */
    this.held = null;
  }

  /** @param {number} seat @param {number} number @param {Record<string, number | string>} [facts] */
  offer(seat, number, facts = {}) {
    if (number >= this.least && number > (this.held?.number ?? -Infinity))
      this.held = { seat, number, facts };
  }
}

/**
 * @param {string} what @param {boolean} isGood @param {Held | null} held
 * @param {string} unit The name of the number in the text. @returns {Moment | null}
 */
export const moment = (what, isGood, held, unit) =>
  held && { what, isGood, seat: held.seat, facts: { [unit]: held.number, ...held.facts } };

/** The existing moments, up to the maximum. @param {(Moment | null)[]} moments */
export const chosen = (moments) => moments.flatMap((found) => (found ? [found] : [])).slice(0, MOST);
