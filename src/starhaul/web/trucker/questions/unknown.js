/** Shown for questions of a server that is newer than this page: reload, or use the default answer. */

import { t } from "../../core/texts.js";

/** @import { OpenQuestion, Presentation } from "./openquestion.js" */

/** @param {OpenQuestion} ask @returns {Presentation} */
export const poseUnknown = ({ usual }) => ({
  title: t("question-ui-unknown"),
  text: t("question-ui-unknown-text"),
  choices: [
    { label: t("client-load-again"), main: true, run: () => location.reload() },
    ...(usual ? [{ label: t("question-ui-unknown-usual"), action: usual }] : []),
  ],
});
