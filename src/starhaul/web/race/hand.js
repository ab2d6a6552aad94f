/** The viewer's cards: movement cards and bonus cards. */

import { t } from "../core/texts.js";
import { html, useState } from "../lib.js";
import { CoachBadge } from "../ui/advice.js";
import { Dialog } from "../ui/parts.js";
import { isCardAdvised } from "./advised.js";
import { cardsFor, handOf, isCardPutForward, isJoker, reachOf } from "./choice.js";
import { BonusSign, MovementFace } from "./pictures.js";
import { capital, cardName, shipName } from "./words.js";

/**
 * @typedef {import("../types.d.ts").race.View} View
 * @typedef {import("../types.d.ts").race.AskedQuestion} Asked
 * @typedef {import("./choosing.js").Choosing} Choosing
 */

/**
 * A card in words: colour and number, whether it is a joker, and where it takes each ship.
 * @param {View} view @param {string} card
 */
function cardText(view, card) {
  const ways = reachOf(view, card).map(({ ship, from, stops }) =>
    t("race-ui-card-way", { ship: shipName(ship), from, to: stops }),
  );
  const name = isJoker(view, card) ? `${cardName(card)}, ${t("race-ui-joker")}` : cardName(card);
  return `${capital(name)}. ${ways.join("; ")}`;
}

/**
 * @param {{session: import("../core/session.js").Session, view: View, asked: Asked | null,
 *   choosing: Choosing}} props
 */
export function Hand({ session, view, asked, choosing }) {
  const playable = cardsFor(asked, choosing.ship);
  const hand = handOf(view);
  return html`<div class="race-hand" role="group" aria-label=${t("race-picture-hand")}>
    ${hand.map(
      (card, number) => html`<${Card}
        key=${card}
        view=${view}
        card=${card}
        number=${number + 1}
        isAdvised=${isCardAdvised(session, card)}
        isNext=${playable.has(card) && !choosing.card && isCardPutForward(session, asked, card)}
        choosing=${choosing}
      />`,
    )}
    ${!hand.length && html`<p class="race-hint">${t("race-ui-no-cards")}</p>`}
  </div>`;
}

/**
 * @param {{view: View, card: string, number: number, isNext: boolean, isAdvised: boolean,
 *   choosing: Choosing}} props
 */
function Card({ view, card, number, isNext, isAdvised, choosing }) {
  const isChosen = choosing.card === card;
  // Touch has no hover: it would leave the reach of the last card on the map.
  const enter = (/** @type {PointerEvent} */ event) =>
    event.pointerType === "mouse" && choosing.setHover(card);
  const leave = () => choosing.setHover(null);
  return html`<button
    type="button"
    data-card=${card}
    class=${`race-card ${isNext ? "next" : ""} ${isChosen ? "chosen" : ""} ${isAdvised ? "advised" : ""}`}
    disabled=${choosing.isSent}
    aria-pressed=${isChosen}
    aria-label=${cardText(view, card)}
    aria-keyshortcuts=${number}
    onClick=${() => choosing.pickCard(card)}
    onPointerEnter=${enter}
    onPointerLeave=${leave}
    onFocus=${() => choosing.setHover(card)}
    onBlur=${leave}
  >
    <${MovementFace} card=${card} joker=${isJoker(view, card)} /><kbd aria-hidden="true">${number}</kbd>
    ${isAdvised && html`<${CoachBadge} />`}
  </button>`;
}

/** @param {readonly string[]} cards @returns {[string, number][]} */
export const counted = (cards) =>
  [...new Set(cards)].map((card) => [card, cards.filter((other) => other === card).length]);

/** @param {{view: View}} props */
export function BonusHand({ view }) {
  const [read, setRead] = useState(/** @type {string | null} */ (null));
  const held = view.me == null ? [] : (view.seats[view.me].bonus_hand ?? []);
  return html`<div class="race-bonus-hand" role="group" aria-label=${t("race-picture-bonus-hand")}>
    ${!held.length && html`<p class="race-hint">${t("race-ui-no-bonus")}</p>`}
    ${counted(held).map(
      ([card, number]) => html`<button
        key=${card}
        type="button"
        class="race-bonus"
        title=${capital(cardName(card))}
        onClick=${() => setRead(card)}
      >
        <${BonusSign} card=${card} /><span>${capital(cardName(card))}</span>
        ${number > 1 && html`<b>×${number}</b>`}
      </button>`,
    )}
    ${
      read &&
      html`<${Dialog} title=${capital(cardName(read))} onClose=${() => setRead(null)}>
        <div class="race-read">
          <${BonusSign} card=${read} size=${72} /><p>${t(`race-ui-effect-${read}`)}</p>
        </div>
      <//>`
    }
  </div>`;
}
