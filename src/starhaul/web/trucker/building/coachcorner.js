/** The coach while building: loaded when it is switched on. */

import { t } from "../../core/texts.js";
import { html, useEffect } from "../../lib.js";
import { AskCoach, CoachAdvice } from "../../ui/advice.js";
import { advisedAnswer } from "../advised.js";
import { tileData } from "../data.js";
import { ShipFigures } from "./figures.js";
import { lackOf } from "./weaknesses.js";

/** @typedef {import("./bench.js").Bench} Bench */

/**
 * The coach: its button, the figures of the ship, and advice. Advice covers the other words, so that nothing
 * moves when it comes.
 * @param {{bench: Bench, children: import("../../lib.js").Child}} props
 */
export function CoachCorner({ bench, children }) {
  const { session } = bench;
  useLostAim(bench);
  return html`<div class="coach-corner">
    <div class="coach-row"><${AskCoach} session=${session} /><${ShipFigures} session=${session} /></div>
    <div class="coach-words"><${Lack} bench=${bench} />${children}</div>
    <${CoachAdvice} session=${session} shower=${(/** @type {unknown} */ action) => posing(bench, action)} />
  </div>`;
}

/**
 * What turns the held tile as advised; null for other advice.
 * @param {Bench} bench @param {unknown} advised
 */
function posing(bench, advised) {
  const action = /** @type {import("../../types.d.ts").trucker.Answer | null | undefined} */ (advised);
  return action?.do === "attach" && bench.held.value > 0 ? () => bench.pose(action) : null;
}

/** What the ship needs most urgently, in one line. @param {{bench: Bench}} props */
function Lack({ bench }) {
  const { tiles, start } = bench.state.value;
  const kinds = tiles.map(([, tile]) => tileData(bench.edition, tile).kind);
  const lack = start ? "" : lackOf(kinds, bench.zone.value.length);
  return lack && html`<p class="coach-lack">${t(`coach-lack-${lack}`)}</p>`;
}

/** Somebody else has taken the tile that the coach advised: the advice is void. @param {Bench} bench */
function useLostAim(bench) {
  const advised = advisedAnswer(bench.session);
  const { yard } = bench.view.value;
  const isGone =
    advised?.do === "take_open" && !(yard?.face_up ?? []).some(([handle]) => handle === advised.tile);
  useEffect(() => {
    if (isGone) bench.session.coach.withdraw(t("coach-tile-gone"));
  }, [isGone]);
}
