/** The centre of the flight screen: track, card, dice. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { sized } from "../../ui/parts.js";
import { CardPicture } from "../cards.js";
import { boardData, cardData } from "../data.js";
import { inspect } from "../inspect.js";
import { editionOf, isLearningFlight } from "../who.js";
import { Projectile } from "./drawings.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("./storyview.js").StoryView} StoryView
 */

/**
 * The current card; between two cards the last one, set aside.
 * @param {{session: Session, storyView: StoryView}} props
 */
export function CurrentCard({ session, storyView }) {
  const edition = editionOf(session);
  const { card, counts, isCardOpen, event, id, view } = storyView;
  if (!card || !cardData(edition, card)) return html`<${Deck} storyView=${storyView} />`;
  const isNew = event?.key === "card-revealed";
  const isLearning = isLearningFlight(view);
  return html`<button
    type="button"
    class=${`table-card ${isCardOpen ? "" : "past"} ${isNew ? "turned-up" : ""}`}
    key=${isNew ? id : card}
    aria-label=${t("flight-card-look", { card: t(`card-${cardData(edition, card).kind}`) })}
    onClick=${() => inspect({ kind: "card", edition, id: card, counts, isLearning, prices: view.prices })}
  >
    <span class="card-scale">
      <${CardPicture} edition=${edition} id=${card} counts=${counts} isLearning=${isLearning} />
    </span>
    ${!isCardOpen && html`<span class="card-done">${t("flight-card-done")}</span>`}
  </button>`;
}

/**
 * On a small screen a new card is shown large for a moment.
 * @param {{session: Session, storyView: StoryView}} props
 */
export function HeldUp({ session, storyView }) {
  const { event, card, counts, id, ms, view } = storyView;
  const edition = editionOf(session);
  if (event?.key !== "card-revealed" || !cardData(edition, card)) return null;
  return html`<div class="held-up" key=${id} style=${{ "--ms": `${Math.round(ms)}ms` }} aria-hidden="true">
    <${CardPicture} edition=${edition} id=${card} counts=${counts} isLearning=${isLearningFlight(view)} />
  </div>`;
}

/** Face-down cards. @param {{storyView: StoryView}} props */
function Deck({ storyView }) {
  const { flight } = storyView.view;
  return html`<div class="table-deck">
    <svg viewBox="-19 -24 38 48" aria-hidden="true">
      <use href="#sh-card-back" transform="translate(3 3)" />
      <use href="#sh-card-back" transform="translate(0 0)" />
    </svg>
    <p class="muted">${flight?.deck ? t("flight-ready") : t("flight-check")}</p>
  </div>`;
}

/** The number of cards to come. @param {{storyView: StoryView}} props */
export function DeckLeft({ storyView }) {
  const { flight } = storyView.view;
  if (!flight) return null;
  const { deck, flown } = flight;
  return html`<p
    class="deck-left"
    role="img"
    aria-label=${t("flight-deck", { deck, flown })}
    title=${t("flight-deck", { deck, flown })}
  >
    <svg class="sign" style=${sized(16, 20)} viewBox="-15 -20 30 40" aria-hidden="true">
      <use href="#sh-card-back" />
    </svg>
    <span aria-hidden="true">${deck}</span>
  </p>`;
}

/**
 * The dice of a threat or a sabotage, rolling at first.
 * @param {{session: Session, storyView: StoryView, threat: import("./threat.js").Threat | null}} props
 */
export function Dice({ session, storyView, threat }) {
  const { event, id, ms, view, isCardOpen } = storyView;
  const isSabotage = event?.key === "sabotage-rolled";
  if (!isSabotage && (!threat || (!event && !isCardOpen))) return null;
  const dice = (isSabotage ? event.args.dice : threat?.dice) ?? [];
  const isRolling = isSabotage || event?.key === "threat-rolled";
  const isSum = boardData(editionOf(session), view.ship_class).dice === "sum";
  return html`<div
    class=${`dice ${isRolling ? "rolling" : ""}`}
    key=${isRolling ? id : "dice"}
    style=${{ "--ms": `${Math.round(ms)}ms` }}
  >
    ${
      threat &&
      !isSabotage &&
      html`
        <svg
          class="dice-threat"
          viewBox="-50 -50 100 100"
          role="img"
          aria-label=${`${t(`threat-${threat.what}-${threat.size}`)} ${t(`from-${threat.from}`)}`}
        >
          <g transform="scale(0.9)"><${Projectile} ...${threat} /></g>
        </svg>
        <svg class="dice-from" viewBox="-12 -12 24 24" aria-hidden="true">
          <path transform=${`rotate(${ARROWS[threat.from]})`} d="M0 10L-8 -1H-3V-10H3V-1H8Z" />
        </svg>
      `
    }
    ${dice.map((die, i) => html`<${Die} key=${i} die=${die} />`)}
    ${
      isSum &&
      dice.length > 1 &&
      html`<strong class="dice-sum">
        <span aria-hidden="true">=</span>${dice.reduce((sum, die) => sum + die, 0)}
      </strong>`
    }
  </div>`;
}

/** The rotation of an arrow that points down. @type {Record<string, number>} */
const ARROWS = { front: 0, right: 90, rear: 180, left: 270 };

/** @param {{die: number}} props */
const Die = ({ die }) =>
  html`<svg class="die" viewBox="-14 -14 28 28" aria-hidden="true"><use href=${`#sh-die-${die}`} /></svg>`;
