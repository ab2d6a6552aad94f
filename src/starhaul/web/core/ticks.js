/**
 * Time that is left: counted in one way and looked at in one moment, so that no two countdowns on a screen
 * differ.
 */

const TICK_MS = 250;
/** @type {Set<() => void>} */
const watchers = new Set();
/** @type {number | undefined} */
let timer;

/**
 * The seconds to show for so many milliseconds: the last one stands until there is no time left.
 * @param {number} ms
 */
export const secondsLeft = (ms) => Math.max(0, Math.ceil(ms / 1000));

/** Look again several times a second, everybody at once. Gives a way to stop. @param {() => void} look */
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
