/** Asks before something that cannot be undone. */

import { t } from "../core/texts.js";
import { html, useState } from "../lib.js";
import { Confirm } from "../ui/confirm.js";

/**
 * The open question, if any, and a function that asks one.
 * @returns {[unknown, (text: string, action: string, act: () => void) => void]}
 */
export function useSure() {
  const [asked, setAsked] = useState(
    /** @type {{text: string, action: string, act: () => void} | null} */ (null),
  );
  const question =
    asked &&
    html`<${Confirm}
      title=${asked.action}
      text=${asked.text}
      action=${asked.action}
      stay=${t("admin-stay")}
      onSure=${asked.act}
      onClose=${() => setAsked(null)}
    />`;
  return [question, (text, action, act) => setAsked({ text, action, act })];
}
