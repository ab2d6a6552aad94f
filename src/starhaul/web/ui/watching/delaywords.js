/** The delay for spectators in words. */

import { t } from "../../core/texts.js";

const MINUTE_MS = 60_000;

/**
 * What spectators of a table should know about its delay; empty without one.
 * @param {{delay_ms?: number} | null} table
 */
export function delayText(table) {
  const ms = table?.delay_ms ?? 0;
  if (!ms) return "";
  return ms < MINUTE_MS
    ? t("watch-delay-seconds", { seconds: ms / 1000 })
    : t("watch-delay-minutes", { minutes: ms / MINUTE_MS });
}

/** What players of a match, and those who have its link, should know about its delay. @param {number} ms */
export const matchDelayText = (ms) =>
  ms < MINUTE_MS
    ? t("delay-match-seconds", { seconds: ms / 1000 })
    : t("delay-match-minutes", { minutes: ms / MINUTE_MS });
