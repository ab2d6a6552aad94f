/** A table: shows the waiting room, the match or its results. */

import { gameData } from "../core/gamedata.js";
import { pluginOf } from "../core/games.js";
import "../core/matchnotes.js";
import { session } from "../core/currentsession.js";
import { part } from "../core/part.js";
import { arrival } from "../core/retry.js";
import { go } from "../core/routes.js";
import { has, speakOfEdition, t } from "../core/texts.js";
import { effect, html, useEffect, useState } from "../lib.js";
import { Loading, useLater } from "../ui/guard.js";
import { Button } from "../ui/parts.js";

const WAITING = "waiting";

/** @param {string} name Of a game, or the waiting room. @returns {Promise<{Screen: unknown}>} */
const load = (name) => (name === WAITING ? loadWaiting() : pluginOf(name).screen());

const loadWaiting = part(() => import("./waitingroom.js"), { texts: ["waiting", "watching"] });

effect(() => {
  const config = session.value?.table.value?.config;
  speakOfEdition(config && "edition" in config ? config.edition : undefined);
});

/** The name of what is shown, for `load`. @param {import("../core/session.js").Session} visit */
export function screenOf(visit) {
  const table = visit.table.value;
  if (!table) return null;
  const match = visit.latest.value?.match;
  const isShown = match !== undefined && (table.is_playing || match === table.played?.at(-1)?.match);
  return isShown && !visit.hasLeftMatch.value ? visit.game.value || table.game : WAITING;
}

export function Screen() {
  const visit = session.value;
  const [screens, setScreens] = useState(/** @type {Record<string, unknown>} */ ({}));
  const name = visit && screenOf(visit);
  useEffect(() => {
    if (name && !screens[name])
      arrival(() => load(name)).then((module) => setScreens((had) => ({ ...had, [name]: module.Screen })));
  }, [name]);
  if (!visit) return null;
  if (visit.status.value === "ended") return html`<${Ended} bye=${visit.bye.value} />`;
  const Shown = name ? screens[name] : null;
  const isReady = Shown && (name === WAITING || gameData.value[/** @type {string} */ (name)]);
  return html`
    <${Watched} session=${visit} isPlaying=${isReady && name !== WAITING}>
      ${isReady ? html`<${Shown} session=${visit} />` : html`<${Loading} />`}
    <//>
    ${isReady && html`<${Teaching} session=${visit} isPlaying=${name !== WAITING} />`}
  `;
}

const loadWatching = part(
  () =>
    Promise.all([import("../ui/watching/dock.js"), import("../ui/watching/reactions.js")]).then(
      ([{ Dock }, { Floating }]) => ({ Dock, Floating }),
    ),
  { texts: ["watching"] },
);

/**
 * A screen with what spectators have below it, and with reactions over a match.
 * @param {{session: import("../core/session.js").Session, isPlaying: boolean,
 *   children: import("../lib.js").Child}} props
 */
export function Watched({ session, isPlaying, children }) {
  const parts = /** @type {Awaited<ReturnType<typeof loadWatching>> | null} */ (
    useLater(isPlaying ? loadWatching : undefined)
  );
  const isShown = parts && isPlaying && !session.table.value?.lesson;
  const hasDock = isShown && session.seat.value === null && !session.isStudio;
  return html`<div class="watch-frame">
    <div class="watch-stage">${children}${isShown && html`<${parts.Floating} session=${session} />`}</div>
    ${hasDock && html`<${parts.Dock} session=${session} />`}
  </div>`;
}

const loadLesson = () => import("../lesson/layer.js").then(({ LessonLayer }) => LessonLayer);
const loadRemarks = () => import("../lesson/remarks.js").then(({ Remarks }) => Remarks);

/**
 * The captain, where there is one: in lessons, and with remarks in learning flights against bots.
 * @param {{session: import("../core/session.js").Session, isPlaying: boolean}} props
 */
function Teaching({ session, isPlaying }) {
  const table = session.table.value;
  const lesson = table?.lesson ?? "";
  const isLearning =
    table !== null &&
    !lesson &&
    session.seat.value !== null &&
    table.seats.every((seat, number) => seat.bot || number === session.seat.value) &&
    Boolean(pluginOf(table.game).isLearning?.(table.config));
  const Layer = useLater(isPlaying && lesson ? loadLesson : undefined);
  const Remarks = useLater(isPlaying && isLearning ? loadRemarks : undefined);
  if (!isPlaying) return null;
  if (lesson) return Layer && html`<${Layer} session=${session} lesson=${lesson} />`;
  return isLearning && Remarks ? html`<${Remarks} session=${session} />` : null;
}

/** @param {{bye: import("../types.d.ts").ByeMessage | null}} props */
export function Ended({ bye }) {
  const key = `client-bye-${bye?.code}`;
  const match = typeof bye?.facts?.match === "string" ? bye.facts.match : "";
  const isOut = ["left", "kicked", "closed"].includes(bye?.code ?? "");
  return html`<section class="ended panel">
    <h1>${isOut ? t("client-ended") : t("client-no-entry")}</h1>
    <p>${has(key) ? t(key) : t("client-bye-other")}</p>
    ${match && html`<p><a href=${`#/match/${match}`}>${t("client-aborted-match")}</a></p>`}
    <${Button} main onClick=${() => go("#/")}>${t("client-to-front")}<//>
  </section>`;
}
