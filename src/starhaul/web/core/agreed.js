/** What was agreed on for a match, whatever the game. */

/**
 * @typedef {import("../types.d.ts").trucker.Options} TruckerOptions
 * @typedef {import("../types.d.ts").race.Options} RaceOptions
 */

/**
 * The options of the match; what only one game has is never set in another.
 * @param {import("../types.d.ts").TableMessage | null | undefined} table
 * @returns {TruckerOptions & RaceOptions}
 */
export const optionsOf = (table) => table?.config.options ?? {};
