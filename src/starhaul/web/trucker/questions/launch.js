/** Questions before and after a flight: start numbers, inspection, insurance, and the titles of a Trek. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { SeatMark } from "../../ui/parts.js";
import { colourNumber, nameOf } from "../who.js";
import { isSame } from "./openquestion.js";

/** @import { OpenQuestion, OpenQuestionOf, Choice, Presentation } from "./openquestion.js" */

/** @param {OpenQuestionOf<"claim">} ask @returns {Presentation} */
export function poseClaim(ask) {
  return {
    title: t("question-ui-claim"),
    text: t("question-ui-claim-how"),
    layout: "row",
    choices: ask.options.map((action) => ({
      action,
      big: String(action.start),
      label:
        action.start === 1
          ? t("question-ui-claim-first")
          : t("question-ui-claim-behind", { number: action.start - 1 }),
      name: t("question-ui-claim-number", { start: action.start }),
      main: isSame(action, ask.usual),
    })),
    otherwise: ask.usual && t("question-ui-claim-number", { start: ask.usual.start }),
  };
}

/**
 * Buttons for reporting the ships of others, or one's own.
 * @param {OpenQuestionOf<"inspect" | "reveal">} ask @returns {Choice[]}
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
          ? t("question-ui-report-own")
          : t("question-ui-report", { name: nameOf(ask.session, action.seat) }),
    }));
}

/** @param {OpenQuestionOf<"inspect">} ask @returns {Presentation} */
export function poseInspect(ask) {
  return {
    title: t("question-ui-inspect"),
    text: t("question-ui-inspect-how"),
    layout: "list",
    choices: [
      {
        action: ask.options.find((option) => option.do === "ready"),
        label: t("question-ui-inspect-ready"),
        main: true,
      },
      ...reports(ask),
    ],
    otherwise: t("question-ui-inspect-ready"),
  };
}

/** @param {OpenQuestionOf<"insure">} ask @returns {Presentation} */
export function poseInsure(ask) {
  const caps = ask.about.caps;
  return {
    title: t("question-ui-insure"),
    text: t("question-ui-insure-how"),
    layout: "list",
    choices: ask.options.map((action, i) => ({
      action,
      label: action.premium
        ? t("question-ui-insure-pay", { credits: action.premium })
        : t("question-ui-insure-none"),
      hint: caps[i] < 0 ? t("question-ui-insure-all") : t("question-ui-insure-cap", { credits: caps[i] }),
      main: isSame(action, ask.usual),
    })),
    otherwise: t("question-ui-insure-none"),
  };
}

/** @param {OpenQuestion} ask @param {number} number */
const titleOf = (ask, number) => t(`title-${ask.view.titles?.[number]?.title}`);

/** @param {OpenQuestionOf<"keep_title">} ask @returns {Presentation} */
export function poseKeepTitle(ask) {
  return {
    title: t("question-ui-keep-title"),
    text: t("question-ui-keep-title-how"),
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

/** @param {OpenQuestionOf<"give_title">} ask @returns {Presentation} */
export function poseGiveTitle(ask) {
  const title = ask.options.length ? titleOf(ask, ask.options[0].title) : "";
  return {
    title: t("question-ui-give-title", { title }),
    text: t("question-ui-give-title-how"),
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
