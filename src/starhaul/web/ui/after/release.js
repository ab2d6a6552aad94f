/** Whether a match that is over may be replayed: where spectators see everything later, only after them. */

import { get } from "../../core/api.js";
import { announce } from "../../core/notices.js";
import { t } from "../../core/texts.js";
import { html, useEffect, useState } from "../../lib.js";
import { matchDelayText } from "../watching/delaywords.js";

const [SHORTEST_MS, LONGEST_MS] = [5_000, 30_000];

/** How long to wait before asking again. @param {number} delayMs */
export const pauseOf = (delayMs) => Math.min(LONGEST_MS, Math.max(SHORTEST_MS, delayMs / 4));

/**
 * True when spectators have seen the end. The server is asked only where there is a delay.
 * @param {string} match @param {number} delayMs
 */
export function useRelease(match, delayMs) {
  const [isReleased, setReleased] = useState(!delayMs);
  useEffect(() => {
    if (!delayMs || !match) return;
    let timer = 0;
    const again = () => (timer = window.setTimeout(ask, pauseOf(delayMs)));
    const ask = async () => {
      const info = await get(`api/matches/${encodeURIComponent(match)}`).catch(() => null);
      if (!timer) return;
      if (!info?.is_over) again();
      else {
        setReleased(true);
        announce(t("delay-over"));
      }
    };
    timer = window.setTimeout(ask);
    return () => {
      clearTimeout(timer);
      timer = 0;
    };
  }, [match, delayMs]);
  return isReleased;
}

/** Why there is no replay yet. @param {{delayMs: number}} props */
export const NotReleased = ({ delayMs }) => html`<section class="panel not-released" role="status">
  <p>${matchDelayText(delayMs)} ${t("delay-results")}</p>
</section>`;
