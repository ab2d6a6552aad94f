/** An agreement in words. */

import { t } from "../../core/texts.js";
import {
  asUsual,
  flightOf,
  LEARNING,
  LEVEL_NAMES,
  TREK,
  USUAL_STORY,
  unusual,
  wholeConfig,
} from "./options.js";

/**
 * @typedef {import("./options.js").Option} Option
 * @typedef {import("./options.js").RaceConfig} RaceConfig
 * @typedef {import("../../types.d.ts").Config} Config
 */

/** @param {string} name */
export const className = (name) => (name === LEARNING ? t("class-learning") : t("class-ship", { name }));

/** What is flown. @param {import("./options.js").TruckerConfig} config */
export function flightName(config) {
  const flight = flightOf(config);
  if (flight === TREK) return t("front-flight-trek");
  if (flight !== null) return className(flight);
  return t("front-flight-rounds", { rounds: config.rounds.length, classes: config.rounds.join(", ") });
}

/** The one line that says what is played. @param {string} game @param {Partial<Config>} given */
export function gameLine(game, given) {
  if (game === "race") return t("front-game-race");
  const config = wholeConfig("trucker", given);
  return `${t("front-game-trucker")} · ${t(`edition-${config.edition}`)} · ${flightName(config)}`;
}

/** @param {Option} option @param {any} value */
export function valueText(option, value) {
  if (option.kind === "toggle") return t(value ? "front-yes" : "front-no");
  if (option.kind === "choice" && option.values?.includes(value)) return choiceText(option, value);
  if (option.kind === "per-seat")
    return value.map((/** @type {number} */ one) => t("front-seconds", { seconds: one })).join(" / ");
  if (option.kind === "seconds")
    return value === 0 ? t(noLimit(option)) : t("front-seconds", { seconds: value });
  return t("front-seconds", { seconds: value / 1000 });
}

/** @param {Option} option @param {any} value */
export const choiceText = (option, value) => t(`front-option-${option.name}-${value ?? "usual"}`);

/** @param {[Option, any]} entry */
const lineOf = ([option, value]) => `${t(`front-option-${option.name}`)}: ${valueText(option, value)}`;

/** What 0 seconds mean. @param {Option} option */
export function noLimit(option) {
  if (option.name === "break_seconds" || option.name === "story_seconds") return "front-none";
  return option.name === "run_seconds" ? "front-as-printed" : "front-no-limit";
}

/**
 * What differs from usual, a short line each.
 * @param {string} game @param {Config} given @returns {string[]}
 */
export function differences(game, given) {
  return game === "race" ? raceDifferences(given) : truckerDifferences(wholeConfig("trucker", given));
}

/** @param {import("./options.js").TruckerConfig} config */
function truckerDifferences(config) {
  const level = config.level ?? null;
  return [
    ...(level === null ? [] : [`${t("front-option-level")}: ${LEVEL_NAMES[level - 1]}`]),
    ...unusual(config).map(lineOf),
    ...((config.options?.teams ?? "none") === "none" ? [] : [t("front-race-seats-4")]),
  ];
}

/**
 * The rest of an agreement: what is as usual, and what that comes to at this table.
 * @param {string} game @param {Config} chosen @param {Config} whole @returns {string[]}
 */
export function commonplaces(game, chosen, whole) {
  if (game !== "race") {
    return asUsual(wholeConfig("trucker", chosen), wholeConfig("trucker", whole)).map(lineOf);
  }
  const {
    first = null,
    decision_seconds = USUAL_SECONDS,
    story_seconds = USUAL_STORY,
  } = /** @type {RaceConfig} */ (chosen).options ?? {};
  return [
    ...(first === null ? [`${t("front-option-first")}: ${t("front-option-first-lot")}`] : []),
    ...(decision_seconds === USUAL_SECONDS
      ? [`${t("front-option-decision_seconds")}: ${t("front-seconds", { seconds: USUAL_SECONDS })}`]
      : []),
    ...(story_seconds === USUAL_STORY
      ? [`${t("front-option-story_seconds")}: ${t("front-seconds", { seconds: USUAL_STORY })}`]
      : []),
  ];
}

const USUAL_SECONDS = 60;

/** @param {RaceConfig} given */
function raceDifferences(given) {
  const {
    first = null,
    colours = [],
    track = null,
    decision_seconds = USUAL_SECONDS,
    story_seconds = USUAL_STORY,
  } = given.options ?? {};
  const lines = [t(`front-race-seats-${given.seats}`)];
  if (first !== null) lines.push(`${t("front-option-first")}: ${t("client-seat", { number: first + 1 })}`);
  for (const [seat, chosen] of colours.entries()) {
    const names = chosen.map((/** @type {string} */ colour) => t(`race-colour-${colour}`)).join(", ");
    if (names) lines.push(`${t("client-seat", { number: seat + 1 })}: ${names}`);
  }
  if (track) lines.push(`${t("front-option-track")}: ${track.name}`);
  if (decision_seconds !== USUAL_SECONDS) {
    const time = decision_seconds ? t("front-seconds", { seconds: decision_seconds }) : t("front-no-limit");
    lines.push(`${t("front-option-decision_seconds")}: ${time}`);
  }
  if (story_seconds !== USUAL_STORY) {
    const time = story_seconds ? t("front-seconds", { seconds: story_seconds }) : t("front-none");
    lines.push(`${t("front-option-story_seconds")}: ${time}`);
  }
  return lines;
}
