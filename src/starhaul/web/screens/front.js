/** The home page: quick match, new table, joining, and the open tables. */

import { defaultGame, gameNames, pluginOf } from "../core/games.js";
import { isShut } from "../core/house.js";
import { lastTable } from "../core/ownseats.js";
import { part } from "../core/part.js";
import { played } from "../core/progress.js";
import { tableLink } from "../core/routes.js";
import { choose, settings } from "../core/settings.js";
import { t } from "../core/texts.js";
import { html, useState } from "../lib.js";
import { useLater } from "../ui/guard.js";
import { Languages } from "../ui/languages.js";
import { Mark } from "../ui/mark.js";
import { Button } from "../ui/parts.js";
import { SettingsButton } from "../ui/settingsdialog.js";
import { HouseCard, HouseDoor } from "./front/housecard.js";
import { Learning } from "./front/learning.js";
import { isNew } from "./front/suggestion.js";
import { OpenTables } from "./front/tables.js";
import { FriendsWay, JoinWay, QuickWay } from "./front/ways.js";

/** @typedef {import("../lib.js").On<HTMLInputElement>} OnInput */

export function Screen() {
  const [isMaking, setIsMaking] = useState(false);
  const CustomTable = useLater(isMaking ? loadCustom : undefined);
  return html`<div class="front">
    <header class="front-bar">
      <${Mark} size=${36} /><strong class="wordmark">Starhaul</strong>
      <div class="front-tools">
        <a class="button quiet front-wide" href="#/matches">${t("front-matches")}</a>
        <${Languages} /><${SettingsButton} />
      </div>
    </header>
    <section class="hero">
      <div class="hero-words">
        <h1>${t("front-headline")}</h1>
        <p>${t("front-intro")}</p>
        <${NameField} />
        <a class="button quiet front-narrow" href="#/matches">${t("front-matches")}</a>
      </div>
      <${Hero} />
    </section>
    <${HouseCard} />
    <${WayBack} />
    ${
      isShut()
        ? html`<div class="ways is-shut"><${HouseDoor} /><${JoinWay} /></div>`
        : html`<${Inside} onMake=${() => setIsMaking(true)} />`
    }
    ${isMaking && CustomTable && html`<${CustomTable} onClose=${() => setIsMaking(false)} />`}
  </div>`;
}

/** Everything that a private server shows to invited guests only. @param {{onMake: () => void}} props */
function Inside({ onMake }) {
  return html`
    ${isNew(played.value) && html`<${Learning} />`}
    <div class="ways"><${QuickWay} /><${FriendsWay} /><${JoinWay} /></div>
    ${!isNew(played.value) && html`<${Learning} />`}
    <div class="front-below">
      <${OpenTables} />
      <section class="custom panel" aria-labelledby="custom-table">
        <h2 id="custom-table">${t("front-custom")}</h2>
        <p class="muted">${t("front-custom-text")}</p>
        <${Button} onClick=${onMake}>${t("front-custom-open")}<//>
        <p class="front-replay"><a href="#/replay">${t("replay-file-link")}</a></p>
      </section>
    </div>
  `;
}

/** Fields of the games have their own styles. */
const loadCustom = () =>
  part(() => import("./front/custom.js").then(({ CustomTable }) => CustomTable), {
    texts: ["waiting", "watching"],
    styles: ["style/waiting.css", ...gameNames().flatMap((game) => pluginOf(game).formStyles ?? [])],
  })();

/** The picture of the first game, once it has loaded. */
function Hero() {
  const Picture = useLater(pluginOf(defaultGame()).hero);
  return html`<div class="hero-picture" aria-hidden="true">${Picture && html`<${Picture} />`}</div>`;
}

/** Back to the table the person came from. */
function WayBack() {
  const last = lastTable.value;
  if (!last) return null;
  return html`<a class="way-back panel" href=${tableLink(last.table)}>
    <span aria-hidden="true">↩</span> ${t("front-back")}
    <span class="muted">${t(`front-game-${last.game}`)}</span>
  </a>`;
}

function NameField() {
  return html`<label class="name-field">
    <span class="label">${t("front-name")}</span>
    <input
      type="text"
      maxlength="24"
      autocomplete="nickname"
      value=${settings.value.name}
      placeholder=${t("front-name-empty")}
      onInput=${(/** @type {OnInput} */ event) => choose({ name: event.currentTarget.value })}
    />
  </label>`;
}
