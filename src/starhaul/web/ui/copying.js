/** Links to hand on. */

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
 * Into the clipboard; where the browser has none for us, the person can still mark the text.
 * @param {string} text
 */
export async function copyText(text) {
  try {
    // Pages without encryption, as at home in the network, have no clipboard of the new kind.
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else copyAsOfOld(text);
    notify(t("bar-copied"), "good");
  } catch {
    notify(t("bar-not-copied"), "bad");
  }
}
