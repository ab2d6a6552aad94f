/** Retries requests that the page depends on until they succeed. */

import { signal } from "../lib.js";
import { Refusal } from "./api.js";
import { backoff } from "./backoff.js";

/** Temporary refusals; any other refusal is final. */
const PASSING = ["unreachable", "failed", "too-fast", "restarting", "house-full"];

/** Those who wait for their next attempt. @type {Set<() => void>} */
const sleeping = new Set();

/** Make the next attempt of everything that waits for one. */
export function retryNow() {
  for (const wake of [...sleeping]) wake();
}

/** Wait, unless somebody is impatient. @param {number} ms @returns {Promise<void>} */
const pause = (ms) =>
  new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      sleeping.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    sleeping.add(wake);
  });

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
      await pause(backoff(failures, performance.now() - began));
    }
  }
}

/** How many parts of the client are missing although they were asked for: the first attempt has failed. */
export const missing = signal(0);

/**
 * Ask for a part of the client that is loaded after the page. While it does not arrive, the page says so
 * (`ui/shell.js`).
 * @template T @param {() => Promise<T>} ask @param {() => boolean} [isWanted] @returns {Promise<T>}
 */
export async function arrival(ask, isWanted) {
  let isMissing = false;
  const note = () => {
    isMissing = true;
    missing.value += 1;
  };
  try {
    return await retry(ask, isWanted, note);
  } finally {
    if (isMissing) missing.value -= 1;
  }
}

addEventListener("online", retryNow);
