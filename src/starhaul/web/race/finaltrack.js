/** Where ships are at the end of a race or a round: on the track, or on a lane of their own. */

import { t } from "../core/texts.js";
import { html } from "../lib.js";
import { data } from "./data.js";
import { Fleet } from "./fleet.js";
import { Ground } from "./ground.js";
import { ShipSign } from "./pictures.js";
import { capital, shipName } from "./words.js";

/** How far a ship has come. @param {{ship: [string, number, string], last: number}} props */
export function Lane({ ship: [name, index], last }) {
  const isHome = index === last;
  const where = isHome ? t("results-ship-home") : t("results-ship-at", { index });
  const words = `${capital(shipName(name))}: ${where}`;
  return html`<li class=${isHome ? "is-home" : ""}>
    <span class="unseen">${words}</span>
    <span class="lane" aria-hidden="true">
      <span class="lane-ship" style=${{ left: `${(100 * index) / last}%` }}>
        <${ShipSign} name=${name} size=${32} />
      </span>
    </span>
    <span class="lane-end" aria-hidden="true">${isHome ? "✓" : index}</span>
  </li>`;
}

/** @type {ReadonlySet<string>} */
const NONE = new Set();

/** @param {{ships: readonly import("./data.js").ShipAt[], label: string}} props */
export function FinalTrack({ ships, label }) {
  const { track } = data();
  return html`<svg viewBox=${`0 0 ${track.width} ${track.height}`} role="group" aria-label=${label}>
    <${Ground} svg=${track.svg} />
    <${Fleet}
      track=${track}
      ships=${ships}
      scene=${null}
      chosen=${null}
      choices=${NONE}
      isRinged=${false}
    />
  </svg>`;
}
