/** Below the board: the tile in hand, how to rotate it, where it can go, and the reserve. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { useMedia } from "../../ui/media.js";
import { Button } from "../../ui/parts.js";
import { RuleLink } from "../../ui/rulelink.js";
import { tileData } from "../data.js";
import { tileName, tileWords } from "../words.js";
import { HeldArt } from "./heldtile.js";
import { LAST_RESERVED, UNKNOWN } from "./state.js";
import { Bubble, SlotTile, SMALL_BOARD } from "./yardpictures.js";

/** @typedef {import("./bench.js").Bench} Bench */

/** @param {{bench: Bench}} props */
export function Hand({ bench }) {
  const held = bench.held.value;
  const turn = bench.turn.value;
  const isKnown = held !== 0 && held !== UNKNOWN;
  const words = isKnown
    ? tileWords(bench.edition, held, turn)
    : t(held ? "building-drawing" : "building-hand-empty");
  return html`<div class="yard-hand" role="group" aria-label=${t("building-hand")}>
    <div
      class=${`hand-slot ${held ? "full" : ""}`}
      data-grab="hand"
      data-tile=${isKnown ? held : undefined}
      data-turn=${turn}
      role="img"
      aria-label=${words}
    >
      <${HeldArt} bench=${bench} />
    </div>
    <${Button}
      class="icon"
      disabled=${!held}
      aria-label=${t("building-turn-back")}
      aria-keyshortcuts="Shift+R"
      onClick=${() => bench.rotate(-1)}
    >
      <${TurnSign} mirrored=${true} />
    <//>
    <${Button}
      class="icon"
      disabled=${!held}
      aria-label=${t("building-turn")}
      onClick=${() => bench.rotate(1)}
      hotkey="R"
    >
      <${TurnSign} />
    <//>
    <${Button}
      class="give-back"
      disabled=${!bench.may.includes("return")}
      hotkey="B"
      aria-label=${t("building-return")}
      title=${t("building-return")}
      onClick=${() => bench.giveBack()}
    >
      <${BackSign} /><span class="give-words">${t("building-return")}</span>
    <//>
    <${Bubble} bench=${bench} spot="hand" />
  </div>`;
}

/**
 * The held tile and its use; with an empty hand, what to do. Always present, so that nothing moves. Below a
 * small board it also says why a tile cannot be placed on a cell.
 * @param {{bench: Bench}} props
 */
export function HandWords({ bench }) {
  const isSmall = useMedia(SMALL_BOARD);
  const bubble = bench.bubble.value;
  if (isSmall && typeof bubble?.spot === "number")
    return html`<p class="hand-words refused" role="alert">
      ${bubble.text} <${RuleLink} rule=${bubble.rule} />
    </p>`;
  const held = bench.held.value;
  const isKnown = held !== 0 && held !== UNKNOWN;
  const name = isKnown ? tileName(bench.edition, held) : t(held ? "building-drawing" : "building-hand-empty");
  return html`<p class="hand-words">
    <strong>${name}</strong>${" "}
    ${
      held !== UNKNOWN &&
      html`<span class=${bench.canMove ? "window-hint" : "muted"}>${t(hintOf(bench))}</span>`
    }
  </p>`;
}

/** The use of a tile, or what can be done now. @param {Bench} bench */
function hintOf(bench) {
  const held = bench.held.value;
  const { reserve, tiles } = bench.state.value;
  const isFree = bench.board.value.start === null;
  if (bench.canMove) return "building-window-hint";
  if (isFree && bench.isCabin(held)) return "building-hint-cabin-held";
  if (held) return `building-does-${tileData(bench.edition, held).kind}`;
  return isFree && tiles.length > 0 && reserve.some((tile) => bench.isCabin(tile))
    ? "building-hint-cabin"
    : "building-hint-empty";
}

/** @param {{mirrored?: boolean}} props */
const TurnSign = ({ mirrored }) => html`<svg class="turn-sign" viewBox="-16 -16 32 32" aria-hidden="true">
  <g transform=${mirrored ? "scale(-1 1)" : undefined}>
    <path d="M10 5A11 11 0 1 1 8 -8" /><path class="tip" d="M13 -13V-3H3Z" />
  </g>
</svg>`;

const BackSign = () => html`<svg class="turn-sign" viewBox="-16 -16 32 32" aria-hidden="true">
  <path d="M-12 4V12H12V4M0 -12V2" /><path class="tip" d="M-7 -1H7L0 8Z" />
</svg>`;

/** Slots for tiles set aside. @param {{bench: Bench}} props */
export function Reserve({ bench }) {
  const { reserve, window } = bench.state.value;
  const held = bench.held.value;
  const count = Math.max(bench.slots, reserve.length);
  if (!count) return null;
  const canReserve = held !== 0 && bench.may.includes("reserve");
  const last = window === LAST_RESERVED ? reserve.length - 1 : null;
  return html`<div class="yard-reserve" data-drop="reserve" role="group" aria-label=${t("building-reserve")}>
    <span class="caption">${t("building-reserve")}</span>
    ${Array.from({ length: count }, (_, slot) => {
      const isNext = canReserve && slot === reserve.length;
      return reserve[slot]
        ? html`<${FullSlot} key=${slot} bench=${bench} slot=${slot} isLast=${slot === last} />`
        : html`<${FreeSlot} key=${slot} bench=${bench} slot=${slot} isOpen=${canReserve} isNext=${isNext} />`;
    })}
    <${Bubble} bench=${bench} spot="reserve" />
  </div>`;
}

/**
 * A reserved tile; the last one may be lifted to be moved.
 * @param {{bench: Bench, slot: number, isLast: boolean}} props
 */
function FullSlot({ bench, slot, isLast }) {
  const tile = bench.state.value.reserve[slot];
  const held = bench.held.value;
  const isLifted = isLast && bench.isLifted.value;
  const label = t("building-slot", { number: slot + 1, tile: tileWords(bench.edition, tile) });
  return html`<button
    type="button"
    class="yard-slot"
    aria-label=${label}
    data-grab=${held ? undefined : `slot:${slot}`}
    data-tile=${tile}
    aria-keyshortcuts=${slot + 1}
    onClick=${() => (held ? bench.reserve() : bench.use(slot))}
  >
    ${!isLifted && html`<${SlotTile} edition=${bench.edition} number=${tile} colour=${bench.colour.value} />`}
    <kbd aria-hidden="true">${slot + 1}</kbd>
  </button>`;
}

/** An empty slot. @param {{bench: Bench, slot: number, isOpen: boolean, isNext: boolean}} props */
function FreeSlot({ bench, slot, isOpen, isNext }) {
  const label = t(isOpen ? "building-slot-put" : "building-slot-empty", { number: slot + 1 });
  const act = () => bench.held.value && bench.reserve();
  return html`<button
    type="button"
    class=${`yard-slot ${isOpen ? "open" : ""}`}
    aria-label=${label}
    aria-keyshortcuts="V"
    onClick=${act}
  >
    ${isNext && html`<kbd aria-hidden="true">V</kbd>`}
  </button>`;
}
