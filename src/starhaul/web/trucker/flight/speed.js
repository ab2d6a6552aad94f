/** The speed of the story, and a button to skip it. */

import { useKeys } from "../../core/keys.js";
import { choose, settings } from "../../core/settings.js";
import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { sized } from "../../ui/parts.js";

/** @type {{speed: number, sign: string, key: string}[]} */
const SPEEDS = [
  { speed: 1, sign: "1×", key: "flight-speed-1" },
  { speed: 2, sign: "2×", key: "flight-speed-2" },
  { speed: 0, sign: "»", key: "flight-speed-0" },
];

/**
 * @param {{session: import("../../core/session.js").Session, isSmall: boolean}} props
 *   `isSmall`: one button that cycles through the speeds.
 */
export function Speed({ session, isSmall }) {
  const { director } = session;
  const at = Math.max(
    0,
    SPEEDS.findIndex(({ speed }) => speed === settings.value.speed),
  );
  const set = (/** @type {number} */ speed) => {
    choose({ speed });
    // Selecting the highest speed also skips the rest.
    if (speed === 0) director.skip();
  };
  if (isSmall) {
    const next = SPEEDS[(at + 1) % SPEEDS.length];
    return html`<button
      type="button"
      class="button quiet speed-one"
      title=${t("flight-speed")}
      aria-label=${`${t("flight-speed")}: ${t(SPEEDS[at].key)}`}
      onClick=${() => set(next.speed)}
    >
      ${SPEEDS[at].sign}
    </button>`;
  }
  return html`<div class="speed" role="radiogroup" aria-label=${t("flight-speed")}>
    ${SPEEDS.map(
      ({ speed, sign, key }, i) => html`<button
        key=${speed}
        type="button"
        role="radio"
        aria-checked=${i === at}
        tabindex=${i === at ? 0 : -1}
        title=${t(key)}
        aria-label=${t(key)}
        onClick=${() => set(speed)}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => step(event, at, set)}
      >
        ${sign}
      </button>`,
    )}
  </div>`;
}

/**
 * Arrow keys select a speed.
 * @param {KeyboardEvent} event @param {number} at @param {(speed: number) => void} set
 */
function step(event, at, set) {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  const group = /** @type {HTMLElement} */ (event.currentTarget).parentElement;
  const next = (at + by + SPEEDS.length) % SPEEDS.length;
  set(SPEEDS[next].speed);
  /** @type {HTMLElement | undefined} */ (group?.children[next])?.focus();
}

/** Skips the story. @param {{session: import("../../core/session.js").Session}} props */
export function Skip({ session }) {
  const { director } = session;
  useKeys((key, event) => {
    const isOnButton =
      event.target instanceof Element && event.target.closest("button, a, [role=button], dialog");
    if (key !== " " || !director.scene.peek() || isOnButton) return false;
    director.skip();
    return true;
  });
  if (!director.scene.value) return null;
  return html`<button
    type="button"
    class="button quiet skip"
    aria-keyshortcuts="Space"
    title=${t("flight-skip")}
    aria-label=${t("flight-skip")}
    onClick=${() => director.skip()}
  >
    <svg class="sign" style=${sized(20)} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 5L12 12L4 19ZM12 5L20 12L12 19Z" fill="currentColor" />
    </svg>
  </button>`;
}
