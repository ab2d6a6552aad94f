/** Whether something is being asked just now, so that nothing hides it: whatever lies over the page says so and leads there. */

import { signal, useEffect } from "../lib.js";

/** @typedef {import("../core/session.js").Session} Session */

/** The visit in which a question is open, or null. */
export const attention = signal(/** @type {Session | null} */ (null));

/** @param {Session} session @param {boolean} isAsked */
export function useAttention(session, isAsked) {
  useEffect(() => {
    attention.value = isAsked ? session : null;
    return () => void (attention.value = null);
  }, [session, isAsked]);
}
