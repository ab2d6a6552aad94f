/** How large the page is, for parts that are not just laid out but made differently. */

import { useEffect, useState } from "../lib.js";

/** How many pixels of the usual size of type one is here; large windows have larger type. */
export const growth = () => (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;

/** Whether a media query holds. @param {string} query */
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
