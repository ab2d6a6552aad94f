/** Retries requests that the page depends on until they succeed. */

import { Refusal } from "./api.js";
import { backoff } from "./backoff.js";

/** Temporary refusals; any other refusal is final. */
const PASSING = ["unreachable", "failed", "too-fast", "restarting", "house-full"];

/**
 * @template T
 * @param {() => Promise<T>} act
 * @param {() => boolean} [isWanted] Called before every further attempt.
 * @param {(why: unknown) => void} [onFailure] Called at the first failure only.
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
