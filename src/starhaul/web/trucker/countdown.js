/** The countdown between two rounds: the next one starts for everybody at the same moment. */

import { announce } from "../core/notices.js";
import { t } from "../core/texts.js";
import { secondsLeft } from "../core/ticks.js";
import { html, useEffect } from "../lib.js";
import { useTicks } from "../ui/parts.js";
import { configOf, latestView } from "./who.js";
import { roundName } from "./words.js";

/** @param {{session: import("../core/session.js").Session}} props */
export function Countdown({ session }) {
  const view = latestView(session);
  return view?.interlude === "countdown"
    ? html`<${Counting} session=${session} round=${view.round + 1} />`
    : null;
}

/**
 * @param {{session: import("../core/session.js").Session, round: number}} props The round to come, from 0.
 */
function Counting({ session, round }) {
  useTicks();
  const rounds = configOf(session).rounds ?? [];
  const next = t("results-next-round", {
    round: round + 1,
    rounds: rounds.length,
    class: roundName(rounds[round] ?? ""),
  });
  useEffect(() => announce(next), []);
  const seconds = Math.max(1, secondsLeft((session.latest.value?.deadline_ms ?? 0) - session.now()));
  return html`<div class="round-countdown" role="timer" aria-label=${t("results-countdown", { seconds })}>
    <p>${next}</p><b key=${seconds} aria-hidden="true">${seconds}</b>
  </div>`;
}
