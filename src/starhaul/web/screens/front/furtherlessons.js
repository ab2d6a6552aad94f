/** The lessons of the other games: a button for each, and an offer for those who are new to a game. */

import { defaultGame, gameNames, infoOf } from "../../core/games.js";
import { tokenAt } from "../../core/ownseats.js";
import { played } from "../../core/progress.js";
import { tableLink } from "../../core/routes.js";
import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { Button } from "../../ui/parts.js";
import { startLesson } from "./starting.js";
import { openLesson } from "./suggestion.js";

/** @typedef {(act: () => Promise<unknown>) => void} Press */

/** The lesson to begin with, if a game has one. @param {string} game */
const firstOf = (game) => infoOf(game).lessons[0] ?? "";

/**
 * Begin the lesson of a game, or go on with it. Texts are `start-lesson-LESSON`.
 * @param {{game: string, onBegin: Press, isBusy: boolean}} props
 */
function LessonWay({ game, onBegin, isBusy }) {
  const lesson = firstOf(game);
  const open = openLesson(played.value.filter((match) => match.game === game));
  if (open && tokenAt(open.table) !== "")
    return html`<a class=${`button quiet lesson-of-${game}`} href=${tableLink(open.table)}>
      ${t(`start-lesson-${lesson}-continue`)}
    </a>`;
  return html`<${Button}
    quiet
    class=${`lesson-of-${game}`}
    disabled=${isBusy}
    onClick=${() => onBegin(() => startLesson(game, lesson))}
  >
    ${t(`start-lesson-${lesson}`)}
  <//>`;
}

/** @param {{onBegin: Press, isBusy: boolean}} props */
export function FurtherLessons({ onBegin, isBusy }) {
  const others = gameNames().filter((game) => game !== defaultGame() && firstOf(game));
  return others.map(
    (game) => html`<${LessonWay} key=${game} game=${game} onBegin=${onBegin} isBusy=${isBusy} />`,
  );
}

/**
 * For somebody who opens a game for the first time.
 * @param {{game: string, onBegin: Press, isBusy: boolean}} props
 */
export function LessonOffer({ game, onBegin, isBusy }) {
  const lesson = firstOf(game);
  const isKnown = played.value.some((match) => match.game === game && match.ending !== "");
  if (game === defaultGame() || !lesson || isKnown) return null;
  return html`<div class="lesson-offer">
    <p>${t(`start-lesson-${lesson}-offer`)}</p>
    <${LessonWay} game=${game} onBegin=${onBegin} isBusy=${isBusy} />
  </div>`;
}
