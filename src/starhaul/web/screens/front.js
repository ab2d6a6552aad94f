/** The home page: quick match, new table, joining, and the open tables. */

import { LANGUAGE_NAMES } from "../core/constants.js";
import { defaultGame, pluginOf } from "../core/games.js";
import { lastTable } from "../core/ownseats.js";
import { tableLink } from "../core/routes.js";
import { choose, LANGUAGES, settings } from "../core/settings.js";
import { t } from "../core/texts.js";
import { html, useState } from "../lib.js";
import { useLater } from "../ui/guard.js";
import { Mark } from "../ui/mark.js";
import { Button } from "../ui/parts.js";
import { SettingsButton } from "../ui/settingsdialog.js";
import { OpenTables } from "./front/tables.js";
import { FriendsWay, JoinWay, QuickWay } from "./front/ways.js";

/** @typedef {import("../lib.js").On<HTMLInputElement>} OnInput */

export function Screen() {
  const [isMaking, setIsMaking] = useState(false);
  const CustomTable = useLater(isMaking ? loadCustom : undefined);
  return html`<div class="front">
    <header class="front-bar">
      <${Mark} size=${36} /><strong class="wordmark">Starhaul</strong>
      <div class="front-tools"><${Languages} /><${SettingsButton} /></div>
    </header>
    <section class="hero">
      <div class="hero-words">
        <h1>${t("front-headline")}</h1>
        <p>${t("front-intro")}</p>
        <${NameField} />
      </div>
      <${Hero} />
    </section>
    <${WayBack} />
    <div class="ways"><${QuickWay} /><${FriendsWay} /><${JoinWay} /></div>
    <div class="front-below">
      <${OpenTables} />
      <section class="custom panel" aria-labelledby="custom-table">
        <h2 id="custom-table">${t("front-custom")}</h2>
        <p class="muted">${t("front-custom-text")}</p>
        <${Button} onClick=${() => setIsMaking(true)}>${t("front-custom-open")}<//>
      </section>
    </div>
    ${isMaking && CustomTable && html`<${CustomTable} onClose=${() => setIsMaking(false)} />`}
  </div>`;
}

const loadCustom = () => import("./front/custom.js").then(({ CustomTable }) => CustomTable);

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

function Languages() {
  const { language } = settings.value;
  return html`<div class="languages" role="group" aria-label=${t("settings-language")}>
    ${LANGUAGES.map(
      (one) => html`<button
        key=${one}
        type="button"
        class="chip"
        lang=${one}
        aria-pressed=${one === language}
        title=${LANGUAGE_NAMES[one]}
        aria-label=${LANGUAGE_NAMES[one]}
        onClick=${() => choose({ language: one })}
      >
        <span class="long">${LANGUAGE_NAMES[one]}</span><span class="short">${one.toUpperCase()}</span>
      </button>`,
    )}
  </div>`;
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
