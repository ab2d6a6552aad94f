/** How long each event is told, in milliseconds; what is not named here is told at once. */

/** @type {Record<string, number>} */
const PACES = {};

/** @param {import("../../types.d.ts").Told} event @param {import("../../types.d.ts").Update} after */
export const paceOf = (event, after) => PACES[event.key] ?? 0;
