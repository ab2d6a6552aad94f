/** The legend: what spaces and bonus cards do. */

import { t } from "../core/texts.js";
import { html, useState } from "../lib.js";
import { Button, Dialog } from "../ui/parts.js";
import { hasBook, openBook, RuleLink } from "../ui/rulelink.js";
import { BONUS, data, LETTERS } from "./data.js";
import { BonusSign, FaceSign } from "./pictures.js";
import { RULES } from "./ruleids.js";
import { capital, cardName, faceName } from "./words.js";

const FACES = ["start", "normal", "bonus", "hyperspace", "asteroid", "black_hole", "finish"];

export function LegendButton() {
  const [isOpen, setOpen] = useState(false);
  return html`
    <button
      type="button"
      class="button round race-help"
      aria-label=${t("race-ui-help")}
      onClick=${() => setOpen(true)}
    >
      ?
    </button>
    ${isOpen && html`<${Dialog} title=${t("race-ui-help")} onClose=${() => setOpen(false)}><${Legend} /><//>`}
  `;
}

function Legend() {
  return html`
    <p>${t("race-ui-aim")}</p>
    <h3>${t("race-ui-spaces")}</h3>
    <ul class="race-legend">
      ${FACES.map(
        (face) => html`<${Entry}
          key=${face}
          sign=${html`<${FaceSign} face=${face} size=${44} />`}
          name=${`${LETTERS[face]} · ${capital(faceName(face))}`}
          text=${t(`race-ui-does-${face}`)}
          rule=${RULES.face[face]}
        />`,
      )}
    </ul>
    <h3>${t("race-label-bonus")}</h3>
    <ul class="race-legend">
      ${BONUS.map(
        (card) => html`<${Entry}
          key=${card}
          sign=${html`<${BonusSign} card=${card} size=${44} />`}
          name=${capital(cardName(card))}
          text=${t(`race-ui-effect-${card}`)}
          rule=${RULES.card[card]}
        />`,
      )}
    </ul>
    ${
      data().jokers &&
      html`
        <h3>${capital(t("race-ui-joker"))}</h3>
        <p>${t("race-ui-joker-does")} <${RuleLink} rule=${RULES.card.joker} /></p>
      `
    }
    ${hasBook && html`<${Button} onClick=${() => openBook("TR-001")}>${t("rules-open-book")}<//>`}
  `;
}

/** @param {{sign: import("../lib.js").Child, name: string, text: string, rule: string}} props */
function Entry({ sign, name, text, rule }) {
  return html`<li>
    ${sign}<span><strong>${name}</strong> <${RuleLink} rule=${rule} /><br />${text}</span>
  </li>`;
}
