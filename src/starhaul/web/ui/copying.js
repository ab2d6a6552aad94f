/** Links to hand on. */

import { notify } from "../core/notices.js";
import { t } from "../core/texts.js";

/** Into the clipboard; where the browser has none for us, the person can still mark the text. @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    notify(t("bar-copied"), "good");
  } catch {
    notify(t("bar-not-copied"), "bad");
  }
}
