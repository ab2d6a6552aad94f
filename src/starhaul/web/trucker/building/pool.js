/** The pool: the pile to draw from, and the face-up tiles, each in its place. */

import { t } from "../../core/texts.js";
import { html, useRef } from "../../lib.js";
import { CoachBadge } from "../../ui/advice.js";
import { Button } from "../../ui/parts.js";
import { isAdvised } from "../advised.js";
import { tileWords } from "../words.js";
import { settled } from "./geometry.js";
import { Bubble, Heap, SlotTile } from "./yardpictures.js";

/** @typedef {import("./bench.js").Bench} Bench */

/** @param {{bench: Bench}} props */
export function Pool({ bench }) {
  const { faceUp } = bench.state.value;
  const places = useRef(/** @type {(number | null)[]} */ ([]));
  places.current = settled(
    // A moment of a replay looks the same, whatever was shown before it.
    bench.session.isReplay ? [] : places.current,
    faceUp.map(([, tile]) => tile),
  );
  const handles = new Map(faceUp.map(([handle, tile]) => [tile, handle]));
  const most = useRef(0);
  // Tiles do not grow again when one is taken: everything would move under the pointer.
  most.current = bench.session.isReplay ? faceUp.length : Math.max(most.current, faceUp.length);
  const density = most.current > 70 ? "crowded" : most.current > 36 ? "full" : "";
  const first = places.current.findIndex((tile) => tile !== null);
  return html`<section
    class="pool"
    data-drop="pool"
    aria-label=${t("building-pool")}
    onClick=${() => putBack(bench)}
  >
    <${DrawButton} bench=${bench} />
    <div
      class=${`pool-tiles scrolls ${density}`}
      role="group"
      aria-label=${t("building-face-up", { number: faceUp.length })}
    >
      ${places.current.map((tile, place) =>
        tile === null
          ? html`<span key=${`gap-${place}`} class="pool-gap"></span>`
          : html`<${PoolTile}
            key=${tile}
            bench=${bench}
            tile=${tile}
            handle=${handles.get(tile) ?? 0}
            isFirst=${place === first}
          />`,
      )}
      ${!faceUp.length && html`<p class="pool-empty">${t("building-pool-empty")}</p>`}
    </div>
    <${Bubble} bench=${bench} spot="pool" />
  </section>`;
}

/** With a tile in hand, a click anywhere on the pool returns it. @param {Bench} bench */
function putBack(bench) {
  if (bench.held.peek() && bench.carrier.peek() === "mouse" && !bench.byKey.peek()) bench.giveBack();
}

/** @param {{bench: Bench, tile: number, handle: number, isFirst: boolean}} props */
function PoolTile({ bench, tile, handle, isFirst }) {
  const take = (/** @type {Event} */ event) => {
    if (bench.held.peek() && bench.carrier.peek() === "mouse" && !bench.byKey.peek()) return;
    event.stopPropagation();
    bench.takeOpen(handle);
  };
  const isBest = isAdvised(bench.session, { do: "take_open", tile: handle });
  return html`<button
    type="button"
    class=${`pool-tile ${isBest ? "advised" : ""}`}
    data-grab=${`open:${handle}`}
    data-tile=${tile}
    tabindex=${isFirst ? 0 : -1}
    aria-label=${tileWords(bench.edition, tile)}
    onClick=${take}
  >
    <${SlotTile} edition=${bench.edition} number=${tile} />${isBest && html`<${CoachBadge} />`}
  </button>`;
}

/** @param {{bench: Bench}} props */
function DrawButton({ bench }) {
  const { faceDown, hand, start } = bench.state.value;
  const isNext = !hand && !start && bench.may.includes("take");
  const isOthers = bench.othersTurn !== null;
  const draw = (/** @type {Event} */ event) => {
    if (bench.held.peek() && bench.carrier.peek() === "mouse" && !bench.byKey.peek()) return;
    event.stopPropagation();
    bench.draw();
  };
  return html`<${Button}
    class="draw-button"
    main=${isNext}
    data-grab="heap"
    disabled=${(!faceDown && !hand) || start > 0 || isOthers}
    onClick=${draw}
    aria-label=${t("building-draw-label", { number: faceDown })}
    hotkey="D"
  >
    <${Heap} count=${faceDown} />${isAdvised(bench.session, { do: "take" }) && html`<${CoachBadge} />`}
    <span class="draw-words">
      <strong>${t("building-draw")}</strong><span>${t("building-left", { number: faceDown })}</span>
    </span>
  <//>`;
}
