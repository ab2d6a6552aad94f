/**
 * An agreement as data for forms and summaries. Choices, bounds and defaults come from the server
 * (`api/games`), which also decides what may be combined.
 */

import { formOf, gameNames, pluginOf } from "../../core/games.js";
import { KINDS } from "./fieldkinds.js";

/**
 * @typedef {import("../../core/games.js").AnyConfig} AnyConfig
 * @typedef {import("../../core/games.js").FieldKind} FieldKind
 * @typedef {import("../../types.d.ts").FormField} FormField
 * @typedef {[field: FormField, value: any]} Setting
 */

/** How a field is shown. @param {string} game @param {FormField} field @returns {FieldKind} */
export function kindOf(game, field) {
  const kind = pluginOf(game).kinds[field.kind] ?? KINDS[field.kind];
  if (!kind) throw new Error(`no kind ${field.kind} for ${field.name}`);
  return kind;
}

/** The default agreement of a game. @param {string} game @returns {AnyConfig} */
export const usualConfig = (game) => formOf(game).usual;

/**
 * An agreement completed with defaults.
 * @param {string} game @param {AnyConfig} given @returns {AnyConfig}
 */
export function wholeConfig(game, given) {
  return { ...usualConfig(game), ...given, options: { ...given?.options } };
}

/**
 * The host's choices, with all fields that must be chosen; the rest is left to the server.
 * @param {import("../../types.d.ts").TableMessage} table @returns {AnyConfig}
 */
export const chosenAt = (table) =>
  wholeConfig(table.game, { ...table.config, options: table.chosen?.options });

/** @param {AnyConfig} config @param {string} name @param {any} value @returns {AnyConfig} */
export const withOption = (config, name, value) => ({
  ...config,
  options: { ...config.options, [name]: value },
});

/** The value of a field. @param {AnyConfig} config @param {FormField} field */
export const valueIn = (config, field) =>
  (field.is_option ? config.options?.[field.name] : config[field.name]) ?? field.usual;

/** @param {AnyConfig} config @param {FormField} field @param {any} value @returns {AnyConfig} */
export const withValue = (config, field, value) =>
  field.is_option ? withOption(config, field.name, value) : { ...config, [field.name]: value };

/**
 * Whether a field has an effect in an agreement.
 * @param {string} game @param {AnyConfig} config @param {FormField} field
 */
export function matters(game, config, field) {
  const { needs } = field;
  if (!needs) return true;
  const other = formOf(game).fields.find(({ name }) => name === needs.field);
  const value = other ? valueIn(config, other) : config[needs.field];
  return needs.entries ? value.length >= needs.entries : (needs.values ?? []).includes(value);
}

/** @param {string} game @param {Setting} setting */
const isUsual = (game, [field, value]) =>
  kindOf(game, field).isEmpty?.(value) ?? (value === field.usual || value === null);

/**
 * All options with their values.
 * @param {string} game @param {AnyConfig} config @returns {Setting[]}
 */
const settingsOf = (game, config) =>
  formOf(game)
    .fields.filter((field) => field.is_option)
    .map((field) => [field, valueIn(config, field)]);

/**
 * The options that differ from the defaults.
 * @param {string} game @param {AnyConfig} config @returns {Setting[]}
 */
export const unusual = (game, config) =>
  settingsOf(game, config).filter((setting) => !isUsual(game, setting));

/**
 * The other options, with their values in the complete agreement.
 * @param {string} game @param {AnyConfig} chosen @param {AnyConfig} whole @returns {Setting[]}
 */
export const asUsual = (game, chosen, whole) =>
  settingsOf(game, chosen)
    // Empty values have no text.
    .filter((setting) => isUsual(game, setting) && !kindOf(game, setting[0]).isEmpty)
    .filter(([field]) => matters(game, chosen, field))
    .map(([field]) => [field, whole.options?.[field.name] ?? field.default]);

/** @param {string} game @param {AnyConfig} config @param {FormField} field @param {any} value */
function sentOf(game, config, field, value) {
  const { sent } = kindOf(game, field);
  return sent ? sent(value, config) : value;
}

/**
 * What is sent: without default values, and without seats that do not exist.
 * @param {string} game @param {AnyConfig} config @returns {AnyConfig}
 */
export function cleaned(game, config) {
  const { options, ...rest } = config;
  const kept = settingsOf(game, config)
    .map(([field, value]) => /** @type {Setting} */ ([field, sentOf(game, config, field, value)]))
    .filter((setting) => !isUsual(game, setting));
  const basics = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== null && value !== false),
  );
  const chosen = Object.fromEntries(kept.map(([field, value]) => [field.name, value]));
  return kept.length ? { ...basics, options: chosen } : basics;
}

/** The quick matches against bots, of all games. @returns {[game: string, way: string][]} */
export const quickWays = () =>
  gameNames().flatMap((game) =>
    pluginOf(game)
      .quick.ways()
      .map((way) => /** @type {[string, string]} */ ([game, way])),
  );

/**
 * A quick match, with bots of one skill on all other seats.
 * @param {string} game @param {string} way @param {string} skill
 * @param {boolean} [isRelaxed] Without time limits.
 */
export function quickMatch(game, way, skill, isRelaxed = false) {
  const config = { ...usualConfig(game), ...pluginOf(game).quick.config(way, isRelaxed) };
  return { game, config, bots: Array.from({ length: config.seats - 1 }, () => skill) };
}
