/** Links with a copy button. */

import { notify } from "../core/notices.js";
import { t } from "../core/texts.js";

/** @param {string} text */
function copyAsOfOld(text) {
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  if (!isDone) throw new Error("no clipboard");
}

/**
 * Copy to the clipboard; where that is not possible, the person can select the text.
 * @param {string} text
 */
export async function copyText(text) {
  try {
    // Pages without encryption, as in a home network, have no clipboard API.
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else copyAsOfOld(text);
    notify(t("bar-copied"), "good");
  } catch {
    notify(t("bar-not-copied"), "bad");
  }
}
