/** Decides which screen of a match is shown, and whether the settlement covers it. No DOM. */

/** @typedef {import("../../types.d.ts").trucker.View} View */

const YARD = new Set(["build", "claim"]);

/**
 * The open question decides; a player who is not asked stays in the yard until everybody has a start number.
 * Null: nothing is known.
 * @param {View | null} shown @param {View | null} latest
 * @param {string[]} asked The kinds of the open questions. @param {boolean} isPlaying
 * @returns {"building" | "flight" | "results" | null}
 */
export function placeOf(shown, latest, asked, isPlaying) {
  const view = shown ?? latest;
  if (!view) return null;
  if (view.is_over) return "results";
  // The flight is played to its end before the next yard opens.
  if (isPlaying && view.flight) return "flight";
  if (asked.some((kind) => YARD.has(kind))) return "building";
  const now = latest ?? view;
  if (asked.length || now.flight) return "flight";
  return "building";
}

/** @typedef {{event: {key: string}}[]} Story */

/**
 * Whether a settlement has been shown and not been closed yet. Those before `from` have been read; a launch
 * closes the settlement of the previous flight.
 * @param {Story} story The events that have been shown completely. @param {number} from
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
