/** After a flight for newcomers: the way to the next one. Used on the page after a match. */

import { nextLink } from "../../core/routes.js";
import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { flightName, suggestion } from "./starting.js";

/** What follows the flight that was played at a table; null if nothing does. @param {string} table */
export function nextAfter(table) {
  const next = suggestion();
  return next.why === "class" && next.after === table ? next : null;
}

/** @param {{table: string}} props */
export function NextWay({ table }) {
  const next = nextAfter(table);
  if (!next) return null;
  return html`<a class="button main after-next" href=${nextLink(next.game)}>
    ${t("start-next", { flight: flightName(next) })}
  </a>`;
}
