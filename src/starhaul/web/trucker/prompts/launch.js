/**
 * Around a flight: start numbers, looking for errors, insurance; and the titles of a Trek: keep one, give the
 * others away.
 */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { SeatMark } from "../../ui/parts.js";
import { colourNumber, nameOf } from "../who.js";
import { isSame } from "./asking.js";

/** @import { Ask, AskOf, Choice, Posed } from "./asking.js" */

/** @param {AskOf<"claim">} ask @returns {Posed} */
export function poseClaim(ask) {
  return {
    title: t("prompt-claim"),
    text: t("prompt-claim-how"),
    layout: "row",
    choices: ask.options.map((action) => ({
      action,
      big: String(action.start),
      label:
        action.start === 1 ? t("prompt-claim-first") : t("prompt-claim-behind", { number: action.start - 1 }),
      name: t("prompt-claim-number", { start: action.start }),
      main: isSame(action, ask.usual),
    })),
    otherwise: ask.usual && t("prompt-claim-number", { start: ask.usual.start }),
  };
}

/**
 * Buttons that report the ships of others, or the own one.
 * @param {AskOf<"inspect" | "reveal">} ask @returns {Choice[]}
 */
export function reports(ask) {
  return ask.options
    .filter((option) => option.do === "report")
    .map((action) => ({
      action,
      quiet: true,
      picture: html`<${SeatMark} colour=${colourNumber(ask.session, action.seat)} />`,
      label:
        action.seat === ask.me
          ? t("prompt-report-own")
          : t("prompt-report", { name: nameOf(ask.session, action.seat) }),
    }));
}

/** @param {AskOf<"inspect">} ask @returns {Posed} */
export function poseInspect(ask) {
  return {
    title: t("prompt-inspect"),
    text: t("prompt-inspect-how"),
    layout: "list",
    choices: [
      {
        action: ask.options.find((option) => option.do === "ready"),
        label: t("prompt-inspect-ready"),
        main: true,
      },
      ...reports(ask),
    ],
    otherwise: t("prompt-inspect-ready"),
  };
}

/** @param {AskOf<"insure">} ask @returns {Posed} */
export function poseInsure(ask) {
  const caps = ask.about.caps;
  return {
    title: t("prompt-insure"),
    text: t("prompt-insure-how"),
    layout: "list",
    choices: ask.options.map((action, i) => ({
      action,
      label: action.premium ? t("prompt-insure-pay", { credits: action.premium }) : t("prompt-insure-none"),
      hint: caps[i] < 0 ? t("prompt-insure-all") : t("prompt-insure-cap", { credits: caps[i] }),
      main: isSame(action, ask.usual),
    })),
    otherwise: t("prompt-insure-none"),
  };
}

/** @param {Ask} ask @param {number} number */
const titleOf = (ask, number) => t(`title-${ask.view.titles?.[number]?.title}`);

/** @param {AskOf<"keep_title">} ask @returns {Posed} */
export function poseKeepTitle(ask) {
  return {
    title: t("prompt-keep-title"),
    text: t("prompt-keep-title-how"),
    layout: "list",
    choices: ask.options.map((action) => ({
      action,
      label: titleOf(ask, action.title),
      hint: t(`title-goal-${ask.view.titles?.[action.title]?.title}`),
      main: isSame(action, ask.usual),
    })),
    otherwise: ask.usual && titleOf(ask, ask.usual.title),
  };
}

/** @param {AskOf<"give_title">} ask @returns {Posed} */
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
