/** Dragging a tile from the tray of an exercise onto a cell of the ship, by mouse or finger. */

import { useRef } from "../../lib.js";
import { cellAt } from "../building/geometry.js";

/** The distance from which a press counts as a drag. */
const DRAG_PX = 8;
/** A finger hides what is below it, so the tile is aimed above it. */
const ABOVE_FINGER_PX = 56;

/**
 * @param {{board: import("../data.js").BoardData, free: number[],
 *   place: {current: HTMLElement | null}, onHover: (cell: number | null) => void,
 *   onDrop: (cell: number, tile: number) => void, onHold: (tile: number) => void}} how
 * @returns {(event: PointerEvent, tile: number) => void} Called when a tile of the tray is pressed.
 */
export function useTileDrag(how) {
  const latest = useRef(how);
  latest.current = how;
  return (event, tile) => {
    if (event.button !== 0) return;
    const from = /** @type {HTMLElement} */ (event.currentTarget);
    const [x, y] = [event.clientX, event.clientY];
    let isDrag = false;
    const move = (/** @type {PointerEvent} */ at) => {
      if (at.pointerId !== event.pointerId) return;
      if (!isDrag && Math.hypot(at.clientX - x, at.clientY - y) < DRAG_PX) return;
      if (!isDrag) latest.current.onHold(tile);
      isDrag = true;
      latest.current.onHover(cellUnder(latest.current, at));
    };
    const end = (/** @type {PointerEvent} */ at) => {
      if (at.pointerId !== event.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!isDrag) return;
      latest.current.onHover(null);
      const cell = at.type === "pointerup" ? cellUnder(latest.current, at) : null;
      if (cell !== null) latest.current.onDrop(cell, tile);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    // A finger would otherwise keep sending its events to the tray, or scroll the page.
    if (from.hasPointerCapture?.(event.pointerId)) from.releasePointerCapture(event.pointerId);
  };
}

/** @param {Parameters<typeof useTileDrag>[0]} how @param {PointerEvent} at */
function cellUnder({ board, free, place }, at) {
  const svg = /** @type {SVGSVGElement | null | undefined} */ (place.current?.querySelector("svg.ship"));
  const matrix = svg?.getScreenCTM();
  if (!matrix) return null;
  const up = at.pointerType === "mouse" ? 0 : ABOVE_FINGER_PX;
  return cellAt(board, free, (at.clientX - matrix.e) / matrix.a, (at.clientY - up - matrix.f) / matrix.d);
}
