/** Keyboard handlers. The handler mounted last is called first; it returns true if it has handled the key. */

import { useEffect, useRef } from "../lib.js";

/** @typedef {(key: string, event: KeyboardEvent) => boolean | void} Handler */

/** @type {{current: Handler}[]} */
const handlers = [];

/** @param {KeyboardEvent} event */
function isWriting(event) {
  const target = event.target;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (isWriting(event) && event.key !== "Escape") return;
  for (const handler of [...handlers].reverse()) {
    if (handler.current(event.key.length === 1 ? event.key.toLowerCase() : event.key, event)) {
      event.preventDefault();
      return;
    }
  }
});

/** Handle keys while the component is mounted. @param {Handler} handler */
export function useKeys(handler) {
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => {
    handlers.push(latest);
    return () => void handlers.splice(handlers.indexOf(latest), 1);
  }, []);
}

/** Escape closes what was opened last. @param {() => void} close */
export function useEscape(close) {
  useKeys((key) => {
    if (key === "Escape") close();
    return key === "Escape";
  });
}
