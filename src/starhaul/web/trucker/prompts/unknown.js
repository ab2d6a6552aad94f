/** A question of a server that is newer than this page: it can be loaded again, or left to the clock. */

import { t } from "../../core/texts.js";

/** @import { Ask, Posed } from "./asking.js" */

/** @param {Ask} ask @returns {Posed} */
export const poseUnknown = ({ usual }) => ({
  title: t("prompt-unknown"),
  text: t("prompt-unknown-text"),
  choices: [
    { label: t("client-load-again"), main: true, run: () => location.reload() },
    ...(usual ? [{ label: t("prompt-unknown-usual"), action: usual }] : []),
  ],
});
