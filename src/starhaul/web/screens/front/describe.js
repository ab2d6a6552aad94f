/** An agreement in words. */

import { pluginOf } from "../../core/games.js";
import { labelOf } from "./fieldkinds.js";
import { asUsual, kindOf, unusual, wholeConfig } from "./options.js";

/** @typedef {import("./options.js").AnyConfig} AnyConfig */

/** A summary of what is played, in one line. @param {string} game @param {AnyConfig} given */
export const gameLine = (game, given) => pluginOf(game).line(wholeConfig(game, given));

/** @param {string} game @param {import("./options.js").Setting} setting */
function linesOf(game, [field, value]) {
  const kind = kindOf(game, field);
  return kind.lines?.(field, value) ?? [`${labelOf(field)}: ${kind.text?.(field, value) ?? value}`];
}

/**
 * The options that differ from the defaults, one short line each.
 * @param {string} game @param {AnyConfig} given @returns {string[]}
 */
export function differences(game, given) {
  const config = wholeConfig(game, given);
  const { before, after } = pluginOf(game);
  return [
    ...(before?.(config) ?? []),
    ...unusual(game, config).flatMap((setting) => linesOf(game, setting)),
    ...(after?.(config) ?? []),
  ];
}

/**
 * The remaining options: those with default values, and what these mean at this table.
 * @param {string} game @param {AnyConfig} chosen @param {AnyConfig} whole @returns {string[]}
 */
export const commonplaces = (game, chosen, whole) =>
  asUsual(game, chosen, wholeConfig(game, whole)).flatMap((setting) => linesOf(game, setting));
