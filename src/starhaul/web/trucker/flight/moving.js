/** Hooks for the size of an element and for animated numbers. */

import { isStill } from "../../core/settings.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../../lib.js";

/**
 * The size of an element, kept up to date.
 * @returns {[import("../../lib.js").Ref<HTMLElement | null>, {width: number, height: number}]}
 */
export function useSize() {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((was) => (was.width === width && was.height === height ? was : { width, height }));
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    look();
    return () => watcher.disconnect();
  }, []);
  return [place, size];
}

/** @param {number} share */
const eased = (share) => 1 - (1 - share) ** 3;

/**
 * Numbers that move to their targets within `ms`; at once with reduced motion.
 * @param {number[]} targets @param {number} ms @returns {number[]}
 */
export function useGlide(targets, ms) {
  const [shown, setShown] = useState(targets);
  const now = useRef(targets);
  const key = targets.join(",");
  useEffect(() => {
    const from = targets.map((target, i) => now.current[i] ?? target);
    const settle = (/** @type {number[]} */ values) => {
      now.current = values;
      setShown(values);
    };
    if (isStill() || ms < 1 || from.join(",") === key) return settle(targets);
    const began = performance.now();
    let frame = 0;
    const step = () => {
      const share = Math.min(1, (performance.now() - began) / ms);
      settle(from.map((value, i) => value + (targets[i] - value) * eased(share)));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return shown.length === targets.length ? shown : targets;
}
