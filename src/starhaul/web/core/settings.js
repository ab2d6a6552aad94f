/** The settings of this device. Stored in the browser; only the name is ever sent. */

import { effect, signal } from "../lib.js";
import { LANGUAGE_NAMES } from "./constants.js";

const KEY = "starhaul";

/** @typedef {keyof typeof LANGUAGE_NAMES} Language */

export const LANGUAGES = /** @type {Language[]} */ (Object.keys(LANGUAGE_NAMES));

/**
 * @typedef {object} Settings
 * @property {string} name The person's name at tables.
 * @property {Language} language
 * @property {"auto" | "space" | "paper"} theme
 * @property {boolean} sound
 * @property {number} volume From 0 to 1.
 * @property {"auto" | "full" | "less"} motion
 * @property {boolean} guidance Marks where a tile fits and what the check would find (HSE-B6).
 * @property {"auto" | "on" | "off"} coach Whether matches against bots begin with a coach; `auto`: those for
 *   newcomers.
 * @property {boolean} reactions Shows the reactions of others.
 * @property {boolean} stands Shows players what spectators say.
 * @property {number} speed Speed of the story in flight: 1, 2, or 0 for immediately.
 */

/** @returns {Settings} */
function usual() {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  const known = /** @type {Settings["language"] | undefined} */ (
    spoken.find((tag) => /** @type {readonly string[]} */ (LANGUAGES).includes(tag))
  );
  return {
    name: "",
    language: known ?? LANGUAGES[0],
    theme: "auto",
    sound: true,
    volume: 0.4,
    motion: "auto",
    guidance: true,
    coach: "auto",
    reactions: true,
    stands: false,
    speed: 1,
  };
}

/** @param {readonly unknown[]} values @returns {(value: unknown) => boolean} */
const oneOf = (values) => (value) => values.includes(value);

/** The allowed values of each setting. @type {{[name in keyof Settings]: (value: unknown) => boolean}} */
const MAY_BE = {
  name: (value) => typeof value === "string" && value.length <= 200,
  language: oneOf(LANGUAGES),
  theme: oneOf(["auto", "space", "paper"]),
  sound: (value) => typeof value === "boolean",
  volume: (value) => typeof value === "number" && value >= 0 && value <= 1,
  motion: oneOf(["auto", "full", "less"]),
  guidance: (value) => typeof value === "boolean",
  coach: oneOf(["auto", "on", "off"]),
  reactions: (value) => typeof value === "boolean",
  stands: (value) => typeof value === "boolean",
  speed: oneOf([0, 1, 2]),
};

/**
 * The valid part of the stored settings: they may be from another version, or from another program at the
 * same address.
 * @param {string | null} text @returns {Partial<Settings>}
 */
export function readSettings(text) {
  const found = JSON.parse(text ?? "null") ?? {};
  return Object.fromEntries(
    Object.entries(MAY_BE)
      .filter(([name, mayBe]) => mayBe(found[name]))
      .map(([name]) => [name, found[name]]),
  );
}

/** @returns {Settings} */
function kept() {
  try {
    return { ...usual(), ...readSettings(localStorage.getItem(KEY)) };
  } catch {
    // Without usable storage the defaults apply.
    return usual();
  }
}

export const settings = signal(kept());

/** @param {Partial<Settings>} changed */
export function choose(changed) {
  settings.value = { ...settings.value, ...changed };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // Valid until the page is closed.
  }
}

const wantsLight = matchMedia("(prefers-color-scheme: light)");
const wantsLess = matchMedia("(prefers-reduced-motion: reduce)");
const system = signal({ light: wantsLight.matches, less: wantsLess.matches });
const look = () => (system.value = { light: wantsLight.matches, less: wantsLess.matches });
wantsLight.addEventListener("change", look);
wantsLess.addEventListener("change", look);

/** The theme of this page only, whatever this device prefers; empty: as it prefers. */
export const pageTheme = signal(/** @type {"" | "space" | "paper"} */ (""));

/** The current theme. @returns {"space" | "paper"} */
export function theme() {
  if (pageTheme.value) return pageTheme.value;
  const { theme } = settings.value;
  return theme === "auto" ? (system.value.light ? "paper" : "space") : theme;
}

/** Whether the person prefers reduced motion. */
export function isStill() {
  const { motion } = settings.value;
  return motion === "auto" ? system.value.less : motion === "less";
}

effect(() => {
  const root = document.documentElement;
  root.dataset.theme = theme();
  root.dataset.motion = isStill() ? "less" : "full";
  root.lang = settings.value.language;
});
