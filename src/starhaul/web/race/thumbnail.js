/** A race in a list of running tables: how far the ships of each team have come. */

import { botName } from "../core/botnames.js";
import { t } from "../core/texts.js";
import { html } from "../lib.js";

/**
 * @typedef {import("../types.d.ts").LiveTable} LiveTable
 * @typedef {import("../types.d.ts").race.Thumbnail} Picture
 */

const WIDTH = 420;
const ROW = 14;
const EDGE = 12;
/** Colours are told apart by shapes as well: those of the hulls, small. @type {Record<string, string>} */
const SHAPES = {
  red: "M0 -6.5L6.5 0L0 6.5L-6.5 0Z",
  green: "M-5 -5H5V5H-5Z",
  black: "M-2.3 -5.5H2.3L5.5 -2.3V2.3L2.3 5.5H-2.3L-5.5 2.3V-2.3Z",
  yellow: "M-5 -6L6.5 0L-5 6L-2.5 0Z",
};

/** @param {string} ship */
const colourOf = (ship) => ship.split("-")[0];

/** @param {{live: LiveTable}} props */
export function Thumbnail({ live }) {
  const { round, finish, ships, teams } = /** @type {Picture} */ (live.picture);
  const colours = teams.flat();
  const x = (/** @type {number} */ space) => EDGE + (space / finish) * (WIDTH - 2 * EDGE);
  const y = (/** @type {string} */ ship) => ROW * (colours.indexOf(colourOf(ship)) + 0.5);
  const names = live.seats.map(({ name, bot }, seat) => name || botName(bot ?? "", seat));
  return html`<div class="live-race">
    <p class="muted live-words">${t("live-race", { round: Math.max(1, round) })} · ${names.join(", ")}</p>
    <svg viewBox=${`0 0 ${WIDTH} ${ROW * colours.length}`} role="img" aria-label=${t("live-race-picture")}>
      ${colours.map(
        (colour, row) => html`<line
          key=${colour}
          class="live-lane"
          x1=${EDGE}
          x2=${WIDTH - EDGE}
          y1=${ROW * (row + 0.5)}
          y2=${ROW * (row + 0.5)}
        />`,
      )}
      <line class="live-finish" x1=${WIDTH - EDGE} x2=${WIDTH - EDGE} y1="0" y2=${ROW * colours.length} />
      ${ships.map(
        ([ship, space]) => html`<path
          key=${ship}
          class=${`live-ship live-${colourOf(ship)}`}
          d=${SHAPES[colourOf(ship)]}
          style=${{ transform: `translate(${x(space)}px, ${y(ship)}px)` }}
        />`,
      )}
    </svg>
  </div>`;
}
