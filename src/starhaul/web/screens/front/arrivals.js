/**
 * Commands to send on arrival at a new table: seat bots, get ready. Kept only for the way from the home page
 * to the table.
 */

/**
 * @typedef {object} Plan
 * @property {string[]} [bots] For the seats after the host's.
 * @property {boolean} [coach] Whether to play with a coach.
 * @property {boolean} [ready]
 * @property {Pick<import("../../types.d.ts").OptionsCommand, "is_rated" | "delay_minutes"
 *   | "has_stands" | "stand_in">} [options]
 */

/** @typedef {import("../../core/connection.js").Command} Command */

/** @type {Map<string, Plan>} */
const plans = new Map();

/** @param {string} table @param {Plan} plan */
export function plan(table, plan) {
  plans.set(table, plan);
}

/** Whether a match is about to begin at a table. @param {string} table */
export const isExpected = (table) => plans.get(table)?.ready ?? false;

/** The commands to send at the table, in this order. @param {Plan} plan @returns {Command[]} */
export function commandsOf(plan) {
  /** @type {Command[]} */
  const commands = [];
  if (plan.options) commands.push({ do: "options", ...plan.options });
  for (const [number, bot] of (plan.bots ?? []).entries()) {
    commands.push({ do: "bot", seat: number + 1, bot });
  }
  if (plan.coach) commands.push({ do: "coach" });
  if (plan.ready) commands.push({ do: "ready" });
  return commands;
}

/**
 * Send the commands. Returns whether a match begins.
 * @param {import("../../core/session.js").Session} session @returns {Promise<boolean>}
 */
export async function carryOut(session) {
  const { table } = session.place;
  const found = plans.get(table);
  plans.delete(table);
  if (!found) return false;
  for (const command of commandsOf(found)) {
    if (!(await session.tell(command))) return false;
  }
  return found.ready ?? false;
}
