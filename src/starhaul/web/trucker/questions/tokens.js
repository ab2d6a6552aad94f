/** Giving up batteries, crew and goods one at a time: tap the tile that loses the next one. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { Sign } from "../../ui/parts.js";
import { LETTERS } from "../data.js";
import { Cube, kindAt, tileName } from "./common.js";
import { isSame } from "./openquestion.js";

/** @import { OpenQuestion, OpenQuestionOf, Presentation } from "./openquestion.js" */

/** The contents of a tile in words. @param {OpenQuestion} ask @param {number} cell */
function contentsWords(ask, cell) {
  const { crew = 0, batteries = 0, goods = "" } = ask.lying.get(cell)?.contents ?? {};
  if (ask.kind === "battery") return t("question-ui-has-batteries", { number: batteries });
  if (ask.kind === "cube") return [...goods].map((letter) => t(`goods-${LETTERS[letter]}`)).join(", ");
  if (crew > 2) return t(crew === 3 ? "alien-purple" : "alien-brown");
  return t("question-ui-has-humans", { number: crew });
}

/**
 * A picture of the token that is given.
 * @param {OpenQuestionOf<"battery" | "crew" | "cube">} ask @param {number} cell
 */
function picture(ask, cell) {
  if (ask.kind === "battery") return html`<${Sign} name="cell-full" box="-14 -22 28 44" />`;
  if (ask.kind === "cube") return html`<${Cube} colour=${ask.about.colour} />`;
  const crew = ask.lying.get(cell)?.contents.crew ?? 1;
  return html`<${Sign}
    name=${crew > 2 ? (crew === 3 ? "alien-purple" : "alien-brown") : "human"}
    box="-22 -22 44 44"
  />`;
}

/** @param {OpenQuestionOf<"battery" | "crew" | "cube">} ask @returns {{title: string, text: string}} */
function words(ask) {
  const { left: number } = ask.about;
  if (ask.kind === "battery")
    return { title: t("question-ui-battery", { number }), text: t("question-ui-battery-how") };
  if (ask.kind === "cube") {
    const cube = t(`cube-${ask.about.colour}`);
    return { title: t("question-ui-cube", { number }), text: t("question-ui-cube-how", { cube }) };
  }
  return { title: t("question-ui-crew", { number }), text: t("question-ui-crew-how") };
}

/** @param {OpenQuestionOf<"battery" | "crew" | "cube">} ask @returns {Presentation} */
export function poseToken(ask) {
  const { options, usual } = ask;
  const weighed = ask.weighed === null ? null : options[ask.weighed]?.cell;
  return {
    ...words(ask),
    layout: "list",
    choices: options.map((action) => ({
      action,
      picture: picture(ask, action.cell),
      label: tileName(ask, action.cell),
      hint: contentsWords(ask, action.cell),
      name: `${tileName(ask, action.cell)}, ${contentsWords(ask, action.cell)}`,
      main: isSame(action, usual),
    })),
    otherwise: usual && t("question-ui-otherwise-token", { tile: tileName(ask, usual.cell) }),
    marks: new Map(options.map(({ cell }) => [cell, cell === weighed ? "chosen" : "choice"])),
    onCell: (cell) => {
      const action = options.find((option) => option.cell === cell);
      if (action) ask.answer(action);
    },
    labelOf: (cell) => (kindAt(ask, cell) ? `${tileName(ask, cell)}, ${contentsWords(ask, cell)}` : ""),
  };
}
