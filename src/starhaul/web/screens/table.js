/** A table: shows the waiting room, the match or its results. */

import { gameData } from "../core/gamedata.js";
import { pluginOf } from "../core/games.js";
import { retry } from "../core/retry.js";
import { go } from "../core/routes.js";
import { session } from "../core/session.js";
import { has, speakOfEdition, t } from "../core/texts.js";
import { effect, html, useEffect, useState } from "../lib.js";
import { Loading } from "../ui/guard.js";
import { Button } from "../ui/parts.js";

const WAITING = "waiting";

/** @param {string} name Of a game, or the waiting room. @returns {Promise<{Screen: unknown}>} */
const load = (name) => (name === WAITING ? import("./waitingroom.js") : pluginOf(name).screen());

effect(() => {
  const config = session.value?.table.value?.config;
  speakOfEdition(config && "edition" in config ? config.edition : undefined);
});

/** @param {import("../core/session.js").Session} visit */
function screenOf(visit) {
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
      retry(() => load(name)).then((module) => setScreens((had) => ({ ...had, [name]: module.Screen })));
  }, [name]);
  if (!visit) return null;
  if (visit.status.value === "ended") return html`<${Ended} bye=${visit.bye.value} />`;
  const Shown = name ? screens[name] : null;
  const isReady = Shown && (name === WAITING || gameData.value[/** @type {string} */ (name)]);
  return isReady ? html`<${Shown} session=${visit} />` : html`<${Loading} />`;
}

/** @param {{bye: import("../types.d.ts").ByeMessage | null}} props */
function Ended({ bye }) {
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
