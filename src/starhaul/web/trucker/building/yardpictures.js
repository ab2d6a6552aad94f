/**
 * Small pictures of the yard: tiles face up and face down, and the bubble that says why something was
 * refused.
 */

import { html, useMemo } from "../../lib.js";
import { RuleLink } from "../../ui/rulelink.js";
import { TileArt } from "../tile.js";

/** Screens on which texts on the board would hide cells. */
export const SMALL_BOARD =
  "(max-width: 720px), (max-width: 999px) and (orientation: portrait), (max-height: 479px)";

/**
 * A tile as a picture with little margin, for a slot.
 * @param {{edition: string, number: number, turn?: number, colour?: string}} props
 */
export function SlotTile({ edition, number, turn = 0, colour }) {
  return useMemo(
    () => html`<svg class="slot-tile" viewBox="-9 -9 118 118" aria-hidden="true">
      <${TileArt} edition=${edition} number=${number} turn=${turn} colour=${colour} />
    </svg>`,
    [edition, number, turn, colour],
  );
}

const HATCH = [30, 52, 74, 96, 118, 140, 162]
  .map((i) => {
    const low = Math.max(12, i - 88);
    const high = Math.min(88, i - 12);
    return `M${high} ${low}L${low} ${high}`;
  })
  .join("");

/** The back of a tile, as part of a picture. */
export const TileBack = () => html`<g>
  <rect class="back-body" x="4" y="4" width="92" height="92" rx="11" />
  <path class="back-hatch" d=${HATCH} />
  ${[
    [13, 13],
    [87, 13],
    [13, 87],
    [87, 87],
  ].map(([cx, cy]) => html`<circle class="back-bolt" cx=${cx} cy=${cy} r="4.5" />`)}
</g>`;

/** A pile of face-down tiles. @param {{count: number}} props */
export function Heap({ count }) {
  const tiles = [
    [-26, 8, -17],
    [28, 12, 14],
    [-8, -16, 9],
    [16, -10, -24],
    [2, 4, 4],
  ].slice(-Math.min(5, Math.max(count, 0)));
  return html`<svg class="heap" viewBox="-44 -40 188 176" aria-hidden="true">
    ${tiles.map(
      ([x, y, turn], i) =>
        html`<g key=${i} transform=${`translate(${x} ${y}) rotate(${turn} 50 50)`}><${TileBack} /></g>`,
    )}
  </svg>`;
}

export const OthersSign = () => html`<svg class="sheet-sign" viewBox="0 0 24 24" aria-hidden="true">
  <rect x="3" y="3" width="7.5" height="7.5" /><path d="M17.3 3L21.5 10.5H13Z" />
  <circle cx="6.8" cy="17.2" r="4" /><path d="M17.3 12.7L21.8 17.2L17.3 21.7L12.8 17.2Z" />
</svg>`;

export const CardsSign = () => html`<svg class="sheet-sign" viewBox="0 0 24 24" aria-hidden="true">
  <rect x="8.5" y="2.5" width="12" height="16" rx="2" /><rect x="3.5" y="5.5" width="12" height="16" rx="2" />
</svg>`;

/**
 * The reason of a refusal, in place.
 * @param {{bench: import("./bench.js").Bench, spot: import("./bench.js").Spot}} props
 */
export function Bubble({ bench, spot }) {
  const bubble = bench.bubble.value;
  return bubble?.spot === spot
    ? html`<div class="yard-bubble" role="alert">${bubble.text} <${RuleLink} rule=${bubble.rule} /></div>`
    : null;
}
