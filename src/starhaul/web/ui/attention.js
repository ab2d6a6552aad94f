/**
 * Whether something is being asked just now, so that nothing hides it: a dialog that was opened before a
 * question with a clock closes when the question comes up; whatever is opened later says that something is
 * asked, and leads there.
 */

import { noteUncovered } from "../core/accidentalclicks.js";
import { effect, signal, useEffect, useRef } from "../lib.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {{session: Session, key: string}} Asking `key` differs from question to question.
 */

/** The open question, or null. */
export const attention = signal(/** @type {Asking | null} */ (null));

/** @param {Session} session @param {string} key Of the question; empty if there is none. */
export function useAttention(session, key) {
  useEffect(() => {
    attention.value = key ? { session, key } : null;
    return () => {
      attention.value = null;
    };
  }, [session, key]);
}

/**
 * Calls back whenever a question with a clock comes up that was not open before. Returns a way to stop.
 * @param {() => void} give
 */
export function onQuestion(give) {
  let known = attention.peek()?.key ?? null;
  return effect(() => {
    const now = attention.value;
    const isNew = now !== null && now.key !== known;
    known = now?.key ?? null;
    if (isNew && (now.session.latest.peek()?.deadline_ms ?? null) !== null) give();
  });
}

/**
 * Closes a dialog when a question with a clock comes up, unless it is to stay: it may ask something itself,
 * or hold a dialog that does.
 * @param {() => void} onClose @param {boolean} stays @param {{current: HTMLElement | null}} place
 */
export function useGivingWay(onClose, stays, place) {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(
    () =>
      stays
        ? undefined
        : onQuestion(() => {
            if (place.current?.querySelector("dialog[open]")) return;
            noteUncovered();
            close.current();
          }),
    [stays],
  );
}
