/** The piles, and the discard piles, which everybody may look through. */

import { t } from "../core/texts.js";
import { html, useState } from "../lib.js";
import { Dialog } from "../ui/parts.js";
import { COLOURS, colourOf, numberOf } from "./data.js";
import { counted } from "./hand.js";
import { BonusSign, MovementFace, Pile } from "./pictures.js";
import { capital, cardName } from "./words.js";

/** @typedef {import("../types.d.ts").race.View} View */

/** @param {{view: View}} props */
export function Piles({ view }) {
  const [isOpen, setOpen] = useState(false);
  const last = view.discard.at(-1);
  return html`
    <button
      type="button"
      class="button quiet race-piles"
      aria-label=${t("race-ui-piles")}
      onClick=${() => setOpen(true)}
    >
      <span title=${t("race-picture-deck")}><${Pile} of="movement" number=${view.deck} /></span>
      <span title=${t("race-picture-bonus-deck")}><${Pile} of="bonus" number=${view.bonus_deck} /></span>
      ${
        last &&
        html`<span class="race-last" title=${t("race-picture-played")}>
          <${MovementFace} card=${last} />
        </span>`
      }
    </button>
    ${
      isOpen &&
      html`<${Dialog} title=${t("race-ui-piles")} onClose=${() => setOpen(false)}>
        <${PlayedCards} view=${view} />
      <//>`
    }
  `;
}

/** @param {{view: View}} props */
function PlayedCards({ view }) {
  const piles = [
    ["race-picture-deck", view.deck],
    ["race-picture-bonus-deck", view.bonus_deck],
    ["race-picture-finish-pile", view.finish_pile],
  ];
  return html`
    <dl class="race-counts">
      ${piles.map(
        ([key, number]) => html`<div key=${key}><dt>${t(String(key))}</dt><dd>${number}</dd></div>`,
      )}
    </dl>
    <h3>${t("race-ui-played")}</h3>
    ${COLOURS.map((colour) => {
      const cards = view.discard
        .filter((card) => colourOf(card) === colour)
        .sort((one, other) => numberOf(one) - numberOf(other));
      return (
        cards.length > 0 &&
        html`<ul key=${colour} class="race-played">
          ${cards.map(
            (card) =>
              html`<li key=${card}>
                <${MovementFace} card=${card} /><span class="unseen">${cardName(card)}</span>
              </li>`,
          )}
        </ul>`
      );
    })}
    ${!view.discard.length && html`<p class="muted">${t("race-ui-none-played")}</p>`}
    <h3>${t("race-picture-bonus-played")}</h3>
    <ul class="race-played-bonus">
      ${counted(view.bonus_discard).map(
        ([card, number]) =>
          html`<li key=${card}>
            <${BonusSign} card=${card} /><span>${capital(cardName(card))} ×${number}</span>
          </li>`,
      )}
    </ul>
    ${!view.bonus_discard.length && html`<p class="muted">${t("race-ui-none-played")}</p>`}
  `;
}
