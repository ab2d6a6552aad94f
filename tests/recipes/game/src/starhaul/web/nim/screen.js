/** A match: the points, and a button for each answer. */

import { t } from "../core/texts.js";
import { html } from "../lib.js";
import { Button } from "../ui/parts.js";

/** @param {{session: import("../core/session.js").Session}} props */
export function Screen({ session }) {
  const update = session.latest.value;
  if (!update) return html`<p class="loading" role="status">${t("client-loading")}</p>`;
  const view = /** @type {import("../types.d.ts").nim.View} */ (update.view);
  const asked = update.asked?.[0];
  return html`<main class="nim">
    <p>${view.scores.join(" : ")}</p>
    ${asked?.options?.map(
      (/** @type {{number: number}} */ action) =>
        html`<${Button} key=${action.number} onClick=${() => session.act(action)}>${action.number}<//>`,
    )}
  </main>`;
}
