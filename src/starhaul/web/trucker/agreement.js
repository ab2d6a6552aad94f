/** The configuration of a trucker match, as data and in words. */

import { formOf } from "../core/games.js";
import { t } from "../core/texts.js";

/**
 * @typedef {import("../types.d.ts").trucker.Config} Config
 * @typedef {object} EditionChoices What the form offers in an edition.
 * @property {string[]} classes Ship classes, including the learning flight.
 * @property {string[]} usual_rounds
 * @property {string[]} levels Their names, from level 1.
 * @property {[string, string][]} alike Classes that are too similar for one match: a warning only (LM-007).
 * @property {[string, number][]} crowded
 *   Classes for which tiles run short with more players than this: a warning only (LM-128).
 * @typedef {object} FormData `form_data` of the part `browser` of the plug-in.
 * @property {Record<string, EditionChoices>} editions
 * @property {string} learning
 * @property {{edition: string, rounds: string[]}} trek
 */

/** @returns {FormData} */
export const formData = () => /** @type {any} */ (formOf("trucker").data);

/** The value that stands for the Trek in the choice of flights. */
export const TREK = "trek";

/** What is played unless something else is chosen. */
const usual = () => /** @type {Config} */ (/** @type {unknown} */ (formOf("trucker").usual));

/** The flights of a quick match: those of the usual edition. */
export const quickFlights = () => formData().editions[usual().edition].classes;

/** The flight that is chosen first. */
export const usualFlight = () => usual().rounds[0];

/** @param {string} name */
export const className = (name) =>
  name === formData().learning ? t("class-learning") : t("class-ship", { name });

/**
 * A configuration with another edition, which has other ships; the rest stays.
 * @param {Config} config @param {string} edition @returns {Config}
 */
export function withEdition(config, edition) {
  if (edition === config.edition) return config;
  const { trek, level, ...rest } = config;
  const wanted = /** @type {Config["edition"]} */ (edition);
  return { ...rest, edition: wanted, rounds: formData().editions[edition].usual_rounds };
}

/**
 * The flight in one word if the match has only one or is the Trek; else null.
 * @param {Config} config
 */
export function flightOf(config) {
  if (config.trek) return TREK;
  return config.rounds.length === 1 ? config.rounds[0] : null;
}

/** @param {Config} config @param {string} flight @returns {Config} */
export function withFlight(config, flight) {
  const { trek, ...rest } = config;
  return flight === TREK
    ? { ...rest, trek: true, rounds: formData().trek.rounds }
    : { ...rest, rounds: [flight] };
}

/** The flights in words. @param {Config} config */
function flightName(config) {
  const flight = flightOf(config);
  if (flight === TREK) return t("front-flight-trek");
  if (flight !== null) return className(flight);
  return t("front-flight-rounds", { rounds: config.rounds.length, classes: config.rounds.join(", ") });
}

/** A summary of what is played, in one line. @param {Config} config */
export const line = (config) =>
  `${t("front-game-trucker")} · ${t(`edition-${config.edition}`)} · ${flightName(config)}`;

/**
 * What the rules advise against: texts with their arguments.
 * @param {Config} config @returns {[string, Record<string, string | number>][]}
 */
export function adviceOn({ edition, rounds, seats }) {
  const { alike, crowded } = formData().editions[edition];
  /** @type {[string, Record<string, string | number>][]} */
  const advice = [];
  for (const [one, other] of alike)
    if (rounds.includes(one) && rounds.includes(other)) advice.push(["front-advice-alike", { one, other }]);
  for (const [ship_class, limit] of crowded)
    if (rounds.includes(ship_class) && seats > limit)
      advice.push(["front-advice-crowded", { ship_class, limit }]);
  return advice;
}

/** Summary lines before those of the options. @param {Config} config */
export const before = ({ edition, level = null }) =>
  level === null ? [] : [`${t("front-option-level")}: ${formData().editions[edition].levels[level - 1]}`];

/** Whether it is a match of two against two. @param {Config} config */
export const isTeams = ({ options }) => (options?.teams ?? "none") !== "none";

/** Summary lines after them: the teams. @param {Config} config */
export const after = (config) => (isTeams(config) ? [t("front-race-seats-4")] : []);
