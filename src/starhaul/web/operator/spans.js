/** Times as the operator page writes them. */

import { spokenLanguage } from "../core/texts.js";

/** @type {[number, string][]} */
const UNITS = [
  [86_400, "d"],
  [3600, "h"],
  [60, "min"],
  [1, "s"],
];

/** A duration in its largest unit, and the next one. @param {number} seconds */
export function lasting(seconds) {
  const first = Math.max(
    0,
    UNITS.findIndex(([size]) => seconds >= size),
  );
  const start = seconds < 1 ? UNITS.length - 1 : first;
  let left = Math.floor(seconds);
  return UNITS.slice(start, start + 2)
    .map(([size, unit]) => {
      const count = Math.floor(left / size);
      left %= size;
      return `${count} ${unit}`;
    })
    .filter((part, number) => number === 0 || !part.startsWith("0 "))
    .join(" ");
}

/** Unix time as date and time of this device. @param {number} unix */
export const moment = (unix) =>
  new Date(unix * 1000).toLocaleString(spokenLanguage() || "en", { dateStyle: "short", timeStyle: "short" });
