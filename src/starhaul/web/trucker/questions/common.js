/** Texts and small pictures shared by several questions. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { Sign } from "../../ui/parts.js";
import { LETTERS, tileData } from "../data.js";
import { cellName } from "../ship.js";

/** @import { OpenQuestion } from "./openquestion.js" */

/** The kind of tile on a cell. @param {OpenQuestion} ask @param {number} cell */
export function kindAt(ask, cell) {
  const lying = ask.lying.get(cell);
  return lying ? tileData(ask.edition, lying.tile).kind : null;
}

/** The name of a cell with the tile on it. @param {OpenQuestion} ask @param {number} cell */
export function tileName(ask, cell) {
  const kind = kindAt(ask, cell);
  const name = cellName(ask.board, cell);
  return kind ? t("question-ui-tile", { tile: t(`kind-${kind}`), cell: name }) : name;
}

/** @param {OpenQuestion} ask @param {number[]} cells */
export const tileNames = (ask, cells) => cells.map((cell) => tileName(ask, cell)).join(" · ");

/** @param {{colour: string, size?: number}} props */
export const Cube = ({ colour, size = 26 }) =>
  html`<${Sign} name=${`cube-${colour}`} size=${size} box="-13 -13 26 26" />`;

/** A row of goods, with a text for screen readers. @param {{goods: string[], size?: number}} props */
export function Cubes({ goods, size = 26 }) {
  return html`<span class="question-cubes" role="img" aria-label=${goodsWords(goods)}>
    ${goods.map((colour, i) => html`<${Cube} key=${i} colour=${colour} size=${size} />`)}
  </span>`;
}

/** Such as “red ×2, blue”. @param {string[]} goods */
export function goodsWords(goods) {
  return Object.values(LETTERS)
    .map((colour) => ({ colour, number: goods.filter((other) => other === colour).length }))
    .filter(({ number }) => number)
    .map(({ colour, number }) => (number > 1 ? `${t(`goods-${colour}`)} ×${number}` : t(`goods-${colour}`)))
    .join(", ");
}

/** The value of goods in this flight. @param {OpenQuestion} ask @param {string[]} goods */
export const goodsValue = ({ values }, goods) => goods.reduce((sum, colour) => sum + values[colour], 0);

/**
 * A gain or a cost: a picture, a number and its unit.
 * @param {{sign?: import("../../lib.js").Child, number: import("../../lib.js").Child, words: string,
 *   bad?: boolean}} props
 */
export function Gain({ sign, number, words, bad }) {
  return html`<li class=${`question-gain ${bad ? "bad" : "good"}`}>
    ${sign}<strong>${number}</strong><span>${words}</span>
  </li>`;
}
