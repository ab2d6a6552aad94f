/** A confirmation for actions that cannot be undone. */

import { t } from "../core/texts.js";
import { html } from "../lib.js";
import { Button, Dialog } from "./parts.js";

/**
 * @param {{title: string, text: string, action: string, stay?: string, onSure: () => void,
 *   onClose: () => void}} props `stay` is the answer that changes nothing.
 */
export function Confirm({ title, text, action, stay = t("bar-stay"), onSure, onClose }) {
  const sure = () => {
    onClose();
    onSure();
  };
  return html`<${Dialog} title=${title} onClose=${onClose} class="confirm" stays>
    <p>${text}</p>
    <div class="choice-row confirm-row">
      <${Button} onClick=${onClose}>${stay}<//>
      <${Button} danger onClick=${sure}>${action}<//>
    </div>
  <//>`;
}
