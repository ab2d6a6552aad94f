/** Texts about a subject that few pages need, loaded when a component needs them. */

import { alsoSpeak } from "../core/texts.js";
import { useEffect, useState } from "../lib.js";

/** Whether they are there. @param {string} subject @param {boolean} [isNeeded] */
export function useSubject(subject, isNeeded = true) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (isNeeded) alsoSpeak(subject).then(() => setIsThere(true));
  }, [subject, isNeeded]);
  return isThere && isNeeded;
}
