/** A page about what is special in one way to play (`#/special/NAME`); the games bring the pages. */

import { gameData, prepare } from "../core/gamedata.js";
import { gameNames, pluginOf } from "../core/games.js";
import { arrival } from "../core/retry.js";
import { go, route } from "../core/routes.js";
import { t } from "../core/texts.js";
import { html, useEffect, useState } from "../lib.js";
import { Loading } from "../ui/guard.js";
import { Button } from "../ui/parts.js";
import { SettingsButton } from "../ui/settingsdialog.js";

/** The game that has such a page. @param {string} name */
const gameWith = (name) => gameNames().find((game) => pluginOf(game).special?.names.includes(name)) ?? "";

export function Screen() {
  const now = route.value;
  const name = now.page === "special" ? now.name : "";
  const game = gameWith(name);
  const [Page, setPage] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    const special = game ? pluginOf(game).special : undefined;
    if (!special) return go("#/");
    prepare(game);
    arrival(special.load).then((page) => setPage(() => page));
  }, [game]);
  return html`<main class="special-page">
    <div class="special-inner">
      <header class="special-head">
        <${Button} quiet onClick=${() => go("#/")}>← ${t("client-to-front")}<//>
        <${SettingsButton} />
      </header>
      ${Page && gameData.value[game] ? html`<${Page} name=${name} />` : html`<${Loading} />`}
    </div>
  </main>`;
}
