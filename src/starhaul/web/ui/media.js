/** Media queries, for components whose structure depends on the size of the page. */

import { useEffect, useState } from "../lib.js";

/** The factor by which type is larger than normal; it grows in large windows. */
export const growth = () => (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;

/** Whether a media query matches. @param {string} query */
export function useMedia(query) {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const look = () => setHolds(list.matches);
    look();
    list.addEventListener("change", look);
    return () => list.removeEventListener("change", look);
  }, [query]);
  return holds;
}
