/** The story of a match that is over: a page to read, to print and to share. */

import { get, Refusal } from "../core/api.js";
import { refusalText } from "../core/refusals.js";
import { go, momentLink, route } from "../core/routes.js";
import { t } from "../core/texts.js";
import { html, useEffect, useState } from "../lib.js";
import { Button } from "../ui/parts.js";
import { SettingsButton } from "../ui/settingsdialog.js";
import { toldBy } from "./story/loading.js";
import { StoryPage } from "./story/storypage.js";

/**
 * @typedef {import("../types.d.ts").MatchInfo} MatchInfo
 * @typedef {import("../core/chronicle.js").Chronicle} Chronicle
 * @typedef {import("./story/storypage.js").StoryProps} Told
 */

/** The match, its story, and everything that is needed to show them. @param {string} match */
async function find(match) {
  const path = `api/matches/${encodeURIComponent(match)}`;
  /** @type {[MatchInfo, Chronicle]} */
  const [info, story] = await Promise.all([get(path), get(`${path}/story`)]);
  const { names = [], colours = [], began_at: beganAt } = info;
  return { story, part: await toldBy(story), names, colours, beganAt };
}

export function Screen() {
  const now = route.value;
  const match = now.page === "story" ? now.match : "";
  const [told, setTold] = useState(/** @type {Told | Refusal | null} */ (null));
  useEffect(() => {
    setTold(null);
    if (match) find(match).then(setTold, setTold);
  }, [match]);
  if (told && !(told instanceof Error)) return html`<${StoryPage} key=${match} ...${told} />`;
  return html`<div class="match-page">
    <div class="match-inner">
      <header class="match-head">
        <${Button} quiet onClick=${() => go(momentLink(match))}>← ${t("match-title")}<//>
        <${SettingsButton} />
      </header>
      ${told === null && html`<p class="loading" role="status">${t("client-loading")}</p>`}
      ${
        told instanceof Refusal &&
        html`<section class="panel" role="alert">
          <h1>${t("match-none")}</h1><p>${refusalText(told)}</p>
        </section>`
      }
    </div>
  </div>`;
}
