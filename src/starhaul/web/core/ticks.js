/**
 * Remaining time: all countdowns use the same rounding and are updated together, so that no two on a screen
 * differ.
 */

const TICK_MS = 250;
/** @type {Set<() => void>} */
const watchers = new Set();
/** @type {number | undefined} */
let timer;

/**
 * The seconds to show: rounded up, so that 0 means no time left.
 * @param {number} ms
 */
export const secondsLeft = (ms) => Math.max(0, Math.ceil(ms / 1000));

/**
 * Call back several times a second, all subscribers together. Returns a function to stop.
 * @param {() => void} look
 */
export function onTick(look) {
  watchers.add(look);
  timer ??= setInterval(() => {
    for (const watch of watchers) watch();
  }, TICK_MS);
  return () => {
    watchers.delete(look);
    if (watchers.size) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time passed in a match, in minutes and seconds. @param {number} ms */
export function minutesOf(ms) {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
