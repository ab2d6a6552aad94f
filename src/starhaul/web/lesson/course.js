/**
 * The course of a lesson (docs/formats.md §6): which step is next, what it waits for, which actions it
 * allows. No DOM and no game: facts about the match come from the game's plug-in (`LessonPlugin` in
 * `core/games.js`).
 */

/**
 * @typedef {import("../types.d.ts").LessonStep} Step
 * @typedef {import("../types.d.ts").LessonAct} Act
 * @typedef {Record<string, unknown>} Facts
 */

/**
 * Whether a fact is as wanted: equal; one of a list; or as an object says (`min`, `max`, `not`, `has`).
 * @param {unknown} wanted @param {unknown} found
 */
function fits(wanted, found) {
  if (Array.isArray(wanted)) return wanted.includes(found);
  if (wanted === null || typeof wanted !== "object") return wanted === found;
  const { min, max, not, has } = /** @type {{min?: number, max?: number, not?: unknown, has?: unknown}} */ (
    wanted
  );
  const number = Number(found);
  return (
    (min === undefined || number >= min) &&
    (max === undefined || number <= max) &&
    (not === undefined || found !== not) &&
    (has === undefined || (Array.isArray(found) && found.includes(has)))
  );
}

/**
 * Whether all facts of a pattern are as wanted.
 * @param {object | null | undefined} pattern @param {Facts} facts
 */
export const holds = (pattern, facts) =>
  Object.entries(pattern ?? {}).every(([name, wanted]) => fits(wanted, facts[name]));

/**
 * What a step shows now; undefined while there is nothing to say.
 * @param {Step} step @param {Facts} facts
 */
export function actOf(step, facts) {
  if (!holds(step.when, facts)) return undefined;
  return (step.acts ?? [/** @type {Act} */ ({})]).find((act) => holds(act.if, facts));
}

/** Whether a step is over without being read. @param {Step} step @param {Facts} facts */
function isOver(step, facts) {
  if (step.until) return holds(step.until, facts);
  return holds(step.when, facts) && !actOf(step, facts);
}

/**
 * The first step from `at` on that is not over yet.
 * @param {Step[]} steps @param {number} at @param {Facts} facts
 */
export function nextStep(steps, at, facts) {
  let next = at;
  while (next < steps.length && isOver(steps[next], facts)) next += 1;
  return next;
}

/** Whether a step is surely over if its end holds: plain values may hold before it. @param {Step} step */
const isSure = ({ until }) => Object.values(until ?? {}).every((wanted) => typeof wanted === "object");

/**
 * Where somebody continues whose progress is not stored on this device: after the last step whose end can be
 * seen in the match.
 * @param {Step[]} steps @param {Facts} facts
 */
export function resumeAt(steps, facts) {
  const last = steps.findLastIndex((step) => step.until && isSure(step) && holds(step.until, facts));
  return nextStep(steps, last + 1, facts);
}

/**
 * Whether an action is as a pattern says. What the pattern does not name may be anything.
 * @param {object} pattern @param {object} action
 */
export function isLike(pattern, action) {
  const done = /** @type {Facts} */ (action);
  return Object.entries(pattern).every(([name, value]) => (done[name] ?? null) === value);
}

/**
 * Whether an action is what a step waits for, or allowed beside it.
 * @param {Act | undefined} act @param {object} action
 */
export function allows(act, action) {
  if (!act) return true;
  return [...(act.do ? [act.do] : []), ...(act.also ?? [])].some((pattern) => isLike(pattern, action));
}
