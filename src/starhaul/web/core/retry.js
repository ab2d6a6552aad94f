/** What the page cannot do without is asked for until it is there. */

import { Refusal } from "./api.js";
import { backoff } from "./backoff.js";

/** Refusals that time may mend; any other one is an answer. */
const PASSING = ["unreachable", "failed", "too-fast", "restarting", "house-full"];

/**
 * @template T
 * @param {() => Promise<T>} act
 * @param {() => boolean} [isWanted] Asked before every further try.
 * @param {(why: unknown) => void} [onFailure] Told of the first failure only.
 * @returns {Promise<T>}
 */
export async function retry(act, isWanted = () => true, onFailure = () => {}) {
  const began = performance.now();
  for (let failures = 0; ; failures++) {
    try {
      return await act();
    } catch (why) {
      const isPassing = !(why instanceof Refusal) || PASSING.includes(why.code);
      if (!isPassing || !isWanted()) throw why;
      if (!failures) onFailure(why);
      await new Promise((resolve) => setTimeout(resolve, backoff(failures, performance.now() - began)));
    }
  }
}
