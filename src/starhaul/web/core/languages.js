// Made by `starhaul protocol --write` from starhaul/locale/__init__.py. Do not edit: edit that.

/** Each in its own language. */
export const LANGUAGE_NAMES = {
  en: "English",
  cs: "Čeština",
  pl: "Polski",
};
