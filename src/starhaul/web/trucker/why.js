/** The button beside a loss in the story that opens its explanation. The dialog is loaded on first use. */

import { part } from "../core/part.js";
import { t } from "../core/texts.js";
import { html } from "../lib.js";
import { openInspector } from "../ui/inspector.js";
import { colourOf, editionOf, latestView, shownView } from "./who.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {import("./story.js").Line} Line
 * @typedef {import("../types.d.ts").trucker.LossReason} LossReason
 */

/**
 * @typedef {object} ExplainedLoss
 * @property {LossReason} why
 * @property {string} text The sentence of the story.
 * @property {string} edition
 * @property {string} shipClass
 * @property {number} tile The tile that was lost; 0 for none.
 * @property {import("../types.d.ts").trucker.ShipView | null} ship The ship as it is now; null if another
 *   round has begun.
 * @property {string} colour
 * @property {number[][]} [parts]
 */

const load = part(() => import("./why/whydialog.js"), {
  texts: ["why", "cards"],
  styles: ["trucker/style/cards.css", "trucker/style/why.css"],
});

/** @param {Session} session @param {Line} line @param {LossReason} why */
function explain(session, line, why) {
  const view = shownView(session) ?? latestView(session);
  const seat = line.seat ?? 0;
  const isNow = view !== null && view.ship_class === line.shipClass;
  /** @type {ExplainedLoss} */
  const what = {
    why,
    text: line.text,
    edition: editionOf(session),
    shipClass: line.shipClass,
    tile: line.tile,
    ship: isNow ? view.seats[seat].ship : null,
    colour: colourOf(session, seat),
    parts: view?.parts,
  };
  openInspector({ what, load });
}

/** Nothing for lines that are no losses. @param {{session: Session, line: Line}} props */
export function WhyButton({ session, line }) {
  const { why } = line;
  if (!why) return null;
  return html`<button
    type="button"
    class="why-button"
    aria-label=${t("loss-why-line", { text: line.text })}
    onClick=${() => explain(session, line, why)}
  >
    ${t("loss-why")}
  </button>`;
}
