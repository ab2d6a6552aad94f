/** Small components shared by all screens. */

import { botName } from "../core/botnames.js";
import { hasSeatColours } from "../core/games.js";
import { limitOf } from "../core/limits.js";
import { t } from "../core/texts.js";
import { onTick, secondsLeft } from "../core/ticks.js";
import { html, useContext, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { attention, Staged, useGivingWay } from "./attention.js";

/**
 * A button. `main` is the amber one: the next thing to do. `hotkey` is shown and announced, but not handled
 * here. Other properties are passed to the element.
 * @param {{main?: boolean, quiet?: boolean, danger?: boolean, hotkey?: string, class?: string,
 *   children?: import("../lib.js").Child}} props
 */
export function Button({ main, quiet, danger, hotkey, class: names, children, ...rest }) {
  const look = [main && "main", quiet && "quiet", danger && "danger", names].filter(Boolean).join(" ");
  return html`<button type="button" class=${`button ${look}`} aria-keyshortcuts=${hotkey} ...${rest}>
    ${children}${hotkey && html`<kbd aria-hidden="true">${hotkey}</kbd>`}
  </button>`;
}

/**
 * The size of a small picture: in pixels at normal type size, and growing with it.
 * @param {number} width @param {number} [height]
 */
export const sized = (width, height = width) => ({ "--w": width, "--h": height });

/**
 * A definition of the drawings as a small picture, such as a coin or a battery.
 * @param {{name: string, size?: number, box?: string}} props
 */
export function Sign({ name, size = 24, box = "-20 -20 40 40" }) {
  return html`<svg class="sign" style=${sized(size)} viewBox=${box} aria-hidden="true">
    <use href=${`#sh-${name}`} />
  </svg>`;
}

/**
 * A modal dialog, closed by Escape, by a tap outside, by its button, or by a timed question unless it
 * `stays`. In a replay it is not modal and does not take the focus.
 * @param {{title: string, onClose: () => void, children: import("../lib.js").Child, class?: string,
 *   stays?: boolean}} props
 */
export function Dialog({ title, onClose, children, class: names, stays = false }) {
  const place = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const isStaged = useContext(Staged);
  useLayoutEffect(() => {
    const dialog = place.current;
    if (dialog && !dialog.open) (isStaged ? showQuietly : showModally)(dialog);
    return () => dialog?.close();
  }, []);
  useGivingWay(onClose, stays, place);
  // Keys pressed in a dialog do not reach the game below.
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    event.stopPropagation();
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  };
  return html`<dialog
    ref=${place}
    class=${`dialog ${names ?? ""}`}
    aria-label=${title}
    tabindex="-1"
    onKeyDown=${onKeyDown}
    onCancel=${(/** @type {Event} */ event) => {
      event.preventDefault();
      onClose();
    }}
    onClick=${(/** @type {Event} */ event) => event.target === place.current && onClose()}
  >
    <div class="dialog-inner">
      <header class="dialog-head">
        <h2>${title}</h2>
        <${AskedBehind} onClose=${onClose} />
        <button type="button" class="button quiet round" aria-label=${t("client-close")} onClick=${onClose}>
          ✕
        </button>
      </header>
      <div class="dialog-body">${children}</div>
    </div>
  </dialog>`;
}

/** @param {HTMLDialogElement} dialog */
const showModally = (dialog) => dialog.showModal();

/** @param {HTMLDialogElement} dialog */
function showQuietly(dialog) {
  const focused = document.activeElement;
  dialog.show();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (focused instanceof HTMLElement) focused.focus();
  dialog.scrollTop = 0;
}

/** Shows questions and their clocks inside an open dialog. @param {{onClose: () => void}} props */
export function AskedBehind({ onClose }) {
  const session = attention.value?.session;
  if (!session) return null;
  const until = session.latest.value?.deadline_ms ?? null;
  return html`<div class="dialog-asked" role="status">
    <button type="button" class="button main" onClick=${onClose}>
      ${until !== null && html`<${TimerRing} session=${session} until=${until} size=${30} />`}
      <span>${t("client-asked")}</span>
    </button>
  </div>`;
}

/** Render again several times a second. */
export function useTicks(isRunning = true) {
  const [, look] = useState(0);
  useEffect(() => (isRunning ? onTick(() => look((n) => n + 1)) : undefined), [isRunning]);
}

/**
 * A ring that empties until a deadline in match time; the number is in seconds. It stays full while the
 * deadline is further away than `whole`, the limit of the open question: then its time has not started.
 * @param {{session: import("../core/session.js").Session, until: number, whole?: number, size?: number}}
 *   props
 */
export function TimerRing({ session, until, whole = limitOf(session), size = 44 }) {
  useTicks();
  const left = Math.min(whole, Math.max(0, until - session.now()));
  const share = Math.min(1, left / Math.min(whole, 60_000));
  const seconds = secondsLeft(left);
  return html`<svg
    class=${`ring ${seconds <= 10 ? "hurry" : ""}`}
    style=${sized(size)}
    viewBox="-22 -22 44 44"
    role="timer"
    aria-label=${t("client-seconds-left", { seconds })}
  >
    <circle class="ring-bed" r="18" />
    <circle
      class="ring-left"
      r="18"
      pathLength="100"
      stroke-dasharray=${`${share * 100} 100`}
      transform="rotate(-90)"
    />
    <text y="5" text-anchor="middle">${seconds}</text>
  </svg>`;
}

/** The shape of a seat; colour is only the second cue. */
export const SHAPES = /** @type {Record<string, string>} */ ({
  blue: "M-12 0A12 12 0 1 1 12 0A12 12 0 1 1 -12 0Z",
  green: "M-11 -11H11V11H-11Z",
  yellow: "M0 -13L14 11H-14Z",
  red: "M0 -14.5L14.5 0L0 14.5L-14.5 0Z",
});
export const SEAT_COLOURS = /** @type {const} */ (["blue", "green", "yellow", "red"]);

/** @param {{colour: number | undefined, size?: number}} props */
export function SeatMark({ colour = 0, size = 18 }) {
  const name = SEAT_COLOURS[colour];
  return html`<svg class="seat-mark" style=${sized(size)} viewBox="-16 -16 32 32" aria-hidden="true">
    <path class=${`seat-${name}`} d=${SHAPES[name]} />
  </svg>`;
}

/** The name of a seat. @param {import("../types.d.ts").SeatInfo | undefined} seat @param {number} number */
export function seatName(seat, number) {
  if (!seat) return t("client-seat", { number: number + 1 });
  if (seat.bot) return botName(seat.bot, number);
  return seat.name || t(`client-colour-${SEAT_COLOURS[seat.colour ?? 0]}`);
}

/**
 * The same at a table, where a seat without a colour is not named after one.
 * @param {import("../types.d.ts").TableMessage | null} table @param {number} number
 */
export function nameAt(table, number) {
  const seat = table?.seats[number];
  const isNameless = !hasSeatColours(table) && !seat?.bot && !seat?.name;
  return isNameless ? t("client-seat", { number: number + 1 }) : seatName(seat, number);
}
