/** The questions of the game, asked beside the ship. */

/**
 * @typedef {object} Prompting What a question adds to the own ship, and the panel beside it.
 * @property {any} asked The question, as the server asks it; null if there is none.
 * @property {Map<number, string>} marks For `Ship`.
 * @property {((cell: number) => void) | undefined} onCell
 * @property {((cell: number) => string) | undefined} labelOf
 * @property {any} over Drawn above the own ship.
 * @property {import("../../types.d.ts").trucker.ShipView | null} ship The own ship as the answer would leave it, or null.
 * @property {any} panel The panel with words, buttons and the timer ring.
 */

/**
 * The first open question other than building.
 * @param {import("../../core/session.js").Session} session
 * @returns {Prompting}
 */
export function usePrompt(session) {
  return { asked: null, marks: new Map(), onCell: undefined, labelOf: undefined, over: null, ship: null, panel: null };
}
