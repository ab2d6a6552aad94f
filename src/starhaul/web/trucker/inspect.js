/** Opens the inspector for a tile or card: `inspect({kind: "tile", edition, number, turn})`. */

import { part } from "../core/part.js";
import { openInspector } from "../ui/inspector.js";

/**
 * @typedef {{kind: "tile", edition: string, number: number, turn?: number, colour?: string,
 *   prices?: number[]} | {kind: "card", edition: string, id: string, level?: number,
 *   counts?: Record<string, unknown> | null,
 *   isLearning?: boolean, prices?: number[]}} Inspected `counts`: the card as it counts in this flight, if
 *   that differs; `prices` of goods, likewise; `level` of a flight to come.
 */

const load = part(() => import("./inspect/dialog.js"), {
  texts: ["inspect", "cards"],
  styles: ["trucker/style/cards.css"],
});

/** @param {Inspected} what */
export function inspect(what) {
  openInspector({ what, load });
}
