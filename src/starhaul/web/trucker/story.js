/** Events in sentences. */

/**
 * One sentence, or null for what is not worth telling.
 * @param {import("../core/session.js").Session} session
 * @param {import("../types.d.ts").Told} event
 * @returns {string | null}
 */
export function sentence(session, event) {
  return null;
}
