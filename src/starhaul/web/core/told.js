/** The entries of a story: events of the match, and notes about the server. No DOM. */

/**
 * @typedef {import("../types.d.ts").ToldEvent} ToldEvent
 * @typedef {{key: `server-${string}`, args: Record<string, string | number>}} ServerNote Something about the
 *   server and not about the match; its texts are the same in all games.
 * @typedef {ToldEvent | ServerNote} Told
 */

/** @param {Told} event @returns {event is ServerNote} */
export const isOfServer = (event) => event.key.startsWith("server-");

/**
 * A field that only some events have; undefined for the others.
 * @template {string} Name
 * @param {Told} event @param {Name} name
 * @returns {Extract<ToldEvent["args"], Record<Name, unknown>>[Name] | undefined}
 */
export const fieldOf = ({ args }, name) => /** @type {any} */ (args)[name];
