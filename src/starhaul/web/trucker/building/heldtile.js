/** The held tile at the pointer, in its own layer. */

import { html, useLayoutEffect } from "../../lib.js";
import { UNKNOWN } from "./state.js";
import { SlotTile, TileBack } from "./yardpictures.js";

/**
 * @param {{bench: import("./bench.js").Bench, grip: import("./grip.js").Grip | null,
 *   layer: {current: HTMLElement | null}}} props
 */
export function HeldLayer({ bench, grip, layer }) {
  const held = bench.held.value;
  const carrier = bench.carrier.value;
  const isShown = held !== 0 && carrier !== "" && !bench.byKey.value && grip !== null;
  useLayoutEffect(() => grip?.follow(), [isShown, carrier]);
  if (!isShown) return null;
  const size = grip.size();
  const cell = bench.hover.value;
  const isSnapped = cell !== null && (bench.places.value?.[bench.turn.value].includes(cell) ?? true);
  return html`<div class=${`held-layer ${isSnapped ? "snapped" : ""}`} ref=${layer} aria-hidden="true">
    <div class="held-tile" style=${{ width: `${size}px`, height: `${size}px` }}>
      <${HeldArt} bench=${bench} />
    </div>
  </div>`;
}

/** The held tile, or its back while it is being drawn. @param {{bench: import("./bench.js").Bench}} props */
export function HeldArt({ bench }) {
  const held = bench.held.value;
  const turn = bench.turn.value;
  if (!held) return null;
  if (held === UNKNOWN) return html`<svg class="slot-tile" viewBox="-9 -9 118 118"><${TileBack} /></svg>`;
  return html`<div key=${`${held}-${turn}`} class=${`held-turning ${["back", "", "on"][bench.spin + 1]}`}>
    <${SlotTile} edition=${bench.edition} number=${held} turn=${turn} colour=${bench.colour.value} />
  </div>`;
}
