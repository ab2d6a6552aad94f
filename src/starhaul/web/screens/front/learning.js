/** The way in for newcomers, and later the way back to everything that teaches. */

import { defaultGame, infoOf } from "../../core/games.js";
import { tokenAt } from "../../core/ownseats.js";
import { played } from "../../core/progress.js";
import { tableLink } from "../../core/routes.js";
import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { Button } from "../../ui/parts.js";
import { FurtherLessons } from "./furtherlessons.js";
import { Refused, usePress } from "./press.js";
import { startLesson } from "./starting.js";
import { isNew, openLesson } from "./suggestion.js";

/** The first lesson of the first game. */
const firstLesson = () => infoOf(defaultGame()).lessons[0] ?? "";

export function Learning() {
  const open = openLesson(played.value.filter(({ game }) => game === defaultGame()));
  const [isBusy, words, press] = usePress();
  const begin = () => press(() => startLesson(defaultGame(), firstLesson()));
  const isFirst = isNew(played.value);
  const canGoOn = open !== null && tokenAt(open.table) !== "";
  return html`<section class=${`learning panel ${isFirst ? "is-first" : ""}`} aria-labelledby="learning">
    <h2 id="learning">${t(isFirst ? "start-first" : "start-learn")}</h2>
    ${isFirst && html`<p>${t("start-first-text")}</p>`}
    <${Refused} words=${words} />
    <div class="learning-ways">
      ${
        canGoOn
          ? html`<a class=${`button ${isFirst ? "main" : ""}`} href=${tableLink(open.table)}>
            ${t("start-first-continue")}
          </a>`
          : html`<${Button} main=${isFirst} class="first-flight" disabled=${isBusy} onClick=${begin}>
            ${t(isFirst ? "start-first-go" : "start-learn-again")}
          <//>`
      }
      <${FurtherLessons} onBegin=${press} isBusy=${isBusy} />
      <a class="button quiet" href="#/rules">${t("start-learn-rules")}</a>
      <a class="button quiet" href="#/clinic">${t("start-learn-clinic")}</a>
    </div>
  </section>`;
}
