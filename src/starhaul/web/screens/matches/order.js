/** The order of one's matches. No DOM. */

/** @typedef {import("../../core/mymatches.js").MyMatch} MyMatch */

/**
 * Whether a match goes on, and this browser can return to it.
 * @param {MyMatch} one @param {(one: MyMatch) => boolean} hasSeat
 */
export const canGoOn = (one, hasSeat) => one.state === "running" && hasSeat(one);

/**
 * Those that go on first, then the newest.
 * @param {MyMatch[]} all @param {(one: MyMatch) => boolean} hasSeat
 */
export const inOrder = (all, hasSeat) =>
  all.toSorted((a, b) => Number(canGoOn(b, hasSeat)) - Number(canGoOn(a, hasSeat)) || b.at - a.at);
