/** What a tile or card is and does, at any time: `inspect({kind: "tile", edition, number, turn})`. */

import { html, signal } from "../lib.js";

/**
 * @typedef {{kind: "tile", edition: string, number: number, turn?: number}
 *   | {kind: "card", edition: string, id: string, level?: number}} Inspected
 */

export const inspected = signal(/** @type {Inspected | null} */ (null));

/** @param {Inspected} what */
export function inspect(what) {
  inspected.value = what;
}

/** The dialog; `Frame` has it. */
export function Inspector() {
  return null;
}
