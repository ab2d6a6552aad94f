/**
 * Words for whatever a game sends: with the texts of its package where there are some, otherwise the names as
 * they are. No DOM.
 */

import { has, t } from "../core/texts.js";

/** @typedef {(seat: number) => string} NameOf */

/** A name of the code as words. @param {string} name */
export const spaced = (name) => name.replaceAll(/[_-]+/g, " ");

/** A text of the game, or the name itself. @param {string} key @param {string} name */
export const wordOf = (key, name) => (has(key) ? t(key) : spaced(name));

/**
 * A value in one line.
 * @param {unknown} value @param {NameOf} nameOf @param {string} [field] @returns {string}
 */
export function valueText(value, nameOf, field = "") {
  if (value === null || value === undefined) return t("plain-ui-none");
  if (typeof value === "boolean") return t(value ? "plain-ui-yes" : "plain-ui-no");
  if (typeof value === "number" && SEATS.has(field)) return nameOf(value);
  if (Array.isArray(value))
    return value.map((item) => valueText(item, nameOf)).join(", ") || t("plain-ui-none");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([name, item]) => `${spaced(name)} ${valueText(item, nameOf, name)}`)
      .join(", ");
  return String(value);
}

/** Fields that name a seat in every game. */
const SEATS = new Set(["seat", "turn", "me"]);

/**
 * Arguments for a text: seats by name, anything else in one line.
 * @param {object} given @param {NameOf} nameOf
 */
const factsOf = (given, nameOf) =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === "number" && !SEATS.has(name) ? value : valueText(value, nameOf, name),
    ]),
  );

/** What an answer does. @param {string} game @param {unknown} action @param {NameOf} nameOf */
export function actionText(game, action, nameOf) {
  if (typeof action !== "object" || action === null || Array.isArray(action)) {
    const key = `${game}-action-${action}`;
    return has(key) ? t(key) : valueText(action, nameOf);
  }
  // Records are tagged with `do` or, where the game does not say otherwise, `type`.
  const { do: does, type, ...rest } = /** @type {Record<string, unknown>} */ (action);
  const tag = String(does ?? type ?? "");
  const key = `${game}-action-${tag}`;
  if (has(key)) return t(key, factsOf(rest, nameOf));
  return [spaced(tag), valueText(rest, nameOf)].filter(Boolean).join(" ");
}

/** What happened. @param {string} game @param {{key: string, args: object}} event @param {NameOf} nameOf */
export function eventText(game, { key, args }, nameOf) {
  const facts = factsOf(args, nameOf);
  for (const text of [`${game}-event-${key}`, `client-${key}`]) if (has(text)) return t(text, facts);
  const words = valueText(args, nameOf);
  return words ? `${spaced(key)}: ${words}` : spaced(key);
}
