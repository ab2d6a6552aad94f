/**
 * The second click of a double click is not for what has come in the place of the first: not for the next
 * question, not for "not ready" where "ready" was. Neither is a click that was meant for a dialog which a
 * question has just closed. Whoever goes on clicking is heard again after half a second.
 */

const APART_MS = 500;
/** Where what is under the pointer changes with the answer. */
const ONCE = ".question-answers, .draw-button, .ready-bar, .after-again, [data-once]";
let sentAt = -APART_MS;
let uncoveredAt = -APART_MS;

/** Something was sent to the server. */
export function noteSent() {
  sentAt = performance.now();
}

/** A dialog has closed by itself. */
export function noteUncovered() {
  uncoveredAt = performance.now();
}

/** @param {{detail: number, target: EventTarget | null}} event @param {number} now */
export const isAccidental = ({ detail, target }, now) =>
  // A click by a key has no detail; whoever presses one knows what has the focus.
  ((detail > 1 && now - sentAt < APART_MS) || (detail > 0 && now - uncoveredAt < APART_MS)) &&
  Boolean(/** @type {Element | null} */ (target)?.closest?.(ONCE));

addEventListener(
  "click",
  (event) => {
    if (!isAccidental(event, performance.now())) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  },
  true,
);

// A key that is held presses a button once.
addEventListener(
  "keydown",
  (event) => {
    const isButton = event.target instanceof Element && event.target.closest("button") !== null;
    if (event.repeat && event.key === "Enter" && isButton) event.preventDefault();
  },
  true,
);
