/** The configuration agreed on for a match of any game. */

/**
 * @template U
 * @typedef {(U extends unknown ? (one: U) => void : never) extends (all: infer A) => void ? A : never} All
 *   Of a union: what has the fields of all of them.
 */

/** @typedef {NonNullable<import("../types.d.ts").Config["options"]>} SomeOptions Of one of the games. */

/**
 * The options of the match; those that only another game has are undefined.
 * @param {import("../types.d.ts").TableMessage | null | undefined} table
 * @returns {All<SomeOptions>}
 */
export const optionsOf = (table) => table?.config.options ?? {};
