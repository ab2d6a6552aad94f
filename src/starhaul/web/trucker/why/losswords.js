/** Why something was lost, in sentences: the server has found the reason, here it gets its words. No DOM. */

import { halved } from "../halves.js";

/**
 * @typedef {import("../../types.d.ts").trucker.LossReason} LossReason
 * @typedef {import("../../types.d.ts").trucker.Remedy} Remedy
 * @typedef {{text: string, rule: string, cells: number[]}} Advice
 * @typedef {(key: string, facts?: Record<string, string | number>) => string} Translate
 */

/**
 * @typedef {object} LossContext What the sentences depend on.
 * @property {Translate} t
 * @property {(cell: number) => string} nameOfCell
 * @property {string} tile The name of the tile that was lost; empty if none was.
 */

/** What happened. @param {LossReason} why @param {LossContext} context */
export function causeText(why, { t, nameOfCell, tile }) {
  const [cell] = why.cells ?? [];
  return t(`loss-${why.cause}`, {
    tile,
    cell: cell === undefined ? "" : nameOfCell(cell),
    from: why.side ? t(`from-${why.side}`) : "",
    number: why.number ?? 0,
  });
}

/** What would have averted it. @param {LossReason} why @param {LossContext} context @returns {Advice[]} */
export const adviceOn = (why, context) =>
  (why.remedies ?? []).map((remedy) => ({
    text: remedyText(remedy, context),
    rule: remedy.rule,
    cells: remedy.cells ?? [],
  }));

/** @param {Remedy} remedy @param {LossContext} context */
function remedyText({ what, cells = [], side, number = 0, doubled = 0 }, { t, nameOfCell }) {
  const named = cells.map(nameOfCell).join(", ");
  if (what.startsWith("fault-")) return t("remedy-fault", { fault: t(what), cells: named });
  return t(`remedy-${what}`, {
    cells: named,
    side: side ? t(`why-side-${side}`) : "",
    number,
    strength: doubled % 2 ? halved(doubled) : doubled / 2,
  });
}
