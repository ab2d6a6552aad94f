/** The page after a match, the same for every game: verdict, the game's own results, links, next steps. */

import { t } from "../../core/texts.js";
import { html, useState } from "../../lib.js";
import { GameBar } from "../gamebar.js";
import { AfterBar, MatchLinks } from "./bar.js";
import { FairLine } from "./fairness.js";
import { NotReleased, useRelease } from "./release.js";

/**
 * The proof of fairness, and links to the match.
 * @param {{match: string, session: import("../../core/session.js").Session}} props
 */
function Afterwards({ match, session }) {
  // The next match may have another one.
  const [delayMs] = useState(session.table.peek()?.delay_ms ?? 0);
  if (!useRelease(match, delayMs)) return html`<${NotReleased} delayMs=${delayMs} />`;
  return html`
    ${match && html`<${FairLine} match=${match} />`}
    <${MatchLinks} match=${match} seat=${session.seat.value} />
  `;
}

/**
 * @param {{session: import("../../core/session.js").Session, verdict: string,
 *   children: import("../../lib.js").Child}} props
 */
export function AfterPage({ session, verdict, children }) {
  const match = session.director.shown.value?.match ?? "";
  // A replay has its own controls, and after a lesson the captain says what comes next.
  const isClosing = !session.isReplay && !session.table.value?.lesson;
  return html`<section class="results">
    <${GameBar} session=${session} title=${t("results-title")} />
    <div class="results-body" tabindex="0" role="region" aria-label=${t("results-title")}>
      <div class="results-inner">
        <h1 class="results-verdict">${verdict}</h1>
        ${children}
        ${isClosing && html`<${Afterwards} key=${match} match=${match} session=${session} />`}
      </div>
    </div>
    ${isClosing && html`<${AfterBar} session=${session} />`}
  </section>`;
}
