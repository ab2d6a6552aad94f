/**
 * What is special about ships of class C in short: a picture of the board and a few sentences, for people new
 * to them. `special/page.js` says more.
 */

import { t } from "../core/texts.js";
import { html } from "../lib.js";
import { RuleLink } from "../ui/rulelink.js";
import { useSubject } from "../ui/subject.js";
import { Ship } from "./ship.js";
import { exampleOn } from "./special/examples.js";
import { specialTitle } from "./special/names.js";
import { TOPICS } from "./special/topics.js";

/** @param {{edition: string, shipClass: string}} props */
export function Special({ edition, shipClass }) {
  const isTold = useSubject("special", shipClass in TOPICS);
  if (!isTold) return null;
  const title = specialTitle(shipClass);
  return html`<section class="special" aria-label=${title}>
    <h3>${title}</h3>
    <div class="special-picture" aria-hidden="true">
      <${Ship} edition=${edition} shipClass=${shipClass} ship=${{ tiles: exampleOn(edition, shipClass) }} />
    </div>
    <ul>
      ${TOPICS[shipClass].lines.map(
        ([text, rule]) => html`<li key=${text}>${t(`special-${text}`)} <${RuleLink} rule=${rule} /></li>`,
      )}
    </ul>
  </section>`;
}
