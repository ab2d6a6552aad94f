/** Keeps a list scrolled to its end as it grows. */

import { spokenLanguage } from "../core/texts.js";
import { useLayoutEffect, useRef } from "../lib.js";

/**
 * The ref for the list; `newest` changes with each line. Changing the language changes the length of lines.
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
