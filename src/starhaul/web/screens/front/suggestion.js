/** What the home page suggests to play next, from what was played before. No DOM; nothing is ever forced. */

/**
 * @typedef {import("../../core/progress.js").Played} Played
 * @typedef {{way: string, skill: string, isRelaxed: boolean}} Flight
 * @typedef {"learning" | "class" | "last" | "harder" | "easier" | "other"} Reason The text is
 *   `start-why-REASON`; "other": the first match of another game, which is not suggested on the home page.
 * @typedef {Flight & {game: string, why: Reason, after?: string}} Suggestion `after`: the table of the flight
 *   that it follows
 * @typedef {object} Offers
 * @property {string[]} path The flights for newcomers, in order.
 * @property {string} game The game they belong to.
 * @property {readonly string[]} skills The weakest first.
 * @property {Flight & {game: string}} usual
 */

/** @param {Played} match */
const isFinished = ({ ending }) => ending !== "";

/** Whether somebody has never finished anything here. @param {Played[]} played */
export const isNew = (played) => !played.some(isFinished);

/** The lesson that was begun last and is not finished. @param {Played[]} played */
export const openLesson = (played) =>
  played.findLast(({ lesson, ending }) => lesson !== "" && ending === "") ?? null;

/**
 * A skill one step up or down, as far as there is one.
 * @param {readonly string[]} skills @param {string} skill @param {number} by
 */
const stepped = (skills, skill, by) => skills[skills.indexOf(skill) + by] ?? skill;

/** @param {Played[]} played @param {Offers} offers @returns {Suggestion} */
export function suggested(played, { path, game, skills, usual }) {
  const flights = played.filter(({ way }) => way !== "");
  const last = flights.at(-1);
  if (!last) return { game, way: path[0] ?? usual.way, skill: skills[0], isRelaxed: true, why: "learning" };
  const next = last.game === game ? path[path.indexOf(last.way) + 1] : undefined;
  // Whatever it earned: the same flight again is one tap away as a rematch.
  if (path.includes(last.way) && next && isFinished(last))
    return { game, way: next, skill: skills[0], isRelaxed: last.isRelaxed, why: "class", after: last.table };
  const { way, isRelaxed } = last;
  const by = last.ending === "easily" ? 1 : last.ending === "nothing" ? -1 : 0;
  const skill = stepped(skills, last.skill, by);
  const why = skill === last.skill ? "last" : by > 0 ? "harder" : "easier";
  return { game: last.game, way, skill, isRelaxed, why };
}
