/** A match: the points, and a button for each answer. */

import { t } from "../core/texts.js";
import { html } from "../lib.js";
import { Button } from "../ui/parts.js";

/**
 * @typedef {import("../types.d.ts").nim.View} View
 * @typedef {import("../types.d.ts").nim.AskedQuestion} Asked
 */

/** @param {{session: import("../core/session.js").Session}} props */
export function Screen({ session }) {
  const update = session.latest.value;
  if (!update) return html`<p class="loading" role="status">${t("client-loading")}</p>`;
  const view = /** @type {View} */ (update.view);
  const asked = /** @type {Asked | undefined} */ (update.asked?.[0]);
  return html`<main class="nim">
    <p>${view.scores.join(" : ")}</p>
    ${asked?.options?.map(
      (action) =>
        html`<${Button} key=${action.number} onClick=${() => session.act(action)}>${action.number}<//>`,
    )}
  </main>`;
}
