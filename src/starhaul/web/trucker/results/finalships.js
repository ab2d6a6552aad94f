/** The ships at the end of the last flight. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { SeatMark } from "../../ui/parts.js";
import { Ship } from "../ship.js";
import { colourNumber, colourOf, nameOf } from "../who.js";
import { ranked } from "./ranking.js";

/**
 * @param {{session: import("../../core/session.js").Session, edition: string,
 *   view: import("../../types.d.ts").trucker.View}} props
 */
export function Homecoming({ session, edition, view }) {
  return html`<section class="panel results-ships">
    <h2>${t("results-ships")}</h2>
    <div class="homecoming">
      ${ranked(view).map((seat) => {
        const { ship, lost = 0, gave_up: reason } = view.seats[seat];
        const name = nameOf(session, seat);
        return html`<figure key=${seat}>
          <${Ship}
            edition=${edition}
            shipClass=${view.ship_class}
            ship=${ship}
            colour=${colourOf(session, seat)}
            parts=${view.parts}
            label=${t("results-ship-of", { name })}
          />
          <figcaption>
            <strong><${SeatMark} colour=${colourNumber(session, seat)} size=${15} />${name}</strong>
            <span>
              ${t("results-lost", { number: lost })} · ${t("results-open", { number: ship.open ?? 0 })}
            </span>
            ${
              reason &&
              html`<span class="credits-loss">
                ${t("results-gave-up", { reason: t(`gave-up-reason-${reason}`) })}
              </span>`
            }
          </figcaption>
        </figure>`;
      })}
    </div>
  </section>`;
}
