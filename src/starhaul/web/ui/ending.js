/** A list that grows at its end keeps the end in sight. */

import { spokenLanguage } from "../core/texts.js";
import { useLayoutEffect, useRef } from "../lib.js";

/**
 * The place to give to the list; `newest` changes with each line. Another language has lines of another
 * length.
 * @param {unknown} newest
 */
export function useEnd(newest) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const language = spokenLanguage();
  useLayoutEffect(() => {
    if (place.current) place.current.scrollTop = place.current.scrollHeight;
  }, [newest, language]);
  return place;
}
