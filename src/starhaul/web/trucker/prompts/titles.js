/** Titles of the Trek: keep one, give the others away. */

import { html } from "../../lib.js";
import { t } from "../../core/texts.js";
import { SeatMark } from "../../ui/parts.js";
import { colourNumber, nameOf } from "../who.js";
import { isSame } from "./asking.js";

/**
 * @typedef {import("./asking.js").Ask} Ask
 * @typedef {import("./asking.js").Posed} Posed
 */

/** @param {Ask} ask @param {number} number */
const titleOf = (ask, number) => t(`title-${ask.view.titles?.[number]?.title}`);

/** @param {Ask} ask @returns {Posed} */
export function poseKeepTitle(ask) {
  return {
    title: t("prompt-keep-title"),
    text: t("prompt-keep-title-how"),
    layout: "list",
    choices: ask.options.map((action) => ({ action, label: titleOf(ask, action.title), main: isSame(action, ask.usual) })),
    otherwise: ask.usual && titleOf(ask, ask.usual.title),
  };
}

/** @param {Ask} ask @returns {Posed} */
export function poseGiveTitle(ask) {
  const title = ask.options.length ? titleOf(ask, ask.options[0].title) : "";
  return {
    title: t("prompt-give-title", { title }),
    text: t("prompt-give-title-how"),
    layout: "list",
    choices: ask.options.map((action) => ({
      action,
      picture: html`<${SeatMark} colour=${colourNumber(ask.session, action.seat)} />`,
      label: nameOf(ask.session, action.seat),
      main: isSame(action, ask.usual),
    })),
    otherwise: ask.usual && nameOf(ask.session, ask.usual.seat),
  };
}
