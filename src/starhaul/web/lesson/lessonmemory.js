/** How far somebody is in a lesson, kept on the device by match. */

const KEY = "starhaul-lessons";
const MOST = 10;

/** @returns {[match: string, step: number][]} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((entry) => Array.isArray(entry) && entry.length === 2) : [];
  } catch {
    return [];
  }
}

/** The step where the person was; null if it is not known here. @param {string} match */
export function stepAt(match) {
  const step = kept().find(([name]) => name === match)?.[1];
  return Number.isInteger(step) ? Number(step) : null;
}

/** @param {string} match @param {number} step */
export function keepStep(match, step) {
  try {
    const others = kept().filter(([name]) => name !== match);
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), [match, step]]));
  } catch {
    // Then the match itself says how far the person is.
  }
}
