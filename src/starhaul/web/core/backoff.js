/** How long to wait before reconnecting: hardly at first, then longer, with random jitter. */

const SOONEST_MS = 150;
/**
 * A restarting server is back within seconds and people are looking at the banner, so frequent attempts are
 * worth their small cost.
 */
const SOON_MS = 400;
const SOON_FOR_MS = 60_000;
const LATEST_MS = 5000;

/**
 * @param {number} failures The number of failed attempts.
 * @param {number} lost For how many milliseconds there has been no connection.
 */
export function backoff(failures, lost) {
  const most = lost < SOON_FOR_MS ? SOON_MS : LATEST_MS;
  return Math.min(most, SOONEST_MS * 2 ** failures) * (0.75 + Math.random() / 2);
}
