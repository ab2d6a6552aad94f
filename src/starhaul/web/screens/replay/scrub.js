/** The scrub bar: every moment of the film, with the landmarks above it. */

import { momentAt, placesOf } from "../../core/replay/marks.js";
import { t } from "../../core/texts.js";
import { html, useMemo, useRef } from "../../lib.js";
import { placeWords } from "./controls.js";

/**
 * @typedef {import("../../core/replay/replaysession.js").ReplaySession} ReplaySession
 * @typedef {import("../../lib.js").On<HTMLInputElement>} OnInput
 */

/** @param {{session: ReplaySession, marks: import("../../core/replay/marks.js").Mark[]}} props */
export function Scrub({ session, marks }) {
  const moment = session.moment.value;
  const film = session.film.value;
  const places = useMemo(() => placesOf(film, session.isLapse), [film]);
  const whole = Math.max(1, places[film.last]);
  const share = (/** @type {number} */ at) => `${(100 * places[at]) / whole}%`;
  const next = useRef(/** @type {number | null} */ (null));
  // At most one moment for each picture on the screen, however fast the finger is.
  const drag = (/** @type {OnInput} */ event) => {
    const isWaiting = next.current !== null;
    next.current = momentAt(places, Number(event.currentTarget.value));
    if (isWaiting) return;
    requestAnimationFrame(() => {
      session.jump(next.current ?? 0);
      next.current = null;
    });
  };
  return html`<div class="scrub">
    <div class="scrub-marks" aria-hidden="true">
      ${marks.map(
        ({ kind, moment: at, text }) => html`<i
          key=${`${at}${kind}`}
          class=${`scrub-${kind}`}
          style=${{ left: share(at) }}
          title=${text}
        ></i>`,
      )}
    </div>
    <input
      type="range"
      min="0"
      max=${whole}
      step="any"
      value=${places[moment]}
      style=${{ "--done": share(moment) }}
      aria-label=${t("replay-scrub")}
      aria-valuetext=${placeWords(session, marks)}
      onInput=${drag}
    />
  </div>`;
}
