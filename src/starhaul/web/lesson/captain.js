/** The captain's panel: a portrait, one sentence, and the ways on. */

import { t } from "../core/texts.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { Button } from "../ui/parts.js";
import { homeWidth, placeFor } from "./captainplace.js";
import { Portrait } from "./portrait.js";
import { boxesOf, neededBoxes, openDialog } from "./spots.js";

/**
 * @typedef {import("./spots.js").Box} Box
 * @typedef {import("./spots.js").Spot} Spot
 * @typedef {object} Speech
 * @property {string} text
 * @property {boolean} isWrong Whether it answers a wrong try.
 * @property {string} key Changes with each sentence.
 */

const PLACE_MS = 150;
/** A sentence is shown for at least this long. */
const READ_MS = 400;
/** Narrower than this, the portrait stands above the words. */
const SLIM = 380;

/** @param {number} ahead How many steps ahead. */
const dotOf = (ahead) => (ahead < 0 ? "past" : ahead === 0 ? "now" : "");

/** The dots of the steps. @param {{at: number, of: number}} props */
const Dots = ({ at, of }) => html`<div
  class="lesson-dots"
  role="img"
  aria-label=${t("lesson-progress", { step: Math.min(at + 1, of), steps: of })}
>
  ${Array.from({ length: of }, (_, i) => html`<i key=${i} class=${dotOf(i - at)} />`)}
</div>`;

/** The bar above the match, which the captain leaves free. */
const barHeight = () => (openDialog() ? 0 : (document.querySelector(".gamebar")?.clientHeight ?? 0));

/**
 * Puts the panel where it covers nothing that is needed; again and again, because what is around it moves.
 * @param {Box | null} lit @param {Spot} spot
 */
function usePlace(lit, spot) {
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  const last = useRef("");
  useLayoutEffect(() => {
    const place = () => {
      const here = panel.current;
      if (!here?.offsetWidth) return;
      const home = (spot.home && !openDialog() && boxesOf([spot.home])[0]) || null;
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const width = homeWidth(home, innerWidth, rem);
      here.style.width = width ? `${width}px` : "";
      here.classList.toggle("slim", width > 0 && width < SLIM);
      const size = { width: here.offsetWidth, height: here.offsetHeight };
      const room = { width: innerWidth, height: innerHeight, top: barHeight() };
      const around = { lit, needs: neededBoxes(spot), keeps: boxesOf(spot.keeps ?? []), home, room };
      const { x, y, name } = placeFor(size, around, last.current);
      last.current = name;
      here.style.left = `${Math.round(x)}px`;
      here.style.top = `${Math.round(y)}px`;
    };
    place();
    const timer = setInterval(place, PLACE_MS);
    return () => clearInterval(timer);
  });
  return panel;
}

/**
 * The button to go on gets the focus as soon as it is there. A key that was meant for what was there before,
 * such as a second Enter, must not skip a sentence that nobody has read.
 * @param {string} key Changes with each sentence. @returns {(act: () => void) => (event: MouseEvent) => void}
 */
function useRead(key) {
  const since = useRef(0);
  useLayoutEffect(() => {
    since.current = performance.now();
  }, [key]);
  // A click triggered by a key has no detail; somebody who points at the button means it.
  return (act) =>
    ({ detail }) => {
      if (detail > 0 || performance.now() - since.current >= READ_MS) act();
    };
}

/**
 * With a button to go on, the focus goes there; otherwise it goes back to the game, so that its keys work.
 * @param {import("../lib.js").Ref<HTMLElement | null>} panel @param {string} key
 */
function useFocus(panel, key) {
  useEffect(() => {
    const here = panel.current;
    const next = /** @type {HTMLElement | null | undefined} */ (here?.querySelector(".lesson-next"));
    if (next) next.focus({ preventScroll: true });
    else if (here?.contains(document.activeElement))
      /** @type {HTMLElement} */ (document.activeElement).blur();
  }, [key]);
}

/**
 * @param {{step: string, speech: Speech, at: number, of: number, lit: Box | null, spot: Spot,
 *   next: {text: string, act: () => void} | null, onSkip: (() => void) | null, onLater: (() => void) | null,
 *   onAgain: (() => void) | null, onHeard: () => void}} props `onHeard`: the answer to a wrong try has been
 *   read.
 */
export function Captain({ step, speech, at, of, lit, spot, next, onSkip, onLater, onAgain, onHeard }) {
  const [isFolded, setIsFolded] = useState(false);
  const panel = usePlace(lit, spot);
  useEffect(() => setIsFolded(false), [speech.key]);
  useFocus(panel, speech.key);
  const onceRead = useRead(speech.key);
  const fold = t(isFolded ? "lesson-unfold" : "lesson-fold");
  return html`<section
    class=${`captain panel ${isFolded ? "folded" : ""} ${speech.isWrong ? "wrong" : ""}`}
    data-step=${step}
    aria-label=${t("lesson-label")}
    ref=${panel}
  >
    <button
      type="button"
      class="captain-fold"
      aria-expanded=${!isFolded}
      aria-label=${fold}
      title=${fold}
      onClick=${() => setIsFolded(!isFolded)}
    >
      <${Portrait} mood=${speech.isWrong ? "stern" : "calm"} />
    </button>
    <div class="captain-words" hidden=${isFolded}>
      <div class="captain-head"><strong>${t("lesson-captain")}</strong><${Dots} at=${at} of=${of} /></div>
      <p class="captain-says" role="status" key=${speech.key} onClick=${onHeard}>${speech.text}</p>
      <div class="captain-ways">
        ${next && html`<${Button} main class="lesson-next" onClick=${onceRead(next.act)}>${next.text}<//>`}
        ${onSkip && html`<${Button} quiet class="lesson-skip" onClick=${onSkip}>${t("lesson-skip")}<//>`}
        ${onLater && html`<${Button} quiet class="lesson-later" onClick=${onLater}>${t("lesson-later")}<//>`}
        ${onAgain && html`<${Again} onAgain=${onAgain} />`}
      </div>
    </div>
  </section>`;
}

/** Asks once more, because what was built is gone afterwards. @param {{onAgain: () => void}} props */
function Again({ onAgain }) {
  const [isSure, setIsSure] = useState(false);
  return html`<${Button}
    quiet
    class=${`lesson-again ${isSure ? "danger" : ""}`}
    onBlur=${() => setIsSure(false)}
    onClick=${() => (isSure ? onAgain() : setIsSure(true))}
  >
    ${t(isSure ? "lesson-again-sure" : "lesson-again")}
  <//>`;
}
