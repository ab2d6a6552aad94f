/** Whether a settlement has been told and is still to be read. No page needed. */

/** @typedef {{event: {key: string}}[]} Story */

/**
 * What came before `from` has been read; a launch puts the accounts of the flight before it away.
 * @param {Story} story What has been told to its end. @param {number} from
 */
export function hasUnreadSettlement(story, from) {
  const settled = lastOf(story, "settled");
  return settled >= from && settled > lastOf(story, "launched");
}

/** @param {Story} story @param {string} key */
function lastOf(story, key) {
  for (let at = story.length - 1; at >= 0; at -= 1) if (story[at].event.key === key) return at;
  return -1;
}
