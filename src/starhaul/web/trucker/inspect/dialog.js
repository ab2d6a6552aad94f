/** The inspector: a large picture with all information. It does not pause the match. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { Dialog } from "../../ui/parts.js";
import { RuleLink } from "../../ui/rulelink.js";
import { cardLines } from "../cards/cardwords.js";
import { CardSign } from "../cards/signs.js";
import { CardPicture } from "../cards.js";
import { cardData, countedCard, data, goodsValues, tileData, turned } from "../data.js";
import { RULES } from "../ruleids.js";
import { TilePicture } from "../tile.js";
import { tileName, tileSummary } from "../words.js";

const HOLDING = ["cargo", "special_cargo", "planets", "smugglers", "abandoned_station"];

/** @param {{what: import("../inspect.js").Inspected, onClose: () => void}} props */
export function InspectorDialog({ what, onClose }) {
  const isTile = what.kind === "tile";
  const title = isTile
    ? tileName(what.edition, what.number)
    : t(`card-${cardData(what.edition, what.id).kind}`);
  return html`<${Dialog} title=${title} onClose=${onClose} class="inspector">
    ${isTile ? html`<${Tile} ...${what} />` : html`<${Card} ...${what} />`}
  <//>`;
}

/** @param {{title: string, children: import("../../lib.js").Child, tone?: string}} props */
const Part = ({ title, children, tone = "" }) =>
  html`<section class=${`inspect-part ${tone}`}><h3>${title}</h3>${children}</section>`;

/** @param {{edition: string, number: number, turn?: number, colour?: string, prices?: number[]}} props */
function Tile({ edition, number, turn = 0, colour, prices }) {
  const { kind } = tileData(edition, number);
  return html`<div class="inspect-columns">
    <div class="inspect-picture tile">
      <${TilePicture} edition=${edition} number=${number} turn=${turn} colour=${colour} />
    </div>
    <div>
      <p class="inspect-summary">
        ${tileSummary(edition, number, turn)} <${RuleLink} rule=${RULES.tile[kind]} />
      </p>
      <${Part} title=${t("inspect-what")}><p>${t(`inspect-does-${kind}`)}</p><//>
      <${Part} title=${t("inspect-beware")} tone="beware"><p>${t(`inspect-beware-${kind}`)}</p><//>
      ${HOLDING.includes(kind) && html`<${Prices} edition=${edition} prices=${prices} />`}
      <${Part} title=${t("inspect-sides")}>
        <${Sides} connectors=${turned(tileData(edition, number), turn)} />
      <//>
      <details class="inspect-part"><summary>${t("inspect-glossary")}</summary><${Glossary} /></details>
    </div>
  </div>`;
}

/** A side of a tile, as drawn on tiles. @param {{connector: number}} props */
const SideSign = ({ connector }) =>
  html`<svg class="side-sign" viewBox="20 -4 60 34" aria-hidden="true">
    <use href="#sh-body" /><use href=${`#sh-side-${connector}`} />
  </svg>`;

/** @param {{connectors: number[]}} props */
function Sides({ connectors }) {
  return html`<ul class="inspect-sides">
    ${connectors.map(
      (connector, side) => html`<li key=${side}>
        <${SideSign} connector=${connector} /><span>${t(`direction-${data().sides[side]}`)}</span>
        <strong>${t(`inspect-connector-${connector}`)}</strong>
      </li>`,
    )}
  </ul>`;
}

function Glossary() {
  return html`<ul class="inspect-glossary">
    ${[1, 2, 3, 0].map(
      (connector) => html`<li key=${connector}>
        <${SideSign} connector=${connector} />
        <span><strong>${t(`inspect-connector-${connector}`)}</strong> ${t(`inspect-fits-${connector}`)}</span>
      </li>`,
    )}
  </ul>`;
}

/** The prices of goods. @param {{edition: string, prices?: number[]}} props */
function Prices({ edition, prices }) {
  const values = goodsValues(edition, { prices });
  return html`<${Part} title=${t("inspect-prices")}>
    <ul class="inspect-prices">
      ${Object.entries(values).map(
        ([colour, number]) => html`<li key=${colour}>
          <${CardSign} name=${`cube-${colour}`} /><span class="unseen">${t(`goods-${colour}`)}</span>
          ${t("inspect-price", { number })}
        </li>`,
      )}
    </ul>
  <//>`;
}

/**
 * @param {{edition: string, id: string, level?: number, counts?: Record<string, unknown> | null,
 *   isLearning?: boolean,
 *   prices?: number[]}} props
 */
function Card({ edition, id, level, counts, isLearning, prices }) {
  const card = countedCard(edition, id, counts);
  const lines = cardLines(card);
  const steps = t(`inspect-steps-${card.kind}`, {
    rear: edition === "2e" ? "yes" : "no",
    learning: isLearning ? "yes" : "no",
  }).split("\n");
  return html`<div class="inspect-columns">
    <div class="inspect-picture card-place">
      <${CardPicture} edition=${edition} id=${id} counts=${counts} isLearning=${isLearning} />
    </div>
    <div>
      ${
        lines.length > 0 &&
        html`<${Part} title=${t("inspect-printed")}>
          <ul class="inspect-lines">${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>
        <//>`
      }
      <p class="inspect-summary"><${RuleLink} rule=${RULES.card[card.kind]} /></p>
      <${Part} title=${t("inspect-steps")}>
        <ol class="inspect-steps">${steps.map((step) => html`<li key=${step}>${step}</li>`)}</ol>
      <//>
      ${HOLDING.includes(card.kind) && html`<${Prices} edition=${edition} prices=${prices} />`}
      ${counts && html`<p class="inspect-note">${t("inspect-counted")}</p>`}
      ${level === 4 && html`<p class="inspect-note">${t("inspect-level-four")}</p>`}
    </div>
  </div>`;
}
