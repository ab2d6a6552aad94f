/** Settings of this device: language, theme, sound, motion, guidance, speed. */

import { html } from "../lib.js";

/** A button that opens them. */
export function SettingsButton() {
  return null;
}
