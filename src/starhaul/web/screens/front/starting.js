/** Starting lessons and suggested flights, from the home page and at the end of a lesson. */

import { OPPONENTS, USUAL_SKILL } from "../../core/constants.js";
import { defaultGame, pluginOf } from "../../core/games.js";
import { noteStart, played } from "../../core/progress.js";
import { choose, settings } from "../../core/settings.js";
import { makeTable } from "./making.js";
import { quickMatch } from "./options.js";
import { suggested } from "./suggestion.js";

/**
 * @typedef {import("./suggestion.js").Reason} Reason
 * @typedef {{game: string, way: string}} Named
 */

/** Suggestions to somebody who knows the flight already. @type {Reason[]} */
const KNOWN = ["last", "harder", "easier"];

/** What to play next. */
export function suggestion() {
  const game = defaultGame();
  const { path, ways, usual } = pluginOf(game).quick;
  return suggested(played.value, {
    game,
    path: path?.() ?? [],
    skills: OPPONENTS,
    usual: { game, way: usual?.() ?? ways()[0], skill: USUAL_SKILL, isRelaxed: false },
  });
}

/** @param {import("./suggestion.js").Flight & {game: string}} flight @param {boolean} [coach] */
export async function startFlight({ game, way, skill, isRelaxed }, coach = false) {
  const table = await makeTable({ ...quickMatch(game, way, skill, isRelaxed), coach, ready: true });
  noteStart({ table, game, way, skill, isRelaxed, lesson: "" });
}

/**
 * What to play next in a game: the suggestion if it is the default one, else a match against easy bots.
 * @param {string} game @returns {import("./suggestion.js").Suggestion}
 */
export function nextIn(game) {
  if (game === defaultGame()) return suggestion();
  const { ways, hasRelaxed } = pluginOf(game).quick;
  return { game, way: ways()[0], skill: OPPONENTS[0], isRelaxed: hasRelaxed, why: "other" };
}

/** The name of a quick match: the same on buttons, on its card and above it. @param {Named} flight */
export const flightName = ({ game, way }) => pluginOf(game).quick.text(way);

/**
 * Whether a match begins with a coach: as chosen last; else if the flight is new to the person, or one of
 * those for newcomers.
 * @param {import("./suggestion.js").Suggestion} flight
 */
export function wantsCoach({ game, way, why }) {
  const { coach } = settings.value;
  const isFirst = !KNOWN.includes(why) || (pluginOf(game).quick.path?.() ?? []).includes(way);
  return coach === "auto" ? isFirst : coach === "on";
}

/** @param {boolean} on */
export const rememberCoach = (on) => choose({ coach: on ? "on" : "off" });

/** @param {string} game @param {string} lesson */
export async function startLesson(game, lesson) {
  const table = await makeTable({ game, lesson });
  noteStart({ table, game, lesson, way: "", skill: "", isRelaxed: true });
}
