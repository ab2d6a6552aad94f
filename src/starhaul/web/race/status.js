/** Whose turn it is. */

import { t } from "../core/texts.js";
import { nameOf, onTurn } from "./who.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {import("../types.d.ts").race.View} View
 */

/**
 * Whose turn it is, in words. If there is nothing to do on the viewer's own turn, others may be playing a
 * bonus card; who of them is asked stays secret (TR-184).
 * @param {Session} session @param {View} view @param {boolean} isIdle
 */
export function statusOf(session, view, isIdle) {
  const turn = onTurn(view);
  if (turn === null) return "";
  if (turn === view.me && isIdle) return t("race-ui-others-react");
  return turn === view.me
    ? t("race-ui-your-turn")
    : t("race-ui-turn-of", { seat: nameOf(session, view, turn) });
}
