/** The keys of a replay. They come before those of the game below, which nobody plays now. */

import { markBeside } from "../../core/replay/marks.js";
import { SPEEDS } from "../../core/replay/replaysession.js";
import { useEffect, useRef } from "../../lib.js";

/**
 * @typedef {import("../../core/replay/replaysession.js").ReplaySession} ReplaySession
 * @typedef {import("../../core/replay/marks.js").Mark} Mark
 */

const FAR = 10;

/**
 * What a key does; undefined for the keys of others.
 * @param {ReplaySession} session @param {Mark[]} marks @param {string} key @param {boolean} isFar
 * @returns {(() => void) | undefined}
 */
export function deedOf(session, marks, key, isFar) {
  const moment = session.moment.peek();
  const { last } = session.film.peek();
  const step = isFar ? FAR : 1;
  /** @type {Record<string, () => void>} */
  const deeds = {
    " ": () => session.toggle(),
    ArrowRight: () => session.jump(moment + step),
    ArrowLeft: () => session.jump(moment - step),
    ArrowUp: () => faster(session, 1),
    ArrowDown: () => faster(session, -1),
    Home: () => session.jump(0),
    End: () => session.jump(last),
    "]": () => session.jump(markBeside(marks, moment, 1, last)),
    "[": () => session.jump(markBeside(marks, moment, -1, last)),
  };
  return deeds[key];
}

/** @param {ReplaySession} session @param {number} by */
function faster(session, by) {
  const at = SPEEDS.indexOf(session.speed.peek()) + by;
  session.speed.value = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))];
}

/** Elements that need these keys themselves. @param {EventTarget | null} target @param {string} key */
function isTaken(target, key) {
  if (!(target instanceof Element)) return false;
  if (target.closest("dialog:modal, select, textarea, input:not([type=range])")) return true;
  if (key === " ") return target.closest("button, a, summary") !== null;
  // The scrub bar moves by the same steps; groups of buttons keep their arrows.
  return key.startsWith("Arrow") && target.closest("[role=radiogroup], [role=log], [role=region]") !== null;
}

/** @param {ReplaySession} session @param {Mark[]} marks */
export function useReplayKeys(session, marks) {
  const latest = useRef(marks);
  latest.current = marks;
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target, event.key)) return;
      const deed = deedOf(session, latest.current, event.key, event.shiftKey);
      if (!deed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      deed();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [session]);
}
