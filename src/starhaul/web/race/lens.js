/** Controls the camera: it follows the action, and people can drag, pinch and zoom it. */

import { isStill } from "../core/settings.js";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../lib.js";
import { around, between, held, LEGIBLE, moved, scaleOf, viewBox, whole, zoomed } from "./camera.js";

/** @typedef {import("./camera.js").Box} Box */

const GLIDE_MS = 380;
/** A smaller movement counts as a tap. */
const SLACK_PX = 7;

/**
 * @param {import("./data.js").Track} track
 * @param {{key: string, points: {x: number, y: number}[]}} focus What matters now; the key changes with it.
 */
export function useLens(track, focus) {
  const place = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [mode, setMode] = useState(/** @type {"follow" | "whole" | "free"} */ ("follow"));
  const box = useRef(/** @type {Box | null} */ (null));
  const glide = useMemo(() => new Glide(place, box), []);

  useLayoutEffect(() => {
    const picture = /** @type {SVGSVGElement} */ (place.current);
    const look = () => setSize({ width: picture.clientWidth, height: picture.clientHeight });
    look();
    const watch = new ResizeObserver(look);
    watch.observe(picture);
    return () => watch.disconnect();
  }, []);

  const isRoomy = size.width > 0 && scaleOf(whole(track, size), size) >= LEGIBLE;
  useLayoutEffect(() => {
    if (!size.width || !size.height) return;
    if (mode === "free" && box.current) glide.cut(held(box.current, track, size));
    else if (mode === "whole" || isRoomy) glide.to(whole(track, size));
    else glide.to(around(focus.points, track, size));
  }, [focus.key, mode, size.width, size.height, track]);
  useEffect(() => () => glide.stop(), []);

  /** @param {Box} next */
  const hold = (next) => {
    glide.cut(held(next, track, size));
    setMode("free");
  };
  useHands(place, box, hold);
  return {
    place,
    mode,
    isRoomy,
    scale: () => (box.current && size.width ? scaleOf(box.current, size) : 1),
    /** @param {number} factor */
    zoom: (factor) => box.current && hold(zoomed(box.current, factor)),
    /** Toggle between the whole track and following the action. */
    toggle: () => setMode(mode === "follow" && !isRoomy ? "whole" : "follow"),
  };
}

/** Animates from box to box. */
class Glide {
  /** @param {{current: SVGSVGElement | null}} place @param {{current: Box | null}} box */
  constructor(place, box) {
    this._place = place;
    this._box = box;
    this._frame = 0;
  }

  /** @param {Box} box */
  cut(box) {
    this.stop();
    this._show(box);
  }

  /** @param {Box} target */
  to(target) {
    this.stop();
    const start = this._box.current;
    if (!start || isStill()) {
      this._show(target);
      return;
    }
    const begun = performance.now();
    const step = (/** @type {number} */ now) => {
      const share = Math.min(1, Math.max(0, now - begun) / GLIDE_MS);
      this._show(between(start, target, 1 - (1 - share) ** 3));
      if (share < 1) this._frame = requestAnimationFrame(step);
    };
    this._frame = requestAnimationFrame(step);
  }

  stop() {
    cancelAnimationFrame(this._frame);
  }

  /** @param {Box} box */
  _show(box) {
    this._box.current = box;
    this._place.current?.setAttribute("viewBox", viewBox(box));
  }
}

/**
 * One pointer drags, two pinch, the wheel zooms; taps are passed on.
 * @param {{current: SVGSVGElement | null}} place @param {{current: Box | null}} box
 * @param {(box: Box) => void} hold
 */
function useHands(place, box, hold) {
  const latest = useRef(hold);
  latest.current = hold;
  useEffect(() => {
    const picture = /** @type {SVGSVGElement} */ (place.current);
    const hands = new Hands(picture, box, (next) => latest.current(next));
    const listening = Object.entries(hands.handlers);
    for (const [name, handler] of listening) picture.addEventListener(name, handler, { passive: false });
    // A drag must not click what is under it.
    const stop = (/** @type {Event} */ event) => hands.hasDragged && event.stopPropagation();
    picture.addEventListener("click", stop, true);
    return () => {
      for (const [name, handler] of listening) picture.removeEventListener(name, handler);
      picture.removeEventListener("click", stop, true);
    };
  }, []);
}

class Hands {
  /** @param {SVGSVGElement} picture @param {{current: Box | null}} box @param {(box: Box) => void} hold */
  constructor(picture, box, hold) {
    this._picture = picture;
    this._box = box;
    this._hold = hold;
    /** @type {Map<number, {x: number, y: number}>} */
    this._at = new Map();
    this._from = { x: 0, y: 0 };
    this.hasDragged = false;
    const end = (/** @type {PointerEvent} */ event) => void this._at.delete(event.pointerId);
    /** @type {Record<string, (event: any) => void>} One for each kind of event. */
    this.handlers = {
      pointerdown: (event) => this._down(event),
      pointermove: (event) => this._move(event),
      pointerup: end,
      pointercancel: end,
      wheel: (event) => this._wheel(event),
    };
  }

  /** @param {PointerEvent} event */
  _down(event) {
    if (!this._at.size) this.hasDragged = false;
    this._from = { x: event.clientX, y: event.clientY };
    this._at.set(event.pointerId, this._from);
  }

  /** @param {PointerEvent} event */
  _move(event) {
    const was = this._at.get(event.pointerId);
    const box = this._box.current;
    if (!was || !box) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.hasDragged && this._at.size === 1) {
      if (Math.hypot(now.x - this._from.x, now.y - this._from.y) < SLACK_PX) return;
      this._picture.setPointerCapture(event.pointerId);
    }
    this.hasDragged = true;
    const unit = box.width / this._picture.clientWidth;
    const other = [...this._at].find(([id]) => id !== event.pointerId)?.[1];
    this._at.set(event.pointerId, now);
    if (!other) {
      this._hold(moved(box, (was.x - now.x) * unit, (was.y - now.y) * unit));
      return;
    }
    const far = (/** @type {{x: number, y: number}} */ point) =>
      Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
    this._hold(zoomed(box, far(now) / far(was), this._share((now.x + other.x) / 2, (now.y + other.y) / 2)));
  }

  /** @param {WheelEvent} event */
  _wheel(event) {
    if (!this._box.current) return;
    event.preventDefault();
    this._hold(
      zoomed(this._box.current, Math.exp(-event.deltaY / 500), this._share(event.clientX, event.clientY)),
    );
  }

  /** @param {number} x @param {number} y */
  _share(x, y) {
    const frame = this._picture.getBoundingClientRect();
    return { x: (x - frame.left) / frame.width, y: (y - frame.top) / frame.height };
  }
}
