/** Which screen of a match is shown. No page needed. */

/** @typedef {import("../../types.d.ts").trucker.View} View */

const YARD = new Set(["build", "claim"]);

/**
 * What is asked decides; who is asked nothing stays in the yard until everybody has a start number.
 * Null: nothing is known.
 * @param {View | null} shown @param {View | null} latest @param {string[]} asked The kinds of the open questions.
 * @param {boolean} isTelling
 * @returns {"building" | "flight" | "results" | null}
 */
export function placeOf(shown, latest, asked, isTelling) {
  const view = shown ?? latest;
  if (!view) return null;
  if (view.is_over) return "results";
  // The flight is told to its end before the next yard opens.
  if (isTelling && view.flight) return "flight";
  if (asked.some((kind) => YARD.has(kind))) return "building";
  const now = latest ?? view;
  if (asked.length || now.flight) return "flight";
  return "building";
}
