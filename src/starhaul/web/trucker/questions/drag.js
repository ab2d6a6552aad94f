/** Dragging cubes between the dock and holds. */

import { html, render, useEffect, useRef } from "../../lib.js";
import { LETTERS } from "../data.js";
import { cubeAt } from "./cargo.js";
import { Cube } from "./common.js";

/**
 * @typedef {import("./cargo.js").Freight} Freight
 * @typedef {import("./cargo.js").Grip} Grip
 */

const FAR_ENOUGH = 7;
/** Shown above the finger, which would hide it. */
const FINGER = 44;

/**
 * The cube at the pointer: on the panel any of them, on the ship the last one of a hold.
 * @param {Element} target @param {Freight} freight @returns {Grip | null}
 */
function gripAt(target, freight) {
  const named = target.closest("[data-grip]")?.getAttribute("data-grip");
  if (named) {
    const [from, at] = named.split(":");
    return { from: from === "dock" ? null : Number(from), at: Number(at) };
  }
  const cell = target.closest(".target[data-cell]")?.getAttribute("data-cell");
  const hold = freight.holds.find((other) => String(other.cell) === cell);
  return hold?.goods ? { from: hold.cell, at: hold.goods.length - 1 } : null;
}

/**
 * The drop target at a point; undefined if there is none.
 * @param {number} x @param {number} y @returns {number | null | undefined}
 */
function dropAt(x, y) {
  const target = document.elementFromPoint(x, y);
  const drop = target?.closest("[data-drop]")?.getAttribute("data-drop");
  if (drop) return drop === "dock" ? null : Number(drop);
  const cell = target?.closest(".target[data-cell]")?.getAttribute("data-cell");
  return cell ? Number(cell) : undefined;
}

/** The dragged cube, in its own layer. @param {string} letter */
function makeGhost(letter) {
  const ghost = document.createElement("div");
  ghost.className = "question-ghost";
  document.body.append(ghost);
  render(html`<${Cube} colour=${LETTERS[letter]} size=${40} />`, ghost);
  return ghost;
}

/**
 * Lets cubes be dragged while the component is mounted.
 * @param {Freight} freight @param {(grip: Grip, to: number | null) => void} onMove
 */
export function useCubeDrag(freight, onMove) {
  const latest = useRef({ freight, onMove });
  latest.current = { freight, onMove };
  useEffect(() => {
    /** @type {{grip: Grip, x: number, y: number, lift: number, ghost: HTMLElement | null} | null} */
    let drag = null;
    const end = () => {
      drag?.ghost?.remove();
      drag = null;
    };
    const down = (/** @type {PointerEvent} */ event) => {
      const grip =
        event.button === 0 && event.target instanceof Element
          ? gripAt(event.target, latest.current.freight)
          : null;
      end();
      if (grip)
        drag = {
          grip,
          x: event.clientX,
          y: event.clientY,
          lift: event.pointerType === "touch" ? FINGER : 0,
          ghost: null,
        };
    };
    const move = (/** @type {PointerEvent} */ event) => {
      if (!drag) return;
      if (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR_ENOUGH) return;
      drag.ghost ??= makeGhost(cubeAt(latest.current.freight, drag.grip));
      drag.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY - drag.lift}px)`;
    };
    const up = (/** @type {PointerEvent} */ event) => {
      const done = drag;
      end();
      if (!done?.ghost) return;
      // The click that follows a drag is not a tap.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
      const to = dropAt(event.clientX, event.clientY - done.lift);
      if (to !== undefined) latest.current.onMove(done.grip, to);
    };
    const swallow = (/** @type {Event} */ event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("pointerdown", down);
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", up);
    document.addEventListener("pointercancel", end);
    return () => {
      end();
      document.removeEventListener("pointerdown", down);
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", up);
      document.removeEventListener("pointercancel", end);
    };
  }, []);
}
