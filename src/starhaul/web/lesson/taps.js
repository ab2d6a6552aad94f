/**
 * Notices taps without any effect, so that the captain can answer them: on a button that is disabled, on
 * something that only looks like one, on an empty cell. What a tap does shows in the page, whatever the game.
 */

const EFFECT_MS = 300;
/** A press that moves further is a drag, or scrolls. */
const STILL_PX = 8;
/** The captain's own changes are no effect of a tap, and taps on her are no tries. */
const OWN = ".lesson";

/** @param {MutationRecord} record */
const isElsewhere = ({ target }) =>
  !(target instanceof Element ? target : target.parentElement)?.closest(OWN);

/**
 * Call a function after each tap that changes nothing, with its time. Returns how to stop.
 * @param {(at: number) => void} onIdle
 */
export function watchTaps(onIdle) {
  let changes = 0;
  let timer = 0;
  let down = { x: 0, y: 0, at: 0, changes: 0 };
  const observer = new MutationObserver((records) => {
    if (records.some(isElsewhere)) changes += 1;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const press = (/** @type {PointerEvent} */ { clientX: x, clientY: y }) => {
    clearTimeout(timer);
    down = { x, y, at: performance.now(), changes };
  };
  const release = (/** @type {PointerEvent} */ event) => {
    const isStill = Math.hypot(event.clientX - down.x, event.clientY - down.y) < STILL_PX;
    const target = event.target instanceof Element ? event.target : null;
    if (!isStill || event.button > 0 || target?.closest(OWN)) return;
    const { at, changes: before } = down;
    timer = setTimeout(() => {
      if (changes === before) onIdle(at);
    }, EFFECT_MS);
  };
  addEventListener("pointerdown", press, true);
  addEventListener("pointerup", release, true);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener("pointerdown", press, true);
    removeEventListener("pointerup", release, true);
  };
}
