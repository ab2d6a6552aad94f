/** Explains a loss: what happened by which rule, where, and what would have averted it. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { Dialog } from "../../ui/parts.js";
import { RuleLink } from "../../ui/rulelink.js";
import { boardData } from "../data.js";
import { cellName, Ship } from "../ship.js";
import { tileName } from "../words.js";
import { adviceOn, causeText } from "./losswords.js";

/** @param {{what: import("../why.js").ExplainedLoss, onClose: () => void}} props */
export function InspectorDialog({ what, onClose }) {
  const { why, edition, shipClass, ship, tile, text } = what;
  const board = boardData(edition, shipClass);
  const context = {
    t,
    nameOfCell: (/** @type {number} */ cell) => cellName(board, cell),
    tile: tile ? tileName(edition, tile) : "",
  };
  const advice = adviceOn(why, context);
  return html`<${Dialog} title=${t("loss-title")} onClose=${onClose} class="inspector why-dialog">
    <div class=${ship ? "inspect-columns" : ""}>
      ${
        ship &&
        html`<div class="why-ship">
          <${Ship}
            edition=${edition}
            shipClass=${shipClass}
            ship=${ship}
            colour=${what.colour}
            parts=${what.parts}
            marks=${marksOf(why, advice)}
            label=${t("loss-ship")}
          />
        </div>`
      }
      <div>
        <p class="muted">${text}</p>
        <p class="why-cause">${causeText(why, context)} <${RuleLink} rule=${why.rule} /></p>
        <section class="inspect-part">
          <h3>${t("loss-saved")}</h3>
          ${
            advice.length
              ? html`<ul class="why-remedies">
                ${advice.map(
                  ({ text: words, rule }) =>
                    html`<li key=${words}>${words} <${RuleLink} rule=${rule} /></li>`,
                )}
              </ul>`
              : html`<p>${t("loss-nothing")}</p>`
          }
        </section>
      </div>
    </div>
  <//>`;
}

/**
 * What was lost, and what would have helped where that is somewhere else.
 * @param {import("./losswords.js").LossReason} why @param {import("./losswords.js").Advice[]} advice
 * @returns {Map<number, string>}
 */
function marksOf(why, advice) {
  const helpful = advice.flatMap(({ cells }) => cells).map((cell) => /** @type {const} */ ([cell, "choice"]));
  return new Map([...helpful, ...(why.cells ?? []).map((cell) => /** @type {const} */ ([cell, "fault"]))]);
}
