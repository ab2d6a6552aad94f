/**
 * Keeps timed questions visible: a dialog that was open closes when such a question appears; a dialog opened
 * later shows that something is asked, with a link to it.
 */

import { noteUncovered } from "../core/accidentalclicks.js";
import { createContext, effect, signal, useEffect, useRef } from "../lib.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {{session: Session, key: string}} Asking `key` differs from question to question.
 */

/** Whether a screen is part of a replay: its dialogs then leave the controls of the replay usable. */
export const Staged = createContext(false);

/** The open question, or null. */
export const attention = signal(/** @type {Asking | null} */ (null));

/** @param {Session} session @param {string} key Of the question; empty if there is none. */
export function useAttention(session, key) {
  useEffect(() => {
    attention.value = key && !session.isReplay ? { session, key } : null;
    return () => {
      attention.value = null;
    };
  }, [session, key]);
}

/**
 * Calls back whenever a new timed question appears. Returns a function to stop.
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
 * Closes a dialog when a timed question appears, unless it is to stay: it may ask something itself, or
 * contain a dialog that does.
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
