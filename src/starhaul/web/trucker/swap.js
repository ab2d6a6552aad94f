/** Partners swap seats: announced, animated, and followed by a second in which input is ignored. */

import { announce } from "../core/notices.js";
import { isStill } from "../core/settings.js";
import { playSound } from "../core/sound.js";
import { t } from "../core/texts.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { classes } from "../ui/classes.js";
import { Ship } from "./ship.js";
import { playersOf } from "./teams.js";
import { colourOf, editionOf, latestView, personName } from "./who.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {import("./who.js").View} View
 * @typedef {{from: number | null, to: number | null, text: string, isBuilding: boolean, view: View}} Call
 */

const BLOCKED_MS = 1000;
const SHOWN_MS = 2600;

/**
 * The seats that the viewer has left and taken, if partners have swapped between two views of one match.
 * Spectators leave none.
 * @param {View | null} before @param {View | null} after
 * @returns {{from: number | null, to: number | null} | null}
 */
export function swapBetween(before, after) {
  if (!before || !after || playersOf(before).join() === playersOf(after).join()) return null;
  const [from, to] = [before.me ?? null, after.me ?? null];
  // A player who stays has a partner who has left for good.
  return from !== null && from === to ? null : { from, to };
}

/**
 * Partners swap at a flip of the hourglass, and once more when everybody has a start number.
 * @param {View} view
 */
const isBuilding = (view) => Boolean(view.yard) && view.seats.some(({ start }) => !start);

/** @param {Session} session @param {View} view @param {number | null} left @returns {string} */
function swapWords(session, view, left) {
  if (left === null) return t("event-partners-swapped");
  const name = personName(session, view.seats[left].player);
  return t(isBuilding(view) ? "building-swap-build" : "building-swap-fly", { name });
}

/** The current swap, or null. @param {Session} session @returns {Call | null} */
function useSwap(session) {
  const view = latestView(session);
  const match = session.latest.value?.match;
  const seen = useRef({ match, view });
  const [call, setCall] = useState(/** @type {Call | null} */ (null));
  useLayoutEffect(() => {
    // Nothing is compared while a pause hides the boards.
    if (!view) return;
    const swap = seen.current.match === match ? swapBetween(seen.current.view, view) : null;
    seen.current = { match, view };
    if (!swap) return;
    const text = swapWords(session, view, swap.from);
    setCall({ ...swap, text, isBuilding: isBuilding(view), view });
    announce(`${t("building-swap")} ${text}`);
    playSound("turn");
  }, [view]);
  useEffect(() => {
    if (!call) return undefined;
    const timer = setTimeout(() => setCall(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [call]);
  return call;
}

/** Ignore keys and clicks for a moment. @param {Call | null} call */
function useBlock(call) {
  const [isOn, setIsOn] = useState(false);
  useLayoutEffect(() => {
    if (!call) return undefined;
    const stop = (/** @type {Event} */ event) => {
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const kinds = ["keydown", "pointerdown", "pointerup", "click", "wheel"];
    for (const kind of kinds) addEventListener(kind, stop, { capture: true, passive: false });
    setIsOn(true);
    const free = () => {
      for (const kind of kinds) removeEventListener(kind, stop, { capture: true });
      setIsOn(false);
    };
    const timer = setTimeout(free, BLOCKED_MS);
    return () => {
      clearTimeout(timer);
      free();
    };
  }, [call]);
  return isOn;
}

/** @param {{session: Session}} props */
export function SwapCall({ session }) {
  const call = useSwap(session);
  const isBlocked = useBlock(call);
  if (!call) return null;
  const look = classes(
    "swap-call",
    !call.isBuilding && "in-flight",
    isStill() && "still",
    isBlocked && "blocks",
  );
  return html`<div class=${look}>
    <div class="swap-card panel">
      <strong>${t("building-swap")}</strong>
      ${
        call.from !== null &&
        call.to !== null &&
        html`<div class="swap-ships" aria-hidden="true">
          <${Crossing} session=${session} view=${call.view} seat=${call.from} way="away" />
          <${Crossing} session=${session} view=${call.view} seat=${call.to} way="here" />
        </div>`
      }
      <p>${call.text}</p>
    </div>
  </div>`;
}

/**
 * A ship on its way to the other side of the table.
 * @param {{session: Session, view: View, seat: number, way: "away" | "here"}} props
 */
function Crossing({ session, view, seat, way }) {
  return html`<span class=${`swap-ship ${way}`}>
    <${Ship}
      edition=${editionOf(session)}
      shipClass=${view.ship_class}
      ship=${{ tiles: view.seats[seat].ship.tiles }}
      colour=${colourOf(session, seat)}
      parts=${view.parts}
      cropped=${true}
    />
  </span>`;
}
