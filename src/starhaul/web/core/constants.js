// Made by `starhaul protocol --write` from starhaul/locale/__init__.py, starhaul/bots/registry.py and
// starhaul/server/wire.py. Do not edit: edit those.

/** Each in its own language. */
export const LANGUAGE_NAMES = {
  en: "English",
  cs: "Čeština",
  pl: "Polski",
};

/** All skills of bots, the weakest first. */
export const SKILLS = /** @type {const} */ (["random", "easy", "medium", "hard"]);

/** Those that try to win. */
export const OPPONENTS = /** @type {const} */ (["easy", "medium", "hard"]);

/** What may answer for people who are away. */
export const STAND_INS = /** @type {const} */ (["defaults", "easy", "medium", "hard"]);

/** What people at a table can show for a moment. */
export const REACTIONS = /** @type {const} */ (["cheer", "laugh", "gasp", "tear", "heart", "boom"]);

/** The longest delay for spectators, in minutes. */
export const LONGEST_DELAY_MIN = 15;

/** Offered first. */
export const USUAL_SKILL = "medium";
