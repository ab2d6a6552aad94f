/**
 * Ignores clicks that were not meant for what is now under the pointer: the second click of a double click,
 * after the first has brought up the next question, and a click on a dialog that a question has just closed.
 * After half a second clicks count again.
 */

const APART_MS = 500;
/** Elements that change with the answer. */
const ONCE = ".question-answers, .draw-button, .ready-bar, .after-again, [data-once]";
let sentAt = -APART_MS;
let uncoveredAt = -APART_MS;

/** Something was sent to the server. */
export function noteSent() {
  sentAt = performance.now();
}

/** A dialog was closed by the page, not by the person. */
export function noteUncovered() {
  uncoveredAt = performance.now();
}

/** @param {{detail: number, target: EventTarget | null}} event @param {number} now */
export const isAccidental = ({ detail, target }, now) =>
  // A click triggered by a key has no detail; the focus shows what it is for.
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

// A key that is held down presses a button only once.
addEventListener(
  "keydown",
  (event) => {
    const isButton = event.target instanceof Element && event.target.closest("button") !== null;
    if (event.repeat && event.key === "Enter" && isButton) event.preventDefault();
  },
  true,
);
