/** The page after a match, the same for every game: verdict, the game's own results, links, next steps. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { GameBar } from "../gamebar.js";
import { AfterBar, MatchLinks } from "./bar.js";
import { FairLine } from "./fairness.js";

/**
 * @param {{session: import("../../core/session.js").Session, verdict: string,
 *   children: import("../../lib.js").Child}} props
 */
export function AfterPage({ session, verdict, children }) {
  const match = session.director.shown.value?.match ?? "";
  return html`<section class="results">
    <${GameBar} session=${session} title=${t("results-title")} />
    <div class="results-body" tabindex="0" role="region" aria-label=${t("results-title")}>
      <div class="results-inner">
        <h1 class="results-verdict">${verdict}</h1>
        ${children}
        ${match && html`<${FairLine} match=${match} />`}
        <${MatchLinks} match=${match} />
      </div>
    </div>
    <${AfterBar} session=${session} />
  </section>`;
}
