/**
 * Chooses the wording of a frequent event, by the same rule as `locale/variants.py`: everybody reads the
 * same.
 */

import { FORMS } from "../events.js";

/** The plain wording is as frequent as all others together. */
const CHOICES = [0, 1, 0, 2];

/** FNV-1a with 32 bits, mixed once more. @param {string} text */
function hash(text) {
  let number = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) number = Math.imul(number ^ byte, 0x01000193) >>> 0;
  number = Math.imul(number ^ (number >>> 16), 0x85ebca6b) >>> 0;
  return (number ^ (number >>> 13)) >>> 0;
}

/** JSON as Python writes it: ASCII only. @param {unknown} value */
const json = (value) =>
  JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/**
 * The number of a wording, from 0 (plain) to 2, for an event that happens while a card is open.
 * @param {import("../../types.d.ts").trucker.ToldEvent} event @param {string} card
 */
export function variant({ key, args: given }, card) {
  const args = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (given));
  const facts = Object.keys(args)
    .filter((name) => FORMS[key]?.[name] !== "silent")
    .sort()
    .map((name) => `${name}=${json(args[name])}`);
  return CHOICES[hash([key, card, ...facts].join("|")) % CHOICES.length];
}
